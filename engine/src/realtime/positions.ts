import type { Posicao } from '@martelo/shared/lance';
import { posicaoDe } from '../auction/leituras/publico.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import type { Evento } from '../auction/modelo/evento.ts';

/**
 * Whose position on a lot a commit changes (rule 21), and to what: a bid concerns who bid and who led before, a close or another
 * change of situation every participant. A silent raise (rule 8), or its silent cancellation, concerns nobody.
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
      } else if (evento.tipo === 'CondicionalRespondida/1') {
        // A step of a negotiation concerns who negotiates, and nobody else learns of it.
        const vencedor = estado.lotes.get(lelUid)?.condicional?.vencedor.uid;
        if (vencedor !== undefined) clientes.add(vencedor);
      } else {
        for (const cliUid of estado.lotes.get(lelUid)?.participantes.keys() ?? []) clientes.add(cliUid);
        // Who has no uncancelled bid left is no participant any more, and is told so.
        if (evento.tipo === 'LanceCancelado/1') clientes.add(evento.participante.uid);
      }
    }
    return [...afetados].flatMap(([lelUid, clientes]) => {
      const lote = estado.lotes.get(lelUid)!;
      this.#lideres.set(lelUid, lote.lideranca?.participante.uid ?? null);
      return [...clientes].map((cliUid) => ({ cliUid, lelUid, posicao: posicaoDe(lote, cliUid) }));
    });
  }
}

type MudaPosicao = Extract<
  Evento,
  {
    tipo:
      | 'LanceAceito/1'
      | 'LanceCancelado/1'
      | 'VendaDireta/1'
      | 'CondicionalRespondida/1'
      | 'SituacaoLoteAlterada/1'
      | 'LoteEncerrado/1';
  }
>;

function mudaPosicao(evento: Evento): evento is MudaPosicao {
  switch (evento.tipo) {
    case 'LanceAceito/1':
    case 'VendaDireta/1':
    case 'CondicionalRespondida/1':
    case 'SituacaoLoteAlterada/1':
    case 'LoteEncerrado/1':
      return true;
    case 'LanceCancelado/1':
      return evento.elo !== null;
    default:
      return false;
  }
}
