import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RAIZ } from './plataforma/ambiente.mjs';

/** A rule as comments and tests name it (P16, D3, F19): to people who read a label, an error or a call's summary it says nothing. */
const REGRA = /\b[PDFR]\d{1,2}\b/;
/** Keys of the keyboard are named so as well. */
const TECLA = /^(?:Shift )?F\d{1,2}$/;

/** Strings of a file, comments left out. */
function textos(codigo: string): string[] {
  const partes = codigo.matchAll(
    /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g,
  );
  return [...partes].flatMap(([, um, dois, tres]) => um ?? dois ?? tres ?? []);
}

const comRegra = (codigo: string): string[] =>
  textos(codigo).filter((texto) => REGRA.test(texto) && !TECLA.test(texto));

test('no sentence that people read names a rule by its number', () => {
  const arquivos = globSync('{engine,shared,print,storefront,cms}/src/**/*.{ts,tsx}', { cwd: RAIZ }).filter(
    (um) => !/\.test\.|fixture|gerado|-de-teste/.test(um),
  );
  expect(arquivos.length).toBeGreaterThan(1_000);
  const achados = arquivos.flatMap((um) =>
    comRegra(readFileSync(join(RAIZ, um), 'utf8')).map((texto) => `${um}: ${texto}`),
  );
  expect(achados).toEqual([]);
});

test('it sees them in each kind of string, and not in comments', () => {
  const codigo = `// (P1)\n/** P2 */ const a = { resumo: 'Aprova (P6)', b: "(D3)", c: \`x F19 \${y}\`, d: 'F6' }; // P7`;
  expect(comRegra(codigo)).toEqual(['Aprova (P6)', '(D3)', 'x F19 ${y}']);
});
