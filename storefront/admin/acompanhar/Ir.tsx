import { QUEM_ACOMPANHA_LEILAO, QUEM_ACOMPANHA_OS_SEUS } from '@martelo/shared/papeis';
import { Link } from 'react-router';
import { ADMIN_ACOMPANHAR } from '../../src/palavras/admin-acompanhar.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';

/** The way to following an auction lot by lot: for the house all of it, for a consignor's people their own lots. */
export function IrAcompanhar({ leilaoUid }: { leilaoUid: string }) {
  const P = ADMIN_ACOMPANHAR[useCasa().configuracao.marca.tipo];
  const daCasa = useTemPapel(QUEM_ACOMPANHA_LEILAO);
  const dosSeus = useTemPapel(QUEM_ACOMPANHA_OS_SEUS);
  if (!daCasa && !dosSeus) return null;
  return (
    <Link
      to={`/${daCasa ? 'backoffice-acompanhar-leilao' : 'acompanhar-leilao'}/${leilaoUid}`}
      className="botao normal"
    >
      <Icone nome="eye" tamanho={16} />
      <span>{daCasa ? P.titulo : P.osMeus}</span>
    </Link>
  );
}
