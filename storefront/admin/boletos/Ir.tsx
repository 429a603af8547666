import { QUEM_VE_BOLETOS_DO_LEILAO } from '@martelo/shared/papeis';
import { Link } from 'react-router';
import { ADMIN_BOLETOS } from '../../src/palavras/admin-boletos.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';

/** The way to the slips of an auction, for who may look through them. */
export function IrAosBoletos({ leilaoUid }: { leilaoUid: string }) {
  const P = ADMIN_BOLETOS[useCasa().configuracao.marca.tipo];
  return useTemPapel(QUEM_VE_BOLETOS_DO_LEILAO) ? (
    <Link to={`/boletos/${leilaoUid}`} className="botao normal">
      <Icone nome="banknote" tamanho={16} />
      <span>{P.titulo}</span>
    </Link>
  ) : null;
}
