import type { TipoGuardado } from '@martelo/shared/arquivo';

/** Kinds that people may send, by `tipoPelosBytes`. */
export const TIPOS_ACEITOS = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const;
export type TipoAceito = (typeof TIPOS_ACEITOS)[number];

/** The part of a picture that alone is kept, in pixels, upright. */
export interface Parte {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a file of a kind that we take comes to. */
export interface Exame {
  tipo: TipoGuardado;
  /** What is kept and served. */
  bytes: Uint8Array;
  /** A small JPEG of it; null of a PDF, which nothing here can draw. */
  miniatura: Uint8Array | null;
  largura: number | null;
  altura: number | null;
  paginas: number | null;
}
