import { z } from 'zod';
import { ESTADOS_UF, type Uf } from './uf.ts';

/** A state by its letters. Apart from their names, which pages that check nothing read. */
export const uf = z.enum(Object.keys(ESTADOS_UF) as [Uf, ...Uf[]], 'use a sigla do estado');
