import type { Sessao } from '@martelo/shared/pagina';
import { PORTAO } from '../../palavras/construtor/portao.ts';
import type { Lugar } from './regra.ts';

/** A place of the page in words: the section, and which of its items. */
export function ondeFica(lugar: Lugar, sessoes: readonly Sessao[]): string {
  const sessao = sessoes.find(({ id }) => id === lugar.sessaoId);
  const indice = sessao?.itens.findIndex(({ id }) => id === lugar.itemId) ?? -1;
  const item = sessao?.itens[indice];
  if (!sessao) return PORTAO.pagina;
  if (!item || sessao.itens.length === 1) return sessao.nome;
  return `${sessao.nome} › ${item.titulo.slice(0, 40) || `item ${indice + 1}`}`;
}
