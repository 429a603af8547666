import { Link } from 'react-router';
import { ADMIN_EVENTOS as P } from '../../src/palavras/admin-eventos.ts';

/** Where guests are let in and counted, from their list. The door is loaded anew: only its own page may use the camera. */
export default function Topo() {
  return (
    <>
      <Link to="/eventos-relatorio" className="botao normal">
        {P.irAoRelatorio}
      </Link>
      <a href="/admin/eventos-portaria" className="botao normal">
        {P.irAPorta}
      </a>
    </>
  );
}
