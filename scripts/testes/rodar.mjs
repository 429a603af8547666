import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NODE, RAIZ } from '../plataforma/ambiente.mjs';

const temOciosos = spawnSync('chrt', ['-i', '0', 'true']).status === 0;
/** What runs a program behind the others; Linux knows "when nobody else wants the core". */
const ATRAS = {
  nada: [],
  pouco: ['nice', '-n', '8'],
  tudo: ['nice', '-n', '19', ...(temOciosos ? ['chrt', '-i', '0'] : [])],
};
/** Runs the program that follows, then says on descriptor 3 what it and all that it waited for took of the processors. */
const MEDIR = '"$@"; fim=$?; times >&3; exit $fim';
/** @type {Set<import('node:child_process').ChildProcess>} */
const vivos = new Set();

/**
 * Runs a program to its end, with all it says in a file or, without one, on this terminal.
 * @param {{ programa: string, argumentos: string[], ambiente: Record<string, string | undefined>, cede: import('./suites.mjs').Cede, saida?: string }} opcoes
 * @returns {Promise<{ status: number | null, segundos: number, processador: number }>} seconds by the clock and of processor
 */
export async function rodar({ programa, argumentos, ambiente, cede, saida }) {
  const inicio = performance.now();
  const destino = saida === undefined ? null : openSync(saida, 'a');
  const processo = spawn(
    '/bin/sh',
    ['-c', MEDIR, 'sh', ...ATRAS[cede], NODE, resolve(RAIZ, programa), ...argumentos],
    {
      cwd: RAIZ,
      env: ambiente,
      // A group of its own: what stops this run stops all of it.
      detached: true,
      stdio: ['ignore', destino ?? 'inherit', destino ?? 'inherit', 'pipe'],
    },
  );
  if (destino !== null) closeSync(destino);
  vivos.add(processo);
  let tempos = '';
  processo.stdio[3].setEncoding('utf8').on('data', (parte) => {
    tempos += parte;
  });
  const status = await new Promise((responder) => {
    processo.once('error', () => responder(null));
    processo.once('close', responder);
  });
  vivos.delete(processo);
  return { status, segundos: (performance.now() - inicio) / 1000, processador: lerTempos(tempos) };
}

/** Ends whatever is still running. @param {NodeJS.Signals} sinal */
export function encerrarTudo(sinal) {
  for (const { pid } of vivos) if (pid !== undefined) process.kill(-pid, sinal);
}

/** The children's line of the shell's `times`: "1m2.5s 0m3.25s". */
function lerTempos(texto) {
  const filhos = texto.trim().split('\n').at(-1) ?? '';
  return [...filhos.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (soma, [, minutos, segundos]) => soma + Number(minutos) * 60 + Number(segundos.replace(',', '.')),
    0,
  );
}

const nomeDoTeste = (arquivo, nome) => `${arquivo.replace(RAIZ, '')} > ${nome}`;

const primeiraLinha = (mensagem) => (mensagem ?? '').split('\n')[0];

/** The tests that ended so, and complained at some try. */
const comQueixa = (testResults, como) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === como && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        teste: nomeDoTeste(name, fullName),
        porque: primeiraLinha(failureMessages[0]),
      })),
  );

/**
 * What vitest's JSON report says; null when there is none to read.
 * @param {string} arquivo
 */
export function lerRelatorio(arquivo) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(arquivo, 'utf8'),
    );
    const pulados = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => !['passed', 'failed'].includes(status))
        .map(({ fullName, meta }) => ({
          teste: nomeDoTeste(name, fullName),
          porque: meta?.porque ?? null,
        })),
    );
    return {
      passed: numPassedTests,
      // Who skips a test says why.
      failed: numFailedTests + pulados.filter(({ porque }) => porque === null).length,
      skipped: numPendingTests + numTodoTests,
      arquivos: testResults.map(({ name, startTime, endTime }) => ({
        arquivo: name.replace(RAIZ, ''),
        segundos: (endTime - startTime) / 1000,
      })),
      pulados,
      falhos: [
        ...testResults
          .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
          .map(({ name, message }) => ({ teste: name.replace(RAIZ, ''), porque: primeiraLinha(message) })),
        ...comQueixa(testResults, 'failed'),
        ...pulados
          .filter(({ porque }) => porque === null)
          .map(({ teste }) => ({ teste, porque: 'pulado sem dizer por quê' })),
      ],
      repetidos: comQueixa(testResults, 'passed'),
    };
  } catch {
    return null;
  }
}
