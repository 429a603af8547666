/** What is heard while sections are moved. */
export const MOVIMENTO = {
  secoes: (quantas: number): string => `${quantas} seções`,
  comoMover: 'Pressione espaço para pegar. Com as setas escolha o lugar, com Enter solte, com Esc cancele.',
} as const;
