import { apelidoLido } from '@martelo/shared/pessoa';

/*
 * By what is held what no index knows to be one (`records/exclusivo.ts`): who looks whether it is taken and then takes it does so alone.
 */

/** An e-mail while it becomes somebody's account: of the house, or a client's. */
export const chaveDoEmail = (email: string): string => `email/${email.toLowerCase()}`;

/** A public name while it becomes somebody's: a client's, or one that the room bids under. */
export const chaveDoApelido = (hotsiteId: number, apelido: string): string =>
  `apelido/${hotsiteId}/${apelidoLido(apelido)}`;
