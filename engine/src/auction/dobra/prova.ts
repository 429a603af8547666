import type { Comando, Pedido } from '../modelo/comando.ts';
import type { Estado } from '../modelo/estado.ts';
import type { Evento } from '../modelo/evento.ts';

/**
 * What an accepted bid's receipt attests beside the bid itself (rule 24): when it was received (Unix ms), and where it stands.
 * `seq` and `hash` are those of the bidder's own entry in the lot's ledger; an automatic answer and an extension come after it.
 * A silent instruction has no entry: its commitment stands instead.
 */
export type Prova =
  | { instante: number; seq: number; hash: string }
  | { instante: number; seq: null; hash: null; sal: string; compromisso: string };

/** What a client gets a receipt for: a word that binds them. */
const OFERTAS: ReadonlySet<Pedido['tipo']> = new Set(['dar-lance', 'comprar-ja', 'fazer-proposta']);

/** Who makes the offer that a command is; null when it is none. */
export const ofertanteDe = ({ autor, pedido }: Pick<Comando, 'autor' | 'pedido'>): string | null =>
  OFERTAS.has(pedido.tipo) ? autor : null;

/**
 * Keeps with the answer of the command being folded what its receipt attests. It follows from the events alone: nothing is
 * stored twice, and a bid of any age and format can be given its receipt again, the same.
 */
export function provar({ emCurso }: Estado, evento: Evento): void {
  if (emCurso === null || emCurso.ofertante === null) return;
  const prova = provaDe(evento, emCurso.ofertante);
  if (prova === null) return;
  const { resposta } = emCurso.decidido;
  if (!resposta.ok || 'prova' in resposta.valor) return;
  emCurso.decidido.resposta = { ok: true, valor: { ...resposta.valor, prova } };
}

function provaDe(evento: Evento, autor: string): Prova | null {
  if (evento.tipo === 'MaximoElevado/1') {
    if (evento.participante.uid !== autor) return null;
    const { instante, sal, compromisso } = evento;
    return { instante, seq: null, hash: null, sal, compromisso };
  }
  // The entry that the author stands behind: not the answer they drew, not what the house did, not a room bid.
  if (!('elo' in evento) || evento.elo === null || evento.elo.parte.cliUid !== autor) return null;
  return { instante: evento.instante, seq: evento.elo.seq, hash: evento.elo.hash };
}
