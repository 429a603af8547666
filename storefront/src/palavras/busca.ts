/** The button that keeps a search. Of both modes alike. */
export const BUSCA = {
  salvar: 'Salvar esta busca',
  salvando: 'Salvando…',
  salva: 'Busca salva',
  ver: 'ver minhas buscas',
} as const;
