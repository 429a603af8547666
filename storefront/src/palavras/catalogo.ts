import type { PorModo } from '@martelo/shared/modo';

/** Every kind of section on one page. */
export const CATALOGO = {
  cheio: 'Cheio',
  vazio: 'Vazio',
  textosLongos: 'Textos longos',
  servicoForaDoAr: 'Serviço fora do ar',
  carregando: 'Carregando',
  catalogoDeElementos: 'Catálogo de elementos',
  todos: (todos: number): string => `Todos (${todos})`,
  elemento: 'Elemento',
  modo: 'Modo',
  dados: 'Dados',
  mostrar: 'Mostrar',
} as const;

/** The modes that a catalogue may be shown in. */
export const MODOS_DO_CATALOGO: PorModo<{ nome: string }> = {
  leilao: { nome: 'Leilão' },
  loja: { nome: 'Loja' },
};
