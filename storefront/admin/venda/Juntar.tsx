import { podeMexer } from '@martelo/shared/pos-venda/juntar';
import { formatarReais } from '@martelo/shared/reais';
import { useGetList } from 'ra-core';
import { Lido } from '../partes/Lido.tsx';
import { AtoDaVenda } from './AtoDaVenda.tsx';
import { Marcar } from './Marcar.tsx';
import { usePalavras, type Venda } from './venda.ts';

const MAIS_VENDAS = 50;

/** Brings other sales of the same client in the same auction into this one: those that can be. */
export function Juntar({ venda, lerDeNovo }: { venda: Venda; lerDeNovo: () => void }) {
  const P = usePalavras().atos;
  return (
    <AtoDaVenda
      revisao={venda.revisao}
      aoFazer={lerDeNovo}
      ato={{
        ...{ rotulo: P.juntar, titulo: P.juntarTitulo, explica: P.juntarExplica },
        ...{ metodo: 'POST', caminho: `/v1/vendas/${venda.uid}/agrupar`, falta: P.juntarNada },
        miolo: (escrever) => (
          <Outras {...{ venda }} mudar={(vendas) => escrever(vendas.length === 0 ? null : { vendas })} />
        ),
      }}
    />
  );
}

function Outras({ venda, mudar }: { venda: Venda; mudar: (marcadas: string[]) => void }) {
  const P = usePalavras().atos;
  const { data, error, isPending, refetch } = useGetList<Venda>(
    'venda',
    {
      filter: {
        filtros: [
          { tipo: 'exata', campo: 'cliUid', valor: venda.cliUid },
          { tipo: 'exata', campo: 'leiUid', valor: venda.leiUid },
        ],
      },
      ...{ pagination: { page: 1, perPage: MAIS_VENDAS }, sort: { field: 'id', order: 'DESC' } },
    },
    { retry: false },
  );
  const outras = (data ?? []).filter((uma) => uma.uid !== venda.uid && podeMexer(uma));
  return (
    <Lido
      lendo={isPending}
      erro={error as Error | null}
      deNovo={() => void refetch()}
      vazio={outras.length === 0 && P.juntarNenhuma}
    >
      <Marcar
        nome={P.juntarTitulo}
        opcoes={outras.map(({ uid, id, loteNome, totalAPagar }) => ({
          ...{ valor: uid, rotulo: P.juntarOpcao(id, loteNome, formatarReais(totalAPagar)) },
        }))}
        mudar={mudar}
      />
    </Lido>
  );
}
