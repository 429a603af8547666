import type { TipoIndice } from './campos.ts';

/** How one collection lies in SQLite: quoted names, and which fields hold lists. */
export interface Tabela {
  nome: string;
  /** All the values of list fields, one row each; the main table keeps the first for orders. */
  listas: string;
  /** Full-text index over `textoGeral`; null when none was declared. */
  busca: string | null;
  /** What that knows of a row besides its words (see the definition). */
  deQuem: readonly string[];
  /** By which fields rows lie in order: those of each tree, the uid behind them; first the uid alone. */
  arvores: readonly (readonly string[])[];
  /** Column and type of each field that may be filtered. */
  campos: ReadonlyMap<string, { coluna: string; tipo: TipoIndice; declarado: boolean }>;
  /**
   * Fields by whose values few rows are found: a tree begins with them, they are not `amplos`, and no tree of those finds them as well, in
   * order.
   */
  comPoucos: ReadonlySet<string>;
  /** Fields that whole parts of the table share (see the definition). */
  amplos: ReadonlySet<string>;
  /** What `contar` is answered by: the fields of each, in the order of its table (`tabelaDaSoma`). */
  somas: readonly (readonly string[])[];
  /** Fields that have held a list: their filters look into `listas` too. */
  comLista: Set<string>;
}

export const nomesDe = (colecao: string) => ({
  nome: `"c_${colecao}"`,
  listas: `"l_${colecao}"`,
  busca: `"f_${colecao}"`,
});

/** Field names come from definitions, never from a caller; the quotes are for the dots. */
export const coluna = (campo: string): string => `"i_${campo.replaceAll('"', '')}"`;
