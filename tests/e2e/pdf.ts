import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const lerQr: typeof import('jsqr').default = createRequire(import.meta.url)('jsqr');

/** poppler-utils draws a PDF as a person would see it. */
export const temPoppler = (): boolean => spawnSync('pdftoppm', ['-v']).error === undefined;

/** What each page says, in the order in which it stands on the paper. */
export function paginasDoPdf(pdf: Buffer): string[] {
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  // A page's end is told behind the last one as well.
  return stdout.split('\f').slice(0, -1);
}

/** What the QR code on the first page says. */
export const qrDoPdf = (pdf: Buffer): string => qrsDoPdf(pdf)[0]!;

/** What each of them says: one that was read is wiped, so that the one beside it is seen. */
export function qrsDoPdf(pdf: Buffer): string[] {
  const { stdout } = spawnSync('pdftoppm', ['-r', '200', '-f', '1', '-l', '1', '-'], {
    input: pdf,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { largura, altura, rgba } = lerPpm(stdout);
  const lidos: string[] = [];
  for (;;) {
    const lido = lerQr(rgba, largura, altura);
    if (lido === null || lido.data === '') break;
    lidos.push(lido.data);
    const { topLeftCorner: a, topRightCorner: b, bottomLeftCorner: c, bottomRightCorner: d } = lido.location;
    const [xs, ys] = [[a, b, c, d].map(({ x }) => Math.round(x)), [a, b, c, d].map(({ y }) => Math.round(y))];
    for (let y = Math.max(0, Math.min(...ys) - 4); y < Math.min(altura, Math.max(...ys) + 4); y++)
      rgba.fill(255, (y * largura + Math.min(...xs) - 4) * 4, (y * largura + Math.max(...xs) + 4) * 4);
  }
  if (lidos.length === 0) throw new Error('no QR code on the first page');
  return lidos;
}

/** A binary PPM (P6): three header fields, then RGB. */
function lerPpm(ppm: Buffer): { largura: number; altura: number; rgba: Uint8ClampedArray } {
  const cabeca = /^P6\s(\d+)\s(\d+)\s255\s/.exec(ppm.subarray(0, 40).toString('latin1'));
  if (cabeca === null) throw new Error('pdftoppm gave no picture');
  const [inteiro, largura, altura] = [cabeca[0], Number(cabeca[1]), Number(cabeca[2])];
  const rgba = new Uint8ClampedArray(largura * altura * 4).fill(255);
  for (let i = 0, j = inteiro.length; i < rgba.length; i += 4, j += 3) rgba.set(ppm.subarray(j, j + 3), i);
  return { largura, altura, rgba };
}
