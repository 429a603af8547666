import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { ADMIN_CLIENTE as P } from '../../../src/palavras/admin-cliente.ts';
import { usePaginas } from '../../dados/usar-paginas.ts';
import { Lido } from '../../partes/Lido.tsx';
import { Relacao } from '../../partes/Relacao.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { doCliente, type PropsDaAba, usePalavrasDoModo } from '../cliente.ts';

interface Lance {
  uid: string;
  data: string;
  loteNumero: string;
  loteNome: string;
  tipoLance: string;
  tipoNegociacao: string;
  situacao: string;
  valor: number | null;
}

/** What they bid, offered and bought at once. No cap is in it. */
export default function Lances({ cliente }: PropsDaAba) {
  const doModo = usePalavrasDoModo();
  const filtro = JSON.stringify([doCliente(cliente)]);
  const { itens, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePaginas<Lance>('/v1/lances-recebidos', { filtro });
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={itens.length === 0 && doModo.nenhum}
    >
      <Relacao
        itens={itens}
        chave={({ uid }) => uid}
        colunas={[
          { rotulo: P.lances.quando, de: ({ data }) => formatarDataHora(data) },
          { rotulo: doModo.lote, de: ({ loteNumero, loteNome }) => `${loteNumero} ${loteNome}` },
          { rotulo: P.lances.tipo, de: ({ tipoLance, tipoNegociacao }) => `${tipoNegociacao}, ${tipoLance}` },
          { rotulo: P.lances.situacao, de: ({ situacao }) => situacao },
          {
            ...{ rotulo: P.lances.valor, numero: true },
            de: ({ valor }) => (valor === null ? P.lances.sigilo : formatarReais(valor)),
          },
        ]}
      />
      {hasNextPage && (
        <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {P.mais}
        </Botao>
      )}
    </Lido>
  );
}
