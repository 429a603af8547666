import type { PaginaSite } from '@martelo/shared/pagina';
import { describe, expect, it } from 'vitest';
import { itemVazio } from '../acoes/itens.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { mudancasEntre } from './mudancas.ts';

const pagina = (sessoes: PaginaSite['sessoes'], campos: Partial<PaginaSite> = {}) =>
  ({ titulo: 'Página', descricao: '', sessoes, ...campos }) as PaginaSite;
const item = (id: string, campos = {}) => ({ ...itemVazio(() => id), ...campos });

describe('what changed between two versions', () => {
  it('says of each section what became of it, and nothing of those that stayed', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => sessaoDeTeste(id));
    const de = pagina([a!, b!, c!, d!]);
    const para = pagina([d!, a!, { ...b!, titulo: 'Novo' }, sessaoDeTeste('e')]);
    expect(mudancasEntre(de, para).map(({ id, tipo }) => [id, tipo])).toEqual([
      ['d', 'movida'],
      ['b', 'alterada'],
      ['e', 'incluida'],
      ['c', 'apagada'],
    ]);
    expect(mudancasEntre(de, structuredClone(de))).toEqual([]);
  });

  it('reads fields in words: labels, times in São Paulo, rich text as text, items by their number', () => {
    const de = sessaoDeTeste('a', {
      margemCabecalho: 'zero',
      itens: [item('1', { dataInicio: '2026-12-03T21:00:00.000Z' }), item('2', { titulo: 'Sai' })],
    });
    const para = sessaoDeTeste('a', {
      margemCabecalho: 'grande',
      itens: [
        item('3', { titulo: 'Entra' }),
        item('1', { texto: [{ tipo: 'paragrafo', filhos: [{ texto: 'Olá ' }, { texto: 'você' }] }] }),
      ],
    });
    const [mudanca] = mudancasEntre(pagina([de]), pagina([para]));
    expect(mudanca?.campos.map(({ rotulo, de: antes, para: depois }) => [rotulo, antes, depois])).toEqual([
      ['Espaço acima', { tipo: 'texto', texto: 'Nenhum' }, { tipo: 'texto', texto: 'Grande' }],
      ['Item 1 incluído', { tipo: 'nada' }, { tipo: 'texto', texto: 'Entra' }],
      ['Item 2: Texto', { tipo: 'nada' }, { tipo: 'texto', texto: 'Olá você' }],
      ['Item 2: Mostrar a partir de', { tipo: 'texto', texto: '03/12/2026 18:00' }, { tipo: 'nada' }],
      ['Item apagado', { tipo: 'texto', texto: 'Sai' }, { tipo: 'nada' }],
    ]);
  });

  it('tells the page’s own words too', () => {
    const [mudanca] = mudancasEntre(pagina([]), pagina([], { titulo: 'Outra' }));
    expect(mudanca).toMatchObject({ nome: 'Dados da página', campos: [{ rotulo: 'Título da página' }] });
  });
});
