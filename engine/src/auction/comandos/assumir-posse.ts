import type { Ata } from '../atos/ata.ts';
import type { PedidoDe } from './pedido.ts';

/**
 * Another process takes the auction's decisions over. Where bidders stand does not change; whoever decided until now finds the
 * stream's next commit taken, and so commits nothing any more.
 */
export function assumirPosse({ dono }: PedidoDe<'assumir-posse'>, ata: Ata): Record<string, unknown> {
  ata.registrar({ tipo: 'PosseAssumida/1', instante: ata.instante, dono });
  return { dono };
}
