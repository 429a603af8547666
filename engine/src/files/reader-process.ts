import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { extractText, getDocumentProxy } from 'unpdf';

/*
 * Where what people sent is read: like the examiner a process of its own, without the engine's environment, which may write nothing. Nothing is
 * asked of anybody: the model lies beside the program.
 */

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

export interface Pedido {
  tipo: 'application/pdf' | 'image/jpeg';
  bytes: Uint8Array;
}
export type Resposta = { pronto: true } | { texto: string | null };

/** Wider than that a phone's picture is read no better, only slower. */
const LARGURA_MAX = 1_600;
/** A proof is a page, or two. */
const LETRAS_MAX = 20_000;
const MODELO = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json')),
  '4.0.0_best_int',
);

let leitor: Promise<Worker> | undefined;
const abrirLeitor = (): Promise<Worker> => {
  leitor ??= createWorker('por', OEM.LSTM_ONLY, {
    ...{ langPath: MODELO, cacheMethod: 'none', gzip: true },
    errorHandler: () => {},
  });
  return leitor;
};

async function ler({ tipo, bytes }: Pedido): Promise<string | null> {
  if (tipo === 'application/pdf') {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
    return text.join('\n');
  }
  const imagem = await sharp(bytes)
    .resize({ width: LARGURA_MAX, height: LARGURA_MAX * 2, fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .normalize()
    .png()
    .toBuffer();
  const { data } = await (await abrirLeitor()).recognize(imagem);
  return data.text;
}

const responder = (resposta: Resposta): void => {
  process.send?.(resposta);
};
process.on('message', async (pedido: Pedido) => {
  const texto = await ler(pedido).catch(() => null);
  responder({ texto: texto?.trim() ? texto.slice(0, LETRAS_MAX) : null });
});
process.once('disconnect', () => process.exit());
responder({ pronto: true });
