import { ADMIN_PERFIL as P } from '../../../src/palavras/admin-perfil.ts';
import { EscolhasDeAparencia } from '../../casca/Aparencia.tsx';

export default function Aparencia() {
  return (
    <div className="parte">
      <p className="quieto">{P.aparencia}</p>
      <EscolhasDeAparencia />
    </div>
  );
}
