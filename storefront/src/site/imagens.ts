import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { ARQUIVOS } from '../palavras/documentos.ts';
import { ambiente } from './ambiente.ts';
import { LARGURAS, type Largura } from './larguras.ts';
import { PastaLimitada } from './pasta-limitada.ts';
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

/** What each folder may hold. Drawings are named by whoever asks; pictures of the library and of lots by their files, at four widths. */
const LIMITES = {
  fotos: { maximoBytes: 64 * 2 ** 20, maximoArquivos: 4_000 },
  midia: { maximoBytes: 1_024 * 2 ** 20, maximoArquivos: 40_000 },
  lotes: { maximoBytes: 2_048 * 2 ** 20, maximoArquivos: 80_000 },
} as const;
type Pasta = keyof typeof LIMITES;
const pastas = new Map<string, PastaLimitada>();

function pastaDe(qual: Pasta): PastaLimitada {
  const pasta = join(ambiente().dados, qual);
  const conhecida = pastas.get(pasta) ?? new PastaLimitada({ pasta, ...LIMITES[qual] });
  pastas.set(pasta, conhecida);
  return conhecida;
}

/** Names of drawings asked for once: a drawing is worth a place on the disk when somebody comes for it again. */
const pedidasUmaVez = new Set<string>();
const MAXIMO_PEDIDAS = 4_096;

function vemDeNovo(arquivo: string): boolean {
  if (pedidasUmaVez.delete(arquivo)) return true;
  pedidasUmaVez.add(arquivo);
  for (const velha of pedidasUmaVez) {
    if (pedidasUmaVez.size <= MAXIMO_PEDIDAS) break;
    pedidasUmaVez.delete(velha);
  }
  return false;
}

/** Pictures being made at a time, and those that may wait for it: whoever asks for more is sent away, not queued without end. */
const AO_MESMO_TEMPO = 2;
const MAXIMO_ESPERANDO = 300;
let fazendo = 0;
const esperando: (() => void)[] = [];

async function umaPorVez<T>(fazer: () => Promise<T>): Promise<T> {
  if (fazendo >= AO_MESMO_TEMPO) {
    if (esperando.length >= MAXIMO_ESPERANDO) throw new Error('too many pictures waiting to be made');
    await new Promise<void>((vez) => esperando.push(vez));
  } else fazendo += 1;
  try {
    return await fazer();
  } finally {
    const proxima = esperando.shift();
    if (proxima) proxima();
    else fazendo -= 1;
  }
}

export type Formato = 'webp' | 'avif';

/**
 * A picture as WebP or AVIF at a width, made once and kept on disk under `<dados>/storefront/<pasta>`. Readers that come together
 * share the making. Never enlarged. Rejects when too many are waiting to be made.
 * @param origem what it is made from; null when there is no such picture
 * @param pronta the same already made elsewhere, kept as it is; null when it is not
 */
export function webp(
  pasta: Pasta,
  chave: string,
  largura: Largura,
  origem: () => Promise<Buffer | null>,
  formato: Formato = 'webp',
  pronta: () => Promise<Buffer | null> = async () => null,
): Promise<Buffer | null> {
  const nome = createHash('sha256').update(`${chave}?w=${largura}`).digest('hex');
  const arquivo = `${nome.slice(0, 2)}/${nome.slice(2, 34)}.${formato}`;
  const chaveDaObra = `${ambiente().dados} ${pasta} ${arquivo}`;
  const andamento = emObra.get(chaveDaObra);
  if (andamento) return andamento;
  const obra = lerOuFazer(pasta, arquivo, { largura, origem, formato, pronta }).finally(() =>
    emObra.delete(chaveDaObra),
  );
  emObra.set(chaveDaObra, obra);
  return obra;
}

interface Feitura {
  largura: Largura;
  formato: Formato;
  origem: () => Promise<Buffer | null>;
  pronta: () => Promise<Buffer | null>;
}

async function lerOuFazer(pasta: Pasta, arquivo: string, feitura: Feitura): Promise<Buffer | null> {
  const guardada = await pastaDe(pasta).ler(arquivo);
  if (guardada) return guardada;
  const pronta = await feitura.pronta();
  const imagem = pronta ?? (await umaPorVez(() => fazerDaOrigem(feitura)));
  if (imagem && (pasta !== 'fotos' || vemDeNovo(arquivo))) await guardar(pasta, arquivo, imagem);
  return imagem;
}

async function fazerDaOrigem(feitura: Feitura): Promise<Buffer | null> {
  const bruto = await feitura.origem();
  return bruto && fazer(bruto, feitura);
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

async function guardar(pasta: Pasta, arquivo: string, imagem: Buffer): Promise<void> {
  try {
    await pastaDe(pasta).guardar(arquivo, imagem);
  } catch (erro) {
    // A full disk costs time on the next request, not the picture.
    registrar('warn', 'picture not kept', { arquivo, erro });
  }
}

/** A picture's answer. Its address names its content for ever. */
export const respostaWebp = (
  imagem: Buffer,
  formato: Formato = 'webp',
  cabecalhos: Record<string, string> = {},
): Response =>
  new Response(new Uint8Array(imagem), {
    headers: {
      ...cabecalhos,
      'content-type': `image/${formato}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });

const FECHADA = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#eef0f3"/><g fill="none" stroke="#8a93a1" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><rect x="140" y="95" width="120" height="90" rx="10"/><circle cx="175" cy="125" r="9"/><path d="m146 178 34-30 22 18 22-22 30 28M120 80l160 140"/></g></svg>`;

/**
 * A picture that was closed and that something names still: a purchase keeps the address that its lot had, a cancelled lot's page too. It is not
 * there, and what stands in its place is drawn, for a broken picture says that something is wrong.
 */
export const imagemFechada = (): Response =>
  new Response(FECHADA, {
    status: 404,
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

/** A picture that is not there; asked for again soon, because it may come to be. */
export const semImagem = (): Response =>
  new Response(ARQUIVOS.imagemNaoEncontrada, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=30' },
  });
