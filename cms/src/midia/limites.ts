import { MAXIMO_ENVIO, MEGA } from '@martelo/shared/limites-de-arquivo';
import { MIDIA } from '../palavras/midia.ts';

export const MAXIMO_IMAGEM = MAXIMO_ENVIO;
export const MAXIMO_SVG = 300_000;
export const MAXIMO_VIDEO = 200 * MEGA;

/** The room each upload collection gives one file; a request may be 64 KB longer for its fields. */
export const MAXIMO_POR_COLECAO: Readonly<Record<string, { bytes: number; frase: string }>> = {
  midia: { bytes: MAXIMO_IMAGEM, frase: MIDIA.imagemPesada },
  'arquivos-video': {
    bytes: MAXIMO_VIDEO,
    frase: MIDIA.videoPesado,
  },
};
