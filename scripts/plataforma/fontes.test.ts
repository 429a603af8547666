import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RAIZ } from './ambiente.mjs';
import { CONSTRUIDOS, fontesDe } from './builds.mjs';
import { hashDe } from './carimbo.mjs';

/** Where a build's files import from, relative to the root: every file reached, followed across workspaces. */
function alcancados(nome: string): string[] {
  const vistos = new Set<string>();
  const seguir = (arquivo: string) => {
    const caminho = relative(RAIZ, arquivo);
    if (vistos.has(caminho)) return;
    vistos.add(caminho);
    const texto = readFileSync(arquivo, 'utf8');
    for (const [, alvo] of texto.matchAll(/(?:from|import|import\()\s*['"]([^'"]+)['"]/g)) {
      const achado = localizar(alvo!, arquivo);
      if (achado !== null) seguir(achado);
    }
  };
  for (const fonte of readdirSync(join(RAIZ, nome, 'src'), { recursive: true, encoding: 'utf8' }))
    if (/\.(tsx?|mjs|js|css)$/.test(fonte) && !/\.test\./.test(fonte)) seguir(join(RAIZ, nome, 'src', fonte));
  return [...vistos].sort();
}

const SEM_ERRO = { throwIfNoEntry: false } as const;
function localizar(alvo: string, de: string): string | null {
  const [, pacote, resto] = /^@martelo\/([\w-]+)\/(.+)$/.exec(alvo) ?? [];
  if (pacote === undefined && !alvo.startsWith('.')) return null;
  const base = pacote === undefined ? resolve(dirname(de), alvo) : join(RAIZ, pacote, 'src', resto!);
  return [base, `${base}.ts`, `${base}.tsx`].find((nome) => statSync(nome, SEM_ERRO)?.isFile()) ?? null;
}

describe('the build stamp covers what a build imports', () => {
  test.each(CONSTRUIDOS)('%s: every file that its sources reach, in whichever workspace', (nome) => {
    const fontes = fontesDe(nome);
    const lidos = alcancados(nome);
    expect(lidos.length).toBeGreaterThan(100);
    expect(lidos.filter((arquivo) => !fontes.some((fonte) => arquivo.startsWith(fonte)))).toEqual([]);
  });

  test('each is made of its own and of what both share', () => {
    for (const [nome, outro] of [CONSTRUIDOS, [...CONSTRUIDOS].reverse()] as [string, string][]) {
      expect(fontesDe(nome)).toEqual(
        expect.arrayContaining([`${nome}/src`, 'shared/src', 'package-lock.json']),
      );
      expect(fontesDe(nome)).not.toContain(`${outro}/src`);
    }
  });
});

describe('a workspace that joins the dependencies', () => {
  let pasta: string;
  beforeEach(() => {
    pasta = mkdtempSync(join(tmpdir(), 'martelo-fontes-'));
  });
  afterEach(() => rmSync(pasta, { recursive: true, force: true }));

  test('changes the stamp from then on, also through another workspace', () => {
    const pacote = (nome: string, depende: string[]) => {
      mkdirSync(join(pasta, nome, 'src'), { recursive: true });
      writeFileSync(
        join(pasta, nome, 'package.json'),
        JSON.stringify({
          dependencies: Object.fromEntries(depende.map((outro) => [`@martelo/${outro}`, '0'])),
        }),
      );
      writeFileSync(join(pasta, nome, 'src/a.ts'), nome);
    };
    pacote('topo', ['meio']);
    pacote('meio', ['fundo', 'topo']);
    pacote('fundo', []);
    pacote('alheio', []);
    const carimbo = () => hashDe(pasta, fontesDe('topo', pasta));
    const antes = carimbo();
    writeFileSync(join(pasta, 'alheio/src/a.ts'), 'outro');
    expect(carimbo()).toBe(antes);
    writeFileSync(join(pasta, 'fundo/src/a.ts'), 'outro');
    expect(carimbo()).not.toBe(antes);
  });
});
