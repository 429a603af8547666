import { ErroMartelo } from '@martelo/shared/erros';
import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import { LOTE_ACEITA_LANCES, LOTE_AINDA_NAO_ABERTO } from '@martelo/shared/lote';
import type { Estado, EstadoLote } from '../modelo/estado.ts';

/** The lot's own situation lets it take bids; the clock and its auction are asked by `exigirAberto`. */
export const aceitaLances = (lote: Pick<EstadoLote, 'situacao'>): boolean =>
  LOTE_ACEITA_LANCES.has(lote.situacao);

/** Closed for good: its clock ran out, it was sold, cancelled or withdrawn. */
export const encerrado = (lote: Pick<EstadoLote, 'situacao'>): boolean =>
  !aceitaLances(lote) && !LOTE_AINDA_NAO_ABERTO.has(lote.situacao);

/** Whether the lot's own clock has run out: it stands where it stood while the auction is paused, or the lot suspended. */
export function passouDoFim(
  { pregao }: Pick<Estado, 'pregao'>,
  { dataFim, suspensoEm }: Pick<EstadoLote, 'dataFim' | 'suspensoEm'>,
  instante: number,
): boolean {
  return dataFim !== null && (suspensoEm ?? pregao.pausadoEm ?? instante) >= dataFim;
}

/**
 * Rule 13: a bid counts while auction and lot take bids and `dataInicio ≤ t < dataFim`.
 * @throws ErroMartelo LOTE_NAO_ABERTO before, ENCERRADO after, LEILAO_PAUSADO
 */
export function exigirAberto(estado: Estado, lote: EstadoLote, instante: number): void {
  const { situacao } = estado.leilao;
  const { pausadoEm } = estado.pregao;
  if (situacao === 'EXECUTADO' || situacao === 'CANCELADO' || encerrado(lote))
    throw new ErroMartelo('ENCERRADO');
  if (passouDoFim(estado, lote, instante)) throw new ErroMartelo('ENCERRADO');
  if (!LEILAO_ACEITA_LANCES.has(situacao) || !aceitaLances(lote) || instante < lote.dataInicio) {
    throw new ErroMartelo('LOTE_NAO_ABERTO');
  }
  if (pausadoEm !== null) throw new ErroMartelo('LEILAO_PAUSADO');
}
