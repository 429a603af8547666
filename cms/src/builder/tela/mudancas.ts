import type { PaginaSite, Sessao } from '@martelo/shared/pagina';

export interface Mudancas {
  sessoes: Sessao[];
  ordem: string[] | null;
}

/**
 * What the canvas must be told to get from one page to the other: sections that are new or another object, and the order when
 * that changed. Null when it has to get the whole page, because something else of it changed.
 */
export function mudancasEntre(antes: PaginaSite, agora: PaginaSite): Mudancas | null {
  for (const chave of Object.keys(agora) as (keyof PaginaSite)[])
    if (chave !== 'sessoes' && antes[chave] !== agora[chave]) return null;
  const velhas = new Map(antes.sessoes.map((sessao) => [sessao.id, sessao]));
  const mesmaOrdem =
    antes.sessoes.length === agora.sessoes.length &&
    agora.sessoes.every(({ id }, i) => antes.sessoes[i]?.id === id);
  return {
    sessoes: agora.sessoes.filter((sessao) => velhas.get(sessao.id) !== sessao),
    ordem: mesmaOrdem ? null : agora.sessoes.map(({ id }) => id),
  };
}
