import { Link } from 'react-router';
import { ADMIN_NOTIFICACOES as P } from '../../src/palavras/admin-notificacoes.ts';
import { ROTA } from './dados.ts';

/** From what went out to what settles it. */
export default function Topo() {
  return (
    <Link className="botao normal" to={`/${ROTA}`}>
      <span>{P.configurar}</span>
    </Link>
  );
}
