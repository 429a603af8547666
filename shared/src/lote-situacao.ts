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

/** A lot takes bids only in these (contract: Auctions). */
export const LOTE_ACEITA_LANCES: ReadonlySet<SituacaoLote> = new Set([
  'LIBERADO_LEILAO',
  'AO_VIVO',
  'DOULHE_UMA',
  'DOULHE_DUAS',
  'REPASSE',
]);
/** Not yet open: a bid gets LOTE_NAO_ABERTO. Everything else that takes no bids is ENCERRADO. */
export const LOTE_AINDA_NAO_ABERTO: ReadonlySet<SituacaoLote> = new Set([
  'CADASTRADO',
  'PENDENTE',
  'PLACAR',
  'SUSPENSO',
]);
