import { sessao } from '@martelo/shared/pagina';
import { emLinhas } from '@martelo/shared/pagina/elementos/em-linhas';
import { describe, expect, it } from 'vitest';

const nova = (id: string, tamanhoColuna: 'inteira' | 'metade') =>
  sessao.parse({ id, elemento: 'texto', nome: id, tamanhoColuna });

describe('page layout', () => {
  it('puts two halves in a row side by side; a third begins the next row', () => {
    const linhas = emLinhas([
      nova('a', 'metade'),
      nova('b', 'metade'),
      nova('c', 'metade'),
      nova('d', 'inteira'),
      nova('e', 'metade'),
    ]);
    expect(linhas.map((linha) => linha.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  });
});
