/** How a picture lies in the mosaic: two by two, two wide, or one. */
export type Peca = 'grande' | 'larga' | 'inteira' | 'simples';

/**
 * Sizes that fill rows of four (and, on a phone, of two) without a hole: fives of one large and four small, then what is left over
 * shares a row.
 */
export function mosaico(quantas: number): Peca[] {
  const pecas: Peca[] = [];
  while (quantas - pecas.length >= 5) pecas.push('grande', 'simples', 'simples', 'simples', 'simples');
  const SOBRA: Record<number, Peca[]> = {
    1: ['inteira'],
    2: ['larga', 'larga'],
    3: ['larga', 'simples', 'simples'],
    4: ['simples', 'simples', 'simples', 'simples'],
  };
  return [...pecas, ...(SOBRA[quantas - pecas.length] ?? [])];
}
