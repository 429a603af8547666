import type { Announcements } from '@dnd-kit/core';
import type { Item } from '@martelo/shared/pagina';
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
    onDragStart: ({ active }) => `${nome(active.id)} na mão, na posição ${posicao(active.id)} de ${total}.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${nome(active.id)}, da posição ${posicao(active.id)} para a ${posicao(over.id)} de ${total}`
        : undefined,
    onDragEnd: ({ active, over }) =>
      `${nome(active.id)} na posição ${posicao(over?.id ?? active.id)} de ${total}.`,
    onDragCancel: ({ active }) => `${nome(active.id)} voltou ao lugar de antes.`,
  };
}
