import { Acessos as DaConta } from '../../partes/Acessos.tsx';
import type { PropsDaAba } from '../usuario.ts';

export default function Acessos({ usuario: { uid } }: PropsDaAba) {
  return <DaConta caminho={`/v1/usuarios/${uid}/acessos`} />;
}
