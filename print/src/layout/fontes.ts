import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolver = createRequire(import.meta.url).resolve;
// The woff files: fontkit cannot subset composite glyphs (á, ç) out of woff2.
const arquivo = (peso: number) =>
  readFileSync(resolver(`@fontsource/inter/files/inter-latin-${peso}-normal.woff`));

/** Inter, read once; each document embeds only the glyphs it uses. */
export const FONTES = { normal: arquivo(400), forte: arquivo(600), titulo: arquivo(700) };
export type Peso = keyof typeof FONTES;
