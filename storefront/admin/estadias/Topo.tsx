import { QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import { Link } from 'react-router';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { useTemPapel } from '../dados/contexto.tsx';
import { usePodeNoPatio } from '../dados/no-patio.ts';

/** A stay begins at the gate. */
export default function Topo() {
  const cuida = useTemPapel(QUEM_CUIDA_DE_ESTADIAS);
  return usePodeNoPatio()(null, 'ENTRADA') && cuida ? (
    <Link to="/entrada-no-patio" className="botao primario">
      {P.entrada}
    </Link>
  ) : null;
}
