import type { Item, Sessao } from '@martelo/shared/pagina';
import { type Caminho, substituir, valorEm } from './caminho.ts';

/**
 * The smallest changes a page can take. Every gesture is a list of them, applying one yields its inverse, and the server applies
 * the very same ones: undo, saving and merging two editors all speak this vocabulary.
 *
 * Places are an index from 0. `apos`, when given, is stronger: the id that it stands right after (null: first), which still means
 * the same once somebody else has moved what is around it. `emendar` changes a part of a string and `lista` a part of a list, so
 * that a letter typed into a long rich text is a letter.
 */
export type Remendo =
  | { op: 'inserir'; indice: number; apos?: string | null; sessao: Sessao }
  | { op: 'remover'; id: string }
  | { op: 'mover'; id: string; para: number; apos?: string | null }
  | { op: 'trocar'; id: string; campos: Partial<Omit<Sessao, 'id'>> }
  | { op: 'inserir-item'; sessao: string; indice: number; apos?: string | null; item: Item }
  | { op: 'remover-item'; sessao: string; id: string }
  /** Within its section or, with `destino`, to another one. */
  | { op: 'mover-item'; sessao: string; id: string; destino?: string; para: number; apos?: string | null }
  | { op: 'trocar-item'; sessao: string; id: string; campos: Partial<Omit<Item, 'id'>> }
  /** At `em` of a string takes `tirar` UTF-16 units away and puts `por` there; `item` null is the section's own field. */
  | {
      op: 'emendar';
      sessao: string;
      item: string | null;
      caminho: Caminho;
      em: number;
      tirar: number;
      por: string;
    }
  /** The same for the elements of a list. */
  | {
      op: 'lista';
      sessao: string;
      item: string | null;
      caminho: Caminho;
      em: number;
      tirar: number;
      por: readonly unknown[];
    };

export interface Aplicado {
  sessoes: readonly Sessao[];
  inverso: Remendo;
}

/** Applies one patch; null when it has nothing to act on (what it names is gone) or would change nothing. Never throws. */
export function aplicar(sessoes: readonly Sessao[], remendo: Remendo): Aplicado | null {
  switch (remendo.op) {
    case 'inserir': {
      const { sessao } = remendo;
      if (indiceDe(sessoes, sessao.id) !== -1) return null;
      return {
        sessoes: sessoes.toSpliced(lugar(sessoes, remendo.indice, remendo.apos), 0, sessao),
        inverso: { op: 'remover', id: sessao.id },
      };
    }
    case 'remover': {
      const indice = indiceDe(sessoes, remendo.id);
      const sessao = sessoes[indice];
      return sessao
        ? {
            sessoes: sessoes.toSpliced(indice, 1),
            inverso: { op: 'inserir', indice, apos: anterior(sessoes, indice), sessao },
          }
        : null;
    }
    case 'mover': {
      const movido = moverNaLista(sessoes, remendo.id, remendo.para, remendo.apos);
      return (
        movido && {
          sessoes: movido.lista,
          inverso: { op: 'mover', id: remendo.id, para: movido.de, apos: movido.apos },
        }
      );
    }
    case 'trocar': {
      const indice = indiceDe(sessoes, remendo.id);
      const sessao = sessoes[indice];
      const trocado = sessao && trocarCampos(sessao, remendo.campos);
      return trocado
        ? {
            sessoes: sessoes.with(indice, trocado.novo),
            inverso: { op: 'trocar', id: remendo.id, campos: trocado.antes },
          }
        : null;
    }
    case 'inserir-item': {
      const { item, sessao: id } = remendo;
      return nosItens(sessoes, id, (itens) =>
        indiceDe(itens, item.id) === -1
          ? {
              itens: itens.toSpliced(lugar(itens, remendo.indice, remendo.apos), 0, item),
              inverso: { op: 'remover-item', sessao: id, id: item.id },
            }
          : null,
      );
    }
    case 'remover-item':
      return nosItens(sessoes, remendo.sessao, (itens) => {
        const indice = indiceDe(itens, remendo.id);
        const item = itens[indice];
        return item
          ? {
              itens: itens.toSpliced(indice, 1),
              inverso: {
                op: 'inserir-item',
                sessao: remendo.sessao,
                indice,
                apos: anterior(itens, indice),
                item,
              },
            }
          : null;
      });
    case 'mover-item':
      return remendo.destino === undefined || remendo.destino === remendo.sessao
        ? nosItens(sessoes, remendo.sessao, (itens) => {
            const movido = moverNaLista(itens, remendo.id, remendo.para, remendo.apos);
            return (
              movido && {
                itens: movido.lista,
                inverso: {
                  op: 'mover-item',
                  sessao: remendo.sessao,
                  id: remendo.id,
                  para: movido.de,
                  apos: movido.apos,
                },
              }
            );
          })
        : moverParaOutra(sessoes, { ...remendo, destino: remendo.destino });
    case 'trocar-item':
      return nosItens(sessoes, remendo.sessao, (itens) => {
        const indice = indiceDe(itens, remendo.id);
        const item = itens[indice];
        const trocado = item && trocarCampos(item, remendo.campos);
        return trocado
          ? {
              itens: itens.with(indice, trocado.novo),
              inverso: {
                op: 'trocar-item',
                sessao: remendo.sessao,
                id: remendo.id,
                campos: trocado.antes,
              },
            }
          : null;
      });
    case 'emendar':
    case 'lista':
      return emendar(sessoes, remendo);
  }
}

