import { incrementoEm } from '@martelo/shared/incremento';
import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { Incrementos } from '@martelo/shared/leilao';

export interface RegraDeIncremento {
  minimo: number;
  /** The lot's own step; null = the auction's table. Centavos. */
  incremento: number | null;
  incrementos: Incrementos;
}

/** What of a lot the quick steps go from; the server's own words, both. Centavos. */
export type Preco = Pick<EstadoPublicoLote, 'valorAtual' | 'proximoLance'>;

/**
 * The amount `passos` steps up from the current price (rule 1): 1 is the lowest bid accepted now. Before the first bid they
 * count from the opening price, which is itself accepted: 0 is that, 1 a step above it. Centavos.
 */
export function valorAposPassos(
  { valorAtual, proximoLance }: Preco,
  passos: number,
  regra: RegraDeIncremento,
): number {
  let valor = proximoLance;
  for (let i = valorAtual === null ? 0 : 1; i < passos; i++) valor += passoEm(valor, regra);
  return valor;
}

/** The quick steps of the bidding panel: the lowest bid accepted now, and two above it. */
export function passosRapidos(preco: Preco, regra: RegraDeIncremento): { passos: number; valor: number }[] {
  const primeiro = preco.valorAtual === null ? 0 : 1;
  return [primeiro, 3, 5].map((passos) => ({ passos, valor: valorAposPassos(preco, passos, regra) }));
}

/** The step at a price, centavos. */
export const passoEm = (preco: number, regra: RegraDeIncremento): number =>
  incrementoEm(preco, regra.incremento ?? undefined, regra.incrementos);

/** A cap to start from: five steps up, and always at least one step above the cap one has. Centavos. */
export function sugestaoDeMaximo(preco: Preco, meuMaximo: number | null, regra: RegraDeIncremento): number {
  const cinco = valorAposPassos(preco, 5, regra);
  return meuMaximo === null ? cinco : Math.max(cinco, meuMaximo + passoEm(meuMaximo, regra));
}
