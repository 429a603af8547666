/** How one goes from one brand to another. */
export const ADMIN_MARCA = {
  trocar: 'Trocar de marca',
  ir: (nome: string) => `Ir a ${nome}`,
  indo: 'Indo à outra marca…',
  naoFoi: 'Não foi possível trocar de marca',
} as const;
