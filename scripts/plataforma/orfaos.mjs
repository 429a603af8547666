import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RAIZ } from './ambiente.mjs';
import { Falha } from './falha.mjs';

const PRAZO_MS = 5_000;
const arquivoDe = (dados) => join(dados, 'processos.json');

/**
 * Remembers which processes serve this data folder, so that the next start can end them if this supervisor is killed.
 * @param {string} dados
 * @param {number[]} servicos
 */
export const anotarProcessos = (dados, servicos) =>
  writeFileSync(arquivoDe(dados), JSON.stringify({ supervisor: process.pid, servicos }));

export const esquecerProcessos = (dados) => rmSync(arquivoDe(dados), { force: true });

/**
 * Ends services that a killed supervisor left behind on this data folder: two engines must never share one.
 * @param {string} dados
 * @returns {Promise<number>} how many were ended
 */
export async function encerrarOrfaos(dados) {
  if (!existsSync(arquivoDe(dados))) return 0;
  const { supervisor, servicos } = lerAnotacao(arquivoDe(dados));
  if (supervisor !== process.pid && comandoDe(supervisor).includes('start.mjs')) {
    throw new Falha(
      `o Martelo já está em execução com os dados em ${dados} (processo ${supervisor}). Encerre-o com Ctrl-C antes.`,
    );
  }
  const orfaos = servicos.filter(ehNosso);
  for (const pid of orfaos) sinalizar(pid, 'SIGTERM');
  const limite = Date.now() + PRAZO_MS;
  while (orfaos.some(ehNosso) && Date.now() < limite) await new Promise((seguir) => setTimeout(seguir, 50));
  for (const pid of orfaos.filter(ehNosso)) sinalizar(pid, 'SIGKILL');
  esquecerProcessos(dados);
  return orfaos.length;
}

function lerAnotacao(arquivo) {
  try {
    const { supervisor, servicos } = JSON.parse(readFileSync(arquivo, 'utf8'));
    return { supervisor: Number(supervisor), servicos: servicos.filter(Number.isInteger) };
  } catch {
    return { supervisor: 0, servicos: [] };
  }
}

/** The number may belong to somebody else by now: only a process that looks like one of our services is touched. */
function ehNosso(pid) {
  const comando = comandoDe(pid);
  return comando.includes(RAIZ) || comando.startsWith('next-server');
}

const comandoDe = (pid) =>
  spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';

function sinalizar(pid, sinal) {
  try {
    process.kill(pid, sinal);
  } catch {
    // Gone already.
  }
}
