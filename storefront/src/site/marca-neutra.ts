import type { CoresMarca } from '@martelo/shared/pagina/tema/cores-da-marca';

/** What a page wears when the Host names no brand: the platform's own quiet slate. */
export const MARCA_NEUTRA: CoresMarca & { nome: string } = {
  nome: 'Martelo',
  corPrimaria: '#334155',
  corSecundaria: '#64748b',
  corGradient1: null,
  corGradient2: null,
  corGradient3: null,
};
