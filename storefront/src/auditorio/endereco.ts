import type { SituacaoLeilao } from '@martelo/shared/leilao';

/** Where the rooms are chosen from. */
export const CAMINHO_DO_AUDITORIO = '/auditorio';
/** The lot that somebody opened in a room; absent: the one whose turn it is. */
export const LOTE_ABERTO = 'anuncioUid';

/** An auction's room; with a lot, that one is before one's eyes and the room goes on around it. */
export const enderecoDaSala = (leiUid: string, lelUid?: string): string =>
  `${CAMINHO_DO_AUDITORIO}/${leiUid}${lelUid === undefined ? '' : `?${LOTE_ABERTO}=${lelUid}`}`;

/** Whether people are led to it: where an auction is held, or is held by an auctioneer's hand. */
export const temSala = (situacao: SituacaoLeilao, comLeiloeiro: boolean): boolean =>
  situacao === 'AO_VIVO' || (situacao === 'PRONTO' && comLeiloeiro);
