/** Who else is here. */
export const PRESENCA = {
  tambemNestaPagina: 'Também nesta página',
  estaEm: (quem: string, onde: string): string => `${quem} está em ${onde}`,
  estaNestaPagina: (nome: string): string => `${nome} está nesta página`,
  irParaLa: '. Ir para lá',
  estaAqui: (nome: string): string => `${nome} está aqui`,
} as const;
