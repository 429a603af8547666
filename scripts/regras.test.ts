import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const texto = readFileSync(join(RAIZ, 'docs/regras.md'), 'utf8');
const regras = [...texto.matchAll(/^\| (\d+) \| (.+) \| (.+) \|$/gm)].map(([, numero, , onde]) => ({
  numero: Number(numero),
  arquivos: [...(onde ?? '').matchAll(/`([\w/-]+\.ts)`/g)].map(([, arquivo]) => arquivo!),
}));
const PASTAS = ['engine/src/auction', 'engine/src', ''];

/** The rules a test's name cites: "rule 8", "rules 1, 3 and 13–16". */
function citadas(nome: string): Set<number> {
  const numeros = new Set<number>();
  for (const [, lista] of nome.matchAll(/rules? ((?:\d+(?:, | and | to |–)?)+)/g)) {
    for (const [, de, ate] of lista!.matchAll(/(\d+)(?:(?: to |–)(\d+))?/g))
      for (let n = Number(de); n <= Number(ate ?? de); n += 1) numeros.add(n);
  }
  return numeros;
}

describe('the rules as they are written down', () => {
  it('are all there, and each names files that exist', () => {
    expect(regras.map(({ numero }) => numero)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    for (const { numero, arquivos } of regras) {
      expect(arquivos.length, `rule ${numero}`).toBeGreaterThan(0);
      for (const arquivo of arquivos)
        expect(
          PASTAS.some((pasta) => existsSync(join(RAIZ, pasta, arquivo))),
          arquivo,
        ).toBe(true);
    }
  });

  it('are each cited by a test', () => {
    const testes = globSync('{engine,shared,storefront,tests}/**/*.test.ts', {
      cwd: RAIZ,
      exclude: (nome) => nome.includes('node_modules'),
    });
    const todas = new Set(
      testes.flatMap((arquivo) => [...citadas(readFileSync(join(RAIZ, arquivo), 'utf8'))]),
    );
    expect(regras.map(({ numero }) => numero).filter((numero) => !todas.has(numero))).toEqual([]);
  });
});
