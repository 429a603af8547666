// No schema in here: cards read it in the browser.

export const POSICOES = [
  'nao-esta-participando',
  'ganhando',
  'superado',
  'vencedor',
  'finalizado',
  'condicional',
  'condicional negada',
] as const;
/** Rule 21. */
export type Posicao = (typeof POSICOES)[number];

type Rotulos = Record<Posicao, string>;
const leilao: Rotulos = {
  'nao-esta-participando': 'Não está participando',
  ganhando: 'Ganhando',
  superado: 'Superado',
  vencedor: 'Ganhou',
  finalizado: 'Finalizado',
  condicional: 'Condicional',
  'condicional negada': 'Condicional negada',
};
export const ROTULOS_POSICAO: { leilao: Rotulos; loja: Rotulos } = {
  leilao,
  loja: { ...leilao, ganhando: 'Melhor oferta', superado: 'Oferta superada' },
};
