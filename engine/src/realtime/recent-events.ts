import type { EventoLivro } from '@martelo/shared/livro';
import type { Evento } from '../auction/modelo/evento.ts';

const EVENTOS_POR_LOTE = 256;
const LOTES = 4_096;

/**
 * The last public events of the lots that are moving, so that a watcher who missed a few is answered from memory: on a busy lot
 * every watcher asks several times a second.
 */
export class RecentEvents {
  /** Lot → its last public events, contiguous, ascending. Least recently moved first. */
  readonly #lotes = new Map<string, EventoLivro[]>();

  /** A durable commit's events. Only what the public ledger shows is kept. */
  guardar(eventos: readonly Evento[]): void {
    for (const evento of eventos) {
      const elo = 'elo' in evento ? evento.elo : null;
      if (elo === null) continue;
      const { lelUid, seq, publico, privado, hash } = elo;
      const conhecidos = this.#lotes.get(lelUid);
      const lista = conhecidos?.at(-1)?.seq === seq - 1 ? conhecidos : [];
      lista.push({ seq, publico, privado, hash });
      if (lista.length >= 2 * EVENTOS_POR_LOTE) lista.splice(0, lista.length - EVENTOS_POR_LOTE);
      this.#lotes.delete(lelUid);
      this.#lotes.set(lelUid, lista);
    }
    for (const lelUid of this.#lotes.keys()) {
      if (this.#lotes.size <= LOTES) return;
      this.#lotes.delete(lelUid);
    }
  }

  /** All events after `seq`, when they are all in memory; else null. */
  apos(lelUid: string, seq: number): EventoLivro[] | null {
    const lista = this.#lotes.get(lelUid);
    const primeiro = lista?.[0];
    if (lista === undefined || primeiro === undefined || primeiro.seq > seq + 1) return null;
    return lista.slice(Math.max(0, seq + 1 - primeiro.seq));
  }
}
