import { expect, it } from 'vitest';
import { criarSerie } from './em-serie.ts';

it('runs one key’s work in the order it came, also after a failure, and others’ beside it', async () => {
  const emSerie = criarSerie();
  const passos: string[] = [];
  let soltar = (): void => {};
  const preso = new Promise<void>((pronto) => {
    soltar = pronto;
  });
  const primeiro = emSerie('a', async () => {
    await preso;
    passos.push('a1');
    throw new Error('falhou');
  });
  const segundo = emSerie('a', async () => passos.push('a2'));
  await emSerie('b', async () => passos.push('b1'));
  expect(passos).toEqual(['b1']);
  let vazia = false;
  const fim = emSerie.vazia().then(() => {
    vazia = true;
  });
  await Promise.resolve();
  expect(vazia).toBe(false);
  soltar();
  await expect(primeiro).rejects.toThrow('falhou');
  expect(await segundo).toBe(3);
  expect(passos).toEqual(['b1', 'a1', 'a2']);
  await fim;
});
