import { ErroMartelo } from '@martelo/shared/erros';
import { imagem } from '@martelo/shared/pagina';
import { z } from 'zod';
import { bannerAtivo, bannersAtivos } from '../banners-ativos.ts';
import { chamada } from '../chamada.ts';
import { eventoAtivo, eventoAtivoDaMarca } from '../evento-ativo.ts';
import { imagemPovoada } from '../imagens.ts';
import { videoAtivo, videosAtivos } from '../videos-ativos.ts';
import { marcaPor } from './marcas.ts';

const semQuery = z.object({});

export const bannersAtivosChamada = chamada({
  caminho: '/v1/banners/ativo',
  resumo: 'Banners no ar agora; posicaoBannerUid é o uid fixo da posição ou seu nome',
  query: z.object({ posicaoBannerUid: z.string().max(40).optional(), leiUid: z.string().max(40).optional() }),
  resposta: z.array(bannerAtivo),
  responder: ({ payload, hotsite, query }) => bannersAtivos(payload, hotsite, query),
});

export const videosListaSite = chamada({
  caminho: '/v1/videos/lista-site',
  resumo: 'Vídeos institucionais da marca',
  query: semQuery,
  resposta: z.array(videoAtivo),
  responder: ({ payload, hotsite }) => videosAtivos(payload, hotsite),
});

export const legendasDoVideo = chamada({
  caminho: '/v1/videos/{uid}/legendas',
  resumo: 'Legendas de um vídeo, em WebVTT (text/vtt)',
  tipo: 'text/vtt',
  query: z.object({ v: z.string().optional() }),
  resposta: z.string(),
  async responder({ payload, hotsite, caminho }) {
    const { docs } = await payload.find({
      collection: 'videos',
      where: {
        and: [
          { hotsite: { equals: hotsite.id } },
          { uid: { equals: caminho.uid } },
          { ativo: { equals: true } },
        ],
      },
      limit: 1,
      depth: 0,
    });
    if (!docs[0]?.legendas) throw new ErroMartelo('NAO_ENCONTRADO');
    return new Response(docs[0].legendas, {
      headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  },
});

const conteudoLogin = z.object({
  uid: z.string(),
  nome: z.string(),
  uri: z.string(),
  prioridade: z.number(),
  ativo: z.literal(true),
  tituloSubtituloImagem: z.array(
    z.object({
      uri: z.string(),
      titulo: z.string(),
      subtitulo: z.string(),
      imagem: imagem.nullable(),
      link: z.string().nullable(),
    }),
  ),
});

export const conteudoPaginaLogin = chamada({
  caminho: '/v1/hotsite/{id}/conteudo-pagina-login',
  resumo: 'Conteúdos ativos da página de login da marca, por número ou uid, em ordem de prioridade',
  query: semQuery,
  resposta: z.array(conteudoLogin),
  async responder({ payload, caminho }): Promise<z.infer<typeof conteudoLogin>[]> {
    const { docs: marcas } = await payload.find({
      collection: 'hotsites',
      where: marcaPor(caminho.id as string),
      limit: 1,
      depth: 0,
    });
    if (!marcas[0]) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
    const { docs } = await payload.find({
      collection: 'conteudos-login',
      where: { and: [{ hotsite: { equals: marcas[0].id } }, { ativo: { equals: true } }] },
      sort: ['prioridade', 'id'],
      limit: 20,
      depth: 1,
    });
    return docs.map(({ uid, nome, uri, prioridade, tituloSubtituloImagem }) => ({
      uid,
      nome,
      uri,
      prioridade,
      ativo: true,
      tituloSubtituloImagem: (tituloSubtituloImagem ?? []).map((um) => ({
        uri: um.uri,
        titulo: um.titulo,
        subtitulo: um.subtitulo,
        imagem: imagemPovoada(um.imagem),
        link: um.link || null,
      })),
    }));
  },
});

export const buscaEventoAtivo = chamada({
  caminho: '/v1/hotsite/busca-evento/ativo',
  resumo: 'O evento em curso na marca: o leilão ao vivo, ou o próximo; 404 quando não há nenhum',
  query: semQuery,
  resposta: eventoAtivo,
  responder: ({ hotsite }) => eventoAtivoDaMarca(hotsite),
});

export const CHAMADAS_DA_VITRINE = [
  bannersAtivosChamada,
  videosListaSite,
  legendasDoVideo,
  conteudoPaginaLogin,
  buscaEventoAtivo,
];
