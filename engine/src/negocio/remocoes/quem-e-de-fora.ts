/** Who works with the house and fetches for it. */
export const QUEM_E_DE_FORA = ['Externo - Transportadora', 'Externo - Motorista'] as const;
