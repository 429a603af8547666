// One command that sets up what the tests need and runs all of them; its last line counts every suite together.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ambienteDosServicos, exigirNode, NODE, RAIZ } from './plataforma/ambiente.mjs';
import { construir } from './plataforma/builds.mjs';
import { instalarDependencias } from './plataforma/dependencias.mjs';
import { executar } from './plataforma/falha.mjs';
import { encontrarNavegador, garantirPoppler } from './plataforma/programas.mjs';
import { ligarServidores } from './plataforma/servidores.mjs';

const dizer = (mensagem) => process.stdout.write(`${mensagem}\n`);
const total = { passed: 0, failed: 0, skipped: 0 };
const falhas = [];

/** What is counted as one test each: programs whose exit code is the verdict. */
const VERIFICACOES = [
  ['formato e lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '.']],
  ['tipos', 'scripts/check.mjs', []],
];

/** Vitest projects in order; the ones that need the whole platform come last. `npm test -- unidade` runs only the named. */
const SUITES = [
  ['unidade', 'vitest.config.ts'],
  ['simulador', 'tests/simulador/vitest.config.ts'],
  ['contrato', 'tests/contract/vitest.config.ts'],
  ['falhas', 'tests/faults/vitest.config.ts'],
  ['fuzz', 'tests/fuzz/vitest.config.ts'],
  ['navegador', 'tests/e2e/vitest.config.ts'],
];

/** The suites whose tests start the whole platform. */
const COM_PLATAFORMA = ['fuzz', 'navegador'];

/** The suites whose tests ask for a MongoDB or a Redis. */
const COM_SERVIDORES = ['unidade', 'falhas'];

await executar(async () => {
  const pedidas = process.argv.slice(2);
  const quer = (nome) => pedidas.length === 0 || pedidas.includes(nome);
  exigirNode();
  await instalarDependencias(dizer);
  await import('../storefront/scripts/gerar-elementos.mjs');
  await import('../cms/scripts/gerar-regras.mjs');
  const temporario = mkdtempSync(join(tmpdir(), 'martelo-teste-'));
  // The whole share of auctions that a run owes; without this variable the simulator plays a few.
  const simulados = { SIMULA_LEILOES: process.env.SIMULA_LEILOES ?? '100000' };
  const ambiente = {
    ...simulados,
    ...process.env,
    PATH: `${join(RAIZ, 'node_modules/.bin')}:${process.env.PATH}`,
  };
  // What a run finds here is for its tests' own servers; the services it starts are told theirs.
  delete ambiente.MONGODB_URI;
  delete ambiente.REDIS_URL;
  const servidores = { desligar: async () => {} };
  try {
    for (const [nome, programa, argumentos] of VERIFICACOES) {
      if (!quer(nome.split(' ')[0])) continue;
      dizer(`\n▸ ${nome}`);
      const { status } = spawnSync(NODE, [join(RAIZ, programa), ...argumentos], {
        cwd: RAIZ,
        stdio: 'inherit',
        env: ambiente,
      });
      contar(nome, status === 0 ? { passed: 1 } : { failed: 1 });
    }
    if (COM_SERVIDORES.some(quer)) {
      const { ambiente: enderecos, faltas, desligar } = await ligarServidores(temporario, dizer);
      Object.assign(ambiente, enderecos);
      servidores.desligar = desligar;
      // Tests that met no server are skipped; that there was none is a failure.
      for (const falta of faltas) contar(falta, { failed: 1 });
    }
    garantirPoppler(dizer);
    if (quer('navegador')) ambiente.CHROMIUM_PATH = encontrarNavegador(dizer);
    if (COM_PLATAFORMA.some(quer)) {
      await construir({ ambiente: ambienteDeBuild(temporario), dizer });
    }
    for (const [nome, config] of SUITES) if (quer(nome)) vitest(nome, config, temporario, ambiente);
  } finally {
    await servidores.desligar();
    rmSync(temporario, { recursive: true, force: true });
  }
  if (falhas.length > 0) dizer(`\nFalhou: ${falhas.join(', ')}`);
  dizer(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
});

function vitest(nome, config, temporario, ambiente) {
  dizer(`\n▸ ${nome}`);
  const relatorio = join(temporario, `${nome}.json`);
  const { status } = spawnSync(
    NODE,
    [
      join(RAIZ, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${relatorio}`,
    ],
    { cwd: RAIZ, stdio: 'inherit', env: ambiente },
  );
  const contagem = lerRelatorio(relatorio);
  // A suite that broke outside of its tests (a file that does not load, a hook) has failed even if no test says so.
  if (status !== 0 && contagem.failed === 0) contagem.failed = 1;
  contar(nome, contagem);
}

function lerRelatorio(arquivo) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(arquivo, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function contar(nome, { passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) falhas.push(nome);
}

/** A build needs no running service; it gets the same variables a start would give, over a throwaway folder. */
function ambienteDeBuild(dados) {
  return ambienteDosServicos({
    portas: { storefront: 3000, cms: 3001, engine: 3002, print: 3003 },
    dados,
    segredos: { servico: 'construcao', payload: 'construcao', senhaDemo: '' },
    dev: false,
  });
}
