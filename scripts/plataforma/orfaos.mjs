import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RAIZ } from './ambiente.mjs';
import { Falha } from './falha.mjs';

const PRAZO_MS = 5_000;
/** A start that was told to stop has 5 s for its services, and a little for itself. */
const PRAZO_DA_ANTERIOR_MS = 8_000;
/** How long a start may take to hear that its npm is gone. */
const PRAZO_PARA_OUVIR_MS = 1_500;
const arquivoDe = (dados) => join(dados, 'processos.json');

/**
 * Remembers which processes serve this data folder, so that the next start can end them if this supervisor is killed.
 * @param {string} dados
 * @param {number[]} servicos
 */
export const anotarProcessos = (dados, servicos) =>
  escrever(dados, { supervisor: process.pid, servicos, parando: false });

/**
 * Says that this start is stopping: the next one waits for it instead of refusing.
 * @param {string} dados
 */
export const anotarParada = (dados) => escrever(dados, { ...lerAnotacao(arquivoDe(dados)), parando: true });

export const esquecerProcessos = (dados) => rmSync(arquivoDe(dados), { force: true });

/**
 * Ends services that a killed supervisor left behind on this data folder: two engines must never share one.
 * @param {string} dados
 * @returns {Promise<number>} how many were ended
 */
export async function encerrarOrfaos(dados) {
  if (!existsSync(arquivoDe(dados))) return 0;
  const { supervisor, servicos } = lerAnotacao(arquivoDe(dados));
  if (await continuaNoAr(dados, supervisor)) {
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

/** Does another start still serve this folder? One that is stopping, or just about to hear that it must, is waited for. */
async function continuaNoAr(dados, supervisor) {
  const vivo = () => supervisor !== process.pid && comandoDe(supervisor).includes('start.mjs');
  const inicio = Date.now();
  while (vivo()) {
    const prazo = lerAnotacao(arquivoDe(dados)).parando ? PRAZO_DA_ANTERIOR_MS : PRAZO_PARA_OUVIR_MS;
    if (Date.now() - inicio > prazo) return true;
    await new Promise((seguir) => setTimeout(seguir, 50));
  }
  return false;
}

const escrever = (dados, anotacao) => writeFileSync(arquivoDe(dados), JSON.stringify(anotacao));

function lerAnotacao(arquivo) {
  try {
    const { supervisor, servicos, parando } = JSON.parse(readFileSync(arquivo, 'utf8'));
    return {
      supervisor: Number(supervisor),
      servicos: servicos.filter(Number.isInteger),
      parando: parando === true,
    };
  } catch {
    return { supervisor: 0, servicos: [], parando: false };
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
