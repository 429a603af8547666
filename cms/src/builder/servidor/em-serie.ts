import { criarSerie } from '@martelo/shared/em-serie';

/** Saves of one page one after another, so that a read of the revision and the write that depends on it stay together. */
export const emSerie = criarSerie();
