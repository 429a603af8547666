import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { semFormasDeContexto } from './sem-formas-de-contexto.ts';
import { desembrulharWoff } from './woff.ts';

const resolver = createRequire(import.meta.url).resolve;
// The woff files: fontkit cannot subset composite glyphs (á, ç) out of woff2.
const fonte = (peso: number) =>
  semFormasDeContexto(
    desembrulharWoff(readFileSync(resolver(`@fontsource/inter/files/inter-latin-${peso}-normal.woff`))),
  );

/**
 * Inter, as bytes: each document parses its own and embeds only the glyphs it uses. A parsed font must not be shared: it
 * remembers what text each glyph stood for first, and later documents would lose letters when read aloud or searched.
 */
export const FONTES = { normal: fonte(400), forte: fonte(600), titulo: fonte(700) };
export type Peso = keyof typeof FONTES;
