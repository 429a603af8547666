import { expect, it } from 'vitest';
import { nomeDaPasta } from './arquivos.ts';
import { LEITOR } from './endereco.ts';

it('what readers are made of lies under a name that says so: a new decoder is fetched, and not the one kept for ever', () => {
  expect(LEITOR).toBe(`/admin/arquivos/${nomeDaPasta()}/`);
});
