import { describe, expect, test } from 'vitest';
import { fontesAvif, fontesDaImagem } from './larguras.ts';

describe('the sources of a picture', () => {
  test('our own routes offer every width up to the largest that is of use', () => {
    expect(fontesDaImagem('/midia/capa.webp', 400)).toEqual({
      src: '/midia/capa.webp?w=400',
      srcSet: '/midia/capa.webp?w=200 200w, /midia/capa.webp?w=400 400w',
    });
  });

  test('a width already asked for is not asked for twice, and a browser without srcset gets a middling one', () => {
    const { src, srcSet } = fontesDaImagem('/fotos/demo/casa-bege-1/1.webp?w=200', 1600);
    expect(src).toBe('/fotos/demo/casa-bege-1/1.webp?w=800');
    expect(srcSet?.split(', ').at(-1)).toBe('/fotos/demo/casa-bege-1/1.webp?w=1600 1600w');
  });

  test('a picture of another host is left as it is', () => {
    expect(fontesDaImagem('https://outro.example/foto.jpg?w=5')).toEqual({
      src: 'https://outro.example/foto.jpg?w=5',
    });
  });

  test('what editors uploaded is offered as AVIF too; drawings, SVG and other hosts are not', () => {
    expect(fontesAvif('/midia/capa.webp', 400)).toBe(
      '/midia/capa.webp?w=200&f=avif 200w, /midia/capa.webp?w=400&f=avif 400w',
    );
    for (const url of ['/fotos/demo/casa-bege-1/1.webp', '/midia/logo.svg', 'https://outro.example/foto.jpg'])
      expect(fontesAvif(url)).toBeUndefined();
    expect(fontesDaImagem('/midia/logo.svg')).toEqual({ src: '/midia/logo.svg' });
  });
});
