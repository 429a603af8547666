import { ErroMartelo } from '@martelo/shared/erros';
import { MAXIMO_PIXELS } from '@martelo/shared/limites-de-arquivo';
import sharp from 'sharp';
import { coresDaImagem, type Grupo } from './paleta.ts';

const FORMATOS = new Set(['png', 'jpeg', 'webp', 'heif', 'avif']);
/** Far more than the header shows: the icons are cut from it too. */
const LARGURA = 1200;
const ALTURA = 360;
const ICONE = 512;

/** What the wizard makes of an uploaded picture. PNG, with its margins cut off. */
export interface LogoLido {
  logo: Buffer;
  /** The same in white on nothing, for dark grounds. */
  clara: Buffer;
  /** A square for the icons; null when the logo has no part that stands alone. */
  icone: Buffer | null;
  cores: Grupo[];
}

/**
 * Reads a logo as somebody's computer sent it.
 * @throws ErroMartelo IMAGEM_INVALIDA for what is no PNG, JPEG, WebP or AVIF, whatever its name says
 */
export async function lerLogo(arquivo: Buffer): Promise<LogoLido> {
  try {
    const { format } = await sharp(arquivo, { limitInputPixels: MAXIMO_PIXELS }).metadata();
    if (!FORMATOS.has(format ?? '')) throw new ErroMartelo('IMAGEM_INVALIDA');
    const aparada = await aparar(arquivo);
    const logo = await sharp(aparada)
      .resize({ width: LARGURA, height: ALTURA, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    const { data, info } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = new Uint8Array(data);
    return {
      logo,
      clara: await emBranco(pixels, info.width, info.height),
      icone: await quadrado(aparada),
      cores: coresDaImagem(pixels, info.width, info.height),
    };
  } catch (erro) {
    throw erro instanceof ErroMartelo ? erro : new ErroMartelo('IMAGEM_INVALIDA');
  }
}

async function aparar(arquivo: Buffer): Promise<Buffer> {
  const girada = await sharp(arquivo, { limitInputPixels: MAXIMO_PIXELS })
    .rotate()
    .resize({ width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .png()
    .toBuffer();
  const [r, g, b, alfa] = await sharp(girada)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  // A coloured ground is part of the logo, not paper around it.
  if (alfa! > 16 && Math.min(r!, g!, b!) < 240) return girada;
  try {
    return await sharp(girada).trim({ threshold: 12 }).png().toBuffer();
  } catch {
    // All of one colour: there is no margin to cut.
    return girada;
  }
}

/** Dark parts become white, the lightest part of the drawing becomes nothing: white letters inside a shape stay letters. */
async function emBranco(rgba: Uint8Array, largura: number, altura: number): Promise<Buffer> {
  const luz = (i: number) => 0.2126 * rgba[i]! + 0.7152 * rgba[i + 1]! + 0.0722 * rgba[i + 2]!;
  let [menor, maior] = [255, 0];
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3]! < 128) continue;
    menor = Math.min(menor, luz(i));
    maior = Math.max(maior, luz(i));
  }
  const variada = maior - menor > 140;
  const saida = Buffer.alloc(rgba.length, 255);
  for (let i = 0; i < rgba.length; i += 4) {
    const forca = variada ? Math.min(1, ((maior - luz(i)) / (maior - menor)) * 1.5) : 1;
    saida[i + 3] = Math.round(rgba[i + 3]! * forca);
  }
  return sharp(saida, { raw: { width: largura, height: altura, channels: 4 } })
    .png()
    .toBuffer();
}

/** The logo itself when it is about square, else the symbol it begins with when a gap sets that apart; else none. */
async function quadrado(aparada: Buffer): Promise<Buffer | null> {
  const { data, info } = await sharp(aparada).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const proporcao = width / height;
  const largura = proporcao <= 1.35 && proporcao >= 0.7 ? width : larguraDoSimbolo(data, width, height);
  if (largura === null) return null;
  return sharp(aparada)
    .extract({ left: 0, top: 0, width: largura, height })
    .resize({ width: ICONE, height: ICONE, fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer();
}

function larguraDoSimbolo(rgba: Uint8Array, width: number, height: number): number | null {
  const fundo = rgba.slice(0, 4);
  const vazia = (x: number): boolean => {
    for (let y = 0; y < height; y++) {
      const i = (y * width + x) * 4;
      const igualAoFundo = [0, 1, 2].every((canal) => Math.abs(rgba[i + canal]! - fundo[canal]!) < 16);
      if (rgba[i + 3]! > 40 && !(fundo[3]! > 200 && igualAoFundo)) return false;
    }
    return true;
  };
  const intervalo = Math.max(2, Math.round(height * 0.06));
  for (let x = 1, vazias = 0; x < Math.min(width, height * 1.6); x++) {
    vazias = vazia(x) ? vazias + 1 : 0;
    if (vazias < intervalo) continue;
    const largura = x - vazias + 1;
    return largura >= height * 0.6 && largura <= height * 1.35 ? largura : null;
  }
  return null;
}
