/** Who of the house keeps consignors, and sees all of a brand's. */
export const EQUIPE_DE_COMITENTES = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Acerto', 'Interno - GerenteAcerto'] as const),
];
/** Who answers for some of them, and sees those. */
export const PAPEL_COMITENTE = 'Interno - Comitente' as const;
export const QUEM_VE_COMITENTES = [...EQUIPE_DE_COMITENTES, PAPEL_COMITENTE] as const;

/** Whether somebody sees all of a brand's, whomever they answer for. */
export const veTodosOsComitentes = ({ papeis }: { papeis: readonly string[] }): boolean =>
  EQUIPE_DE_COMITENTES.some((papel) => papeis.includes(papel));
