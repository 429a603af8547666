import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';

export type RespostaXlsx = { ok: true; linhas: string[][] } | { ok: false };

type Celula = string | number | boolean | Date | null;

// The package's universal edition is used because it goes by the archive's directory, whose sizes were checked before; its
// Node edition goes by the local headers, which may say something else.
try {
  const bytes = workerData as Uint8Array<ArrayBuffer>;
  const arquivo = new Blob([bytes]);
  const linhas = (await readSheet(arquivo, 1, { parseNumber: numeroBrasileiro })) as Celula[][];
  parentPort?.postMessage({ ok: true, linhas: linhas.map((linha) => linha.map(texto)) });
} catch {
  parentPort?.postMessage({ ok: false });
}

/** A number cell has no notation of its own: written with a decimal comma it cannot be taken for "1.234" meaning thousands. */
function numeroBrasileiro(bruto: string): string {
  const numero = Number(bruto);
  if (!Number.isFinite(numero)) return bruto;
  // Fifteen digits is what spreadsheets keep: more of them are the noise of binary fractions.
  return Number(numero.toPrecision(15)).toString().replace('.', ',');
}

/** Date cells hold wall-clock time, which the package gives as if it were UTC. */
function texto(celula: Celula): string {
  if (celula === null) return '';
  if (typeof celula === 'boolean') return celula ? 'Sim' : 'Não';
  if (!(celula instanceof Date)) return String(celula);
  if (Number.isNaN(celula.getTime())) return '';
  const [dia = '', hora = ''] = celula.toISOString().split('T');
  const [ano, mes, doMes] = dia.split('-');
  return hora.startsWith('00:00:00')
    ? `${doMes}/${mes}/${ano}`
    : `${doMes}/${mes}/${ano} ${hora.slice(0, 8)}`;
}
