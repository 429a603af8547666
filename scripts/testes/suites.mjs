/**
 * What `npm test` is made of: programs whose exit code is a verdict, those of vitest telling how many tests they had. `precisa` is what
 * is to be there before one begins (recursos.mjs). Suites of one lane come one after another, the lanes go side by side.
 * @typedef {'construcao' | 'servidores' | 'navegador' | 'poppler'} Recurso
 * @typedef {'nada' | 'pouco' | 'tudo'} Cede how far a suite stands back: not; where both want a core; wherever anybody else does
 * @typedef {{ nome: string, programa: string, argumentos: string[], vitest: boolean, precisa: Recurso[], cede: Cede }} Suite
 */

/** @returns {Suite} */
const programa = (nome, arquivo, ...argumentos) => ({
  ...{ nome, programa: arquivo, argumentos, vitest: false, precisa: [], cede: 'nada' },
});
/** @returns {Suite} */
const vitest = (nome, config, ...precisa) => ({
  ...{ nome, programa: 'node_modules/vitest/vitest.mjs', argumentos: ['run', '--config', config] },
  ...{ vitest: true, precisa, cede: 'nada' },
});

/**
 * The first lane waits for clocks, browsers and services; the second computes all the time and takes the cores that the first leaves: its
 * tests with time limits a little behind, the simulator, which has none, behind everybody. @type {Suite[][]}
 */
export const FAIXAS = [
  [
    vitest('contrato', 'tests/contract/vitest.config.ts'),
    vitest('navegador', 'tests/e2e/vitest.config.ts', 'construcao', 'navegador', 'poppler'),
    vitest('fuzz', 'tests/fuzz/vitest.config.ts', 'construcao'),
    vitest('falhas', 'tests/faults/vitest.config.ts'),
    vitest('frota', 'tests/faults/frota.vitest.config.ts', 'servidores'),
  ],
  [
    { ...programa('formato', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.'), cede: 'pouco' },
    { ...programa('tipos', 'scripts/check.mjs', '--tipos'), cede: 'pouco' },
    { ...vitest('unidade', 'vitest.config.ts', 'servidores', 'poppler'), cede: 'pouco' },
    { ...vitest('simulador', 'tests/simulador/vitest.config.ts'), cede: 'tudo' },
  ],
];

/** What is made ahead, by whoever waits for nobody, before the suites of the first lane ask for it. @type {Recurso[]} */
export const ADIANTADOS = ['construcao'];
