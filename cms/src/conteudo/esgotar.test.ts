import { expect, it } from 'vitest';
import { esgotar } from './esgotar.ts';

function corpoDe(partes: number): { corpo: ReadableStream<Uint8Array>; dadas: () => number } {
  let dadas = 0;
  const corpo = new ReadableStream<Uint8Array>({
    pull(controle) {
      if (dadas === partes) return controle.close();
      dadas += 1;
      controle.enqueue(new Uint8Array(1_000));
    },
  });
  return { corpo, dadas: () => dadas };
}

it('reads a refused body to its end, so that its sender hears why', async () => {
  const { corpo, dadas } = corpoDe(40);
  await esgotar(corpo);
  expect(dadas()).toBe(40);
});

it('cuts off who sends without end', async () => {
  const { corpo, dadas } = corpoDe(1_000);
  await esgotar(corpo, 5_000);
  expect(dadas()).toBeLessThan(10);
});

it('takes a body that is absent or broken for read', async () => {
  await esgotar(null);
  await esgotar(new ReadableStream({ pull: (controle) => controle.error(new Error('gone')) }));
});
