import { createContext, useContext } from 'react';
import type { FatosDaMarca } from '../destinos/fatos.ts';
import type { AchadoDaRegra } from '../portao/examinar.ts';
import type { Lugar } from '../portao/regra.ts';

/** What the fields show besides their value. */
export interface Redor {
  /** Origin of the brand's site, where its drawn pictures are. */
  site: string;
  /** Null until they are known. */
  fatos: FatosDaMarca | null;
  achados: readonly AchadoDaRegra[];
  /** The editor has been told what is missing: empty fields say so without waiting to be left. */
  cobrado: boolean;
}

export const ContextoRedor = createContext<Redor>({ site: '', fatos: null, achados: [], cobrado: false });

export const useRedor = (): Redor => useContext(ContextoRedor);

export const mesmoLugar = (a: Lugar, b: Lugar): boolean =>
  a.sessaoId === b.sessaoId && a.itemId === b.itemId && a.campo === b.campo;
