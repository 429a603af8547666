/** As many stand side by side. */
export const MAXIMO = 4;

/** The page that shows them; the address says which. */
export const enderecoDaComparacao = (ids: readonly number[]): string =>
  ids.length === 0 ? '/comparar' : `/comparar?lotes=${ids.join(',')}`;
