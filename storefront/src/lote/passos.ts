import { incrementoEm, proximoLance } from '@martelo/shared/incremento';
import type { Incrementos } from '@martelo/shared/leilao';

export interface RegraDeIncremento {
  minimo: number;
  /** The lot's own step; null = the auction's table. Centavos. */
  incremento: number | null;
  incrementos: Incrementos;
}

/** The amount `passos` steps up from the current price (rule 1): 1 is the lowest bid accepted now. Centavos. */
export function valorAposPassos(atual: number | null, passos: number, regra: RegraDeIncremento): number {
  const doLote = regra.incremento ?? undefined;
  let valor = atual;
  for (let i = 0; i < passos; i++) valor = proximoLance(valor, regra.minimo, doLote, regra.incrementos);
  return valor ?? regra.minimo;
}

/** The step at a price, centavos. */
export const passoEm = (preco: number, regra: RegraDeIncremento): number =>
  incrementoEm(preco, regra.incremento ?? undefined, regra.incrementos);

/** A cap to start from: five steps up, and always at least one step above the cap one has. Centavos. */
export function sugestaoDeMaximo(
  atual: number | null,
  meuMaximo: number | null,
  regra: RegraDeIncremento,
): number {
  const cinco = valorAposPassos(atual, 5, regra);
  return meuMaximo === null ? cinco : Math.max(cinco, meuMaximo + passoEm(meuMaximo, regra));
}
