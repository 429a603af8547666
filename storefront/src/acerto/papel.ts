import type { PapelInterno } from '@martelo/shared/papeis';

/*
 * Who sees which of settlement's screens: as the engine has it, which is asked again at each call.
 */

/** Who says whether money came (P6). */
export const VALIDAM_PAGAMENTOS: readonly PapelInterno[] = [
  'Interno - ADM',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
];

/** Who gives the second word on money (P10). */
export const DECIDEM_PEDIDOS: readonly PapelInterno[] = [
  'Interno - ADM',
  'Interno - Financeiro',
  'Interno - GerenteAcerto',
];
/** And who asks for it. */
export const VEEM_APROVACOES: readonly PapelInterno[] = [
  ...new Set([...DECIDEM_PEDIDOS, ...VALIDAM_PAGAMENTOS]),
];

/** Who sees money that named no sale (P9). */
export const VEEM_CREDITOS: readonly PapelInterno[] = VEEM_APROVACOES;
/** Who says which sale it is for. */
export const DESTINAM_CREDITOS: readonly PapelInterno[] = ['Interno - ADM', 'Interno - GerenteAcerto'];

/** Who names the buyer of a lot that was sold in the room (P1). */
export const IDENTIFICAM_COMPRADOR: readonly PapelInterno[] = VALIDAM_PAGAMENTOS;
