/** The widths people have names for; any other is typed or pulled. */
export const LARGURAS = [
  { px: 360, rotulo: 'Celular', icone: 'celular' },
  { px: 765, rotulo: 'Tablet', icone: 'tablet' },
  { px: 1200, rotulo: 'Computador', icone: 'computador' },
] as const;

export const MENOR_LARGURA = 320;
export const MAIOR_LARGURA = 2_560;

export const larguraPossivel = (px: number): number =>
  Math.round(Math.max(MENOR_LARGURA, Math.min(MAIOR_LARGURA, px)));
