import type { EstadoLote, LoteVisto } from '../modelo/estado.ts';
import { encerrado } from './abertura.ts';

/** A sale outside of the dispute is open until the first bid landed or, where there is a reserve, until it is met (rule 9). */
export function aceitaVendaDireta({
  lideranca,
  reserva,
}: Pick<EstadoLote, 'lideranca' | 'reserva'>): boolean {
  return lideranca === null || lideranca.preco < reserva;
}

/** The Compre Já price while it is offered, centavos; null when it is not, or no longer. Never below what was bid. */
export function compreJaOferecido(lote: LoteVisto): number | null {
  const { compreJa } = lote.dados.valor;
  if (compreJa === undefined || encerrado(lote) || !aceitaVendaDireta(lote)) return null;
  return compreJa > (lote.lideranca?.preco ?? 0) ? compreJa : null;
}
