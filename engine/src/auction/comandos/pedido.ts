import { ErroMartelo } from '@martelo/shared/erros';
import type { Pedido } from '../modelo/comando.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';

/** The request of one kind of command. */
export type PedidoDe<T extends Pedido['tipo']> = Extract<Pedido, { tipo: T }>;

/** @throws ErroMartelo LOTE_NAO_ENCONTRADO */
export function exigirLote(estado: Estado, lelUid: string): EstadoLote {
  const lote = estado.lotes.get(lelUid);
  if (lote === undefined) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
  return lote;
}
