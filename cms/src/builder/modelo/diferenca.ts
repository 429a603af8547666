import type { Item, Sessao } from '@martelo/shared/pagina';
import type { Caminho } from './caminho.ts';
import { iguais } from './iguais.ts';
import type { Remendo } from './remendo.ts';

/** Strings shorter than this are replaced whole: a splice would say no less. */
const CURTA = 40;

/**
 * The patches that turn one page into the other: for what two people did at once, for what is not saved yet, for going back to a
 * version. Sections that are the same object cost a comparison each; every patch is as small as what it changes.
 */
export function diferenca(de: readonly Sessao[], para: readonly Sessao[]): Remendo[] {
  if (de === para) return [];
  const antes = new Map(de.map((sessao) => [sessao.id, sessao]));
  const mudancas = para.flatMap((sessao) => {
    const antiga = antes.get(sessao.id);
    return antiga ? diferencaDaSessao(antiga, sessao) : [];
  });
  const ordem = diferencaDaOrdem<Sessao, Remendo>(de, para, {
    inserir: (sessao, indice, apos) => ({ op: 'inserir', indice, apos, sessao }),
    remover: (id) => ({ op: 'remover', id }),
    mover: (id, indice, apos) => ({ op: 'mover', id, para: indice, apos }),
  });
  return [...ordem, ...mudancas];
}

/** The same for one section, whose id stays. */
export function diferencaDaSessao(de: Sessao, para: Sessao): Remendo[] {
  if (de === para) return [];
  const { itens: itensDe, ...camposDe } = de;
  const { itens: itensPara, ...camposPara } = para;
  const campos = diferencaDosCampos(camposDe, camposPara, { sessao: de.id, item: null }, (mudados) => ({
    op: 'trocar',
    id: de.id,
    campos: mudados,
  }));
  return [...campos, ...diferencaDosItens(de.id, itensDe, itensPara)];
}

/** A coarse patch as the fine ones that do the same to these sections: undo and sending then keep only what changed. */
export function refinar(sessoes: readonly Sessao[], remendo: Remendo): readonly Remendo[] {
  if (remendo.op === 'trocar') {
    const sessao = sessoes.find(({ id }) => id === remendo.id);
    return sessao ? diferencaDaSessao(sessao, { ...sessao, ...remendo.campos }) : [];
  }
  if (remendo.op === 'trocar-item') {
    const sessao = sessoes.find(({ id }) => id === remendo.sessao);
    const item = sessao?.itens.find(({ id }) => id === remendo.id);
    return item ? diferencaDoItem(remendo.sessao, item, { ...item, ...remendo.campos }) : [];
  }
  return [remendo];
}

function diferencaDosItens(sessao: string, de: readonly Item[], para: readonly Item[]): Remendo[] {
  if (de === para) return [];
  // Patches name items by their id: where ids repeat, only the whole list says which is which.
  if (repete(de) || repete(para))
    return iguais(de, para) ? [] : [{ op: 'trocar', id: sessao, campos: { itens: [...para] } }];
  const antes = new Map(de.map((item) => [item.id, item]));
  return [
    ...diferencaDaOrdem<Item, Remendo>(de, para, {
      inserir: (item, indice, apos) => ({ op: 'inserir-item', sessao, indice, apos, item }),
      remover: (id) => ({ op: 'remover-item', sessao, id }),
      mover: (id, indice, apos) => ({ op: 'mover-item', sessao, id, para: indice, apos }),
    }),
    ...para.flatMap((item) => {
      const antigo = antes.get(item.id);
      return antigo ? diferencaDoItem(sessao, antigo, item) : [];
    }),
  ];
}

const diferencaDoItem = (sessao: string, de: Item, para: Item): Remendo[] =>
  diferencaDosCampos(de, para, { sessao, item: de.id }, (campos) => ({
    op: 'trocar-item',
    sessao,
    id: de.id,
    campos,
  }));

interface Onde {
  sessao: string;
  item: string | null;
}

function diferencaDosCampos<T extends object>(
  de: T,
  para: T,
  onde: Onde,
  trocar: (campos: Partial<T>) => Remendo,
): Remendo[] {
  if (de === para) return [];
  const inteiros: Partial<T> = {};
  const partes: Remendo[] = [];
  for (const chave of new Set([...Object.keys(de), ...Object.keys(para)]) as Set<keyof T & string>) {
    if (iguais(de[chave], para[chave])) continue;
    const fina = emendas([chave], de[chave], para[chave], onde);
    if (fina) partes.push(...fina);
    else inteiros[chave] = para[chave];
  }
  return Object.keys(inteiros).length > 0 ? [trocar(inteiros), ...partes] : partes;
}

