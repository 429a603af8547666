import type { Posicao } from '@martelo/shared/lance';

/** What a tab knows of being outbid: where one led when it was last told, and which lots one has not yet been told to have lost. */
export interface Superados {
  liderava: ReadonlySet<string>;
  /** Oldest first. */
  avisar: readonly string[];
}

export const NENHUM: Superados = { liderava: new Set(), avisar: [] };

/** After positions came in. `aVista`: the lots whose own panel says it. */
export function comPosicoes(
  { liderava, avisar }: Superados,
  posicoes: ReadonlyMap<string, Posicao>,
  aVista: ReadonlySet<string>,
): Superados {
  const novos = [...posicoes].filter(
    ([lelUid, posicao]) => posicao === 'superado' && liderava.has(lelUid) && !aVista.has(lelUid),
  );
  // Who leads again, or whose lot has ended, needs no telling any more.
  const ficam = avisar.filter(
    (lelUid) => (posicoes.get(lelUid) ?? 'superado') === 'superado' && !aVista.has(lelUid),
  );
  const lidera = new Set(liderava);
  for (const [lelUid, posicao] of posicoes) {
    if (posicao === 'ganhando') lidera.add(lelUid);
    else lidera.delete(lelUid);
  }
  return {
    liderava: lidera,
    avisar: [...ficam, ...novos.map(([lelUid]) => lelUid).filter((lelUid) => !ficam.includes(lelUid))],
  };
}
