import type { Estado, EstadoLote } from '../modelo/estado.ts';
import type { Ata } from './ata.ts';
import { restituirLotes } from './restituir-lotes.ts';

/**
 * A suspended lot's clock stands still: going on gives the time back, publicly, as a pause of the whole auction does, and at least X
 * remains. While the auction itself is paused, its part is given back when the auction goes on.
 */
export function devolverTempo({ leilao, pregao }: Estado, lote: EstadoLote, ata: Ata): void {
  if (lote.suspensoEm === null || lote.dataFim === null) return;
  const lacuna = { de: lote.suspensoEm, ate: pregao.pausadoEm ?? ata.instante };
  if (lacuna.ate <= lacuna.de) return;
  const minimo = ata.instante + leilao.incrementoAposLancesSegundos * 1000;
  const dataFim = Math.max(lote.dataFim + lacuna.ate - lacuna.de, minimo);
  restituirLotes([{ lote, dataFim }], lacuna, ata);
}
