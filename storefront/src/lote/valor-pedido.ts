/** An amount that something else on the page leads to, for the bidding panel to show; nothing is bid by it. Centavos. */
const ouvintes = new Set<(valor: number) => void>();

export const pedirValor = (valor: number): void => {
  for (const ouvinte of ouvintes) ouvinte(valor);
};

export function aoPedirValor(ouvinte: (valor: number) => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
