import { VERSOES } from '../palavras/documentos-legais.ts';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { type DocumentoComVersoes, diaPorExtenso, lerVersoes } from './ler.ts';
import estilo from './Versoes.module.css';

/** Which version a document is in, since when, and the way to those before it; nothing while none is kept. */
export async function EmVigor({ uri }: { uri: DocumentoComVersoes }) {
  const [atual] = (await lerVersoes(uri)) ?? [];
  if (atual === undefined) return null;
  return (
    <div className={`recipiente ${estilo.emVigor}`}>
      <p>
        {VERSOES.emVigor(atual.versao, diaPorExtenso(atual.publicadaEm))}{' '}
        <Ligacao href={`/${uri}/versoes`}>{VERSOES.anteriores}</Ligacao>
      </p>
    </div>
  );
}
