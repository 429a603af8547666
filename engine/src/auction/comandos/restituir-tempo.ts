import type { Ata } from '../atos/ata.ts';
import { restituirLotes } from '../atos/restituir-lotes.ts';
import { type Lacuna, restituir, tempoCorre } from '../leituras/restituicao.ts';
import type { Estado } from '../modelo/estado.ts';
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
