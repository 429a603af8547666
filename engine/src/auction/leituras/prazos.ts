import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import type { Pedido } from '../modelo/comando.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import { aceitaLances } from './abertura.ts';
import { aguardaResposta } from './condicional.ts';
import { aberta } from './proposta.ts';
import { podePassarLeilao } from './transicoes.ts';

/** A moment at which an auction is to be asked something, whoever is there then. Unix ms. */
export interface Prazo {
  instante: number;
  /** The lot's public count when its end was this: set to the same instant again, it is another deadline. */
  seq?: number;
  pedido: Extract<
    Pedido,
    { tipo: 'encerrar-lote' | 'vencer-condicional' | 'vencer-proposta' | 'terminar-leilao' }
  >;
}

/**
 * All that a lot waits for: its end, the answer in a conditional sale, its open proposals. A function of the fold alone, so a
 * timer set by it is as durable as the log. Asking late decides nothing: each command goes by the receipt times.
 */
export function prazosDoLote(estado: Readonly<Estado>, lote: Readonly<EstadoLote>): Prazo[] {
  const prazos: Prazo[] = [];
  const lelUid = lote.uid;
  const fim = fimDoRelogio(estado, lote);
  if (fim !== null) prazos.push({ instante: fim, seq: lote.seq, pedido: { tipo: 'encerrar-lote', lelUid } });
  if (aguardaResposta(lote))
    prazos.push({ instante: lote.condicional!.prazo, pedido: { tipo: 'vencer-condicional', lelUid } });
  for (const proposta of lote.propostas?.values() ?? []) {
    if (!aberta(proposta)) continue;
    const pedido = { tipo: 'vencer-proposta', lelUid, proposta: proposta.uid } as const;
    prazos.push({ instante: proposta.prazo, pedido });
  }
  return prazos;
}

/** The first of them; null when the lot waits for nothing. */
export function proximoPrazo(estado: Readonly<Estado>, lote: Readonly<EstadoLote>): Prazo | null {
  let proximo: Prazo | null = null;
  for (const prazo of prazosDoLote(estado, lote))
    if (proximo === null || prazo.instante < proximo.instante) proximo = prazo;
  return proximo;
}

/** Whether anything is still to be asked of the auction, also after its end: answers in conditional sales, open proposals. */
export const aguardaPrazos = (estado: Readonly<Estado>): boolean =>
  prazoDoLeilao(estado) !== null ||
  [...estado.lotes.values()].some((lote) => proximoPrazo(estado, lote) !== null);

/** How long an auction stays as it is when its last lot has closed: time for a repasse, or for what was done in error. */
export const CARENCIA_DO_LEILAO_MS = 12 * 3_600_000;

/** When the auction ends by itself: the grace after its last close, while all its lots are closed and staff did not end it. */
export function prazoDoLeilao({ leilao, lotes, ordem }: Readonly<Estado>): Prazo | null {
  const pode = podePassarLeilao(leilao.situacao, 'EXECUTADO', 'terminar-leilao');
  if (!pode || ordem.length === 0) return null;
  let ultimo = Number.NEGATIVE_INFINITY;
  // From the end, where the lots close last: an auction that goes on is seen to at the first look.
  for (let i = ordem.length - 1; i >= 0; i--) {
    const lote = lotes.get(ordem[i]!)!;
    if (lote.fechamento === null) return null;
    ultimo = Math.max(ultimo, lote.fechamento.instante);
  }
  return { instante: ultimo + CARENCIA_DO_LEILAO_MS, pedido: { tipo: 'terminar-leilao' } };
}

/** When the lot's clock runs out, Unix ms; null when it has none or takes no bids. */
export function fimDoRelogio(estado: Readonly<Estado>, lote: Readonly<EstadoLote>): number | null {
  const aberto = LEILAO_ACEITA_LANCES.has(estado.leilao.situacao) && aceitaLances(lote);
  if (!aberto || lote.dataFim === null) return null;
  // In a pause only what had ended before it closes.
  const { pausadoEm } = estado.pregao;
  return pausadoEm === null || lote.dataFim <= pausadoEm ? lote.dataFim : null;
}

/** The id of the command that a deadline sends: asked again, it is the same command (rule 10). */
export function comandoDoPrazo({ instante, seq, pedido }: Prazo): string {
  switch (pedido.tipo) {
    case 'encerrar-lote':
      return `encerrar:${pedido.lelUid}:${instante}:${seq}`;
    case 'vencer-condicional':
      return `${pedido.tipo}:${pedido.lelUid}:${instante}`;
    case 'terminar-leilao':
      return `${pedido.tipo}:${instante}`;
    case 'vencer-proposta':
      return `${pedido.tipo}:${pedido.proposta}:${instante}`;
  }
}
