import { MAXIMO_PIXELS } from '@martelo/shared/limites-de-arquivo';
import sharp, { type Sharp } from 'sharp';
import type { Exame, Parte } from './exam.ts';
import { decodeHeic } from './heic.ts';
import { Recusa } from './refusals.ts';

/** The longer side of what is kept: an A4 page stays readable at 350 dots an inch. */
const MAXIMO_LADO = 4_096;
const LADO_MINIATURA = 480;
const DECODIFICACAO_SEGUNDOS = 15;

/**
 * A picture made anew from its pixels, upright, as JPEG in sRGB: nothing of the file that was sent is left in it, neither where it was
 * taken nor what hid behind it. What is transparent becomes white; of what moves, the first picture is kept.
 * @param parte what of it is kept, which must lie within it
 * @throws Recusa `pixels` before anything is decoded, `danificado`
 */
export async function reencode(tipo: string, bytes: Uint8Array, parte?: Parte): Promise<Exame> {
  const imagem = tipo === 'image/heic' ? await daHeic(bytes) : await aberta(tipo, bytes);
  const { data, info } = await (parte ? imagem.extract(parte) : imagem)
    .timeout({ seconds: DECODIFICACAO_SEGUNDOS })
    .resize({ width: MAXIMO_LADO, height: MAXIMO_LADO, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
    .catch(danificada);
  const miniatura = await sharp(data)
    .resize({ width: LADO_MINIATURA, height: LADO_MINIATURA, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer();
  return {
    ...{ tipo: 'image/jpeg', bytes: data, miniatura },
    ...{ largura: info.width, altura: info.height, paginas: null },
  };
}

async function aberta(tipo: string, bytes: Uint8Array): Promise<Sharp> {
  // Half a picture is no proof of anything: what is cut off is refused, not painted grey.
  const entrada = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const { width, height, format } = await entrada.metadata().catch(danificada);
  if (`image/${format}` !== tipo) throw new Recusa('danificado');
  exigirTamanho(width, height);
  return entrada.autoOrient();
}

/** Turned already: how a HEIC stands is its container's to say. */
async function daHeic(bytes: Uint8Array): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(bytes, exigirTamanho).catch(danificada);
  return sharp(data, { raw: { width, height, channels: 4 } });
}

function exigirTamanho(largura: number, altura: number): void {
  if (largura < 1 || altura < 1) throw new Recusa('danificado');
  if (largura * altura > MAXIMO_PIXELS) throw new Recusa('pixels');
}

function danificada(cause: unknown): never {
  if (cause instanceof Recusa) throw cause;
  throw new Recusa(/timeout/i.test(String(cause)) ? 'demorado' : 'danificado', { cause });
}
