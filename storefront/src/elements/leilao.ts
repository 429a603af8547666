import type { TipoHotsite } from '@martelo/shared/hotsite';
import { prefixoDoLote } from '@martelo/shared/lote-url';

/** Where an auction's lots are listed. */
export const enderecoDoLeilao = (modo: TipoHotsite, uid: string): string =>
  `/${prefixoDoLote(modo)}?leilao=${uid}`;

const UID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** The auction that a link of ours names (`/leilao?leilao=<uid>`, `/auditorio/<uid>`); null when it names none. */
export function leilaoNoLink(link: string | null | undefined): string | null {
  if (!link || !/^\/(leilao|anuncio|auditorio)\b/.test(link)) return null;
  return UID.exec(link)?.[0].toLowerCase() ?? null;
}
