// No schema in here: the console reads it in the browser.
import { FASE_DA_SITUACAO, type SituacaoLote } from './lote-situacao.ts';
import type { Ator } from './transicoes.ts';

/** The commands that can change a lot's situation. */
export type ComandoDeLote =
  /** By hand: PUT /v1/lotes/{uid}/situacao, and `situacao` in PUT /v1/lotes/{uid}. */
  | 'mudar-situacao'
  /** Follows from the auction's own situation. */
  | 'mudar-situacao-leilao'
  | 'dar-lance'
  | 'cancelar-lance'
  /** The clock ran out (rule 16). */
  | 'encerrar-lote'
  | 'comprar-ja'
  | 'decidir-proposta'
  | 'responder-condicional'
  | AcaoDoLeiloeiro;
/** The console's acts that change a situation (rule 17). */
export type AcaoDoLeiloeiro =
  | 'abrir-lote'
  | 'dou-lhe-uma'
  | 'dou-lhe-duas'
  | 'vender'
  | 'condicional'
  | 'nao-arrematar'
  | 'repasse'
  | 'desfazer';

export interface TransicaoLote {
  para: SituacaoLote;
  comando: ComandoDeLote;
  quem: readonly Ator[];
}

const por =
  (comando: ComandoDeLote, ...quem: Ator[]) =>
  (...situacoes: SituacaoLote[]): TransicaoLote[] =>
    situacoes.map((para) => ({ para, comando, quem }));

const equipe = por('mudar-situacao', 'equipe');
const acerto = por('mudar-situacao', 'acerto');
const leilao = por('mudar-situacao-leilao', 'equipe');
const resposta = por('responder-condicional', 'comitente', 'cliente', 'acerto', 'sistema');
const desfazer = por('desfazer', 'leiloeiro');

/** While bids are taken: the clock closes by rule 16, and a buy-now or an accepted proposal sells at once. */
const EM_DISPUTA: readonly TransicaoLote[] = [
  ...por('encerrar-lote', 'sistema')('AG_PAGAMENTO', 'CONDICIONAL', 'NAO_ARREMATADO'),
  ...por('comprar-ja', 'cliente')('BUY_NOW'),
  ...por('decidir-proposta', 'cliente', 'equipe', 'sistema')('AG_PAGAMENTO', 'BUY_NOW', 'CONDICIONAL'),
  ...leilao('CANCELADO_NO_LEILAO'),
  ...equipe('SUSPENSO', 'LOTE_CANCELADO'),
];

/** On the block, whatever was called. */
const NA_MESA: readonly TransicaoLote[] = [
  ...por('condicional', 'leiloeiro')('CONDICIONAL'),
  ...por('nao-arrematar', 'leiloeiro')('NAO_ARREMATADO'),
  ...por('repasse', 'leiloeiro')('REPASSE'),
];

/** Taking back what ended the lot puts it where it was on the block. */
const VOLTAR_A_MESA = desfazer('AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS');

/** The lot was not sold: it may be called again in the same auction, or its consignor takes it. */
const SEM_VENDA: readonly TransicaoLote[] = [
  ...por('repasse', 'leiloeiro')('REPASSE'),
  ...acerto('RECOMPRA'),
];

/** Money was asked for and not received yet. */
const A_RECEBER: readonly TransicaoLote[] = [
  ...acerto('PAGO', 'PAGO_CARTAO', 'PARCIAL_CARTAO', 'BOLETO', 'CLIENTE_DESISTIU', 'RECOMPRA'),
  ...equipe('LOTE_CANCELADO'),
];
const PAGO: readonly TransicaoLote[] = acerto('RETIRADO', 'AG_PAGAMENTO', 'RECOMPRA');

/**
 * Where a lot can go from each situation, by which command and by whom. What is not in here cannot happen: the engine asks this
 * table before it writes any change of situation, and docs/estados.md is drawn from it.
 */
