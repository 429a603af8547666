import type { Venda } from './venda.ts';

/** One of GET /v1/cliente/compras, and GET /v1/cliente/compras/{id}: a sale as its buyer sees it. */
export interface Compra extends Omit<Venda, 'cliUid'> {
  /** Path of the lot's page on the brand's site. */
  loteUrl: string;
  leilaoData: string;
  /** What to do next, in a sentence (spec 4: sale guidance messages). */
  orientacao: string;
  /** Paid so far and still to pay, centavos. */
  pago: number;
  saldo: number;
}

/** GET /v1/cliente/compras/{id}. */
export interface CompraDetalhe extends Compra {
  /** Opens `/extrato/{hash}`; null when the sale has no statement (cancelled). */
  extratoHash: string | null;
}
