import type { DadosLeilao } from '../modelo/dados.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import { aceitaLances } from './abertura.ts';

type RegrasDeTempo = Pick<
  DadosLeilao,
  'pontoCorteParaIncrementoPosLancesSegundos' | 'incrementoAposLancesSegundos' | 'modoIncrementoTempo'
>;

/**
 * Rule 14: the end of a lot after an accepted public bid received at `instante`; null when it does not move. All in ms.
 */
export function prorrogar(
  lote: Pick<EstadoLote, 'dataFim' | 'recebeIncrementoTempo'>,
  regras: RegrasDeTempo,
  instante: number,
): number | null {
  if (!lote.recebeIncrementoTempo || lote.dataFim === null) return null;
  const resta = lote.dataFim - instante;
  if (resta <= 0 || resta > regras.pontoCorteParaIncrementoPosLancesSegundos * 1000) return null;
  const extra = regras.incrementoAposLancesSegundos * 1000;
  const fim =
    regras.modoIncrementoTempo === 'SOMA' ? lote.dataFim + extra : Math.max(lote.dataFim, instante + extra);
  return fim > lote.dataFim ? fim : null;
}

/**
 * Rule 15 with `cascata`: the lots after an extended one that must move so that the interval holds, each with its new end in ms.
 * Lots that are closed, or that have no clock, are stepped over.
 */
export function empurrarSeguintes(
  estado: Estado,
  lelUid: string,
  novoFim: number,
): { lote: EstadoLote; dataFim: number }[] {
  const intervalo = estado.leilao.intervaloEntreLotesSegundos * 1000;
  const empurrados: { lote: EstadoLote; dataFim: number }[] = [];
  let anterior = novoFim;
  for (const uid of estado.ordem.slice(estado.ordem.indexOf(lelUid) + 1)) {
    const lote = estado.lotes.get(uid);
    if (lote === undefined || lote.dataFim === null || !aceitaLances(lote)) continue;
    if (lote.dataFim >= anterior + intervalo) break;
    anterior += intervalo;
    empurrados.push({ lote, dataFim: anterior });
  }
  return empurrados;
}

/** Rule 15: the end a lot gets from its place in the sequence, counted from 1. ISO instant. */
export const fimNaSequencia = (
  leilao: Pick<DadosLeilao, 'data' | 'intervaloEntreLotesSegundos'>,
  posicao: number,
): string =>
  new Date(Date.parse(leilao.data) + (posicao - 1) * leilao.intervaloEntreLotesSegundos * 1000).toISOString();
