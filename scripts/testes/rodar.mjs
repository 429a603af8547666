import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NODE, RAIZ } from '../plataforma/ambiente.mjs';

const temOciosos = spawnSync('chrt', ['-i', '0', 'true']).status === 0;
/**
 * How nice a program is to the others: by itself, and with its whole session where Linux shares the processors out by these
 * (`sched_autogroup`), between which nothing else counts. Each run here is a session of its own.
 */
const GENTILEZA = { nada: 0, pouco: 8, tudo: 19 };
/** What runs a program behind the others; Linux knows "when nobody else wants the core". */
const atras = (cede) => [
  ...(cede === 'nada' ? [] : ['nice', '-n', String(GENTILEZA[cede])]),
  ...(cede === 'tudo' && temOciosos ? ['chrt', '-i', '0'] : []),
];
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
    ['-c', MEDIR, 'sh', ...atras(cede), NODE, resolve(RAIZ, programa), ...argumentos],
    {
      cwd: RAIZ,
      env: ambiente,
      // A group of its own: what stops this run stops all of it.
      detached: true,
      stdio: ['ignore', destino ?? 'inherit', destino ?? 'inherit', 'pipe'],
    },
  );
  if (destino !== null) closeSync(destino);
  cederGrupo(processo.pid, GENTILEZA[cede]);
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

function cederGrupo(pid, quanto) {
  if (pid === undefined || quanto === 0) return;
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(quanto));
  } catch {
    // No such groups here, or gone already.
  }
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

/** Of one file of a report: how its tests ended, and what they complained of. */
function lerArquivo({ name, status, message, startTime, endTime, assertionResults }) {
  const com = (...quais) => assertionResults.filter((um) => quais.includes(um.status));
  const comQueixa = (como) =>
    com(como)
      .filter(({ failureMessages = [] }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({
        ...{ teste: nomeDoTeste(name, fullName), porque: primeiraLinha(failureMessages[0]) },
      }));
  const pulados = assertionResults
    .filter((um) => !['passed', 'failed'].includes(um.status))
    .map(({ fullName, meta }) => ({ teste: nomeDoTeste(name, fullName), porque: meta?.porque ?? null }));
  // Who skips a test says why.
  const calados = pulados.filter(({ porque }) => porque === null);
  const naoCarregou = status === 'failed' && assertionResults.length === 0;
  return {
    ...{ arquivo: name.replace(RAIZ, ''), segundos: (endTime - startTime) / 1000 },
    passed: com('passed').length,
    failed: com('failed').length + calados.length + Number(naoCarregou),
    ...{ skipped: pulados.length, pulados, repetidos: comQueixa('passed') },
    falhos: [
      ...(naoCarregou ? [{ teste: name.replace(RAIZ, ''), porque: primeiraLinha(message) }] : []),
      ...comQueixa('failed'),
      ...calados.map(({ teste }) => ({ teste, porque: 'pulado sem dizer por quê' })),
    ],
  };
}

/** @param {import('./resumo.mjs').Arquivo[]} arquivos */
const somar = (arquivos) => {
  const soma = (campo) => arquivos.reduce((todos, um) => todos + um[campo], 0);
  const todos = (campo) => arquivos.flatMap((um) => um[campo]);
  return {
    ...{ passed: soma('passed'), failed: soma('failed'), skipped: soma('skipped'), arquivos },
    ...{ pulados: todos('pulados'), falhos: todos('falhos'), repetidos: todos('repetidos') },
  };
};

/**
 * What vitest's JSON report says; null when there is none to read.
 * @param {string} arquivo
 */
export function lerRelatorio(arquivo) {
  try {
    return somar(JSON.parse(readFileSync(arquivo, 'utf8')).testResults.map(lerArquivo));
  } catch {
    return null;
  }
}

/** At most as many files of a run are tried once more: what breaks more of them is no busy machine. */
const SOZINHOS = 8;

/**
 * The files with a failure that are run once more, alone, when all else has ended; none where too many failed for that to be the machine's
 * doing.
 * @param {import('./resumo.mjs').Linha[]} linhas
 */
export function aRodarSozinhos(linhas) {
  const quais = linhas.map((linha) => ({
    linha,
    arquivos: (linha.arquivos ?? []).filter(({ failed }) => failed > 0).map(({ arquivo }) => arquivo),
  }));
  const todos = quais.flatMap(({ arquivos }) => arquivos);
  return todos.length > SOZINHOS ? [] : quais.filter(({ arquivos }) => arquivos.length > 0);
}

/**
 * A suite's line, with what its files said when they ran alone in place of what they had said beside the others; what passed only so is
 * told. Where they did not come to their end it stays as it was.
 * @param {import('./resumo.mjs').Linha} linha
 * @param {import('./resumo.mjs').Linha} deNovo
 * @returns {import('./resumo.mjs').Linha}
 */
export function comOsSozinhos(linha, deNovo) {
  const novos = new Map((deNovo.arquivos ?? []).map((um) => [um.arquivo, um]));
  const arquivos = linha.arquivos.map((um) => novos.get(um.arquivo) ?? um);
  const soma = somar(arquivos);
  const quebrou = deNovo.failed > 0 && soma.failed === 0;
  const medida = {
    segundos: linha.segundos + deNovo.segundos,
    processador: linha.processador + deNovo.processador,
  };
  if (quebrou) return { ...linha, ...medida };
  const sozinhos = linha.arquivos
    .filter(({ arquivo, failed }) => failed > 0 && novos.get(arquivo)?.failed === 0)
    .flatMap(({ falhos }) => falhos);
  return { ...linha, ...soma, ...medida, sozinhos };
}
