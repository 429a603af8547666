// No schema in here: cards read it in the browser.
import type { SituacaoLote } from './lote-situacao.ts';

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

/** Rule 21: where the leader of a lot stands in each situation. Whoever bid and does not lead is `superado`, then `finalizado`. */
export const POSICAO_DE_QUEM_LIDERA: Record<SituacaoLote, Posicao> = {
  CADASTRADO: 'ganhando',
  PENDENTE: 'ganhando',
  PLACAR: 'ganhando',
  SUSPENSO: 'ganhando',
  LIBERADO_LEILAO: 'ganhando',
  AO_VIVO: 'ganhando',
  DOULHE_UMA: 'ganhando',
  DOULHE_DUAS: 'ganhando',
  REPASSE: 'ganhando',
  CONDICIONAL: 'condicional',
  AG_CLIENTE: 'condicional',
  NEGADA_CONDICIONAL: 'condicional negada',
  CONDICIONAL_NEGADA: 'condicional negada',
  AG_PAGAMENTO: 'vencedor',
  BUY_NOW: 'vencedor',
  BOLETO: 'vencedor',
  PAGO: 'vencedor',
  PAGO_CARTAO: 'vencedor',
  PARCIAL_CARTAO: 'vencedor',
  RETIRADO: 'vencedor',
  NAO_ARREMATADO: 'finalizado',
  CLIENTE_DESISTIU: 'finalizado',
  RECOMPRA: 'finalizado',
  CANCELADO_NO_LEILAO: 'finalizado',
  LOTE_CANCELADO: 'finalizado',
};
