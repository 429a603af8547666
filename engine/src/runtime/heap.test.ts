import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Heap } from './heap.ts';

describe('the heap', () => {
  it('gives back every entry, smallest key first, whatever the order of insertions and removals', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 50 }))), (passos) => {
        const monte = new Heap<number>();
        const modelo: number[] = [];
        for (const passo of passos) {
          if (passo === null) {
            modelo.sort((a, b) => a - b);
            expect(monte.retirar()?.valor).toBe(modelo.shift());
          } else {
            monte.inserir(passo, passo);
            modelo.push(passo);
          }
          expect(monte.tamanho).toBe(modelo.length);
          expect(monte.topo()?.chave).toBe(modelo.length === 0 ? undefined : Math.min(...modelo));
        }
      }),
    );
  });
});
