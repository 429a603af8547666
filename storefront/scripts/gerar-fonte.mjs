// Writes src/site/fonte.woff2: of the site's family what Brazilian pages are written with, in the weights our styles use. Two thirds of
// what the family's own "latin" file weighs. Add a character or a weight, run `node storefront/scripts/gerar-fonte.mjs`, commit the result.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const INTEIRA = new URL(
  '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  import.meta.url,
);
export const FONTE = new URL('../src/site/fonte.woff2', import.meta.url);
/** Of `font-weight`, from lightest to heaviest. */
export const PESOS = { min: 400, max: 800 };

const de = (inicio, fim) =>
  Array.from({ length: fim - inicio + 1 }, (_, i) => String.fromCodePoint(inicio + i));
/** ASCII; Latin-1, in which Portuguese and its neighbours' names are written; what typographers and prices add. */
export const LETRAS = [...de(0x20, 0x7e), ...de(0xa0, 0xff), ...'–—‘’“”•…€™−←↑→↓'].join('');

/** The file's bytes, the same each time. */
export const desenharFonte = () =>
  subsetFont(readFileSync(INTEIRA), LETRAS, { targetFormat: 'woff2', variationAxes: { wght: PESOS } });

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FONTE, await desenharFonte());
