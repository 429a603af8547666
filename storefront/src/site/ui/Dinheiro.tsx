import type { Centavos } from '@martelo/shared/dinheiro';
import { formatarReais } from '@martelo/shared/reais';
import { DINHEIRO } from '../../palavras/dinheiro.ts';
import estilo from './Dinheiro.module.css';

/** An amount in centavos, tabular, with a quiet "R$". Null shows a dash. Centavos are hidden when zero unless `centavos`. */
export function Dinheiro({
  valor,
  centavos = false,
  className,
}: {
  valor: Centavos | null;
  centavos?: boolean;
  className?: string;
}) {
  const classe = [estilo.dinheiro, className].join(' ');
  if (valor === null)
    return (
      <span className={classe}>
        <span aria-hidden>—</span>
        <span className="so-leitor">{DINHEIRO.semValor}</span>
      </span>
    );
  const [moeda, ...numero] = formatarReais(valor, { curto: !centavos }).split(' ');
  return (
    <span className={classe}>
      <span className={estilo.moeda}>{moeda}</span> {numero.join(' ')}
    </span>
  );
}
