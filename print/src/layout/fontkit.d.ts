/** fontkit has no types of its own; this is all that is used of it. */
declare module 'fontkit' {
  export interface Fonte {
    hasGlyphForCodePoint(codigo: number): boolean;
    layout(texto: string): unknown;
  }
  export function create(bytes: Uint8Array): Fonte;
}
