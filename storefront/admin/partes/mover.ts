/** The list with what stands at one place put at another; the rest moves up or down by one. */
export function mover<T>(lista: readonly T[], de: number, para: number): T[] {
  const nova = [...lista];
  nova.splice(para, 0, ...nova.splice(de, 1));
  return nova;
}

/** As the engine is asked: those between both places, in their new order, take the places that they hold between them. */
export const trecho = <T>(nova: readonly T[], de: number, para: number): T[] =>
  nova.slice(Math.min(de, para), Math.max(de, para) + 1);

/** Where a key takes what was picked up; null for a key that moves nothing. */
export function lugarPorTecla(tecla: string, lugar: number, total: number): number | null {
  const passos: Record<string, number> = {
    ...{ ArrowUp: lugar - 1, ArrowDown: lugar + 1, Home: 0, End: total - 1 },
    ...{ ArrowLeft: lugar - 1, ArrowRight: lugar + 1 },
    ...{ PageUp: lugar - 10, PageDown: lugar + 10 },
  };
  const para = passos[tecla];
  return para === undefined ? null : Math.max(0, Math.min(total - 1, para));
}
