/** L10: how a judicial auction's lots are extended (rule 14; CNJ 236/2016, art. 21). Seconds. */
export const TEMPO_JUDICIAL = {
  modoIncrementoTempo: 'SOMA',
  pontoCorteParaIncrementoPosLancesSegundos: 180,
  incrementoAposLancesSegundos: 180,
} as const;
