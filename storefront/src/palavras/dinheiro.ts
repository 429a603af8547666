/** An amount that is not known. */
export const DINHEIRO = { semValor: 'sem valor' } as const;
