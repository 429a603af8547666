import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const texto = readFileSync(join(RAIZ, 'docs/caches.md'), 'utf8');

/** What runs in a browser, in tests or in programs beside the services is not kept for strangers. */
const FORA =
  /\.test\.tsx?$|\/teste-|\/(live|previa|bancada|reexecucao|demo)\/|builder\/(?!servidor)|\/test-|simulated|storefront\/src\/(?:sessao\/.*\.tsx|verificar)/;
/** A map, set or list that begins empty and lives as long as its class or module; or as long as the process, by globalThis. */
const GUARDA = [
  /^ {2}(?:readonly |static |const )*(#?\w+)[^=\n]* = new (?:Map|Set)\b[^\n]*\(\);/gm,
  /^(?:export )?(?:const|let) (\w+)[^=\n]* = new (?:Map|Set)\b[^\n]*\(\);/gm,
  /^\s+\w+\.(\w+) \?\?= new Map\(\);/gm,
];

const nosFontes = globSync('{engine,cms,storefront,print,shared}/src/**/*.{ts,tsx}', { cwd: RAIZ })
  .filter((arquivo) => !FORA.test(arquivo))
  .flatMap((arquivo) => {
    const fonte = readFileSync(join(RAIZ, arquivo), 'utf8');
    if (/^'use client'/.test(fonte)) return [];
    return GUARDA.flatMap((forma) => [...fonte.matchAll(forma)].map(([, nome]) => `${arquivo} ${nome}`));
  })
  .filter((um, i, todos) => todos.indexOf(um) === i)
  .sort();
const noInventario = [...texto.matchAll(/^[|-] `([\w/.-]+\.tsx?)` `(#?\w+)`/gm)]
  .map(([, arquivo, nome]) => `${arquivo} ${nome}`)
  .sort();

describe('what a service keeps because somebody asked', () => {
  it('is written down, all of it, with what bounds it; nothing is written down that is no more', () => {
    expect(noInventario.filter((um) => !nosFontes.includes(um))).toEqual([]);
    expect(nosFontes.filter((um) => !noInventario.includes(um))).toEqual([]);
  });

  it('says of each what makes it grow and where that ends', () => {
    const linhas = texto.split('\n').filter((linha) => /^\| `[\w/.-]+\.tsx?` /.test(linha));
    for (const linha of linhas) {
      const [, , cresce, limite] = linha.split('|').map((parte) => parte.trim());
      expect(
        [cresce, limite].every((parte) => parte !== undefined && parte.length > 3),
        linha,
      ).toBe(true);
    }
  });
});
