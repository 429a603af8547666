import { ADMIN_PERFIL as P } from '../../../src/palavras/admin-perfil.ts';
import { Acessos as DaConta } from '../../partes/Acessos.tsx';

export default function Acessos() {
  return (
    <>
      <p className="quieto leitura">{P.acessos}</p>
      <DaConta caminho="/v1/auth/acessos" />
    </>
  );
}
