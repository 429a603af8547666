/** Up to which message somebody is, and since when. */
export interface Marca {
  ate: number;
  em: string;
}

/** Of a chat of two this many are kept; what is older than all of them was read by the oldest at the latest. */
const MARCAS = 200;

/** The marks with one more; unchanged where it says nothing new. @param todas false: of a chat where nobody is shown when, the last alone */
export function comMarca(marcas: readonly Marca[], nova: Marca, todas: boolean): readonly Marca[] {
  if (nova.ate <= ateDe(marcas)) return marcas;
  return todas ? [...marcas, nova].slice(-MARCAS) : [nova];
}

/** The last message that was reached; 0 before the first. */
export const ateDe = (marcas: readonly Marca[]): number => marcas.at(-1)?.ate ?? 0;

/** When a message was reached; null when it was not. */
export const emDe = (marcas: readonly Marca[], ordem: number): string | null =>
  marcas.find(({ ate }) => ate >= ordem)?.em ?? null;
