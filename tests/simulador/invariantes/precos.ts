import type { Partida } from '../partida.ts';
import { exigir } from '../violacao.ts';
import type { Leitura } from './leitura.ts';

/** A cap somebody gave, from the commands as they were asked: a literal bid's is its amount (rule 2). */
interface Teto {
  quem: string;
  valor: number;
}

interface Lote {
  preco: number | null;
  lider: string | null;
  /** The highest cap of each, among the bids that stand. */
  tetos: Map<string, Teto>;
  /** Accepted bids by uid, without those that were cancelled. */
  lances: Map<string, Teto>;
}

/**
 * I4 and I7: the price rises, except where a bid was cancelled; it never passes the cap of who leads, and nobody else's cap is
 * above it. Caps are taken from the accepted commands, leaders and prices from the public ledger.
 */
export function precos({ grupos }: Leitura, _: Partida): void {
  const lotes = new Map<string, Lote>();
  for (const { comando, resposta, eventos } of grupos) {
    const { pedido } = comando;
    const lote = (lelUid: string) => {
      const vazio = { preco: null, lider: null, tetos: new Map(), lances: new Map() };
      const conhecido: Lote = lotes.get(lelUid) ?? vazio;
      lotes.set(lelUid, conhecido);
      return conhecido;
    };
    if (pedido.tipo === 'dar-lance' && resposta.ok) {
      const { participante, valor, lelUid } = pedido;
      const teto = { quem: participante.apelido, valor };
      lote(lelUid).lances.set(String(resposta.valor.uid), teto);
      const antes = lote(lelUid).tetos.get(participante.apelido);
      if (antes === undefined || antes.valor < valor) lote(lelUid).tetos.set(participante.apelido, teto);
    }
    const tocados = new Set<string>();
    for (const evento of eventos) {
      if (evento.tipo === 'LanceCancelado/1') {
        const { lances, tetos } = lote(evento.lelUid);
        lances.delete(evento.lance);
        tetos.clear();
        for (const teto of lances.values())
          if ((tetos.get(teto.quem)?.valor ?? 0) < teto.valor) tetos.set(teto.quem, teto);
        tocados.add(evento.lelUid);
      }
      if (!('elo' in evento) || evento.elo === null) continue;
      const { lelUid, publico } = evento.elo;
      const este = lote(lelUid);
      if (publico.tipo === 'Lance' && publico.lidera) {
        exigir(
          publico.valor >= (este.preco ?? 0),
          'I4',
          () => `${lelUid}: ${este.preco} falls to ${publico.valor}`,
        );
        este.preco = publico.valor;
        este.lider = publico.apelido;
        tocados.add(lelUid);
      } else if (publico.tipo === 'LanceCancelado') {
        este.preco = publico.valor;
        este.lider = publico.lider?.apelido ?? null;
      }
    }
    for (const lelUid of tocados) conferirTetos(lelUid, lote(lelUid));
  }
}

function conferirTetos(lelUid: string, { preco, lider, tetos }: Lote): void {
  if (preco === null) return;
  for (const { quem, valor } of tetos.values()) {
    if (quem === lider)
      exigir(preco <= valor, 'I7', () => `${lelUid}: the price ${preco} is above the leader's ${valor}`);
    else
      exigir(
        valor <= preco,
        'I7',
        () => `${lelUid}: ${quem}'s ${valor} is above the price ${preco} that ${lider} leads at`,
      );
  }
}
