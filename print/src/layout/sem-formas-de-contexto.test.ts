import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { semFormasDeContexto } from './sem-formas-de-contexto.ts';
import { desembrulharWoff } from './woff.ts';

it('unnames the contextual alternates, and leaves every other byte and feature as it was', () => {
  const caminho = createRequire(import.meta.url).resolve(
    '@fontsource/inter/files/inter-latin-400-normal.woff',
  );
  const antes = desembrulharWoff(readFileSync(caminho));
  const depois = semFormasDeContexto(Buffer.from(antes));
  expect(antes.includes('calt')).toBe(true);
  expect(depois.includes('calt')).toBe(false);
  expect(depois.includes('tnum')).toBe(true);
  for (let i = depois.indexOf('xxxx'); i >= 0; i = depois.indexOf('xxxx', i))
    depois.write('calt', i, 'latin1');
  expect(depois.equals(antes)).toBe(true);
});
