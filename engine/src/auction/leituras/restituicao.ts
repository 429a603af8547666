import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import { aceitaLances } from './abertura.ts';

/** A time in which no bid could be taken: an outage, or a pause. Unix ms, `ate` excluded. */
export interface Lacuna {
  de: number;
  ate: number;
  /** Only lots that would have ended in it. */
  soVencidos?: true;
}

/** In an auction that takes no bids no time runs. Nor in a pause: going on gives back the whole of it. */
export const tempoCorre = ({ leilao, pregao }: Pick<Estado, 'leilao' | 'pregao'>): boolean =>
  LEILAO_ACEITA_LANCES.has(leilao.situacao) && pregao.pausadoEm === null;

/**
 * Rule 18: the lots that were open in the gap, each with the end it gets, first end first: later by the whole gap, and at least X
 * from `agora`. All move alike, so that order and intervals stay; with `cascata` they also stay where X lifted a lot that had less
 * than that left (rule 15). Lots that are closed, have no clock, had ended before the gap or open only after it are not among them.
 */
export function restituir(
  { leilao, lotes, ordem }: Pick<Estado, 'leilao' | 'lotes' | 'ordem'>,
  { de, ate, soVencidos }: Lacuna,
  agora: number,
): { lote: EstadoLote; dataFim: number }[] {
  const minimo = agora + leilao.incrementoAposLancesSegundos * 1000;
  const intervalo = leilao.intervaloEntreLotesSegundos * 1000;
  let anterior: { era: number; dataFim: number } | null = null;
  return ordem
    .map((uid) => lotes.get(uid)!)
    .filter(
      (lote) =>
        aceitaLances(lote) &&
        lote.dataInicio < ate &&
        lote.dataFim !== null &&
        lote.dataFim > de &&
        !(soVencidos && lote.dataFim > ate),
    )
    .sort((a, b) => a.dataFim! - b.dataFim!)
    .map((lote) => {
      const era = lote.dataFim!;
      let dataFim = Math.max(era + ate - de, minimo);
      if (leilao.cascata && anterior !== null)
        dataFim = Math.max(dataFim, anterior.dataFim + Math.min(era - anterior.era, intervalo));
      anterior = { era, dataFim };
      return { lote, dataFim };
    });
}
