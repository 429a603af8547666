import { expect, it } from 'vitest';
import { type Chave, chaves, ehDe, ehDeHost } from './chaves.ts';

/** Names that stand for something else elsewhere, or hold what separates. */
const NOMES = [
  'videos',
  'banners',
  'banners/home',
  '*',
  'login',
  '/login',
  'paginas',
  'marca',
  'host',
  '@host',
  'a:b',
  '"',
  '","',
  'a","b',
  '\\',
  '',
];

it('no two meanings share a key, whatever brand, page, place or host is called', () => {
  const todas: Chave[] = [];
  for (const nome of NOMES) {
    todas.push(chaves.marca(nome), chaves.marcaDoHost(nome), chaves.redirecionamentos(nome));
    todas.push(chaves.paginas(nome), chaves.login(nome), chaves.videos(nome));
    for (const outro of NOMES) {
      todas.push(chaves.pagina(nome, outro), chaves.banners(nome, outro));
      for (const terceiro of NOMES) if (terceiro) todas.push(chaves.banners(nome, outro, terceiro));
    }
  }
  // A brand cannot be called '@host': its key and a host's differ in kind all the same.
  expect(new Set(todas).size).toBe(todas.length);
});

it('a key tells whose it is', () => {
  for (const [dono, outro] of [
    ['leilo', 'leilo2'],
    ['a', 'a","pagina'],
    ['', '"'],
  ] as const) {
    expect(ehDe(dono, chaves.pagina(dono, 'x'))).toBe(true);
    expect(ehDe(outro, chaves.pagina(dono, 'x'))).toBe(false);
    expect(ehDe(dono, chaves.pagina(outro, 'x'))).toBe(false);
  }
  expect([ehDeHost(chaves.marcaDoHost('leilo')), ehDeHost(chaves.pagina('leilo', 'x'))]).toEqual([
    true,
    false,
  ]);
});
