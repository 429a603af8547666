import { uuidv7 } from '@martelo/shared/identificador';
import type { Item, Sessao } from '@martelo/shared/pagina';
import { itemNovo } from '@martelo/shared/pagina/elementos/semente';
import { ACOES } from '../../palavras/construtor/acoes.ts';
import type { Gesto } from '../modelo/historico.ts';

export const itemVazio = (novoId: () => string = uuidv7): Item => ({
  id: novoId(),
  ...itemNovo({}),
});

export const adicionarItem = (sessao: Sessao, item: Item = itemVazio()): Gesto => ({
  rotulo: ACOES.adicionarItem(sessao.nome),
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
  rotulo: ACOES.apagarItem(sessao.nome),
  remendos: [{ op: 'remover-item', sessao: sessao.id, id: itemId }],
});

export function duplicarItem(sessao: Sessao, itemId: string, novoId: () => string = uuidv7): Gesto {
  const indice = sessao.itens.findIndex(({ id }) => id === itemId);
  const item = sessao.itens[indice];
  return {
    rotulo: ACOES.duplicarItem(sessao.nome),
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
  rotulo: ACOES.moverItem(sessao.nome),
  remendos: [{ op: 'mover-item', sessao: sessao.id, id: itemId, para }],
});

/** Changes one field of an item. Letters typed in a row are one gesture. */
export const editarItem = <Campo extends keyof Omit<Item, 'id'>>(
  sessao: Pick<Sessao, 'id' | 'nome'>,
  itemId: string,
  campo: Campo,
  valor: Item[Campo],
): Gesto => ({
  rotulo: ACOES.editarItem(sessao.nome),
  remendos: [{ op: 'trocar-item', sessao: sessao.id, id: itemId, campos: { [campo]: valor } }],
  chave: `item:${itemId}:${campo}`,
});
