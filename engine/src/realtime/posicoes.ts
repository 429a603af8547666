import type { Posicao } from '@martelo/shared/lance';
import type { Estado } from '../auction/estado.ts';
import type { Evento } from '../auction/evento.ts';
import { posicaoDe } from '../auction/publico.ts';

/**
 * Whose position on a lot a commit changes (rule 21), and to what: a bid concerns who bid and who led before, a close or another
 * change of situation every participant. A silent raise (rule 8) concerns nobody.
 */
export class Posicoes {
  /** Lot → who led it after the last commit seen. */
  readonly #lideres = new Map<string, string | null>();

  afetadas(
    eventos: readonly Evento[],
    estado: Readonly<Estado>,
  ): { cliUid: string; lelUid: string; posicao: Posicao }[] {
    const afetados = new Map<string, Set<string>>();
    for (const evento of eventos) {
      if (!mudaPosicao(evento)) continue;
      const { lelUid } = evento;
      const clientes = afetados.get(lelUid) ?? new Set();
      afetados.set(lelUid, clientes);
      const antes = this.#lideres.get(lelUid);
      if (evento.tipo === 'LanceAceito/1' && antes !== undefined) {
        clientes.add(evento.participante.uid);
        if (antes !== null) clientes.add(antes);
      } else {
        for (const cliUid of estado.lotes.get(lelUid)?.participantes.keys() ?? []) clientes.add(cliUid);
      }
    }
    return [...afetados].flatMap(([lelUid, clientes]) => {
      const lote = estado.lotes.get(lelUid)!;
      this.#lideres.set(lelUid, lote.lideranca?.participante.uid ?? null);
      return [...clientes].map((cliUid) => ({ cliUid, lelUid, posicao: posicaoDe(lote, cliUid) }));
    });
  }
}

function mudaPosicao(
  evento: Evento,
): evento is Extract<Evento, { tipo: 'LanceAceito/1' | 'SituacaoLoteAlterada/1' | 'LoteEncerrado/1' }> {
  const { tipo } = evento;
  return tipo === 'LanceAceito/1' || tipo === 'SituacaoLoteAlterada/1' || tipo === 'LoteEncerrado/1';
}
