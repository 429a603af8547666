import type { PapelInterno } from '@martelo/shared/papeis';

export const PAPEL_COMITENTE: PapelInterno = 'Interno - Comitente';
/** Who answers conditional sales: the consignor, and staff on its behalf. */
export const RESPONDEM_CONDICIONAL: readonly PapelInterno[] = [
  PAPEL_COMITENTE,
  'Interno - ADM',
  'Interno - Leilão',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
];
