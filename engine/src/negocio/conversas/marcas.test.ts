import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ateDe, comMarca, emDe, type Marca } from './marcas.ts';

const instante = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n).toISOString();

it('a message is dated by the first receipt that reached it, in whatever order receipts come', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 }), (recibos) => {
      let marcas: readonly Marca[] = [];
      recibos.forEach((ate, n) => {
        marcas = comMarca(marcas, { ate, em: instante(n) }, true);
      });
      expect(ateDe(marcas)).toBe(Math.max(...recibos));
      for (let ordem = 1; ordem <= 61; ordem++) {
        const primeiro = recibos.findIndex((ate) => ate >= ordem);
        expect(emDe(marcas, ordem)).toBe(primeiro < 0 ? null : instante(primeiro));
      }
    }),
  );
});

it('of a public chat the last alone is kept, and of any no more than two hundred', () => {
  let publica: readonly Marca[] = [];
  let deDois: readonly Marca[] = [];
  for (let ate = 1; ate <= 300; ate++) {
    publica = comMarca(publica, { ate, em: instante(ate) }, false);
    deDois = comMarca(deDois, { ate, em: instante(ate) }, true);
  }
  expect(publica).toEqual([{ ate: 300, em: instante(300) }]);
  expect(deDois).toHaveLength(200);
  expect(ateDe(deDois)).toBe(300);
});
