import { QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO } from '@martelo/shared/papeis';
import { Link } from 'react-router';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTemPapel } from '../dados/contexto.tsx';
import { usePalavras } from './dados.ts';

/** The way to the papers of an auction, for who keeps them. */
export function IrAosDocumentos({ leilaoUid }: { leilaoUid: string }) {
  const P = usePalavras();
  return useTemPapel(QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO) ? (
    <Link to={`/documentos-leilao/${leilaoUid}`} className="botao normal">
      <Icone nome="file-text" tamanho={16} />
      <span>{P.titulo}</span>
    </Link>
  ) : null;
}
