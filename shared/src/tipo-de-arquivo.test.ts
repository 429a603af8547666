import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tipoPelosBytes } from './tipo-de-arquivo.ts';

const bytes = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
const utf8 = (texto: string) => new TextEncoder().encode(texto);
const caixa = (marca: string, outras = '') => {
  const tamanho = 16 + outras.length;
  return bytes(`\0\0\0${String.fromCharCode(tamanho)}ftyp${marca}\0\0\0\0${outras}`);
};

describe('what a file is', () => {
  it.each<[string, Uint8Array, ReturnType<typeof tipoPelosBytes>]>([
    ['PNG', bytes('\x89PNG\r\n\x1a\n'), 'image/png'],
    ['JPEG', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
    ['WebP', bytes('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
    ['AVIF', caixa('avif', 'mif1miaf'), 'image/avif'],
    ['AVIF that says first how it is built', caixa('mif1', 'avifmiaf'), 'image/avif'],
    ['HEIC', caixa('heic', 'mif1heic'), 'image/heic'],
    ['HEIC of a burst', caixa('msf1', 'hevcheic'), 'image/heic'],
    ['HEIC of ten bits', caixa('heix'), 'image/heic'],
    ['HEIF that says no more', caixa('mif1'), 'image/heic'],
    ['MP4', caixa('isom', 'isomiso2avc1mp41'), 'video/mp4'],
    ['MP4 that could be a picture too', caixa('mp42', 'heicmif1'), 'video/mp4'],
    ['WebM', bytes('\x1a\x45\xdf\xa3'), 'video/webm'],
    ['PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
    ['PDF 2', bytes('%PDF-2.0\n'), 'application/pdf'],
    ['SVG', utf8('<svg xmlns="x">'), 'image/svg+xml'],
    [
      'SVG behind a mark, a declaration and a comment',
      utf8('\uFEFF<?xml version="1.0"?>\n<!-- é -->\n<svg>'),
      'image/svg+xml',
    ],
    ['PDF of a version that there is not', bytes('%PDF-9.9'), null],
    ['PDF behind something', bytes('MZ%PDF-1.7'), null],
    ['page', utf8('<!doctype html><svg>'), null],
    ['RIFF of sound', bytes('RIFF\0\0\0\0WAVE'), null],
    ['nothing', new Uint8Array(), null],
    ['half a box', bytes('\0\0\0\x18ftyp'), 'video/mp4'],
  ])('is told by its bytes: %s', (_, inicio, tipo) => {
    expect(tipoPelosBytes(inicio)).toBe(tipo);
    // As it lies in a larger memory.
    const dentro = new Uint8Array(inicio.length + 20);
    dentro.set(inicio, 9);
    expect(tipoPelosBytes(dentro.subarray(9, 9 + inicio.length))).toBe(tipo);
  });

  it('is said of any bytes at all, and by their beginning alone', () => {
    const comecos = [
      '',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff',
      'RIFF',
      '\0\0\0\x20ftyp',
      '%PDF-',
      '<svg',
      '<?xml',
    ];
    const qualquer = fc
      .tuple(fc.constantFrom(...comecos), fc.uint8Array({ maxLength: 300 }))
      .map(([comeco, resto]) => Uint8Array.from([...bytes(comeco), ...resto]));
    fc.assert(
      fc.property(qualquer, (inicio) => {
        const tipo = tipoPelosBytes(inicio);
        const longo = new Uint8Array(8_192);
        longo.set(inicio);
        if (tipo !== 'image/svg+xml' && tipo !== null && inicio.length > 64)
          expect(tipoPelosBytes(longo)).toBe(tipo);
        if (tipo === 'application/pdf') expect(String.fromCharCode(...inicio.subarray(0, 5))).toBe('%PDF-');
        if (tipo === 'image/jpeg') expect([...inicio.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      }),
    );
  });
});
