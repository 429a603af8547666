import type { Centavos } from './dinheiro.ts';
import type { Incrementos } from './leilao.ts';

/** Rule 1: the step that applies at `preco`: the lot's own, else the auction's table. Centavos. */
export function incrementoEm(preco: Centavos, doLote: Centavos | undefined, tabela: Incrementos): Centavos {
  if (doLote !== undefined) return doLote;
  const faixa = tabela.find((linha) => linha.ate === undefined || preco < linha.ate);
  return (faixa ?? tabela[tabela.length - 1]!).valor;
}

/** Rule 1: the opening price while there is no bid, else price plus step. Centavos. */
export function proximoLance(
  preco: Centavos | null,
  minimo: Centavos,
  doLote: Centavos | undefined,
  tabela: Incrementos,
): Centavos {
  return preco === null ? minimo : preco + incrementoEm(preco, doLote, tabela);
}
