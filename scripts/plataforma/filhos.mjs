import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE } from './ambiente.mjs';

const GUARDA = fileURLToPath(new URL('com-quem-iniciou.mjs', import.meta.url));
const PRAZO_DE_PARADA_MS = 5_000;
/** @type {Set<import('node:child_process').ChildProcess>} */
const vivos = new Set();

/**
 * Starts a Node program that ends with this one, however this one ends: the only way a start may run services and builds.
 * Its outputs are pipes.
 * @param {string[]} argumentos Node's, the program first or after Node's own flags
 * @param {{ cwd: string, env: Record<string, string | undefined> }} opcoes
 */
export const iniciarNode = (argumentos, opcoes) =>
  acompanhar(
    spawn(NODE, ['--import', GUARDA, ...argumentos], { ...opcoes, stdio: ['pipe', 'pipe', 'pipe'] }),
  );

/**
 * Counts a child among those that `encerrarFilhos` ends.
 * @param {import('node:child_process').ChildProcess} filho
 */
export function acompanhar(filho) {
  vivos.add(filho);
  const esquecer = () => vivos.delete(filho);
  filho.once('close', esquecer);
  filho.once('error', esquecer);
  return filho;
}

/** SIGTERM to all of them; what is left after 5 s is killed. Resolves when none is left. */
export const encerrarFilhos = () => Promise.all([...vivos].map(encerrar));

function encerrar(filho) {
  if (filho.exitCode !== null || filho.signalCode !== null) return;
  return new Promise((responder) => {
    const prazo = setTimeout(() => filho.kill('SIGKILL'), PRAZO_DE_PARADA_MS);
    filho.once('close', () => {
      clearTimeout(prazo);
      responder(undefined);
    });
    filho.kill('SIGTERM');
  });
}
