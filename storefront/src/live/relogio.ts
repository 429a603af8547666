/** One question to the server's clock: when it left and came back on our monotonic clock, and what the server said. All ms. */
export interface Amostra {
  enviado: number;
  recebido: number;
  servidor: number;
}

/** What we know of the server's clock: `servidor = monotônico + deslocamento`, wrong by at most half of `ida_e_volta`. */
export interface Relogio {
  deslocamento: number;
  idaEVolta: number;
}

/** How many recent samples compete: enough to hit a quiet moment, few enough to follow a drifting clock. */
const JANELA = 8;

/** Adds a sample, forgetting the oldest. Samples that came back before they left are not samples. */
export function comAmostra(amostras: readonly Amostra[], nova: Amostra): Amostra[] {
  if (nova.recebido < nova.enviado || !Number.isFinite(nova.servidor)) return [...amostras];
  return [...amostras, nova].slice(-JANELA);
}

/** The estimate of the sample with the lowest round trip: the one whose error bound is smallest. Null without samples. */
export function estimar(amostras: readonly Amostra[]): Relogio | null {
  let melhor: Amostra | null = null;
  for (const amostra of amostras) if (melhor === null || viagem(amostra) <= viagem(melhor)) melhor = amostra;
  if (melhor === null) return null;
  return {
    deslocamento: melhor.servidor - (melhor.enviado + melhor.recebido) / 2,
    idaEVolta: viagem(melhor),
  };
}

const viagem = (amostra: Amostra): number => amostra.recebido - amostra.enviado;
