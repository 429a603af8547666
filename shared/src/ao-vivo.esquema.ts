import { z } from 'zod';
import { estadoPublicoLote } from './lance.ts';
import { situacaoLeilao } from './leilao.ts';
import { eventoLivro } from './livro.ts';
import { POSICOES } from './posicao.ts';
import { recadoDoPregao } from './recado-do-pregao.ts';

/** GET /v1/ao-vivo: what a page is otherwise told by its socket, for networks that let none through. */
export const aoVivo = z.strictObject({
  /** The engine's time, Unix ms. */
  agora: z.number(),
  /** In the order asked; who may not see one, or asks for one that is not there, does not find it here. */
  lotes: z.array(
    estadoPublicoLote.extend({
      /** What happened after the `seq` that was asked from, ascending; absent where none was named. */
      eventos: z.array(eventoLivro).exactOptional(),
    }),
  ),
  leiloes: z.array(
    z.strictObject({
      uid: z.guid(),
      situacao: situacaoLeilao,
      pausadoEm: z.string().nullable(),
      loteAoVivoUid: z.guid().nullable(),
      /** Whether another lot comes on the block after that one. */
      haLotesAChamar: z.boolean(),
      /** What the auctioneer last told everybody. */
      recado: recadoDoPregao.nullable(),
    }),
  ),
  /** Of the client who asks, in the lots named, or with `posicoes=1` in all their latest; nobody else has any. */
  posicoes: z.array(z.strictObject({ lelUid: z.guid(), posicao: z.enum(POSICOES) })),
});
