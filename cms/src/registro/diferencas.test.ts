import { describe, expect, it } from 'vitest';
import { sessaoDeTeste } from '../builder/modelo/sessao-de-teste.ts';
import { diferencas, juntar } from './diferencas.ts';

describe('what changed, field by field', () => {
  it('tells both values, and nothing of what only bookkeeping changed', () => {
    expect(
      diferencas(
        { nome: 'A', cor: '', updatedAt: 1, hotsite: { id: 2, updatedAt: 'x' } },
        { nome: 'B', cor: null, updatedAt: 2, hotsite: 2 },
      ),
    ).toEqual([{ campo: 'nome', antes: 'A', depois: 'B' }]);
  });

  it('never shows a secret, at the top, in a group or in a list', () => {
    const texto = JSON.stringify(
      diferencas(
        { dns: { email: 'a', chave: 'velha-chave' }, lista: [], dnsToken: 'velho-token' },
        { dns: { email: 'b', chave: 'nova-chave' }, lista: [{ senha: 'abc123' }], dnsToken: 'novo-token' },
      ),
    );
    for (const segredo of ['velha-chave', 'nova-chave', 'abc123', 'velho-token', 'novo-token'])
      expect(texto).not.toContain(segredo);
    expect(texto).toContain('dns › chave');
  });

  it('names sections that came, went, moved or changed; one added above moves nobody', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id)) as [never, never, never];
    const nova = sessaoDeTeste('n');
    expect(diferencas({ sessoes: [a, b] }, { sessoes: [nova, a, b] })).toEqual([
      { campo: 'Seção Seção n', antes: '', depois: 'adicionada na posição 1' },
    ]);
    expect(diferencas({ sessoes: [a, b, c] }, { sessoes: [b, a] }).map(({ campo }) => campo)).toEqual([
      'Seção Seção c',
      'Seção Seção b › posição',
      'Seção Seção a › posição',
    ]);
    expect(diferencas({ sessoes: [a] }, { sessoes: [{ ...sessaoDeTeste('a'), titulo: 'x' }] })).toEqual([
      { campo: 'Seção Seção a › titulo', antes: '', depois: 'x' },
    ]);
  });

  it('joins saves in a row: the first before, the last after, and back to the start is nothing', () => {
    const um = (campo: string, antes: string, depois: string) => ({ campo, antes, depois });
    expect(juntar([um('a', '1', '2'), um('b', '', 'x')], [um('a', '2', '3'), um('b', 'x', '')])).toEqual([
      um('a', '1', '3'),
    ]);
  });
});
