import { afterAll, beforeAll, expect, it } from 'vitest';
import { painelDeTeste } from '../teste-painel.ts';
import { ehPaginaDaMarca } from './paginas-da-marca.ts';

let painel: Awaited<ReturnType<typeof painelDeTeste>>;
beforeAll(async () => {
  painel = await painelDeTeste();
});
afterAll(() => painel.fechar());

it('a made-up page is none of the brand’s, whatever it is called', async () => {
  expect(await ehPaginaDaMarca(painel.payload, 1, 'pagina-inicial')).toBe(true);
  expect(await ehPaginaDaMarca(painel.payload, 1, 'leilao')).toBe(true);
  for (const uri of ['inventada-1', 'inventada-2', '__proto__', 'constructor'])
    expect(await ehPaginaDaMarca(painel.payload, 1, uri)).toBe(false);
});
