import { Worker } from 'node:worker_threads';
import { invalido, type LinhaPlanilha } from './arquivo.ts';
import type { RespostaXlsx } from './xlsx-trabalhador.ts';
import { diretorioZip } from './zip.ts';

const MAXIMO_DESCOMPACTADO = 200 * 1024 * 1024;
const MAXIMO_ENTRADAS = 2_000;
const PRAZO_MS = 60_000;

/**
 * The first sheet of an XLSX file. It is read in a thread of its own with bounded memory and time: a file made to exhaust
 * either ends that thread and is refused, and a large honest one never keeps bids waiting.
 */
export async function* lerXlsx(arquivo: Buffer, nomeArquivo: string): AsyncIterable<LinhaPlanilha> {
  const entradas = diretorioZip(arquivo);
  if (!entradas?.some((entrada) => entrada.nome === 'xl/workbook.xml')) {
    throw invalido(nomeArquivo, 'não é uma planilha XLSX');
  }
  const total = entradas.reduce((soma, entrada) => soma + entrada.descompactado, 0);
  if (entradas.length > MAXIMO_ENTRADAS || total > MAXIMO_DESCOMPACTADO) {
    throw invalido(nomeArquivo, 'é grande demais depois de descompactado');
  }
  const linhas = await lerEmThread(arquivo, nomeArquivo);
  for (const [i, celulas] of linhas.entries()) {
    linhas[i] = [];
    yield { linha: i + 1, celulas };
  }
}

function lerEmThread(arquivo: Buffer, nomeArquivo: string): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./xlsx-trabalhador.ts', import.meta.url), {
      workerData: new Uint8Array(arquivo),
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const recusar = () => reject(invalido(nomeArquivo, 'não pode ser lido como planilha XLSX'));
    const prazo = setTimeout(() => {
      recusar();
      void thread.terminate();
    }, PRAZO_MS);
    thread.once('message', (resposta: RespostaXlsx) => (resposta.ok ? resolve(resposta.linhas) : recusar()));
    thread.once('error', recusar);
    thread.once('exit', () => {
      clearTimeout(prazo);
      recusar();
    });
  });
}
