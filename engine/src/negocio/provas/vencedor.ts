import type { EventoLivro } from '@martelo/shared/livro';
import type { EventLog } from '../../log/log.ts';
import { type MinhaProva, minhaProva } from './minha-prova.ts';
import { type Feito, lerFeitos } from './partes.ts';
import type { ComRecibo } from './recibo.ts';

/**
 * The line by which a lot was won, of its public ledger: what last said who leads and at what price, also where the house took a later bid
 * back (rule 19). Null where nobody ever led.
 */
export const linhaVencedora = (eventos: readonly EventoLivro[]): EventoLivro | null =>
  eventos.findLast(
    ({ publico }) =>
      publico.tipo === 'VendaDireta' ||
      (publico.tipo === 'Lance' && publico.lidera) ||
      (publico.tipo === 'LanceCancelado' && publico.valor !== null),
  ) ?? null;

/**
 * The receipt (rule 24) of the bid by which a client won a lot; null where they have none: bought in the room, by a proposal. @param eventos
 * the lot's public ledger
 */
export type ReciboDoVencedor = (
  onde: { leiUid: string; lelUid: string; cliUid: string },
  eventos: readonly EventoLivro[],
) => Promise<{ prova: MinhaProva & { seq: number; hash: string }; jws: string } | null>;

/** Papers are asked for again and again, and each answer is a walk through the auction's log. */
const LEMBRADOS = 500;

/**
 * Of a client's own lines the last that stands, up to the one by which the lot was won. Where their cap answered a challenger that is the line
 * that set the cap: silent raises since then are nobody's to know of.
 */
export function criarReciboDoVencedor({
  log,
  comRecibo,
}: {
  log: EventLog;
  comRecibo: ComRecibo;
}): ReciboDoVencedor {
  const lembrados = new Map<string, ReturnType<ReciboDoVencedor>>();

  const procurar: ReciboDoVencedor = async ({ leiUid, lelUid, cliUid }, eventos) => {
    const linha = linhaVencedora(eventos);
    if (linha === null) return null;
    const anulados = new Set(
      eventos.flatMap(({ publico }) => (publico.tipo === 'LanceCancelado' ? publico.anulados : [])),
    );
    let ultimo: Feito | null = null;
    for await (const feito of lerFeitos(log, leiUid, lelUid)) {
      if (feito.comando.autor !== cliUid) continue;
      const seq = feito.elos.find(({ parte }) => parte.cliUid === cliUid)?.seq;
      if (seq === undefined || anulados.has(seq)) continue;
      // A purchase outside of the dispute owes nothing to bids before it.
      if (linha.publico.tipo === 'VendaDireta' ? seq === linha.seq : seq <= linha.seq) ultimo = feito;
    }
    const prova = ultimo && (await minhaProva(ultimo, comRecibo));
    if (!prova?.recibo || prova.seq === null || prova.hash === null) return null;
    return { prova: { ...prova, seq: prova.seq, hash: prova.hash }, jws: prova.recibo };
  };

  return (onde, eventos) => {
    // With another line in its ledger it is asked again: a sale may be taken back.
    const chave = `${onde.cliUid}:${onde.lelUid}:${eventos.at(-1)?.seq ?? 0}`;
    const lembrado = lembrados.get(chave);
    if (lembrado !== undefined) return lembrado;
    const achado = procurar(onde, eventos);
    lembrados.set(chave, achado);
    achado.catch(() => lembrados.delete(chave));
    if (lembrados.size > LEMBRADOS) lembrados.delete(lembrados.keys().next().value!);
    return achado;
  };
}
