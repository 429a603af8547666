import { describe, expect, it } from 'vitest';
import { fotoPeloNome, numeroComparado } from './foto-pelo-nome.ts';

describe('the lot of a picture, by its file’s name', () => {
  it.each([
    ['12-1.jpg', '12', 1],
    ['LOTE 012 (3).jpeg', '12', 3],
    ['lote_7_02.HEIC', '7', 2],
    ['Lote nº 45 - 10.png', '45', 10],
    ['0003.webp', '3', 0],
    ['Anúncio 31 (2).jpg', '31', 2],
    ['12a-2.jpg', '12A', 2],
    ['fotos/leilao/108 (1).JPG', '108', 1],
    ['C:\\fotos\\9.1.jpg', '9', 1],
  ])('%s', (nome, numero, lugar) => expect(fotoPeloNome(nome)).toEqual({ numero, lugar }));

  it.each([
    'IMG_0012.jpg',
    'IMG-20260101-WA0003.jpg',
    'DSC00123.JPG',
    'WhatsApp Image 2026-01-01 at 10.00.00.jpeg',
    'frente.jpg',
    '12 frente.jpg',
    '0.jpg',
    '12-1-3.jpg',
    '20260101120000.jpg',
    '.jpg',
    '',
  ])('%s says none', (nome) => expect(fotoPeloNome(nome)).toBeNull());

  it('is compared without zeros before it, in capitals', () => {
    expect(['012', '12a', '0', ' 7 '].map(numeroComparado)).toEqual(['12', '12A', '0', '7']);
  });
});
