import type { EstadoPublicoLote } from './lance.ts';
import type { SituacaoLeilao } from './leilao.ts';
import type { EventoLivro } from './livro.ts';
import type { Posicao } from './posicao.ts';

/** Lots and auctions that one call of GET /v1/ao-vivo may ask about. */
export const LOTES_POR_CONSULTA = 60;
export const LEILOES_POR_CONSULTA = 12;

/** GET /v1/ao-vivo: what a page is otherwise told by its socket, for networks that let none through. */
export interface AoVivo {
  /** The engine's time, Unix ms. */
  agora: number;
  /** In the order asked; who may not see one, or asks for one that is not there, does not find it here. */
  lotes: (EstadoPublicoLote & {
    /** What happened after the `seq` that was asked from, ascending; absent where none was named. */
    eventos?: EventoLivro[];
  })[];
  leiloes: {
    uid: string;
    situacao: SituacaoLeilao;
    pausadoEm: string | null;
    loteAoVivoUid: string | null;
    /** Whether another lot comes on the block after that one. */
    haLotesAChamar: boolean;
  }[];
  /** Of the client who asks, in the lots named, or with `posicoes=1` in all their latest; nobody else has any. */
  posicoes: { lelUid: string; posicao: Posicao }[];
}
