/** A section's place on screen, in CSS px of the window. */
export interface Faixa {
  id: string;
  topo: number;
  altura: number;
}

/**
 * Where something dragged to height `y` would stand: before the first section whose middle is below the pointer. Counted with
 * the dragged section still in the list.
 */
export function lacunaEm(faixas: readonly Faixa[], y: number): number {
  const indice = faixas.findIndex(({ topo, altura }) => y < topo + altura / 2);
  return indice === -1 ? faixas.length : indice;
}

/** The height of the line that marks a gap. */
export function alturaDaLacuna(faixas: readonly Faixa[], lacuna: number): number | null {
  const proxima = faixas[lacuna];
  if (proxima) return proxima.topo;
  const ultima = faixas.at(-1);
  return ultima ? ultima.topo + ultima.altura : null;
}

/** From a gap, counted with the dragged section in the list, to the position it ends in. */
export const posicaoFinal = (lacuna: number, de: number): number => (lacuna > de ? lacuna - 1 : lacuna);
