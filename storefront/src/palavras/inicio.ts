/** A home that nobody has filled yet. */
export const INICIO = {
  bemVindo: (marca: string): string => `Bem-vindo à ${marca}`,
  verAbertos: 'Ver o que está aberto',
  emPreparo:
    'Nossa página inicial está sendo preparada. Enquanto isso, tudo o que está à venda já pode ser visto.',
} as const;
