import type { HotsitePublico } from '../../hotsite.ts';

/** What a theme is made from. */
export type CoresMarca = Pick<
  HotsitePublico,
  'corPrimaria' | 'corSecundaria' | 'corGradient1' | 'corGradient2' | 'corGradient3'
>;
/** One hue in eleven steps, pale to dark. */
export type Escala = readonly string[];
