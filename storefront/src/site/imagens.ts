import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ambiente } from './ambiente.ts';
import { LARGURAS, type Largura } from './larguras.ts';
import { registrar } from './registro.ts';

/** `?w=`: one of the widths, the default when absent, null when it is anything else. */
export function lerLargura(texto: string | null, padrao: Largura = 800): Largura | null {
  if (texto === null) return padrao;
  return LARGURAS.find((largura) => String(largura) === texto) ?? null;
}

/** CSS px of our own drawings. */
const LARGURA_DO_DESENHO = 1200;

/** Two cores: pictures are made one after another per core, so that a cold page of them does not starve the pages. */
sharp.concurrency(1);

const emObra = new Map<string, Promise<Buffer | null>>();

export type Formato = 'webp' | 'avif';

/**
 * A picture as WebP or AVIF at a width, made once and kept on disk under `<dados>/storefront/<pasta>`. Readers that come together
 * share the making. Never enlarged.
 * @param origem what it is made from; null when there is no such picture
 * @param pronta the same already made elsewhere, kept as it is; null when it is not
 */
export function webp(
  pasta: 'fotos' | 'midia',
  chave: string,
  largura: Largura,
  origem: () => Promise<Buffer | null>,
  formato: Formato = 'webp',
  pronta: () => Promise<Buffer | null> = async () => null,
): Promise<Buffer | null> {
  const nome = createHash('sha256').update(`${chave}?w=${largura}`).digest('hex');
  const arquivo = join(ambiente().dados, pasta, nome.slice(0, 2), `${nome.slice(2, 34)}.${formato}`);
  const andamento = emObra.get(arquivo);
  if (andamento) return andamento;
  const obra = lerOuFazer(arquivo, { largura, origem, formato, pronta }).finally(() =>
    emObra.delete(arquivo),
  );
  emObra.set(arquivo, obra);
  return obra;
}

interface Feitura {
  largura: Largura;
  formato: Formato;
  origem: () => Promise<Buffer | null>;
  pronta: () => Promise<Buffer | null>;
}

async function lerOuFazer(arquivo: string, feitura: Feitura): Promise<Buffer | null> {
  try {
    return await readFile(arquivo);
  } catch {
    // Not made yet.
  }
  const pronta = await feitura.pronta();
  if (pronta) return guardar(pronta, arquivo);
  const bruto = await feitura.origem();
  return bruto && guardar(await fazer(bruto, feitura), arquivo);
}

async function fazer(bruto: Buffer, { largura, formato }: Feitura): Promise<Buffer> {
  // A drawing has no size of its own: it is drawn at the width asked for, not blown up to it.
  const desenho = bruto.subarray(0, 5).toString() === '<svg ';
  const reduzida = sharp(bruto, {
    limitInputPixels: 60_000_000,
    ...(desenho ? { density: (72 * largura) / LARGURA_DO_DESENHO } : {}),
  })
    .rotate()
    .resize({ width: largura, withoutEnlargement: true });
  return formato === 'avif'
    ? reduzida.avif({ quality: 58, effort: 1 }).toBuffer()
    : reduzida.webp({ quality: largura <= 400 ? 76 : 80, effort: 3 }).toBuffer();
}

async function guardar(imagem: Buffer, arquivo: string): Promise<Buffer> {
  try {
    await mkdir(dirname(arquivo), { recursive: true });
    const novo = `${arquivo}.${process.pid}.novo`;
    await writeFile(novo, imagem);
    await rename(novo, arquivo);
  } catch (erro) {
    // A full disk costs time on the next request, not the picture.
    registrar('warn', 'picture not kept', { arquivo, erro });
  }
  return imagem;
}

/** A picture's answer. Its address names its content for ever. */
export const respostaWebp = (imagem: Buffer, formato: Formato = 'webp'): Response =>
  new Response(new Uint8Array(imagem), {
    headers: {
      'content-type': `image/${formato}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });

/** A picture that is not there; asked for again soon, because it may come to be. */
export const semImagem = (): Response =>
  new Response('Imagem não encontrada.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=30' },
  });
