import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Fonte } from 'fontkit';
import { desembrulharWoff } from './woff.ts';

const resolver = createRequire(import.meta.url).resolve;
// The woff files: fontkit cannot subset composite glyphs (á, ç) out of woff2.
const fonte = (peso: number): Fonte =>
  create(desembrulharWoff(readFileSync(resolver(`@fontsource/inter/files/inter-latin-${peso}-normal.woff`))));

/** Inter, read and parsed once; each document embeds only the glyphs it uses. */
export const FONTES = { normal: fonte(400), forte: fonte(600), titulo: fonte(700) };
export type Peso = keyof typeof FONTES;
