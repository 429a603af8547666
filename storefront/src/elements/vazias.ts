/**
 * Which of a page's sections are left out because they list nothing and an earlier one already says so: a new brand's home has one
 * "nothing yet", not six. What is announced in place of the list (`proximo`) is something.
 * @param dados the sections' data, in order
 */
export function vaziasRepetidas(dados: readonly unknown[]): ReadonlySet<number> {
  const vazias = dados.flatMap((dado, i) => (listaVazia(dado) ? [i] : []));
  return new Set(vazias.slice(1));
}

function listaVazia(dado: unknown): boolean {
  if (typeof dado !== 'object' || dado === null) return false;
  const { estado, itens, proximo } = dado as { estado?: unknown; itens?: unknown; proximo?: unknown };
  return estado === 'ok' && Array.isArray(itens) && itens.length === 0 && !proximo;
}
