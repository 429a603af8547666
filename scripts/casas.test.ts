import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const MOTOR = fileURLToPath(new URL('../engine/src', import.meta.url));

/** Import and export lines, of types as well: who names a type has to be read together with where it stands. */
const ORIGEM = /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*'(\.[^']+)'/g;

const arquivos = globSync('**/*.ts', { cwd: MOTOR }).filter((nome) => !nome.endsWith('.test.ts'));
const setas = arquivos.flatMap((de) =>
  [...readFileSync(join(MOTOR, de), 'utf8').matchAll(ORIGEM)].map(([, para]) => ({
    de,
    para: relative(MOTOR, join(MOTOR, dirname(de), para!)),
  })),
);

/**
 * The engine's rooms from the ground up: each may name those above it in this list, and none below. What lies beside them in
 * `engine/src` (`main.ts` and what it is made of) names them all.
 */
const ANDARES = [
  ...['auction', 'store', 'log', 'records', 'jobs', 'runtime', 'api', 'files', 'leituras', 'casa', 'acesso'],
  ...['bancos', 'negocio', 'avisos', 'realtime', 'observability', 'reexecucao', 'demo'],
];
const sala = (arquivo: string): string => arquivo.split(sep)[0]!;
/** The floor of a room; of a file beside the rooms, the roof. */
const andar = (arquivo: string): number =>
  arquivo.includes(sep) ? ANDARES.indexOf(sala(arquivo)) : ANDARES.length;

/** Within the core: what is, what follows from it, what is done with it, and the commands. */
const NO_NUCLEO = ['modelo', 'leituras', 'dobra', 'atos', 'comandos'];

describe("the engine's rooms", () => {
  it('are all in the plan', () => {
    const salas = new Set(arquivos.filter((arquivo) => arquivo.includes(sep)).map(sala));
    expect([...salas].filter((nome) => !ANDARES.includes(nome))).toEqual([]);
    expect(ANDARES.filter((nome) => !salas.has(nome))).toEqual([]);
  });

  it('name only rooms below them', () => {
    expect(setas.filter(({ de, para }) => andar(para) > andar(de))).toEqual([]);
  });

  it('of the core name only those below them, and nothing outside of it', () => {
    const piso = (arquivo: string) => NO_NUCLEO.indexOf(arquivo.split(sep)[1]!);
    const doNucleo = setas.filter(({ de }) => sala(de) === 'auction');
    expect(doNucleo.filter(({ para }) => sala(para) !== 'auction')).toEqual([]);
    const entreSalas = doNucleo.filter(({ de }) => piso(de) !== -1);
    expect(entreSalas.filter(({ de, para }) => piso(para) === -1 || piso(para) > piso(de))).toEqual([]);
  });

  it('have no two files that import each other, at whatever distance', () => {
    const vizinhos = new Map<string, string[]>();
    for (const { de, para } of setas) vizinhos.set(de, [...(vizinhos.get(de) ?? []), para]);
    const circulos: string[][] = [];
    const prontos = new Set<string>();
    const visitar = (arquivo: string, caminho: string[]): void => {
      const volta = caminho.indexOf(arquivo);
      if (volta !== -1) circulos.push([...caminho.slice(volta), arquivo]);
      if (volta !== -1 || prontos.has(arquivo)) return;
      for (const outro of vizinhos.get(arquivo) ?? []) visitar(outro, [...caminho, arquivo]);
      prontos.add(arquivo);
    };
    for (const arquivo of arquivos) visitar(arquivo, []);
    expect(circulos).toEqual([]);
  });
});
