import { z } from 'zod';
import { CENTAVOS_MAX } from './reais.ts';

export { CENTAVOS_MAX, type Centavos, formatarReais, lerReais } from './reais.ts';

/** Money is integer centavos everywhere: no fractions, no strings, no negatives. */
export const centavos = z.int().min(0).max(CENTAVOS_MAX);
export const centavosPositivos = z.int().min(1).max(CENTAVOS_MAX);
/** Sums of amounts (a price with its fees, several sales) may pass what one amount may; they stay exact. */
export const centavosSoma = z.int().min(0);
