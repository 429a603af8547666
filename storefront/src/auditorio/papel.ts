import type { PapelInterno } from '@martelo/shared/papeis';

/** Who of the house sits in the auditorium beside the clients. */
export const QUEM_ENTRA_NA_SALA: readonly PapelInterno[] = ['Interno - Desenvolvimento TI', 'Interno - ADM'];
