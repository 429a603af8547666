import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rows of ASVS 5.0.0 of levels 1 and 2, by section: the numbers of level 1, then of level 2. */
const EXIGENCIAS: Record<string, [number[], number[]]> = {
  '1.1': [[], [1, 2]],
  '1.2': [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9],
  ],
  '1.3': [
    [1, 2],
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
  ],
  '1.4': [[], [1, 2, 3]],
  '1.5': [[1], [2]],
  '2.1': [[1], [2, 3]],
  '2.2': [[1, 2], [3]],
  '2.3': [[1], [2, 3, 4]],
  '2.4': [[], [1]],
  '3.2': [[1, 2], []],
  '3.3': [[1], [2, 3, 4]],
  '3.4': [
    [1, 2],
    [3, 4, 5, 6],
  ],
  '3.5': [
    [1, 2, 3],
    [4, 5],
  ],
  '3.7': [[], [1, 2]],
  '4.1': [[1], [2, 3]],
  '4.2': [[], [1]],
  '4.3': [[], [1, 2]],
  '4.4': [[1], [2, 3, 4]],
  '5.1': [[], [1]],
  '5.2': [[1, 2], [3]],
  '5.3': [[1, 2], []],
  '5.4': [[], [1, 2, 3]],
  '6.1': [[1], [2, 3]],
  '6.2': [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12],
  ],
  '6.3': [
    [1, 2],
    [3, 4],
  ],
  '6.4': [
    [1, 2],
    [3, 4],
  ],
  '6.5': [[], [1, 2, 3, 4, 5]],
  '6.6': [[], [1, 2, 3]],
  '6.8': [[], [1, 2, 3, 4]],
  '7.1': [[], [1, 2, 3]],
  '7.2': [[1, 2, 3, 4], []],
  '7.3': [[], [1, 2]],
  '7.4': [
    [1, 2],
    [3, 4, 5],
  ],
  '7.5': [[], [1, 2]],
  '7.6': [[], [1, 2]],
  '8.1': [[1], [2]],
  '8.2': [[1, 2], [3]],
  '8.3': [[1], []],
  '8.4': [[], [1]],
  '9.1': [[1, 2, 3], []],
  '9.2': [[1], [2, 3, 4]],
  '10.1': [[], [1, 2]],
  '10.2': [[], [1, 2]],
  '10.3': [[], [1, 2, 3, 4]],
  '10.4': [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
  ],
  '10.5': [[], [1, 2, 3, 4, 5]],
  '10.6': [[], [1, 2]],
  '10.7': [[], [1, 2, 3]],
  '11.1': [[], [1, 2]],
  '11.2': [[], [1, 2, 3]],
  '11.3': [[1, 2], [3]],
  '11.4': [[1], [2, 3, 4]],
  '11.5': [[], [1]],
  '11.6': [[], [1]],
  '12.1': [[1], [2, 3]],
  '12.2': [[1, 2], []],
  '12.3': [[], [1, 2, 3, 4]],
  '13.1': [[], [1]],
  '13.2': [[], [1, 2, 3, 4, 5]],
  '13.3': [[], [1, 2]],
  '13.4': [[1], [2, 3, 4, 5]],
  '14.1': [[], [1, 2]],
  '14.2': [[1], [2, 3, 4]],
  '14.3': [[1], [2, 3]],
  '15.1': [[1], [2, 3]],
  '15.2': [[1], [2, 3]],
  '15.3': [[1], [2, 3, 4, 5, 6, 7]],
  '16.1': [[], [1]],
  '16.2': [[], [1, 2, 3, 4, 5]],
  '16.3': [[], [1, 2, 3, 4]],
  '16.4': [[], [1, 2, 3]],
  '16.5': [[], [1, 2, 3]],
  '17.1': [[], [1]],
  '17.2': [[], [1, 2, 3, 4]],
  '17.3': [[], [1, 2]],
};

const raiz = new URL('../', import.meta.url);
const pagina = readFileSync(new URL('docs/asvs.md', raiz), 'utf8');
const linhas = [...pagina.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (\w+) \| (.+) \|$/gm)].map(
  ([, numero, nivel, , estado, onde]) => ({ numero, nivel, estado, onde: onde ?? '' }),
);

test('docs/asvs.md has every row of levels 1 and 2, once, with its level', () => {
  const esperadas = Object.entries(EXIGENCIAS).flatMap(([secao, [um, dois]]) => [
    ...um.map((n) => `${secao}.${n} nível 1`),
    ...dois.map((n) => `${secao}.${n} nível 2`),
  ]);
  expect(esperadas).toHaveLength(253);
  expect(linhas.map(({ numero, nivel }) => `${numero} nível ${nivel}`).toSorted()).toEqual(
    esperadas.toSorted(),
  );
});

test('each row is tested, reasoned or open, and the head counts them', () => {
  const quantas: Record<string, number> = { testado: 0, raciocinado: 0, aberto: 0 };
  for (const { numero, estado = '', onde } of linhas) {
    expect(quantas, numero).toHaveProperty(estado);
    quantas[estado] = (quantas[estado] ?? 0) + 1;
    expect(/`[^`]+\.test\.tsx?` «/.test(onde) || estado !== 'testado', numero).toBe(true);
    expect(onde.includes('falta: '), numero).toBe(estado === 'aberto');
  }
  const cabeca = pagina.replace(/\s+/g, ' ');
  expect(cabeca).toContain(
    `**${quantas.testado} testadas**, **${quantas.raciocinado} raciocinadas**, **${quantas.aberto} abertas**`,
  );
});

test('every test that a row names exists', () => {
  const nomeados = linhas.flatMap(({ numero, onde }) =>
    [...onde.matchAll(/`([^`]+\.test\.tsx?)` «([^»]+)»/g)].map(([, arquivo = '', nome = '']) => ({
      numero,
      arquivo,
      nome,
    })),
  );
  expect(nomeados.length).toBeGreaterThan(100);
  expect(pagina).not.toContain('«»');
  const faltas = nomeados.filter(({ arquivo, nome }) => {
    const endereco = new URL(arquivo, raiz);
    if (!existsSync(endereco)) return true;
    const texto = readFileSync(endereco, 'utf8');
    return !["'", '`', '"'].some((aspa) => texto.includes(`${aspa}${nome}${aspa}`));
  });
  expect(faltas).toEqual([]);
});
