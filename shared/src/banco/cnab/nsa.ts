/** How a return file's number stands to those that came before, of one account. */
export type OrdemDoArquivo =
  /** The next one, or the first of all. */
  | { situacao: 'em-ordem' }
  /** Files between are missing: an alarm. What this one says is applied all the same. */
  | { situacao: 'lacuna'; faltam: { de: number; ate: number } }
  /** A number that was seen: the same file again, or one that came late. */
  | { situacao: 'repetido' | 'atrasado' }
  /** The bank counts from one again, or gives no numbers. */
  | { situacao: 'recomecou' | 'sem-numero' };

/**
 * @param nsa of the file
 * @param recebidos those of the account that were taken before, in any order
 */
export function ordemDoArquivo(nsa: number, recebidos: readonly number[]): OrdemDoArquivo {
  if (nsa === 0) return { situacao: 'sem-numero' };
  if (recebidos.includes(nsa)) return { situacao: 'repetido' };
  const ultimo = Math.max(0, ...recebidos);
  if (ultimo === 0 || nsa === ultimo + 1) return { situacao: 'em-ordem' };
  if (nsa > ultimo) return { situacao: 'lacuna', faltam: { de: ultimo + 1, ate: nsa - 1 } };
  // Six digits begin again at one; what is far behind is not late but new.
  return { situacao: ultimo - nsa > 100_000 ? 'recomecou' : 'atrasado' };
}
