import { z } from 'zod';
import { situacaoLeilao } from './leilao.ts';

/** Of the list of auctions from which one goes to where its lots' videos are. */
export const leilaoComVideos = z.object({
  uid: z.guid(),
  id: z.int(),
  nome: z.string(),
  data: z.iso.datetime(),
  situacao: situacaoLeilao,
  quantidadeLotes: z.int(),
});
export type LeilaoComVideos = z.infer<typeof leilaoComVideos>;

/** GET /v1/videos-dos-lotes/{uid}: each lot of an auction in its order, with the address of its video where it has one. */
export const videosDoLeilao = z.object({
  leilao: leilaoComVideos,
  qtdLotes: z.int(),
  qtdLotesComVideo: z.int(),
  qtdLotesSemVideo: z.int(),
  itens: z.array(
    z.object({ lelUid: z.guid(), numero: z.string(), nome: z.string(), video: z.string().nullable() }),
  ),
});
export type VideosDoLeilao = z.infer<typeof videosDoLeilao>;
