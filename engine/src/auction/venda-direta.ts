import type { TipoNegociacao } from '@martelo/shared/proposta';
import { encerrado } from './abertura.ts';
import type { Ata } from './ata.ts';
import type { EstadoLote, LoteVisto } from './estado.ts';
import type { Participante } from './evento.ts';
import { passarLote } from './transicoes.ts';

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

/** Sells the lot outside of the dispute: the buyer leads, publicly, and the lot closes. `lance` is the uid the sale is known by. */
export function venderDireto(
  lote: EstadoLote,
  { lance, participante, valor }: { lance: string; participante: Participante; valor: number },
  modo: Exclude<TipoNegociacao, 'Disputa'>,
  ata: Ata,
): void {
  const { apelido, cidade } = participante;
  const autoria = { cliUid: participante.uid, maximo: valor };
  const elo = ata.elo(lote, { tipo: 'VendaDireta', lance, modo, apelido, cidade, valor }, autoria);
  const { instante } = ata;
  ata.registrar({
    ...{ tipo: 'VendaDireta/1', instante, lelUid: lote.uid },
    ...{ lance, participante, modo, valor, elo },
  });
  const arremate = { vencedor: participante, valor };
  if (modo === 'Compre Já') passarLote(lote, 'BUY_NOW', 'comprar-ja', ata, { arremate });
  else passarLote(lote, 'AG_PAGAMENTO', 'decidir-proposta', ata, { arremate });
}
