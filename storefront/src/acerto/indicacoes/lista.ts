/** A client who came by another's link, as GET /v1/clientes/qb answers it. */
export interface ClienteVindo {
  uid: string;
  nome: string;
  razaoSocial?: string | null;
  convite?: { convidadoPor: string | null } | null;
}

/** Somebody who came, paid, and for whom nothing was given yet. */
export interface IndicacaoARecompensar {
  uid: string;
  quemVeio: string;
  indicadorUid: string;
  /** Null where there is no such client any more. */
  quemIndicou: string | null;
}

/**
 * Whom something may be given for. The engine has the last word: who brought themselves does not count.
 * @param fechadas purchases that are paid in whole
 * @param nomes of who brought them, by uid
 */
export function aRecompensar(
  vindos: readonly ClienteVindo[],
  fechadas: readonly { cliUid: string }[],
  dadas: readonly { convidadoUid: string }[],
  nomes: ReadonlyMap<string, string>,
): IndicacaoARecompensar[] {
  const pagaram = new Set(fechadas.map(({ cliUid }) => cliUid));
  const jaDeram = new Set(dadas.map(({ convidadoUid }) => convidadoUid));
  return vindos.flatMap(({ uid, nome, razaoSocial, convite }) => {
    const indicadorUid = convite?.convidadoPor ?? null;
    if (indicadorUid === null || !pagaram.has(uid) || jaDeram.has(uid)) return [];
    return [
      { uid, quemVeio: razaoSocial ?? nome, indicadorUid, quemIndicou: nomes.get(indicadorUid) ?? null },
    ];
  });
}
