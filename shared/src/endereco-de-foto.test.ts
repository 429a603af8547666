import { describe, expect, it } from 'vitest';
import { caminhoDaFotoEnviada, enderecoDaFoto } from './endereco-de-foto.ts';

const SHA = 'ab'.repeat(32);
const nosso = (host: string) => host === 'leilo.com.br';

describe('the address of a picture that was sent', () => {
  it.each([
    caminhoDaFotoEnviada(SHA),
    `/api/v1/fotos/${SHA}`,
    `/v1/fotos/${SHA}`,
    `/x/../fotos/lotes/${SHA}.webp`,
    `/x/%2e%2e/fotos/lotes/${SHA}.webp`,
    `/x%2f..%2ffotos%2flotes%2f${SHA}.webp`,
    `/fotos/./lotes/${SHA}.webp`,
    `/f%6ftos/lotes/${SHA}.webp`,
    `/fotos/lotes/${SHA.toUpperCase()}.webp`,
    `//leilo.com.br/fotos/lotes/${SHA}.webp`,
    `https://leilo.com.br/fotos/lotes/${SHA}.webp?w=800`,
    `https://LEILO.com.br:443/api/v1/fotos/${SHA}`,
    `https://leilo.com.br/_next/image?url=%2Ffotos%2Flotes%2F${SHA}.webp&w=640`,
  ])('has one spelling: %s', (escrito) => {
    expect(enderecoDaFoto(escrito, nosso)).toBe(caminhoDaFotoEnviada(SHA));
  });

  it.each([
    '/fotos/demo/suv-prata-9/1.webp',
    `https://outra.com.br/fotos/lotes/${SHA}.webp`,
    `/fotos/lotes/${SHA}ff.webp`,
    '/fotos/100%/a.jpg',
    '//',
    'https://leilo.com.br/media/a.jpg',
  ])('is not what another one is: %s', (escrito) => {
    expect(enderecoDaFoto(escrito, nosso)).toBe(escrito);
  });
});
