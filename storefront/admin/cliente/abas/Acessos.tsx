import { Acessos as DaConta } from '../../partes/Acessos.tsx';
import type { PropsDaAba } from '../cliente.ts';

export default function Acessos({ cliente: { uid } }: PropsDaAba) {
  return <DaConta caminho={`/v1/clientes/${uid}/acessos`} />;
}
