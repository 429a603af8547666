import type { Ata } from '../ata.ts';
import type { Estado } from '../estado.ts';
import { type Lacuna, restituir, tempoCorre } from '../restituicao.ts';
import type { PedidoDe } from './pedido.ts';

/**
 * Rule 18, asked for by the runtime before anything else is decided after an outage. Gives every lot that was open in it its time
 * back, publicly. An auction that takes no bids had no time running.
 */
export function restituirTempo(
  estado: Estado,
  { de, ate, soVencidos }: PedidoDe<'restituir-tempo'>,
  ata: Ata,
): Record<string, unknown> {
  const lacuna: Lacuna = { de: Date.parse(de), ate: Date.parse(ate), ...(soVencidos && { soVencidos }) };
  const restituidos = tempoCorre(estado) ? restituir(estado, lacuna, ata.instante) : [];
  restituirLotes(restituidos, lacuna, ata);
  return { lotes: restituidos.length };
}

/** Writes the ends that lots get for a gap in which no bid could be taken. */
export function restituirLotes(restituidos: ReturnType<typeof restituir>, lacuna: Lacuna, ata: Ata): void {
  const [de, ate] = [new Date(lacuna.de).toISOString(), new Date(lacuna.ate).toISOString()];
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
}
