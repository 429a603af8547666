// No schema in here: the live parts of a page read it in the browser.

export const SITUACOES_LOTE = [
  'CADASTRADO',
  'PENDENTE',
  'LIBERADO_LEILAO',
  'PLACAR',
  'AG_CLIENTE',
  'NAO_ARREMATADO',
  'AG_PAGAMENTO',
  'PAGO',
  'CLIENTE_DESISTIU',
  'CANCELADO_NO_LEILAO',
  'CONDICIONAL',
  'NEGADA_CONDICIONAL',
  'LOTE_CANCELADO',
  'CONDICIONAL_NEGADA',
  'RECOMPRA',
  'DOULHE_UMA',
  'DOULHE_DUAS',
  'REPASSE',
  'BUY_NOW',
  'BOLETO',
  'PAGO_CARTAO',
  'PARCIAL_CARTAO',
  'RETIRADO',
  'SUSPENSO',
  'AO_VIVO',
] as const;
export type SituacaoLote = (typeof SITUACOES_LOTE)[number];

/** What a situation means for money: everything else that is asked of a situation follows from its phase. */
export const FASES_LOTE = {
  preparo: 'Ainda não recebe lances',
  disputa: 'Recebe lances',
  condicional: 'Há um comprador, e falta a resposta do comitente ou do cliente',
  vendido: 'Vendido',
  'nao-vendido': 'Encerrado sem venda',
  cancelado: 'Retirado da venda',
} as const;
export type FaseLote = keyof typeof FASES_LOTE;

export const FASE_DA_SITUACAO: Record<SituacaoLote, FaseLote> = {
  CADASTRADO: 'preparo',
  PENDENTE: 'preparo',
  PLACAR: 'preparo',
  SUSPENSO: 'preparo',
  LIBERADO_LEILAO: 'disputa',
  AO_VIVO: 'disputa',
  DOULHE_UMA: 'disputa',
  DOULHE_DUAS: 'disputa',
  REPASSE: 'disputa',
  CONDICIONAL: 'condicional',
  AG_CLIENTE: 'condicional',
  AG_PAGAMENTO: 'vendido',
  BUY_NOW: 'vendido',
  BOLETO: 'vendido',
  PAGO: 'vendido',
  PAGO_CARTAO: 'vendido',
  PARCIAL_CARTAO: 'vendido',
  RETIRADO: 'vendido',
  NAO_ARREMATADO: 'nao-vendido',
  NEGADA_CONDICIONAL: 'nao-vendido',
  CONDICIONAL_NEGADA: 'nao-vendido',
  CLIENTE_DESISTIU: 'nao-vendido',
  RECOMPRA: 'nao-vendido',
  CANCELADO_NO_LEILAO: 'cancelado',
  LOTE_CANCELADO: 'cancelado',
};

const naFase = (fase: FaseLote): ReadonlySet<SituacaoLote> =>
  new Set(SITUACOES_LOTE.filter((situacao) => FASE_DA_SITUACAO[situacao] === fase));

/** A lot takes bids only in these (contract: Auctions). */
export const LOTE_ACEITA_LANCES = naFase('disputa');
/** Not yet open: a bid gets LOTE_NAO_ABERTO. Everything else that takes no bids is ENCERRADO. */
export const LOTE_AINDA_NAO_ABERTO = naFase('preparo');
/** Sold: to be paid, paid or taken. */
export const LOTE_VENDIDO = naFase('vendido');
/** Sold if the consignor agrees. */
export const LOTE_CONDICIONAL = naFase('condicional');

/** A conditional sale that came to nothing: the consignor's no, or no agreement about their new value. */
export const RECUSAS_DE_CONDICIONAL: ReadonlySet<SituacaoLote> = new Set([
  'NEGADA_CONDICIONAL',
  'CONDICIONAL_NEGADA',
]);
