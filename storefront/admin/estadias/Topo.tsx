import { QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import { Link } from 'react-router';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { useTemPapel } from '../dados/contexto.tsx';

/** A stay begins at the gate. */
export default function Topo() {
  return useTemPapel(QUEM_CUIDA_DE_ESTADIAS) ? (
    <Link to="/entrada-no-patio" className="botao primario">
      {P.entrada}
    </Link>
  ) : null;
}
