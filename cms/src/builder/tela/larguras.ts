import { TELA } from '../../palavras/construtor/tela.ts';

/** The widths people have names for; any other is typed or pulled. */
export const LARGURAS = [
  { px: 360, rotulo: TELA.celular, icone: 'celular' },
  { px: 765, rotulo: TELA.tablet, icone: 'tablet' },
  { px: 1200, rotulo: TELA.computador, icone: 'computador' },
] as const;

export const MENOR_LARGURA = 320;
export const MAIOR_LARGURA = 2_560;

export const larguraPossivel = (px: number): number =>
  Math.round(Math.max(MENOR_LARGURA, Math.min(MAIOR_LARGURA, px)));
