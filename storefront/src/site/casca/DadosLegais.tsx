import { type DadosLegais as Dados, linhasLegais } from '@martelo/shared/dados-legais';
import estilo from './DadosLegais.module.css';

/** Who a brand is by law (Decreto 7.962/2013, art. 2), to read and to reach. Nothing where it did not say. */
export function DadosLegais({ legal }: { legal: Dados | null | undefined }) {
  if (!legal) return null;
  const { endereco, telefone, email } = legal;
  const [razaoSocial, cnpj] = linhasLegais(legal);
  return (
    <address className={estilo.legal}>
      <strong>{razaoSocial}</strong>
      <span className={estilo.junto}>{cnpj}</span>
      {endereco && <span>{endereco}</span>}
      {telefone && <a href={`tel:${telefone.replace(/[^\d+]/g, '')}`}>{telefone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
