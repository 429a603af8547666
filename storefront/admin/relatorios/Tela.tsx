import { formatarDataHora } from '@martelo/shared/datas';
import { ROTULOS_FORMATO, ROTULOS_SITUACAO_DA_EXPORTACAO } from '@martelo/shared/exportacao-da-casa';
import type { ExecucaoDeRelatorio, ParaQuem, RelatorioDescrito } from '@martelo/shared/relatorio';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { aoReceber } from '../../src/live/conexao.ts';
import { ADMIN_EXPORTACOES } from '../../src/palavras/admin-exportacoes.ts';
import { baixarExportacao } from '../casca/exportacoes/caixa.ts';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useTemPapel } from '../dados/contexto.tsx';
import { usePaginas } from '../dados/usar-paginas.ts';
import { Lido } from '../partes/Lido.tsx';
import { type Coluna, Relacao } from '../partes/Relacao.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { usePalavras } from './palavras.ts';
import { Tirar } from './Tirar.tsx';

export const DaCasa = () => <Relatorios para="casa" />;
export const DoComitente = () => <Relatorios para="comitente" />;

/** The reports that one may run, and who ran which of them last. */
function Relatorios({ para }: { para: ParaQuem }) {
  const P = usePalavras();
  const titulo = para === 'casa' ? P.titulo : P.tituloDoComitente;
  useTitulo(titulo);
  const administra = useTemPapel(['Interno - ADM']);
  const [tirando, tirar] = useState<RelatorioDescrito | null>(null);
  const { data, isPending, error, refetch } = useQuery<{ itens: RelatorioDescrito[] }, Recusa>({
    queryKey: ['relatorios', para],
    queryFn: ({ signal }) => chamar('GET', `/v1/relatorios?para=${para}`, { signal }),
    retry: false,
  });
  const grupos = [...Map.groupBy(data?.itens ?? [], ({ grupo }) => grupo)];
  return (
    <div className="pagina relatorios">
      <header className="lista-topo">
        <h1>{titulo}</h1>
      </header>
      <p className="leitura quieto">
        {P.explica} {para === 'comitente' && !administra && P.soSeus}
      </p>
      <section className="banco-parte">
        <h2>{P.catalogo}</h2>
        <Lido
          lendo={isPending}
          erro={error}
          deNovo={() => void refetch()}
          vazio={data?.itens.length === 0 && P.nenhum}
        >
          {grupos.map(([grupo, relatorios]) => (
            <section key={grupo} className="relatorio-grupo">
              <h3>{grupo}</h3>
              <ul>
                {relatorios.map((um) => (
                  <li key={um.nome} className="relatorio-cartao">
                    <strong>{um.titulo}</strong>
                    <p>{um.descricao}</p>
                    <Botao icone="download" aria-label={P.tirarEste(um.titulo)} onClick={() => tirar(um)}>
                      {P.tirar}
                    </Botao>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Lido>
      </section>
      <Ultimas para={para} />
      {tirando && <Tirar relatorio={tirando} aoFechar={() => tirar(null)} />}
    </div>
  );
}

const CHAMADA = '/v1/relatorios/execucoes';

function Ultimas({ para }: { para: ParaQuem }) {
  const P = usePalavras();
  const consultas = useQueryClient();
  const dizer = useDizer();
  const { itens, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePaginas<ExecucaoDeRelatorio>(CHAMADA, { para });
  // One's own are told of as they are made.
  useEffect(
    () =>
      aoReceber('on-exportacao', () => void consultas.invalidateQueries({ queryKey: ['paginas', CHAMADA] })),
    [consultas],
  );
  const colunas: Coluna<ExecucaoDeRelatorio>[] = [
    {
      rotulo: P.colunas.relatorio,
      de: ({ titulo, formato }) => (
        <>
          {titulo}
          <small className="motivo">{ROTULOS_FORMATO[formato]}</small>
        </>
      ),
    },
    { rotulo: P.colunas.quem, de: ({ autor }) => autor },
    { rotulo: P.colunas.quando, de: ({ pedidaEm }) => formatarDataHora(pedidaEm) },
    {
      rotulo: P.colunas.criterios,
      de: ({ criterios }) =>
        criterios.length === 0
          ? P.semCriterios
          : criterios.map(({ rotulo, valor }) => `${rotulo}: ${valor}`).join(' · '),
    },
    {
      rotulo: P.colunas.linhas,
      numero: true,
      de: ({ situacao, linhas }) =>
        situacao === 'PRONTA' || situacao === 'EXPIRADA' ? linhas.toLocaleString('pt-BR') : '—',
    },
    {
      rotulo: P.colunas.situacao,
      de: ({ situacao, linhas, total, motivo }) => (
        <>
          {ROTULOS_SITUACAO_DA_EXPORTACAO[situacao]}
          {situacao === 'FAZENDO' && (
            <small className="motivo">{ADMIN_EXPORTACOES.andou(linhas, total)}</small>
          )}
          {motivo && <small className="motivo">{motivo}</small>}
        </>
      ),
    },
  ];
  return (
    <section className="banco-parte">
      <h2>{P.ultimas}</h2>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={itens.length === 0 && P.nenhumaVez}
      >
        <Relacao
          {...{ itens, colunas }}
          chave={({ uid }) => uid}
          atos={{
            rotulo: P.acoes,
            de: ({ uid, titulo, situacao, minha, pedidaEm }) => {
              if (situacao !== 'PRONTA') return null;
              if (!minha) return <small className="quieto">{P.deOutro}</small>;
              return (
                <Botao
                  icone="download"
                  aria-label={P.baixarEste(titulo, formatarDataHora(pedidaEm))}
                  onClick={() =>
                    void baixarExportacao(uid).catch((erro: Recusa) => dizer(erro.message, { tom: 'ruim' }))
                  }
                >
                  {P.baixar}
                </Botao>
              );
            },
          }}
        />
        {hasNextPage && (
          <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {P.mais}
          </Botao>
        )}
      </Lido>
    </section>
  );
}
