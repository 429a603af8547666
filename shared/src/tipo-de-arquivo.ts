const TIPOS = [
  ...['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/heic', 'image/svg+xml'],
  ...['video/mp4', 'video/webm', 'application/pdf'],
] as const;
export type TipoDeArquivo = (typeof TIPOS)[number];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const EBML = [0x1a, 0x45, 0xdf, 0xa3];
/** Brands of the HEIF family whose pictures are coded as HEVC. */
const HEIC = /^(heic|heix|heim|heis|hevc|hevx|hevm|hevs)$/;
/** Brands that say how the file is built, and not how its pictures are coded: that is among the other brands. */
const ESTRUTURA = /^(mif1|msf1|mif2)$/;
const SVG = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;

/**
 * What a file is by its bytes, whatever its name and sender say; null for what we know no use of. Asked with the beginning of a file: 4 KiB
 * are enough. It says what the file claims to be, not that it can be opened.
 */
export function tipoPelosBytes(inicio: Uint8Array): TipoDeArquivo | null {
  const ascii = (de: number, ate: number) => String.fromCharCode(...inicio.subarray(de, ate));
  const comeca = (bytes: readonly number[]) => bytes.every((byte, i) => inicio[i] === byte);
  if (comeca(PNG)) return 'image/png';
  if (comeca([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) === 'ftyp') return daFamiliaIso(inicio, ascii);
  if (/^%PDF-[12]\.\d/.test(ascii(0, 8))) return 'application/pdf';
  if (comeca(EBML)) return 'video/webm';
  return SVG.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(inicio)) ? 'image/svg+xml' : null;
}

/** Films and pictures share one container: its brands tell them apart. */
function daFamiliaIso(inicio: Uint8Array, ascii: (de: number, ate: number) => string): TipoDeArquivo {
  const tamanho = new DataView(inicio.buffer, inicio.byteOffset, inicio.byteLength).getUint32(0);
  const fim = Math.min(tamanho, inicio.length, 512);
  const marcas = [ascii(8, 12)];
  for (let onde = 16; onde + 4 <= fim; onde += 4) marcas.push(ascii(onde, onde + 4));
  const decide = ESTRUTURA.test(marcas[0]!) ? marcas : marcas.slice(0, 1);
  if (decide.some((marca) => /^avi[fs]$/.test(marca))) return 'image/avif';
  return decide.some((marca) => HEIC.test(marca)) || ESTRUTURA.test(marcas[0]!) ? 'image/heic' : 'video/mp4';
}
