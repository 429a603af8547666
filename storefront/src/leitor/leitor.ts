import type { Worker as DeTexto } from 'tesseract.js';
import { LEITOR } from './endereco.ts';

/*
 * What looks at pictures on this device and says what is written in them: bar codes and QR (zxing), letters (tesseract). Each computes in a worker, and
 * is loaded when it is first needed; nothing that a camera sees leaves the device.
 */

/** One line, as in an outline that somebody holds still; a block, with other lines around it; wherever there is some, in a whole picture. */
export type Como = 'linha' | 'bloco' | 'esparso';
const MODOS = { linha: '7', bloco: '6', esparso: '11' } as const;
const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-';
const ONDE_SE_LEMBRA = 'martelo:leitor';

interface Resposta {
  id: number;
  textos: string[] | null;
}

interface DeCodigos {
  ler(imagem: ImageData): Promise<string[]>;
  fechar(): void;
}

/** @throws where it, or what it computes with, cannot be loaded */
async function criarCodigos(): Promise<DeCodigos> {
  const trabalhador = new Worker(`${LEITOR}codigos.js`);
  const esperam = new Map<number, (textos: string[] | null) => void>();
  let ultimo = 0;
  const perguntar = (imagem: ImageData) =>
    new Promise<string[] | null>((responder) => {
      const id = ultimo;
      ultimo += 1;
      esperam.set(id, responder);
      trabalhador.postMessage({ id, imagem });
    });
  trabalhador.onmessage = ({ data: { id, textos } }: MessageEvent<Resposta>) => {
    esperam.get(id)?.(textos);
    esperam.delete(id);
  };
  trabalhador.onerror = () => {
    for (const responder of esperam.values()) responder(null);
    esperam.clear();
  };
  const fechar = () => trabalhador.terminate();
  // What it computes with comes with the first picture: an empty one.
  if ((await perguntar(new ImageData(8, 8))) === null) {
    fechar();
    throw new Error('the reader of codes did not open');
  }
  return { ler: async (imagem) => (await perguntar(imagem)) ?? [], fechar };
}

async function criarTextos(): Promise<DeTexto> {
  const { createWorker } = await import('tesseract.js');
  return createWorker(
    'por',
    1,
    {
      ...{ workerPath: `${LEITOR}texto.js`, workerBlobURL: false, corePath: LEITOR, langPath: LEITOR },
      // The browser keeps what it was sent; a second copy of a model is none.
      ...{ cacheMethod: 'none', gzip: true, errorHandler: () => {} },
    },
    // A plate is no word.
    { load_system_dawg: '0', load_freq_dawg: '0' },
  );
}

/** Made once, by who first needs it; what could not be made is tried anew the next time. */
function umaVez<T>(criar: () => Promise<T>): () => Promise<T> {
  let pronto: Promise<T> | null = null;
  return () => {
    pronto ??= criar().catch((erro) => {
      pronto = null;
      throw erro;
    });
    return pronto;
  };
}
const abrirCodigos = umaVez(criarCodigos);
const abrirTextos = umaVez(criarTextos);

/** Every code that is seen in a picture. @throws where the decoder cannot be loaded */
export const lerCodigos = async (imagem: ImageData): Promise<string[]> => (await abrirCodigos()).ler(imagem);

/** Letters and digits that are seen in a picture, line by line; '' where there are none. @throws where the reader cannot be loaded */
export async function lerTexto(tela: HTMLCanvasElement, como: Como): Promise<string> {
  const leitor = await abrirTextos();
  await leitor.setParameters({
    tessedit_pageseg_mode: MODOS[como] as never,
    tessedit_char_whitelist: LETRAS,
  });
  return (await leitor.recognize(tela)).data.text;
}

/** Loads ahead what will be looked by. @throws where it cannot be loaded */
export async function prepararLeitores(como: { textos: boolean }): Promise<void> {
  await Promise.all([abrirCodigos(), como.textos && abrirTextos()]);
}

/** Has the readers on this phone for a day without network: once for each that there is, and not where somebody saves data. */
export async function levarLeitores(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || localStorage.getItem(ONDE_SE_LEMBRA) === LEITOR) return;
  // Of its own, and closed again: one that nobody looks through holds a hundred megabytes.
  const [deCodigos, deTexto] = await Promise.all([criarCodigos(), criarTextos()]);
  deCodigos.fechar();
  await deTexto.terminate();
  localStorage.setItem(ONDE_SE_LEMBRA, LEITOR);
}