/** Applies them in order, leaving out what does not apply. `inversos` takes everything back, in the order to apply them. */
export function aplicarTodos(inicio: readonly Sessao[], remendos: readonly Remendo[]) {
  let sessoes = inicio;
  const inversos: Remendo[] = [];
  for (const remendo of remendos) {
    const aplicado = aplicar(sessoes, remendo);
    if (!aplicado) continue;
    sessoes = aplicado.sessoes;
    inversos.unshift(aplicado.inverso);
  }
  return { sessoes, inversos };
}

/** The sections whose content a patch changes. Moving a section changes the order, and no section. */
export function tocadas(remendo: Remendo): readonly string[] {
  switch (remendo.op) {
    case 'inserir':
      return [remendo.sessao.id];
    case 'mover':
      return [];
    case 'remover':
    case 'trocar':
      return [remendo.id];
    case 'mover-item':
      return remendo.destino === undefined ? [remendo.sessao] : [remendo.sessao, remendo.destino];
    default:
      return [remendo.sessao];
  }
}

export const indiceDe = (lista: readonly { id: string }[], id: string): number =>
  lista.findIndex((um) => um.id === id);

type ComId = { id: string };

const limitar = (indice: number, maximo: number): number => Math.max(0, Math.min(indice, maximo));

const anterior = (lista: readonly ComId[], indice: number): string | null => lista[indice - 1]?.id ?? null;

/** Where something that is not in the list yet falls. */
function lugar(lista: readonly ComId[], indice: number, apos: string | null | undefined): number {
  if (apos === null) return 0;
  const vizinho = apos === undefined ? -1 : indiceDe(lista, apos);
  return vizinho === -1 ? limitar(indice, lista.length) : vizinho + 1;
}

function moverNaLista<T extends ComId>(
  lista: readonly T[],
  id: string,
  para: number,
  apos: string | null | undefined,
) {
  const de = indiceDe(lista, id);
  const um = lista[de];
  if (!um) return null;
  const sem = lista.toSpliced(de, 1);
  const destino = lugar(sem, para, apos);
  return destino === de ? null : { lista: sem.toSpliced(destino, 0, um), de, apos: anterior(lista, de) };
}

/** The fields that really change, and what they were. */
function trocarCampos<T extends ComId>(objeto: T, campos: Partial<Omit<T, 'id'>>) {
  const chaves = (Object.keys(campos) as (keyof Omit<T, 'id'>)[]).filter(
    (chave) => objeto[chave] !== campos[chave],
  );
  if (chaves.length === 0) return null;
  const antes = Object.fromEntries(chaves.map((chave) => [chave, objeto[chave]])) as Partial<Omit<T, 'id'>>;
  return { novo: { ...objeto, ...campos } as T, antes };
}

function nosItens(
  sessoes: readonly Sessao[],
  id: string,
  mudar: (itens: readonly Item[]) => { itens: readonly Item[]; inverso: Remendo } | null,
): Aplicado | null {
  const indice = indiceDe(sessoes, id);
  const sessao = sessoes[indice];
  const mudado = sessao && mudar(sessao.itens);
  return mudado
    ? {
        sessoes: sessoes.with(indice, { ...sessao, itens: mudado.itens as Item[] }),
        inverso: mudado.inverso,
      }
    : null;
}

function moverParaOutra(
  sessoes: readonly Sessao[],
  remendo: Extract<Remendo, { op: 'mover-item' }> & { destino: string },
): Aplicado | null {
  const de = indiceDe(sessoes, remendo.sessao);
  const para = indiceDe(sessoes, remendo.destino);
  const origem = sessoes[de];
  const destino = sessoes[para];
  const indice = indiceDe(origem?.itens ?? [], remendo.id);
  const item = origem?.itens[indice];
  if (!origem || !destino || !item || indiceDe(destino.itens, item.id) !== -1) return null;
  const chegada = destino.itens.toSpliced(lugar(destino.itens, remendo.para, remendo.apos), 0, item);
  return {
    sessoes: sessoes
      .with(de, { ...origem, itens: origem.itens.toSpliced(indice, 1) })
      .with(para, { ...destino, itens: chegada }),
    inverso: {
      op: 'mover-item',
      sessao: remendo.destino,
      id: item.id,
      destino: remendo.sessao,
      para: indice,
      apos: anterior(origem.itens, indice),
    },
  };
}

function emendar(
  sessoes: readonly Sessao[],
  remendo: Extract<Remendo, { op: 'emendar' | 'lista' }>,
): Aplicado | null {
  const { sessao: id, item, caminho, em, tirar, por } = remendo;
  const indice = indiceDe(sessoes, id);
  const sessao = sessoes[indice];
  if (!sessao || caminho.length === 0 || caminho[0] === 'id') return null;
  const posicao = item === null ? -1 : indiceDe(sessao.itens, item);
  const alvo = item === null ? sessao : sessao.itens[posicao];
  const antes = alvo && valorEm(alvo, caminho);
  const cabe = em >= 0 && tirar >= 0 && (tirar > 0 || por.length > 0);
  if (!alvo || !cabe) return null;
  let saiu: string | unknown[];
  let novo: string | unknown[];
  if (remendo.op === 'emendar' && typeof antes === 'string' && em + tirar <= antes.length) {
    saiu = antes.slice(em, em + tirar);
    novo = antes.slice(0, em) + remendo.por + antes.slice(em + tirar);
  } else if (remendo.op === 'lista' && Array.isArray(antes) && em + tirar <= antes.length) {
    saiu = antes.slice(em, em + tirar);
    novo = antes.toSpliced(em, tirar, ...remendo.por);
  } else return null;
  const mudado = substituir(alvo, caminho, novo);
  const nova =
    item === null ? (mudado as Sessao) : { ...sessao, itens: sessao.itens.with(posicao, mudado as Item) };
  return {
    sessoes: sessoes.with(indice, nova),
    inverso: { ...remendo, tirar: por.length, por: saiu } as Remendo,
  };
}
