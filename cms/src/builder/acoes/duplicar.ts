import { uuidv7 } from '@martelo/shared/identificador';
import type { Sessao } from '@martelo/shared/pagina';
import { ACOES } from '../../palavras/construtor/acoes.ts';
import type { Gesto } from '../modelo/historico.ts';
import { rotuloDe } from './rotulo.ts';

/** Copies right below the last of the originals, in their order, with ids of their own. */
export function duplicarVarias(
  sessoes: readonly Sessao[],
  ids: readonly string[],
  novoId: () => string = uuidv7,
): Gesto & { copias: Sessao[] } {
  const originais = sessoes.filter(({ id }) => ids.includes(id));
  const depois = sessoes.findLastIndex(({ id }) => ids.includes(id)) + 1;
  const copias = originais.map((sessao) => copiaDe(sessao, novoId));
  return {
    rotulo: rotuloDe(ACOES.duplicar, originais),
    remendos: copias.map((sessao, i) => ({ op: 'inserir', indice: depois + i, sessao })),
    copias,
  };
}

export function duplicar(
  sessoes: readonly Sessao[],
  sessao: Sessao,
  novoId: () => string = uuidv7,
): Gesto & { sessao: Sessao } {
  const { copias, ...gesto } = duplicarVarias(sessoes, [sessao.id], novoId);
  return { ...gesto, sessao: copias[0] as Sessao };
}

/** The same section under another id: what a copy on this page, or one pasted into another, is made with. */
export const comIdsNovos = (sessao: Sessao, novoId: () => string = uuidv7): Sessao => ({
  ...sessao,
  id: novoId(),
  itens: sessao.itens.map((item) => ({ ...item, id: novoId() })),
});

const copiaDe = (sessao: Sessao, novoId: () => string): Sessao => ({
  ...comIdsNovos(sessao, novoId),
  nome: nomeDaCopia(sessao.nome),
});

const SUFIXO = ACOES.copia;
const nomeDaCopia = (nome: string): string =>
  nome.endsWith(SUFIXO) ? nome : `${nome.slice(0, 120 - SUFIXO.length)}${SUFIXO}`;
