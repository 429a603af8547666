import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import type { Ata } from '../ata.ts';
import type { Estado } from '../estado.ts';
import { restituir } from '../restituicao.ts';
import type { PedidoDe } from './pedido.ts';

/**
 * Rule 18, asked for by the runtime before anything else is decided after an outage. Gives every lot that was open in it its time
 * back, publicly. An auction that takes no bids had no time running.
 */
export function restituirTempo(
  estado: Estado,
  { de, ate }: PedidoDe<'restituir-tempo'>,
  ata: Ata,
): Record<string, unknown> {
  const lacuna = { de: Date.parse(de), ate: Date.parse(ate) };
  const restituidos = LEILAO_ACEITA_LANCES.has(estado.leilao.situacao)
    ? restituir(estado, lacuna, ata.instante)
    : [];
  for (const { lote, dataFim: fim } of restituidos) {
    const dataFim = new Date(fim).toISOString();
    const elo = ata.elo(lote, { tipo: 'TempoRestituido', dataFim, de, ate });
    ata.registrar({
      tipo: 'TempoRestituido/1',
      instante: ata.instante,
      lelUid: lote.uid,
      dataFim,
      de,
      ate,
      elo,
    });
  }
  return { lotes: restituidos.length };
}
