/** The heart of a card, and what it says back. Of both modes alike. */
export const FAVORITO = {
  marcar: (nome: string): string => `Favoritar ${nome}`,
  favoritar: 'Favoritar',
  guardado: 'Está nos seus favoritos',
  avisar: 'Avisar antes do fim',
  naoMudou: 'Não foi possível mudar agora. Tente de novo.',
} as const;
