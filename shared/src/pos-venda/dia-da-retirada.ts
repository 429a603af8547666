import { diaEmSaoPaulo } from '../datas.ts';

// No schema in here: the gate reads it in the browser, also without network.

/**
 * Whether somebody comes on another day than the one they hold a place on. Hours are the yard's own matter: whoever is early or late on their
 * day is served. @param em ISO: when it is handed over
 */
export const foraDoDiaMarcado = (inicio: string, em: string): boolean =>
  diaEmSaoPaulo(inicio) !== diaEmSaoPaulo(em);
