import { hotsitePublico } from '@martelo/shared/hotsite';
import { pagina } from '@martelo/shared/pagina';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Hotsite } from '../payload-types.ts';
import { bannerAtivo, bannersAtivos } from './banners-ativos.ts';
import { hotsitePublicoDe } from './hotsite-publico.ts';
import { paginaPublicada } from './pagina-publica.ts';
import { videoAtivo, videosAtivos } from './videos-ativos.ts';

/** One public GET, written once: what it takes, what it answers, and how. Routes and the OpenAPI document both read this. */
export interface Chamada<Query extends z.ZodType = z.ZodType> {
  caminho: string;
  resumo: string;
  query: Query;
  resposta: z.ZodType;
  responder(pedido: { payload: Payload; hotsite: Hotsite; query: z.output<Query> }): Promise<unknown>;
}

const semQuery = z.object({});
const queryPagina = z.object({ uri: z.string().trim().min(1).max(120) });
const queryBanners = z.object({
  posicaoBannerUid: z.string().max(40).optional(),
  leiUid: z.string().max(40).optional(),
});

export const hotsitePublicoChamada = chamada({
  caminho: '/v1/hotsite/public',
  resumo: 'Configuração pública da marca',
  query: semQuery,
  resposta: hotsitePublico,
  responder: async ({ hotsite }) => hotsitePublicoDe(hotsite),
});

export const conteudoPagina = chamada({
  caminho: '/v1/hotsite/conteudo-pagina',
  resumo: 'Página publicada, com suas seções',
  query: queryPagina,
  resposta: pagina,
  responder: ({ payload, hotsite, query }) => paginaPublicada(payload, hotsite, query.uri),
});

export const configuracaoPagina = chamada({
  caminho: '/v1/hotsite/paginas/configuracao',
  resumo: 'Página publicada, sem as seções',
  query: queryPagina,
  resposta: pagina.omit({ sessoes: true }),
  async responder({ payload, hotsite, query }) {
    const { sessoes: _sessoes, ...configuracao } = await paginaPublicada(payload, hotsite, query.uri);
    return configuracao;
  },
});

export const bannersAtivosChamada = chamada({
  caminho: '/v1/banners/ativo',
  resumo: 'Banners no ar agora; posicaoBannerUid é o uid fixo da posição ou seu nome',
  query: queryBanners,
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

export const CHAMADAS: readonly Chamada[] = [
  hotsitePublicoChamada,
  conteudoPagina,
  configuracaoPagina,
  bannersAtivosChamada,
  videosListaSite,
];

/** Types a call from its own schemas. */
function chamada<Query extends z.ZodType>(definicao: Chamada<Query>): Chamada {
  return definicao as unknown as Chamada;
}
