import { formatarDataHora } from '@martelo/shared/datas';
import { ROTULOS_SITUACAO_LEILAO } from '@martelo/shared/leilao-transicoes';
import type { LeilaoComVideos, VideosDoLeilao } from '@martelo/shared/videos-dos-lotes';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ADMIN_VIDEOS } from '../../src/palavras/admin-videos.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { usePaginas } from '../dados/usar-paginas.ts';
import { Ditos } from '../partes/Ditos.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Relacao } from '../partes/Relacao.tsx';
import { Botao } from '../ui/Botao.tsx';

const CHAMADA = '/v1/videos-dos-lotes';
const usePalavras = () => ADMIN_VIDEOS[useCasa().configuracao.marca.tipo];

/** Where the videos of lots are; which auction's stands in the address. */
export default function Videos() {
  const P = usePalavras();
  const [busca] = useSearchParams();
  const uid = busca.get('leilao');
  useTitulo(P.titulo);
  return (
    <div className="pagina banco">
      {uid !== null && (
        <Link to="?" className="volta">
          <Icone nome="arrow-left" tamanho={14} />
          {P.voltar}
        </Link>
      )}
      <header className="lista-topo">
        <h1>{P.titulo}</h1>
      </header>
      {uid === null ? <Leiloes /> : <DoLeilao uid={uid} />}
    </div>
  );
}

function Leiloes() {
  const P = usePalavras();
  const { itens, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePaginas<LeilaoComVideos>(CHAMADA);
  return (
    <section className="banco-parte" aria-label={P.leiloes}>
      <p className="leitura quieto">{P.explica}</p>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={itens.length === 0 && P.semLeiloes}
      >
        <Relacao
          {...{ itens }}
          chave={({ uid }) => uid}
          colunas={[
            {
              rotulo: P.colunas.nome,
              de: ({ uid, nome }) => <Link to={`?${new URLSearchParams({ leilao: uid })}`}>{nome}</Link>,
            },
            { rotulo: P.colunas.data, de: ({ data }) => formatarDataHora(data) },
            { rotulo: P.colunas.situacao, de: ({ situacao }) => ROTULOS_SITUACAO_LEILAO[situacao] },
            {
              ...{ rotulo: P.colunas.lotes, numero: true },
              de: ({ quantidadeLotes }) => quantidadeLotes.toLocaleString('pt-BR'),
            },
          ]}
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

function DoLeilao({ uid }: { uid: string }) {
  const P = usePalavras();
  const { data, isPending, error, refetch } = useQuery<VideosDoLeilao, Recusa>({
    queryKey: ['videos', uid],
    queryFn: ({ signal }) => chamar('GET', `${CHAMADA}/${encodeURIComponent(uid)}`, { signal }),
    retry: false,
  });
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={data?.qtdLotes === 0 && P.semLotes}
    >
      {data && (
        <section className="banco-parte" aria-labelledby="videos-do-leilao">
          <h2 id="videos-do-leilao">{data.leilao.nome}</h2>
          <Ditos
            de={[
              [P.contas.todos, data.qtdLotes.toLocaleString('pt-BR')],
              [P.contas.com, data.qtdLotesComVideo.toLocaleString('pt-BR')],
              [P.contas.sem, data.qtdLotesSemVideo.toLocaleString('pt-BR')],
            ]}
          />
          <p className="registro-acoes da-parte">
            {(['xlsx', 'csv'] as const).map((formato) => (
              <a
                key={formato}
                className="botao normal"
                href={`/api${CHAMADA}/${data.leilao.uid}/exportar?formato=${formato}`}
                download
              >
                <Icone nome="download" tamanho={16} />
                {formato === 'xlsx' ? P.baixarXlsx : P.baixarCsv}
              </a>
            ))}
          </p>
          <Relacao
            itens={data.itens}
            chave={({ lelUid }) => lelUid}
            colunas={[
              { rotulo: P.lote.numero, de: ({ numero }) => numero },
              { rotulo: P.lote.nome, de: ({ nome }) => nome },
              {
                rotulo: P.lote.video,
                de: ({ nome, video }) =>
                  video === null ? (
                    <span className="quieto">{P.semVideo}</span>
                  ) : (
                    <a href={video} target="_blank" rel="noreferrer" aria-label={P.abrir(nome)}>
                      {video}
                    </a>
                  ),
              },
            ]}
          />
        </section>
      )}
    </Lido>
  );
}
