import { FROTA, falhas } from './vitest.config.ts';

/** Engines of a fleet killed and frozen, and the store that stands in for MongoDB cut off. */
export default falhas(FROTA);
