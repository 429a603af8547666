/**
 * What `npm test` is made of: programs whose exit code is a verdict, those of vitest telling how many tests they had. `precisa` is what
 * is to be there before one begins (recursos.mjs). Suites of one lane come one after another, the lanes go side by side.
 * @typedef {'construcao' | 'servidores' | 'navegador' | 'poppler'} Recurso
 * @typedef {'nada' | 'pouco' | 'tudo'} Cede how far a suite stands back: not; where both want a core; wherever anybody else does
 * @typedef {{ nome: string, programa: string, argumentos: string[], vitest: boolean, precisa: Recurso[], cede: Cede, enche?: true }} Suite
 * `enche`: it fills what time the others leave, and ends soon after them (`SIMULA_ATE`)
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
 * The first lane is what takes longest, tests of services and of screens. The second judges the sources, a little behind; then, while
 * the first waits for its clocks, come the suites that wait for theirs. Fuzz, which computes all the time, is the last and stands behind the
 * screens: beside them, as much as they, it had a camera's pictures read too late. The simulator has no time limits, and computes from the
 * beginning to the end with whatever the others leave, behind everybody; where they leave little it plays what it owes after them, and no more.
 * @type {Suite[][]}
 */
export const FAIXAS = [
  [
    vitest('contrato', 'tests/contract/vitest.config.ts'),
    vitest('navegador', 'tests/e2e/vitest.config.ts', 'construcao', 'navegador', 'poppler'),
  ],
  [
    { ...programa('formato', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.'), cede: 'pouco' },
    { ...programa('tipos', 'scripts/check.mjs', '--tipos'), cede: 'pouco' },
    { ...vitest('unidade', 'vitest.config.ts', 'servidores', 'poppler'), cede: 'pouco' },
    vitest('falhas', 'tests/faults/vitest.config.ts'),
    vitest('frota', 'tests/faults/frota.vitest.config.ts', 'servidores'),
    { ...vitest('fuzz', 'tests/fuzz/vitest.config.ts', 'construcao'), cede: 'pouco' },
  ],
  [{ ...vitest('simulador', 'tests/simulador/vitest.config.ts'), cede: 'tudo', enche: true }],
];

/** What is made ahead, by whoever waits for nobody, before the suites of the first lane ask for it. @type {Recurso[]} */
export const ADIANTADOS = ['construcao'];
