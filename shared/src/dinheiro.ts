import { z } from 'zod';
import { CENTAVOS_MAX } from './reais.ts';

export { CENTAVOS_MAX, formatarReais, lerReais } from './reais.ts';

/** Money is integer centavos everywhere: no fractions, no strings, no negatives. */
export const centavos = z.int().min(0).max(CENTAVOS_MAX);
export const centavosPositivos = z.int().min(1).max(CENTAVOS_MAX);
export type Centavos = z.infer<typeof centavos>;
