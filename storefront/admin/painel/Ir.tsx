import { QUEM_VE_PAINEL_DO_LEILAO } from '@martelo/shared/papeis';
import { Link } from 'react-router';
import { ADMIN_PAINEL } from '../../src/palavras/admin-painel.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';

/** The way to an auction's figures, for who follows it by them. */
export function IrAoPainel({ leilaoUid }: { leilaoUid: string }) {
  const P = ADMIN_PAINEL[useCasa().configuracao.marca.tipo];
  return useTemPapel(QUEM_VE_PAINEL_DO_LEILAO) ? (
    <Link to={`/eventos/dashboard/${leilaoUid}`} className="botao normal">
      <Icone nome="layers" tamanho={16} />
      <span>{P.titulo}</span>
    </Link>
  ) : null;
}