/** Splices that turn one value into another, or null when only replacing it whole says it. */
function emendas(caminho: Caminho, de: unknown, para: unknown, onde: Onde): Remendo[] | null {
  if (typeof de === 'string' && typeof para === 'string') {
    if (caminho.length === 1 && Math.max(de.length, para.length) < CURTA) return null;
    const { em, tirar, ate } = miolo(de.length, para.length, (i, j) => de[i] === para[j]);
    return [{ op: 'emendar', ...onde, caminho, em, tirar, por: para.slice(em, ate) }];
  }
  if (Array.isArray(de) && Array.isArray(para)) {
    const { em, tirar, ate } = miolo(de.length, para.length, (i, j) => iguais(de[i], para[j]));
    if (tirar === ate - em) {
      const cada = para
        .slice(em, ate)
        .map((novo, i) => porDentro([...caminho, em + i], de[em + i], novo, onde));
      if (cada.every((um) => um !== null)) return cada.flat();
    }
    return [{ op: 'lista', ...onde, caminho, em, tirar, por: para.slice(em, ate) }];
  }
  return null;
}

/** An element of a list that stays where it is: its fields, when they are all spliceable; a string in a list is replaced whole. */
function porDentro(caminho: Caminho, de: unknown, para: unknown, onde: Onde): Remendo[] | null {
  if (iguais(de, para)) return [];
  if (Array.isArray(de) && Array.isArray(para)) return emendas(caminho, de, para, onde);
  if (!ehObjeto(de) || !ehObjeto(para)) return null;
  const chaves = Object.keys(de);
  if (chaves.length !== Object.keys(para).length || !chaves.every((chave) => Object.hasOwn(para, chave)))
    return null;
  const cada = chaves.map((chave) =>
    iguais(de[chave], para[chave]) ? [] : emendas([...caminho, chave], de[chave], para[chave], onde),
  );
  return cada.every((um) => um !== null) ? cada.flat() : null;
}

const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** What is left in the middle of two sequences once their common beginning and end are set aside. */
function miolo(de: number, para: number, igual: (i: number, j: number) => boolean) {
  let em = 0;
  while (em < de && em < para && igual(em, em)) em += 1;
  let fim = 0;
  while (fim < de - em && fim < para - em && igual(de - 1 - fim, para - 1 - fim)) fim += 1;
  return { em, tirar: de - fim - em, ate: para - fim };
}

interface Ordenar<T, R> {
  inserir(um: T, indice: number, apos: string | null): R;
  remover(id: string): R;
  mover(id: string, indice: number, apos: string | null): R;
}

/** Removals, insertions and as few moves as there can be, each placed after the neighbour it has in the end. */
function diferencaDaOrdem<T extends { id: string }, R>(
  de: readonly T[],
  para: readonly T[],
  ordenar: Ordenar<T, R>,
): R[] {
  if (de.length === para.length && de.every(({ id }, i) => id === para[i]?.id)) return [];
  const ficam = new Set(para.map(({ id }) => id));
  const posicao = new Map(de.map(({ id }, i) => [id, i]));
  const remendos: R[] = de.filter(({ id }) => !ficam.has(id)).map(({ id }) => ordenar.remover(id));
  const parados = maiorCrescente(
    para.filter(({ id }) => posicao.has(id)),
    ({ id }) => posicao.get(id) ?? 0,
  );
  const atual = de.filter(({ id }) => ficam.has(id)).map(({ id }) => id);
  let apos: string | null = null;
  for (const um of para) {
    if (!parados.has(um)) {
      const havia = atual.indexOf(um.id);
      if (havia !== -1) atual.splice(havia, 1);
      const indice: number = apos === null ? 0 : atual.indexOf(apos) + 1;
      atual.splice(indice, 0, um.id);
      remendos.push(havia === -1 ? ordenar.inserir(um, indice, apos) : ordenar.mover(um.id, indice, apos));
    }
    apos = um.id;
  }
  return remendos;
}

/** The longest run of elements, not necessarily side by side, whose positions only grow: those need not move. */
function maiorCrescente<T>(lista: readonly T[], posicao: (um: T) => number): Set<T> {
  const caudas: number[] = [];
  const antes: number[] = [];
  lista.forEach((um, i) => {
    let inicio = 0;
    let fim = caudas.length;
    while (inicio < fim) {
      const meio = (inicio + fim) >> 1;
      if (posicao(lista[caudas[meio] as number] as T) < posicao(um)) inicio = meio + 1;
      else fim = meio;
    }
    antes[i] = inicio > 0 ? (caudas[inicio - 1] as number) : -1;
    caudas[inicio] = i;
  });
  const escolhidos = new Set<T>();
  for (let i = caudas.at(-1) ?? -1; i !== -1; i = antes[i] as number) escolhidos.add(lista[i] as T);
  return escolhidos;
}

const repete = (lista: readonly { id: string }[]): boolean =>
  new Set(lista.map(({ id }) => id)).size !== lista.length;
