import { QUEM_BAIXA_VIDEOS } from '@martelo/shared/papeis';
import { leilaoComVideos, type VideosDoLeilao, videosDoLeilao } from '@martelo/shared/videos-dos-lotes';
import { paramsUid } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import { escreverPlanilha, TIPO_DA_PLANILHA } from '../../api/planilha/planilha.ts';
import { formatoDeExportacao } from '../../api/recurso/exportar.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { devagar } from '../../jobs/devagar.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import type { Acesso, Registros } from '../../records/records.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  emDia(): Promise<void>;
}

/** Where the videos of an auction's lots are, for who keeps the machines that play them: to be read and taken away, and no more of the lots. */
export function rotasDosVideos({ registros, localizador, emDia }: Dependencias): Rota[] {
  const leiloes = registros.colecao(LEILOES);

  const videosDe = async (acesso: Acesso, uid: string): Promise<VideosDoLeilao> => {
    const { leilao, ordem, lotes } = await localizador.leilao(acesso, uid);
    const itens = [...ordem].map((lelUid) => {
      const { numero, nome, video } = lotes.get(lelUid)!.dados;
      return { lelUid, numero, nome, video: video ?? null };
    });
    const qtdLotesComVideo = itens.filter(({ video }) => video !== null).length;
    return {
      leilao: {
        ...{ uid: leilao.uid, id: leilao.id, nome: leilao.nome, data: leilao.data },
        ...{ situacao: leilao.situacao, quantidadeLotes: itens.length },
      },
      ...{ qtdLotes: itens.length, qtdLotesComVideo, qtdLotesSemVideo: itens.length - qtdLotesComVideo },
      itens,
    };
  };

  const comum = { metodo: 'get', guarda: QUEM_BAIXA_VIDEOS } as const;
  return [
    rota({
      ...comum,
      caminho: '/v1/videos-dos-lotes',
      resumo: 'Leilões da marca, os mais novos primeiro, de onde se vai aos vídeos dos lotes',
      query: parametrosDeLista(['nome', 'data']),
      resposta: paginaDe(leilaoComVideos),
      async executar({ query: { consulta }, chamador: { acesso } }) {
        await emDia();
        const ordem = { campo: 'data', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
        const lidos = await leiloes.listar(acesso, { ...consulta, ordem: consulta.ordem ?? ordem });
        return {
          ...lidos,
          itens: lidos.itens.map(({ uid, id, nome, data, situacao, quantidadeLotes }) => ({
            ...{ uid, id, nome, data, situacao, quantidadeLotes },
          })),
        };
      },
    }),
    rota({
      ...comum,
      caminho: '/v1/videos-dos-lotes/:uid',
      resumo: 'Os endereços dos vídeos dos lotes de um leilão, e quantos lotes não têm',
      params: paramsUid,
      resposta: videosDoLeilao,
      executar: ({ params: { uid }, chamador: { acesso } }) => videosDe(acesso, uid),
    }),
    rota({
      ...comum,
      caminho: '/v1/videos-dos-lotes/:uid/exportar',
      resumo: 'Os mesmos endereços em CSV ou XLSX',
      params: paramsUid,
      query: formatoDeExportacao,
      arquivo: Object.values(TIPO_DA_PLANILHA),
      async executar({ params: { uid }, query: { formato }, chamador: { acesso }, res }) {
        const { leilao, itens } = await videosDe(acesso, uid);
        res.setHeader('content-type', TIPO_DA_PLANILHA[formato]);
        res.setHeader('content-disposition', `attachment; filename="videos-leilao-${leilao.id}.${formato}"`);
        const linhas = itens.map(({ numero, nome, video }) => [numero, nome, video]);
        await escreverPlanilha(formato, COLUNAS, devagar(linhas), res);
      },
    }),
  ];
}

const COLUNAS = ['Nº', 'Nome', 'Vídeo'].map((titulo) => ({ titulo, tipo: 'texto' }) as const);
