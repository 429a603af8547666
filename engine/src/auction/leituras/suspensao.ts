import type { EstadoLote } from '../modelo/estado.ts';
import { aceitaLances } from './abertura.ts';

/** Since when the clock stands, once the lot is in `para`: only a lot that was taking bids has a time to stop. Unix ms. */
export function suspensoDesde(
  lote: Pick<EstadoLote, 'situacao'>,
  para: EstadoLote['situacao'],
  pausadoEm: number | null,
  instante: number,
): number | null {
  return para === 'SUSPENSO' && aceitaLances(lote) ? (pausadoEm ?? instante) : null;
}
