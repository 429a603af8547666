/** Pixels as a canvas gives them: four bytes each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** How a picture of a document came out. */
export interface Medidas {
  /** Variance of the Laplacian: how much of an edge the sharpest edges are. */
  nitidez: number;
  /** Share of the picture's tiles that are burnt out as a whole, 0 to 1. */
  reflexo: number;
  /** Mean brightness, 0 to 255. */
  claridade: number;
}

export const PROBLEMAS_DA_FOTO = ['pequena', 'escura', 'tremida', 'reflexo'] as const;
export type ProblemaDaFoto = (typeof PROBLEMAS_DA_FOTO)[number];

/** Pictures are measured at this width, whatever they came in: a larger one has softer edges for the same sharpness. */
export const LARGURA_MEDIDA = 640;
/** Shorter than this, small print cannot be read. */
const LADO_MINIMO = 480;
const NITIDEZ_MINIMA = 45;
const CLARIDADE_MINIMA = 55;
/** White paper in good light is just below; a lamp's mirror image is not. */
const ESTOURADO = 252;
/** Of a tile's pixels: a glare has no print in it any more. */
const DO_BLOCO = 0.97;
const BLOCO = 16;
/** A card is dark enough that any of it burnt out is print lost; of a sheet the margins may be. */
const REFLEXO_MAXIMO = { cartao: 0.03, folha: 0.35 } as const;
export type Forma = keyof typeof REFLEXO_MAXIMO;

/** Brightness of each pixel, 0 to 255 (ITU-R BT.601). */
export function emCinza({ data, width, height }: Pixels): Float32Array {
  const cinza = new Float32Array(width * height);
  for (let i = 0, p = 0; i < cinza.length; i++, p += 4)
    cinza[i] = 0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]!;
  return cinza;
}

/** Measures a picture. @param pixels scaled to `LARGURA_MEDIDA` wide or less */
export function medir(pixels: Pixels): Medidas {
  const cinza = emCinza(pixels);
  const soma = cinza.reduce((total, um) => total + um, 0);
  return {
    nitidez: varianciaDoLaplaciano(cinza, pixels.width, pixels.height),
    reflexo: parteEstourada(pixels),
    claridade: cinza.length === 0 ? 0 : soma / cinza.length,
  };
}

/**
 * The variance of the second derivative (the Laplacian, Pech-Pacheco and others, 2000), of the direction in which it is less, twice: a
 * hand that moves sideways leaves the edges along its way sharp.
 */
export function varianciaDoLaplaciano(cinza: Float32Array, largura: number, altura: number): number {
  const dois = [1, largura].map((passo) => {
    let soma = 0;
    let quadrados = 0;
    let quantos = 0;
    for (let y = 1; y < altura - 1; y++) {
      for (let x = 1; x < largura - 1; x++) {
        const i = y * largura + x;
        const valor = cinza[i - passo]! + cinza[i + passo]! - 2 * cinza[i]!;
        soma += valor;
        quadrados += valor * valor;
        quantos += 1;
      }
    }
    return quantos === 0 ? 0 : quadrados / quantos - (soma / quantos) ** 2;
  });
  return 2 * Math.min(...dois);
}

/** The share of tiles in which nearly every pixel is clipped in all three colours. */
export function parteEstourada({ data, width, height }: Pixels): number {
  const [colunas, linhas] = [Math.floor(width / BLOCO), Math.floor(height / BLOCO)];
  if (colunas * linhas === 0) return 0;
  let estourados = 0;
  for (let linha = 0; linha < linhas; linha++) {
    for (let coluna = 0; coluna < colunas; coluna++) {
      let brancos = 0;
      for (let y = linha * BLOCO; y < (linha + 1) * BLOCO; y++) {
        for (let x = coluna * BLOCO; x < (coluna + 1) * BLOCO; x++) {
          const p = (y * width + x) * 4;
          if (data[p]! >= ESTOURADO && data[p + 1]! >= ESTOURADO && data[p + 2]! >= ESTOURADO) brancos += 1;
        }
      }
      if (brancos >= BLOCO * BLOCO * DO_BLOCO) estourados += 1;
    }
  }
  return estourados / (colunas * linhas);
}

/**
 * What is wrong with a picture, worst first; told before it is sent, and never in the way: who knows better sends it all the same.
 * @param tamanho of the picture as it would be sent, in pixels
 */
export function problemasDaFoto(
  { nitidez, reflexo, claridade }: Medidas,
  tamanho: { largura: number; altura: number },
  forma: Forma,
): ProblemaDaFoto[] {
  const escura = claridade < CLARIDADE_MINIMA;
  const ha: Record<ProblemaDaFoto, boolean> = {
    pequena: Math.min(tamanho.largura, tamanho.altura) < LADO_MINIMO,
    escura,
    // In the dark there are no edges whose sharpness could be told.
    tremida: !escura && nitidez < NITIDEZ_MINIMA,
    reflexo: reflexo > REFLEXO_MAXIMO[forma],
  };
  return PROBLEMAS_DA_FOTO.filter((problema) => ha[problema]);
}
