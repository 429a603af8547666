import { type PaginaSite, sessao } from '@martelo/shared/pagina';
import { expect, it } from 'vitest';
import { receber } from './pagina-na-previa.ts';

const nova = (id: string, titulo = '1') => sessao.parse({ id, elemento: 'texto', nome: id, titulo });
const pagina = (...sessoes: PaginaSite['sessoes']) => ({ titulo: 'P', sessoes }) as unknown as PaginaSite;
const inteira = (revisao: number, ...sessoes: PaginaSite['sessoes']) =>
  ({
    canal: 'martelo-previa',
    tipo: 'pagina',
    revisao,
    pagina: pagina(...sessoes),
    selecionada: null,
    selecionadas: [],
  }) as const;
const mudancas = (revisao: number, sessoes: PaginaSite['sessoes'], ordem: string[] | null) =>
  ({ canal: 'martelo-previa', tipo: 'mudancas', revisao, sessoes, ordem }) as const;

it('keeps the identity of every section that did not change, so that only the edited one is painted', () => {
  const antes = receber(null, inteira(1, nova('a'), nova('b')))!;
  const [a, b] = antes.pagina.sessoes;
  const copiada = receber(antes, structuredClone(inteira(2, b!, { ...a!, titulo: '2' })))!;
  expect(copiada.pagina.sessoes[0]).toBe(b);
  expect(copiada.pagina.sessoes[1]).not.toBe(a);
  expect(copiada.pagina.sessoes[1]?.titulo).toBe('2');
  const remendada = receber(antes, mudancas(2, [nova('b', '3')], null))!;
  expect(remendada.pagina.sessoes[0]).toBe(a);
  expect(remendada.pagina.sessoes.map(({ titulo }) => titulo)).toEqual(['1', '3']);
});

it('adds, takes away and moves by the order alone', () => {
  const antes = receber(null, inteira(1, nova('a'), nova('b'), nova('c')))!;
  const depois = receber(antes, mudancas(2, [nova('d')], ['c', 'd', 'a']))!;
  expect(depois.pagina.sessoes.map(({ id }) => id)).toEqual(['c', 'd', 'a']);
  expect(depois.revisao).toBe(2);
});

it('changes of a page it never had are nothing to draw', () => {
  expect(receber(null, mudancas(2, [nova('d')], ['d']))).toBeNull();
});