export const TRANSICOES_LOTE: Record<SituacaoLote, readonly TransicaoLote[]> = {
  CADASTRADO: [
    ...equipe('PENDENTE', 'PLACAR', 'LIBERADO_LEILAO', 'AO_VIVO', 'SUSPENSO', 'LOTE_CANCELADO'),
    ...leilao('LIBERADO_LEILAO', 'CANCELADO_NO_LEILAO'),
    ...por('abrir-lote', 'leiloeiro')('AO_VIVO'),
  ],
  PENDENTE: [
    ...equipe('CADASTRADO', 'PLACAR', 'LIBERADO_LEILAO', 'AO_VIVO', 'SUSPENSO', 'LOTE_CANCELADO'),
    ...leilao('CANCELADO_NO_LEILAO'),
  ],
  PLACAR: [
    ...equipe('CADASTRADO', 'PENDENTE', 'LIBERADO_LEILAO', 'AO_VIVO', 'SUSPENSO', 'LOTE_CANCELADO'),
    ...leilao('CANCELADO_NO_LEILAO'),
    ...por('abrir-lote', 'leiloeiro')('AO_VIVO'),
  ],
  SUSPENSO: [
    ...equipe('PENDENTE', 'LIBERADO_LEILAO', 'AO_VIVO', 'LOTE_CANCELADO'),
    ...leilao('CANCELADO_NO_LEILAO'),
  ],
  LIBERADO_LEILAO: [
    ...EM_DISPUTA,
    ...equipe('PENDENTE', 'AO_VIVO'),
    ...por('abrir-lote', 'leiloeiro')('AO_VIVO'),
  ],
  AO_VIVO: [
    ...EM_DISPUTA,
    ...NA_MESA,
    ...equipe('LIBERADO_LEILAO'),
    ...por('dou-lhe-uma', 'leiloeiro')('DOULHE_UMA'),
    ...desfazer('CADASTRADO', 'PLACAR', 'LIBERADO_LEILAO', 'REPASSE'),
  ],
  DOULHE_UMA: [
    ...EM_DISPUTA,
    ...NA_MESA,
    ...por('dou-lhe-duas', 'leiloeiro')('DOULHE_DUAS'),
    ...por('dar-lance', 'cliente', 'leiloeiro')('AO_VIVO'),
    ...por('cancelar-lance', 'equipe', 'leiloeiro')('AO_VIVO'),
    ...desfazer('AO_VIVO'),
  ],
  DOULHE_DUAS: [
    ...EM_DISPUTA,
    ...NA_MESA,
    ...por('vender', 'leiloeiro')('AG_PAGAMENTO', 'CONDICIONAL'),
    ...por('dar-lance', 'cliente', 'leiloeiro')('AO_VIVO'),
    ...por('cancelar-lance', 'equipe', 'leiloeiro')('AO_VIVO'),
    ...desfazer('DOULHE_UMA'),
  ],
  REPASSE: [
    ...EM_DISPUTA,
    ...equipe('AO_VIVO'),
    ...por('abrir-lote', 'leiloeiro')('AO_VIVO'),
    ...VOLTAR_A_MESA,
    ...desfazer('NAO_ARREMATADO', 'NEGADA_CONDICIONAL', 'CONDICIONAL_NEGADA', 'CLIENTE_DESISTIU'),
  ],
  CONDICIONAL: [
    ...resposta('AG_PAGAMENTO', 'NEGADA_CONDICIONAL', 'CONDICIONAL_NEGADA', 'AG_CLIENTE'),
    ...acerto('CLIENTE_DESISTIU'),
    ...equipe('LOTE_CANCELADO'),
    ...VOLTAR_A_MESA,
  ],
  AG_CLIENTE: [
    ...resposta('AG_PAGAMENTO', 'CONDICIONAL_NEGADA', 'NEGADA_CONDICIONAL', 'CONDICIONAL'),
    ...acerto('CLIENTE_DESISTIU'),
    ...equipe('LOTE_CANCELADO'),
  ],
  AG_PAGAMENTO: [...A_RECEBER, ...VOLTAR_A_MESA],
  BUY_NOW: [...A_RECEBER, ...acerto('AG_PAGAMENTO')],
  BOLETO: [...acerto('PAGO', 'AG_PAGAMENTO', 'CLIENTE_DESISTIU', 'RECOMPRA'), ...equipe('LOTE_CANCELADO')],
  PARCIAL_CARTAO: [
    ...acerto('PAGO', 'PAGO_CARTAO', 'AG_PAGAMENTO', 'CLIENTE_DESISTIU', 'RECOMPRA'),
    ...equipe('LOTE_CANCELADO'),
  ],
  PAGO: [...PAGO],
  PAGO_CARTAO: [...PAGO],
  RETIRADO: acerto('PAGO', 'PAGO_CARTAO', 'RECOMPRA'),
  NAO_ARREMATADO: [...SEM_VENDA, ...VOLTAR_A_MESA],
  NEGADA_CONDICIONAL: SEM_VENDA,
  CONDICIONAL_NEGADA: SEM_VENDA,
  CLIENTE_DESISTIU: SEM_VENDA,
  RECOMPRA: [],
  CANCELADO_NO_LEILAO: [],
  LOTE_CANCELADO: [],
};

/** The commands that end a dispute with its result, and do nothing else. A withdrawal ends one too, and has no result. */
export const ENCERRAM_A_DISPUTA: ReadonlySet<ComandoDeLote> = new Set([
  'encerrar-lote',
  'vender',
  'condicional',
  'nao-arrematar',
  'comprar-ja',
  'decidir-proposta',
]);

/** A lot may enter its auction in any of these; the others are reached by selling, closing or cancelling. */
export const ENTRADA_DE_LOTE: ReadonlySet<SituacaoLote> = new Set([
  'CADASTRADO',
  'PENDENTE',
  'PLACAR',
  'SUSPENSO',
  'LIBERADO_LEILAO',
  'AO_VIVO',
  'DOULHE_UMA',
  'DOULHE_DUAS',
  'REPASSE',
]);

/** What a transition does to bidding and to the sale. */
export type EfeitoNoLote =
  | 'abre lances'
  | 'interrompe lances'
  | 'vende'
  | 'vende sob condição'
  | 'confirma a venda'
  | 'desfaz a venda'
  | 'encerra sem venda'
  | 'retira da venda'
  | 'nenhum';

/** Follows from the phases at both ends, so that it cannot contradict them. */
export function efeitoNoLote(de: SituacaoLote, para: SituacaoLote): EfeitoNoLote {
  const [antes, depois] = [FASE_DA_SITUACAO[de], FASE_DA_SITUACAO[para]];
  if (antes === depois) return 'nenhum';
  const haviaVenda = antes === 'vendido' || antes === 'condicional';
  switch (depois) {
    case 'vendido':
      return antes === 'condicional' ? 'confirma a venda' : 'vende';
    case 'condicional':
      return 'vende sob condição';
    case 'disputa':
      return haviaVenda ? 'desfaz a venda' : 'abre lances';
    case 'preparo':
      return 'interrompe lances';
    case 'nao-vendido':
      return haviaVenda ? 'desfaz a venda' : 'encerra sem venda';
    case 'cancelado':
      return haviaVenda ? 'desfaz a venda' : 'retira da venda';
  }
}

/** The arrow of a command from one situation to another; undefined when the table has none. */
export const transicaoDoLote = (
  de: SituacaoLote,
  para: SituacaoLote,
  comando: ComandoDeLote,
): TransicaoLote | undefined =>
  TRANSICOES_LOTE[de].find((seta) => seta.para === para && seta.comando === comando);
