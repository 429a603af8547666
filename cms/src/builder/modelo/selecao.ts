import type { Sessao } from '@martelo/shared/pagina';

/** `so`: this one alone; `alternar`: in or out (Ctrl); `ate`: from the last one chosen to this one (Shift). */
export type ComoSelecionar = 'so' | 'alternar' | 'ate';

/** What is chosen. `atual` is the one the inspector shows; `todas` holds it and keeps the page's order. */
export interface Selecao {
  atual: string | null;
  todas: readonly string[];
}

export const NADA: Selecao = { atual: null, todas: [] };

/** What is chosen after a press on `id`. */
export function selecionar(
  sessoes: readonly Sessao[],
  antes: Selecao,
  id: string | null,
  como: ComoSelecionar,
): Selecao {
  if (id === null) return NADA;
  if (como === 'so' || antes.atual === null) return { atual: id, todas: [id] };
  if (como === 'alternar') {
    if (!antes.todas.includes(id)) return existentes(sessoes, { atual: id, todas: [...antes.todas, id] });
    return existentes(sessoes, { atual: antes.atual, todas: antes.todas.filter((outra) => outra !== id) });
  }
  const posicoes = [antes.atual, id].map((cada) => sessoes.findIndex((sessao) => sessao.id === cada));
  const [de, ate] = [Math.min(...posicoes), Math.max(...posicoes)];
  if (de < 0) return { atual: id, todas: [id] };
  return { atual: antes.atual, todas: sessoes.slice(de, ate + 1).map((sessao) => sessao.id) };
}

/** Only what is still on the page, in its order. */
export function existentes(sessoes: readonly Sessao[], { atual, todas }: Selecao): Selecao {
  const escolhidas = new Set(todas);
  const restam = sessoes.filter(({ id }) => escolhidas.has(id)).map(({ id }) => id);
  return { atual: atual !== null && restam.includes(atual) ? atual : (restam.at(-1) ?? null), todas: restam };
}
