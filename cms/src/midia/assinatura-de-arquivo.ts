/** What a file is by its first bytes, whatever its name and sender say. Null: none of the kinds we take. */
export function tipoPelosBytes(inicio: Buffer): string | null {
  const ascii = (de: number, ate: number) => inicio.subarray(de, ate).toString('latin1');
  if (inicio.subarray(0, 8).equals(PNG)) return 'image/png';
  if (inicio[0] === 0xff && inicio[1] === 0xd8 && inicio[2] === 0xff) return 'image/jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) === 'ftyp') return /^avi[fs]/.test(ascii(8, 12)) ? 'image/avif' : 'video/mp4';
  if (inicio.subarray(0, 4).equals(EBML)) return 'video/webm';
  if (
    /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(
      inicio.toString('utf8'),
    )
  )
    return 'image/svg+xml';
  return null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
