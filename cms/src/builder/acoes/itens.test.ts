import { describe, expect, it } from 'vitest';
import { desfazer, executar, historicoDe } from '../modelo/historico.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { adicionarItem, duplicarItem, editarItem, itemVazio, moverItem, removerItem } from './itens.ts';

const itens = ['x', 'y', 'z'].map((id) => ({ ...itemVazio(() => id), titulo: id.toUpperCase() }));
const sessao = sessaoDeTeste('a', { itens });
const fazer = (gesto: ReturnType<typeof removerItem>) => executar(historicoDe([sessao]), gesto);
const ids = (feito: ReturnType<typeof fazer>) => feito.sessoes[0]?.itens.map(({ id }) => id);

describe('items of a section', () => {
  it.each([
    [
      'adding',
      adicionarItem(
        sessao,
        itemVazio(() => 'w'),
      ),
      ['x', 'y', 'z', 'w'],
    ],
    ['removing', removerItem(sessao, 'y'), ['x', 'z']],
    ['duplicating', duplicarItem(sessao, 'x', () => 'x2'), ['x', 'x2', 'y', 'z']],
    ['moving', moverItem(sessao, 'x', 2), ['y', 'z', 'x']],
  ])('%s changes the list, and undo gives it back', (_nome, gesto, esperado) => {
    const feito = fazer(gesto);
    expect(ids(feito)).toEqual(esperado);
    expect(desfazer(feito).sessoes).toEqual([sessao]);
  });

  it('editing one item shares the others with the list before', () => {
    const feito = fazer(editarItem(sessao, 'y', 'titulo', 'Novo'));
    expect(feito.sessoes[0]?.itens[1]?.titulo).toBe('Novo');
    expect(feito.sessoes[0]?.itens[0]).toBe(itens[0]);
  });

  it('an item that is not there changes nothing', () => {
    expect(fazer(moverItem(sessao, 'nenhum', 0)).passado).toHaveLength(0);
    expect(fazer(duplicarItem(sessao, 'nenhum')).passado).toHaveLength(0);
  });
});
