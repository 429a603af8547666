import { ADMIN_CLIENTE as P } from '../../../src/palavras/admin-cliente.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { DaEspecie } from '../../partes/DaEspecie.tsx';
import { doCliente, type PropsDaAba } from '../cliente.ts';

/** What they asked of their own data (LGPD); each is answered on its own screen. */
export default function Pedidos({ cliente }: PropsDaAba) {
  const recurso = useCasa().recursos.get('solicitacaoLgpd')!;
  const campos = ['situacao', 'pedidaEm', 'prazo'];
  return <DaEspecie {...{ recurso, campos }} filtro={doCliente(cliente)} vazio={P.pedidos.nenhum} />;
}
