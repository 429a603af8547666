import { ADMIN_CLIENTE as P } from '../../../src/palavras/admin-cliente.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { DaEspecie } from '../../partes/DaEspecie.tsx';
import { doCliente, type PropsDaAba } from '../cliente.ts';

export default function Compras({ cliente }: PropsDaAba) {
  const recurso = useCasa().recursos.get('venda')!;
  const campos = ['situacao', 'valor', 'total', 'dataVencimento', 'createdAt'];
  return <DaEspecie {...{ recurso, campos }} filtro={doCliente(cliente)} vazio={P.compras.nenhuma} />;
}
