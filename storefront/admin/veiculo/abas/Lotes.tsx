import { formatarDataHora } from '@martelo/shared/datas';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import type { LotesDoVeiculo } from '@martelo/shared/veiculo-lotes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LOTES_DO_VEICULO } from '../../../src/palavras/admin-veiculo-partes.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { type Coluna, Relacao } from '../../partes/Relacao.tsx';
import type { PropsDaAba } from '../veiculo.ts';

type Lote = LotesDoVeiculo['itens'][number];

/** Every lot that it was in, and what it came to. */
export default function Lotes({ veiculo }: PropsDaAba) {
  const { telas, configuracao } = useCasa();
  const P = LOTES_DO_VEICULO[configuracao.marca.tipo];
  const { data, error, isPending, refetch } = useQuery<LotesDoVeiculo, Recusa>({
    queryKey: ['veiculo', 'lotes', veiculo.uid, veiculo.revisao],
    queryFn: ({ signal }) => chamar('GET', `/v1/veiculos/${veiculo.uid}/lotes`, { signal }),
    retry: false,
  });
  const levando = (especie: string, uid: string, dito: ReactNode) => {
    const tela = telas.get(especie);
    return tela ? <Link to={`/${tela.rotaDeUm}/${uid}`}>{dito}</Link> : dito;
  };
  const temVendas = telas.has('venda');
  const colunas: Coluna<Lote>[] = [
    { rotulo: P.lote, de: ({ uid, numero, nome }) => levando('lote', uid, `${numero} · ${nome}`) },
    { rotulo: P.leilao, de: ({ leilao }) => levando('leilao', leilao.uid, leilao.nome) },
    {
      rotulo: P.situacao,
      de: ({ situacao }) => (
        <span className="marca-situacao">{rotuloSituacao(situacao, configuracao.marca.tipo).rotulo}</span>
      ),
    },
    { rotulo: P.minimo, numero: true, de: ({ minimo }) => formatarReais(minimo) },
    {
      ...{ rotulo: P.maior, numero: true },
      de: ({ valorAtual }) => (valorAtual === null ? '—' : formatarReais(valorAtual)),
    },
    { rotulo: P.lances, numero: true, de: ({ qtdLances }) => qtdLances.toLocaleString('pt-BR') },
    { rotulo: P.fim, de: ({ dataFim }) => (dataFim === null ? '—' : formatarDataHora(dataFim)) },
    ...(temVendas
      ? [
          {
            rotulo: P.venda,
            de: ({ venda }: Lote) => (venda === null ? '—' : levando('venda', venda.uid, venda.situacao)),
          },
        ]
      : []),
  ];
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={data?.itens.length === 0 && P.nenhum}
    >
      <Relacao itens={data?.itens ?? []} chave={({ uid }) => uid} colunas={colunas} />
    </Lido>
  );
}
