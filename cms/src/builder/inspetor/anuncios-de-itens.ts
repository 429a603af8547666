import type { Announcements } from '@dnd-kit/core';
import type { Item } from '@martelo/shared/pagina';
import { INSPETOR } from '../../palavras/construtor/inspetor.ts';
import { nomeDoItem } from './campos-da-definicao.ts';

/** What is said while an item is carried through its list. */
export function anunciosDeItens(itens: readonly Item[], rotulo: string): Announcements {
  const total = itens.length;
  const posicao = (id: string | number) => itens.findIndex((item) => item.id === id) + 1;
  const nome = (id: string | number) => {
    const item = itens.find((um) => um.id === id);
    return item ? nomeDoItem(item, posicao(id) - 1, rotulo) : rotulo;
  };
  return {
    onDragStart: ({ active }) => INSPETOR.naMaoNaPosicao(nome(active.id), posicao(active.id), total),
    onDragOver: ({ active, over }) =>
      over ? INSPETOR.daPosicao(nome(active.id), posicao(active.id), posicao(over.id), total) : undefined,
    onDragEnd: ({ active, over }) =>
      INSPETOR.naPosicao(nome(active.id), posicao(over?.id ?? active.id), total),
    onDragCancel: ({ active }) => INSPETOR.voltou(nome(active.id)),
  };
}
