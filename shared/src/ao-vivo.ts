// No schema in here: pages that fall back to asking read it in the browser.
import type { z } from 'zod';
import type { aoVivo } from './ao-vivo.esquema.ts';

/** Lots and auctions that one call of GET /v1/ao-vivo may ask about. */
export const LOTES_POR_CONSULTA = 60;
export const LEILOES_POR_CONSULTA = 12;

export type AoVivo = z.infer<typeof aoVivo>;
