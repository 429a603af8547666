import { useCasa } from '../../dados/contexto.tsx';
import { DaEspecie } from '../../partes/DaEspecie.tsx';
import { type PropsDaAba, usePalavras } from '../lance.ts';

/** The sales that came of its lot, and how far their money is. */
export default function Financeiro({ lance }: PropsDaAba) {
  const P = usePalavras();
  const recurso = useCasa().recursos.get('venda');
  if (recurso === undefined) return <p>{P.semVendas}</p>;
  return (
    <DaEspecie
      recurso={recurso}
      filtro={{ tipo: 'exata', campo: 'itens.lelUid', valor: lance.lelUid }}
      campos={['situacao', 'dataVenda', 'dataPagamento', 'totalAPagar']}
      vazio={P.semVendas}
    />
  );
}
