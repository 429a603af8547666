export const LARGURAS = [
  { px: 360, rotulo: 'Celular', icone: 'celular' },
  { px: 765, rotulo: 'Tablet', icone: 'tablet' },
  { px: 1200, rotulo: 'Computador', icone: 'computador' },
] as const;

export type Largura = (typeof LARGURAS)[number];
