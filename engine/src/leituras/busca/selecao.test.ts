import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ordenarTrecho } from './selecao.ts';

it('puts in any stretch what sorting everything would put there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 400 }),
      fc.nat(),
      fc.nat(),
      (valores, a, b) => {
        const [de, ate] = [a % (valores.length + 1), b % (valores.length + 1)].sort((x, y) => x - y) as [
          number,
          number,
        ];
        const antes = (x: number, y: number) =>
          valores[x] === valores[y] ? x < y : valores[x]! < valores[y]!;
        const posicoes = Uint32Array.from(valores.keys());
        const esperadas = [...posicoes].sort((x, y) => (antes(x, y) ? -1 : 1)).slice(de, ate);
        ordenarTrecho(posicoes, de, ate, antes);
        expect([...posicoes.subarray(de, ate)]).toEqual(esperadas);
        expect(new Set(posicoes).size).toBe(valores.length);
      },
    ),
  );
});
