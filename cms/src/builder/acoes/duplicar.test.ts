import { expect, it } from 'vitest';
import { executar, historicoDe } from '../modelo/historico.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { duplicar, duplicarVarias } from './duplicar.ts';
import { itemVazio } from './itens.ts';

it('copies a section right below the original, with ids of its own', () => {
  const original = sessaoDeTeste('a', { itens: [itemVazio(() => 'item')] });
  const outra = sessaoDeTeste('b');
  const ids = ['novo-1', 'novo-2'].values();
  const gesto = duplicar([original, outra], original, () => ids.next().value ?? '');
  const { sessoes } = executar(historicoDe([original, outra]), gesto);
  expect(sessoes.map(({ id }) => id)).toEqual(['a', 'novo-1', 'b']);
  expect(sessoes[1]?.itens[0]?.id).toBe('novo-2');
  expect(sessoes[1]?.nome).toBe('Seção a (cópia)');
});

it('keeps the name of a copy within what a name may be', () => {
  const longa = sessaoDeTeste('a', { nome: 'x'.repeat(120) });
  expect(duplicar([longa], longa).sessao.nome).toHaveLength(120);
});

it('copies several below the last of them, in their order, as one act', () => {
  const pagina = ['a', 'b', 'c', 'd'].map((id) => sessaoDeTeste(id));
  const gesto = duplicarVarias(pagina, ['a', 'c'], () => `novo-${crypto.randomUUID()}`);
  const { sessoes, passado } = executar(historicoDe(pagina), gesto);
  expect(sessoes.map(({ nome }) => nome)).toEqual([
    'Seção a',
    'Seção b',
    'Seção c',
    'Seção a (cópia)',
    'Seção c (cópia)',
    'Seção d',
  ]);
  expect(passado.map(({ rotulo }) => rotulo)).toEqual(['Duplicar 2 seções']);
});
