import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { painelDeTeste } from '../teste-painel.ts';
import { ehPaginaDaMarca, TELAS } from './paginas-da-marca.ts';

let painel: Awaited<ReturnType<typeof painelDeTeste>>;
beforeAll(async () => {
  painel = await painelDeTeste();
}, 120_000);
afterAll(() => painel.fechar());

it('the screens are the storefront’s own, none forgotten', () => {
  const site = new URL('../../../storefront/src/app/(site)', import.meta.url);
  const pastas = readdirSync(site, { withFileTypes: true })
    .filter((um) => um.isDirectory() && !um.name.startsWith('['))
    .map(({ name }) => name);
  expect([...TELAS].sort()).toEqual(pastas.sort());
});

it('a made-up page is none of the brand’s, whatever it is called', async () => {
  expect(await ehPaginaDaMarca(painel.payload, 1, 'pagina-inicial')).toBe(true);
  expect(await ehPaginaDaMarca(painel.payload, 1, 'leilao')).toBe(true);
  for (const uri of ['inventada-1', 'inventada-2', '__proto__', 'constructor'])
    expect(await ehPaginaDaMarca(painel.payload, 1, uri)).toBe(false);
});
