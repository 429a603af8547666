import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodificar } from './decodificar.ts';

const RAIZ = join(import.meta.dirname, '../..');

describe('a part of an address', () => {
  it.each([
    ['caminh%C3%A3o', 'caminhão'],
    ['S%2FA', 'S/A'],
    ['', ''],
    ['100%25', '100%'],
  ])('%s reads %s', (parte, lida) => expect(decodificar(parte)).toBe(lida));

  it.each(['%', '%zz', '%E0%A4', 'a%2'])('%s cannot be read, and breaks nothing', (parte) =>
    expect(decodificar(parte)).toBeNull(),
  );

  it('is read here, and nowhere by what throws', () => {
    const outros = globSync('{shared,engine,cms,storefront,print}/src/**/*.{ts,tsx}', { cwd: RAIZ })
      .filter((arquivo) => !/\.test\.|decodificar\.ts$|motor-de-teste\.ts$/.test(arquivo))
      .filter((arquivo) => readFileSync(join(RAIZ, arquivo), 'utf8').includes('decodeURIComponent('));
    expect(outros).toEqual([]);
  });
});
