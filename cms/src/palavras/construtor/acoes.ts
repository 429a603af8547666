/** What each gesture is called in the history. */
export const ACOES = {
  adicionar: (nome: string): string => `Adicionar ${nome}`,
  porAoLado: (nome: string): string => `Pôr ${nome} ao lado`,
  secoes: (quantas: number): string => `${quantas} seções`,
  duplicar: 'Duplicar',
  copia: ' (cópia)',
  editar: (nome: string): string => `Editar ${nome}`,
  ocultar: 'Ocultar',
  mostrar: 'Mostrar',
  adicionarItem: (nome: string): string => `Adicionar item em ${nome}`,
  apagarItem: (nome: string): string => `Apagar item de ${nome}`,
  duplicarItem: (nome: string): string => `Duplicar item de ${nome}`,
  moverItem: (nome: string): string => `Mover item de ${nome}`,
  editarItem: (nome: string): string => `Editar item de ${nome}`,
  moverSecao: (nome: string): string => `Mover ${nome}`,
  mover: 'Mover',
  apagar: 'Apagar',
} as const;
