import { expect, it } from 'vitest';
import { lerBruto } from './corpo-bruto.ts';

const bytes = (quantos: number) => new Uint8Array(quantos).fill(7);

it('reads as much as it may, and asks for no piece after the one that is too much', async () => {
  let pedidos = 0;
  async function* chegando() {
    for (;;) {
      pedidos += 1;
      yield bytes(4);
    }
  }
  await expect(lerBruto(chegando(), 10)).rejects.toMatchObject({
    codigo: 'CORPO_GRANDE_DEMAIS',
    detalhes: { maximoBytes: 10 },
  });
  expect(pedidos).toBe(3);

  expect(await lerBruto(bytes(10), 10)).toEqual(Buffer.from(bytes(10)));
  await expect(lerBruto(bytes(11), 10)).rejects.toMatchObject({ codigo: 'CORPO_GRANDE_DEMAIS' });
});
