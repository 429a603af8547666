/** What is in use, or no more, as people read it. */
export const ATIVO_OU_INATIVO = { ATIVO: 'Ativo', INATIVO: 'Inativo' } as const;
