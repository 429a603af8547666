/** Sizes use base 1000 (spec 9). */
export const MEGA = 1_000_000;
export const MAXIMO_IMAGEM = 15 * MEGA;
export const MAXIMO_SVG = 300_000;
export const MAXIMO_VIDEO = 200 * MEGA;
/** A small file can unfold into a huge picture: 60 megapixels take 240 MB of memory to decode. */
export const MAXIMO_PIXELS = 60_000_000;

/** The room each upload collection gives one file; a request may be 64 KB longer for its fields. */
export const MAXIMO_POR_COLECAO: Readonly<Record<string, { bytes: number; frase: string }>> = {
  midia: { bytes: MAXIMO_IMAGEM, frase: 'A imagem tem mais de 15 MB. Reduza-a e envie de novo.' },
  'arquivos-video': {
    bytes: MAXIMO_VIDEO,
    frase: 'O vídeo tem mais de 200 MB. Reduza a qualidade ou a duração e envie de novo.',
  },
};
