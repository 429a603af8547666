import { uuidv7 } from '@martelo/shared/identificador';
import type { Item, Sessao } from '@martelo/shared/pagina';
import { itemNovo } from '@martelo/storefront/elements/semente';
import type { Gesto } from '../modelo/historico.ts';

export const itemVazio = (novoId: () => string = uuidv7): Item => ({
  id: novoId(),
  ...itemNovo({}),
});

export const adicionarItem = (sessao: Sessao, item: Item = itemVazio()): Gesto => ({
  rotulo: `Adicionar item em ${sessao.nome}`,
  remendos: [
    {
      op: 'inserir-item',
      sessao: sessao.id,
      indice: sessao.itens.length,
      apos: sessao.itens.at(-1)?.id ?? null,
      item,
    },
  ],
});

export const removerItem = (sessao: Sessao, itemId: string): Gesto => ({
  rotulo: `Apagar item de ${sessao.nome}`,
  remendos: [{ op: 'remover-item', sessao: sessao.id, id: itemId }],
});

export function duplicarItem(sessao: Sessao, itemId: string, novoId: () => string = uuidv7): Gesto {
  const indice = sessao.itens.findIndex(({ id }) => id === itemId);
  const item = sessao.itens[indice];
  return {
    rotulo: `Duplicar item de ${sessao.nome}`,
    remendos: item
      ? [
          {
            op: 'inserir-item',
            sessao: sessao.id,
            indice: indice + 1,
            apos: itemId,
            item: { ...item, id: novoId() },
          },
        ]
      : [],
  };
}

export const moverItem = (sessao: Sessao, itemId: string, para: number): Gesto => ({
  rotulo: `Mover item de ${sessao.nome}`,
  remendos: [{ op: 'mover-item', sessao: sessao.id, id: itemId, para }],
});

/** Changes one field of an item. Letters typed in a row are one gesture. */
export const editarItem = <Campo extends keyof Omit<Item, 'id'>>(
  sessao: Pick<Sessao, 'id' | 'nome'>,
  itemId: string,
  campo: Campo,
  valor: Item[Campo],
): Gesto => ({
  rotulo: `Editar item de ${sessao.nome}`,
  remendos: [{ op: 'trocar-item', sessao: sessao.id, id: itemId, campos: { [campo]: valor } }],
  chave: `item:${itemId}:${campo}`,
});
