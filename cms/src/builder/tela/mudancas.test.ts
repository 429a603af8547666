import type { PaginaSite } from '@martelo/shared/pagina';
import { expect, it } from 'vitest';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { mudancasEntre } from './mudancas.ts';

const secoes = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id));
const pagina = { titulo: 'Início', sessoes: secoes } as unknown as PaginaSite;
const com = (sessoes: PaginaSite['sessoes']): PaginaSite => ({ ...pagina, sessoes });

it('a letter typed is one section told, whatever the page holds', () => {
  const escrita = { ...secoes[1]!, titulo: 'N' };
  expect(mudancasEntre(pagina, com(secoes.with(1, escrita)))).toEqual({ sessoes: [escrita], ordem: null });
});

it('a move is an order told and no section', () => {
  const [a, b, c] = secoes;
  expect(mudancasEntre(pagina, com([c!, a!, b!]))).toEqual({ sessoes: [], ordem: ['c', 'a', 'b'] });
});

it('another title of the page itself is told with the whole page', () => {
  expect(mudancasEntre(pagina, { ...pagina, titulo: 'Outra' })).toBeNull();
});
