import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RAIZ } from './plataforma/ambiente.mjs';

/** What each workspace may import of the others: the services meet over the network, and agree through `shared`. */
const ALCANCE: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  engine: ['shared'],
  print: ['shared'],
  transmissao: ['shared'],
  cms: ['shared'],
  storefront: ['shared'],
};

const fontesDe = (nome: string) =>
  globSync(`${nome}/{src,scripts,admin}/**/*.{ts,tsx,js,mjs,css}`, { cwd: RAIZ });

/** The names that a file imports, in whichever way: `from`, `import()`, a mock, CSS. */
const importados = (texto: string): string[] =>
  [
    ...texto.matchAll(
      /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bmock\(|@import|\bcomposes:.*\bfrom)\s*(['"])([^'"\n]+)\1/g,
    ),
  ].map(([, , alvo]) => alvo!);

/** Which workspace an import leads to; null for packages of others. */
function espacoDe(alvo: string, arquivo: string): string | null {
  const [, pacote] = /^@martelo\/([\w-]+)/.exec(alvo) ?? [];
  if (pacote !== undefined) return pacote;
  if (!alvo.startsWith('.')) return null;
  return relative(RAIZ, resolve(RAIZ, dirname(arquivo), alvo)).split(sep)[0]!;
}

const COM_TIPOS = /^(?:import|export)\b[^;]*?\bfrom '([^']+)'/gm;
/** What is there when the program runs. */
const SEM_TIPOS = /^(?:import|export)\b(?! type\b)[^;]*?\bfrom '([^']+)'/gm;

/** The files of all workspaces that a file needs before it can be read itself; what `import()` fetches later is not among them. */
function precisaDe(arquivo: string, todos: ReadonlySet<string>, como = COM_TIPOS): string[] {
  const texto = readFileSync(join(RAIZ, arquivo), 'utf8');
  return [...texto.matchAll(como)].flatMap(([, alvo]) => {
    const [, pacote, dentro] = /^@martelo\/([\w-]+)\/(.+)$/.exec(alvo!) ?? [];
    const lugar = pacote
      ? `${pacote}/src/${dentro}.ts`
      : relative(RAIZ, resolve(RAIZ, dirname(arquivo), alvo!)).replaceAll(sep, '/');
    return todos.has(lugar) ? [lugar] : [];
  });
}

/** A way from a file back to itself; null where there is none. */
function circulo(precisam: ReadonlyMap<string, readonly string[]>): string[] | null {
  const lidos = new Set<string>();
  const seguir = (arquivo: string, caminho: string[]): string[] | null => {
    const antes = caminho.indexOf(arquivo);
    if (antes >= 0) return [...caminho.slice(antes), arquivo];
    if (lidos.has(arquivo)) return null;
    for (const outro of precisam.get(arquivo)!) {
      const achado = seguir(outro, [...caminho, arquivo]);
      if (achado !== null) return achado;
    }
    lidos.add(arquivo);
    return null;
  };
  for (const arquivo of precisam.keys()) {
    const achado = seguir(arquivo, []);
    if (achado !== null) return achado;
  }
  return null;
}

test('an engine that is alone loads no driver of what only several of them share, nor what draws pictures', () => {
  const fontes = globSync('{shared,engine}/src/**/*.ts', { cwd: RAIZ, exclude: ['**/*.test.*'] });
  const todos = new Set(fontes.map((arquivo) => arquivo.replaceAll(sep, '/')));
  const carregados = new Set(['engine/src/main.ts']);
  for (const arquivo of carregados)
    for (const outro of precisaDe(arquivo, todos, SEM_TIPOS)) carregados.add(outro);
  expect(carregados.size).toBeGreaterThan(500);
  const pacotes = new Set(
    [...carregados].flatMap((arquivo) =>
      [...readFileSync(join(RAIZ, arquivo), 'utf8').matchAll(SEM_TIPOS)].map(([, alvo]) => alvo!),
    ),
  );
  expect(pacotes).toContain('express');
  for (const deFrota of ['mongodb', 'redis', 'ioredis', 'bull', 'sharp'])
    expect(pacotes).not.toContain(deFrota);
});

test('no file needs itself, by however many others, not even for a type', () => {
  const fontes = Object.keys(ALCANCE).flatMap((nome) =>
    globSync(`${nome}/src/**/*.{ts,tsx}`, { cwd: RAIZ, exclude: ['**/*.test.*'] }),
  );
  const todos = new Set(fontes.map((arquivo) => arquivo.replaceAll(sep, '/')));
  const precisam = new Map([...todos].map((arquivo) => [arquivo, precisaDe(arquivo, todos)]));
  expect([...precisam.values()].flat().length).toBeGreaterThan(5_000);
  expect(circulo(precisam)).toBeNull();
  expect(circulo(new Map([...precisam, ['shared/src/reais.ts', ['shared/src/dinheiro.ts']]]))).toEqual([
    'shared/src/dinheiro.ts',
    'shared/src/reais.ts',
    'shared/src/dinheiro.ts',
  ]);
});

describe('a workspace imports', () => {
  test.each(Object.keys(ALCANCE))(
    '%s: itself and nothing of the others but what both must agree on',
    (nome) => {
      const fontes = fontesDe(nome);
      expect(fontes.length).toBeGreaterThan(10);
      const alheios = fontes.flatMap((arquivo) =>
        importados(readFileSync(join(RAIZ, arquivo), 'utf8'))
          .map((alvo) => ({ alvo, espaco: espacoDe(alvo, arquivo) }))
          .filter(({ espaco }) => espaco !== null && espaco !== nome && !ALCANCE[nome]!.includes(espaco))
          // Tests find the servers that all suites share.
          .filter(({ espaco }) => espaco !== 'tests' || !/\.test\./.test(arquivo))
          .map(({ alvo }) => `${arquivo} → ${alvo}`),
      );
      expect(alheios).toEqual([]);
    },
  );

  test('its package.json asks for no more', () => {
    for (const [nome, alcance] of Object.entries(ALCANCE)) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        readFileSync(join(RAIZ, nome, 'package.json'), 'utf8'),
      );
      const irmaos = Object.keys({ ...dependencies, ...devDependencies })
        .filter((pacote) => pacote.startsWith('@martelo/'))
        .map((pacote) => pacote.slice('@martelo/'.length));
      expect(
        irmaos.filter((pacote) => !alcance.includes(pacote)),
        nome,
      ).toEqual([]);
    }
  });

  test('shared draws nothing: no React, no components', () => {
    expect(globSync('shared/**/*.tsx', { cwd: RAIZ, exclude: ['**/node_modules'] })).toEqual([]);
    const desenham = fontesDe('shared').filter((arquivo) =>
      importados(readFileSync(join(RAIZ, arquivo), 'utf8')).some((alvo) => /^(react|next)\b/.test(alvo)),
    );
    expect(desenham).toEqual([]);
  });
});
