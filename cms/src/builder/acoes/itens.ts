import { uuidv7 } from '@martelo/shared/identificador';
import type { Item, Sessao } from '@martelo/shared/pagina';
import { itemNovo } from '@martelo/storefront/elements/semente';
import type { Gesto } from '../modelo/historico.ts';

export const itemVazio = (novoId: () => string = uuidv7): Item => ({
  id: novoId(),
  ...itemNovo({}),
});

export const adicionarItem = (sessao: Sessao, item: Item = itemVazio()): Gesto =>
  trocarItens(sessao, [...sessao.itens, item], 'Adicionar item');

export const removerItem = (sessao: Sessao, itemId: string): Gesto =>
  trocarItens(
    sessao,
    sessao.itens.filter(({ id }) => id !== itemId),
    'Apagar item',
  );

export function duplicarItem(sessao: Sessao, itemId: string, novoId: () => string = uuidv7): Gesto {
  const indice = sessao.itens.findIndex(({ id }) => id === itemId);
  const item = sessao.itens[indice];
  if (!item) return { rotulo: 'Duplicar item', remendos: [] };
  return trocarItens(
    sessao,
    sessao.itens.toSpliced(indice + 1, 0, { ...item, id: novoId() }),
    'Duplicar item',
  );
}

export function moverItem(sessao: Sessao, itemId: string, para: number): Gesto {
  const de = sessao.itens.findIndex(({ id }) => id === itemId);
  const item = sessao.itens[de];
  if (!item) return { rotulo: 'Mover item', remendos: [] };
  return trocarItens(sessao, sessao.itens.toSpliced(de, 1).toSpliced(para, 0, item), 'Mover item');
}

export const editarItem = <Campo extends keyof Omit<Item, 'id'>>(
  sessao: Sessao,
  itemId: string,
  campo: Campo,
  valor: Item[Campo],
): Gesto => ({
  ...trocarItens(
    sessao,
    sessao.itens.map((item) => (item.id === itemId ? { ...item, [campo]: valor } : item)),
    `Editar item de ${sessao.nome}`,
  ),
  chave: `item:${itemId}:${campo}`,
});

/** Items that did not change are shared with the list before, so keeping the old list costs next to nothing. */
const trocarItens = (sessao: Sessao, itens: Item[], rotulo: string): Gesto => ({
  rotulo,
  remendos: [{ op: 'trocar', id: sessao.id, campos: { itens } }],
});
