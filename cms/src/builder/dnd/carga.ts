/** What is in the hand: a kind from the palette, or a section that is already on the page. */
export type Carga = { tipo: 'elemento'; elemento: string } | { tipo: 'sessao'; id: string };

/** Something carried, by pointer or by keyboard, and the gap it would fall into (null: nowhere). */
export interface Transporte {
  carga: Carga;
  por: 'ponteiro' | 'teclado';
  lacuna: number | null;
}
