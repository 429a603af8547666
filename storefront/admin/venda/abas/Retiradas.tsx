import { useCasa } from '../../dados/contexto.tsx';
import { DaEspecie } from '../../partes/DaEspecie.tsx';
import { type PropsDaVenda, usePalavras } from '../venda.ts';

export default function Retiradas({ venda }: PropsDaVenda) {
  const recurso = useCasa().recursos.get('agendamento')!;
  return (
    <DaEspecie
      {...{ recurso }}
      campos={['situacao', 'patioNome', 'inicio', 'terceiro.nome']}
      filtro={{ tipo: 'exata', campo: 'vendaUid', valor: venda.uid }}
      vazio={usePalavras().retiradas.nenhuma}
    />
  );
}
