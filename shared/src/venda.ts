import { z } from 'zod';
import { cobrancaNoCartao } from './cartao/pagamento.ts';
import { endereco } from './cliente.ts';
import { CENTAVOS_MAX, centavos, centavosSoma } from './dinheiro.ts';
import { MODOS_NEGOCIACAO } from './lance-situacao.ts';
import { SITUACOES_LOTE } from './lote-situacao.ts';

export const SITUACOES_VENDA = [
  'Condicional',
  'AguardandoPagamento',
  'AguardandoValidacao',
  'Fechada',
  'Cancelada',
  'ClienteDesistiu',
] as const;
export const situacaoVenda = z.enum(SITUACOES_VENDA);
export type SituacaoVenda = z.infer<typeof situacaoVenda>;

/** Label and colour by meaning (spec 4: blue, amber, blue, positive, red, green). */
export const ROTULOS_VENDA: Record<
  SituacaoVenda,
  { rotulo: string; tom: 'azul' | 'ambar' | 'verde' | 'vermelho' }
> = {
  Condicional: { rotulo: 'Condicional', tom: 'azul' },
  AguardandoPagamento: { rotulo: 'Aguardando Pagamento', tom: 'ambar' },
  AguardandoValidacao: { rotulo: 'Aguardando Validação', tom: 'azul' },
  Fechada: { rotulo: 'Fechada', tom: 'verde' },
  Cancelada: { rotulo: 'Cancelada', tom: 'vermelho' },
  ClienteDesistiu: { rotulo: 'Cliente Desistiu', tom: 'verde' },
};

/** The tabs of *Compras* (spec 2), each sale in exactly one (P15). */
export const ABAS = ['agPagamentoAgValidacao', 'agRetirada', 'documentacao', 'fechadas'] as const;
export type AbaDasCompras = (typeof ABAS)[number];
export const ROTULOS_ABA: Record<AbaDasCompras, string> = {
  agPagamentoAgValidacao: 'Pagamento e validação',
  agRetirada: 'Retirada',
  documentacao: 'Documentação',
  fechadas: 'Encerradas',
};

export const TIPOS_PAGAMENTO = [
  'CARTAO_DE_CREDITO',
  'CARTAO_DE_CREDITO_MANUAL',
  'DINHEIRO',
  'CHEQUE',
  'DEPOSITO',
  'A_RECEBER',
  'BOLETO',
  'BOLETO_INTERNO',
  'DIFERENCA_XLS',
  'PIX',
] as const;

export type TipoPagamento = (typeof TIPOS_PAGAMENTO)[number];

export const ROTULOS_TIPO_PAGAMENTO: Record<TipoPagamento, string> = {
  CARTAO_DE_CREDITO: 'Cartão de crédito',
  CARTAO_DE_CREDITO_MANUAL: 'Cartão de crédito (manual)',
  DINHEIRO: 'Dinheiro',
  CHEQUE: 'Cheque',
  DEPOSITO: 'Depósito ou TED',
  A_RECEBER: 'A receber',
  BOLETO: 'Boleto',
  BOLETO_INTERNO: 'Boleto interno',
  DIFERENCA_XLS: 'Ajuste de diferença',
  PIX: 'Pix',
};

export const SITUACOES_PAGAMENTO = ['CADASTRADO', 'AG_COMPENSACAO', 'PAGO', 'DIVERGENTE'] as const;
export type SituacaoPagamento = (typeof SITUACOES_PAGAMENTO)[number];

/** Label and colour by meaning (spec 4: blue, blue, green, red). */
export const ROTULOS_SITUACAO_PAGAMENTO: Record<
  SituacaoPagamento,
  { rotulo: string; tom: 'azul' | 'verde' | 'vermelho' }
> = {
  CADASTRADO: { rotulo: 'Aguardando Envio', tom: 'azul' },
  AG_COMPENSACAO: { rotulo: 'Aguardando Validação', tom: 'azul' },
  PAGO: { rotulo: 'Aprovado', tom: 'verde' },
  DIVERGENTE: { rotulo: 'Divergente', tom: 'vermelho' },
};

/** Who made a row: the buyer, settlement, the bank by itself, or the lot that staff marked as paid (P4). */
export const ORIGENS_PAGAMENTO = ['cliente', 'equipe', 'banco', 'lote'] as const;

/** A file that shows a payment (P7), by the uid that it is kept under. */
export const comprovante = z.strictObject({
  uid: z.guid(),
  nome: z.string().max(200),
  enviadoEm: z.iso.datetime(),
  enviadoPor: z.string(),
});
export type Comprovante = z.infer<typeof comprovante>;

/**
 * Money that moves is a row with its own identity, never edited once it is PAGO: only answered by another, its `estorno`, which names it
 * and is negative. BOLETO_INTERNO and cancelled rows do not enter totals (P5, P6).
 */
/** A refund that a bank or card provider was asked for: on its way, or refused by it. Once it is made its row is PAGO. */
export const devolucaoNoBanco = z.strictObject({
  situacao: z.enum(['PEDIDA', 'NAO_REALIZADA']),
  /** Which time it is asked, from 1: each has a number of its own at the bank. */
  vez: z.int().min(1).max(99),
  pedidaEm: z.iso.datetime(),
  /** Why the bank did not. */
  motivo: z.string().max(300).nullable(),
});
export const pagamento = z
  .strictObject({
    uid: z.guid(),
    tipo: z.enum(TIPOS_PAGAMENTO),
    /** Centavos; negative of an estorno alone. */
    valor: z.int().min(-CENTAVOS_MAX).max(CENTAVOS_MAX),
    data: z.iso.datetime(),
    situacao: z.enum(SITUACOES_PAGAMENTO),
    observacao: z.string().max(300).default(''),
    origem: z.enum(ORIGENS_PAGAMENTO).default('equipe'),
    /** Why it is DIVERGENTE, or was accepted in spite of it; the buyer reads it. */
    motivo: z.string().max(500).nullable().default(null),
    /** Somebody else paid (P8). */
    terceiro: z.boolean().default(false),
    estornoDe: z.guid().nullable().default(null),
    canceladoEm: z.iso.datetime().nullable().default(null),
    pagoEm: z.iso.datetime().nullable().default(null),
    /** The money that came by itself (P9), by the uid of its record. */
    recebimento: z.guid().nullable().default(null),
    comprovantes: z.array(comprovante).max(10).default([]),
    /** Of what a boleto brought beside the row that it was made for: that row. */
    boletoDe: z.guid().optional(),
    /** Of an estorno that the bank was asked to make; absent of one that goes by hand. */
    devolucao: devolucaoNoBanco.optional(),
    /** Of what a card provider told of: how the card was charged; absent of what came before it was kept. */
    cartao: cobrancaNoCartao.optional(),
  })
  .refine(({ valor, estornoDe }) => (estornoDe === null ? valor >= 0 : valor < 0), 'só o estorno é negativo');
export type Pagamento = z.infer<typeof pagamento>;
export type PagamentoEntrada = z.input<typeof pagamento>;

export const linhaDespesa = z.strictObject({ nome: z.string(), valor: centavos });

export const METODOS_ENTREGA = ['Sedex', 'Carta Registrada', 'Retirada'] as const;
/** Where the value of a delivery comes from (P16): a row of the house's table, or somebody of settlement. */
export const precoDaEntrega = z.strictObject({
  por: z.enum(['tabela', 'equipe']),
  /** Business days on the way, by the table. */
  dias: z.int().min(1).nullable(),
  /** The row, by its uid: it may have become another since. */
  linha: z.guid().nullable(),
});
/** How the papers of an item reach the buyer (P16). */
export const entrega = z.strictObject({
  metodo: z.enum(METODOS_ENTREGA),
  /** Centavos; null until the house's table or staff give it. A Sedex without it keeps the sale open. */
  valor: centavos.nullable(),
  /** Of Retirada alone. */
  patUid: z.guid().nullable(),
  /** Of what is sent alone. */
  endereco: endereco.nullable(),
  enviadoEm: z.iso.datetime().nullable().default(null),
  /** Who gave the value; absent where nobody has, and of what was chosen before the house had a table. */
  preco: precoDaEntrega.optional(),
});
export type Entrega = z.infer<typeof entrega>;

export const ETAPAS_DOCUMENTACAO = ['aguardando', 'em preparação', 'pronta', 'enviada', 'entregue'] as const;
/** The papers of one item (P20): how far they are, and until when they are promised. */
export const documentacao = z.strictObject({
  etapa: z.enum(ETAPAS_DOCUMENTACAO),
  /** Of the parcel or letter, once it is sent. */
  codigo: z.string().max(60).nullable(),
  /** Business days, from the day the sale was paid. */
  previsaoDias: z.int().min(0).max(365),
  /** While something was missing the days stand still. */
  pendencias: z
    .array(
      z.strictObject({
        motivo: z.string().max(300),
        de: z.iso.datetime(),
        ate: z.iso.datetime().nullable(),
      }),
    )
    .max(20),
  /** Derived: the day; null before it is paid, and while something is missing. */
  prazoAtual: z.iso.date().nullable(),
});
export type Documentacao = z.infer<typeof documentacao>;
export const PREVISAO_DIAS_PADRAO = 30;
export const DOCUMENTACAO_INICIAL: Documentacao = {
  ...{ etapa: 'aguardando', codigo: null, previsaoDias: PREVISAO_DIAS_PADRAO },
  ...{ pendencias: [], prazoAtual: null },
};

/** One lot of a sale: amounts frozen when it was sold (rule 20). */
export const itemVenda = z.strictObject({
  uid: z.guid(),
  lelUid: z.guid(),
  loteNumero: z.string(),
  loteNome: z.string(),
  loteFoto: z.string().nullable(),
  /** Carro, Moto … Equipamento. */
  loteTipo: z.string().default(''),
  /** The yard that the lot named when it was sold. */
  patioNome: z.string().nullable().default(null),
  tipoNegociacao: z.enum(MODOS_NEGOCIACAO).default('Disputa'),
  valorLance: centavos,
  comissaoPorcentagem: z.number(),
  comissaoExtraPorcentagem: z.number(),
  despesas: z.array(linhaDespesa),
  totalDespesas: centavosSoma,
  totalAPagar: centavosSoma,
  /** When it was all paid for the first time: from that day on its yard keeps it (P11); null before. */
  liberadoEm: z.iso.datetime().nullable().default(null),
  /** When the lot was taken from its yard; null before. */
  retiradaEm: z.iso.datetime().nullable().default(null),
  /** The lot's situation when sale and lot last agreed (P4): a lot that says something else has been moved since. */
  loteVisto: z.enum(SITUACOES_LOTE),
  entrega: entrega.nullable().default(null),
  documentacao: documentacao.default(DOCUMENTACAO_INICIAL),
});
export type ItemVenda = z.infer<typeof itemVenda>;

/** What is owed beside the lots: a Sedex, a day at the yard (P11, P16), what staff add. */
export const itemExtra = z.strictObject({
  uid: z.guid(),
  nome: z.string().min(1).max(120),
  valor: centavos,
  data: z.iso.datetime(),
  /** Of storage: until which day it is counted. */
  ate: z.iso.date().optional(),
});
export type ItemExtra = z.infer<typeof itemExtra>;
/** One that staff put there and took back: why, and who did. */
export const extraRetirado = z.strictObject({
  ...itemExtra.shape,
  motivo: z.string().max(500),
  em: z.iso.datetime(),
  por: z.string(),
});

/** How a sale came to nothing (P21). */
export const encerramentoVenda = z.strictObject({
  como: z.enum(['Cancelada', 'ClienteDesistiu']),
  motivo: z.string().max(500),
  em: z.iso.datetime(),
  por: z.string(),
  /** The sale that its lots and rows went on in (P2). */
  juntadaEm: z.guid().nullable().default(null),
  /** What giving it up costs by the brand's rule (P21), and how much of it was kept back from what was paid. Centavos; null = nothing. */
  multa: z.strictObject({ valor: centavosSoma, retida: centavosSoma }).nullable().default(null),
});

/** Warned of being given up so often, a purchase may be (P3). */
export const AVISOS_DE_DESISTENCIA = 3;
/**
 * What its buyer was told about the deadline (P3): which deadline came near or passed, and each warning that the purchase will be given
 * up, with the day that it named. Who writes it tells them, by the same write.
 */
export const avisosDePrazo = z.strictObject({
  perto: z.iso.datetime().nullable(),
  vencido: z.iso.datetime().nullable(),
  desistencia: z
    .array(z.strictObject({ em: z.iso.datetime(), cancelaEm: z.iso.date() }))
    .max(AVISOS_DE_DESISTENCIA),
});
export type AvisosDePrazo = z.infer<typeof avisosDePrazo>;
export const SEM_AVISOS_DE_PRAZO: AvisosDePrazo = { perto: null, vencido: null, desistencia: [] };

/**
 * What one client owes for the lots of one auction (P1, P2). Made once, by a projection, from a lot's close; changed only by acts of
 * people and banks. What follows from its items and rows is derived on every write (`pos-venda/derivar.ts`) and stored for lists.
 */
export const venda = z.strictObject({
  uid: z.guid(),
  id: z.int().positive(),
  hotsiteId: z.int().positive(),
  leiUid: z.guid(),
  leilaoNome: z.string(),
  cliUid: z.guid(),
  dataVenda: z.iso.datetime(),
  dataPagamento: z.iso.datetime(),
  itens: z.array(itemVenda).min(1).max(500),
  itensExtras: z.array(itemExtra).max(1_200).default([]),
  /** Absent where none was. */
  extrasRetirados: z.array(extraRetirado).max(200).optional(),
  valorDesconto: centavos.default(0),
  pagamentos: z.array(pagamento).max(200).default([]),
  /** Its lot waits for an answer: nothing is asked for yet. */
  condicional: z.boolean().default(false),
  encerramento: encerramentoVenda.nullable().default(null),
  /** Its buyer asked to give it up (P21): staff answer. */
  desistenciaPedida: z
    .strictObject({ motivo: z.string().max(500), em: z.iso.datetime() })
    .nullable()
    .default(null),
  /** The sale that its lots were taken out of (P2). */
  separadaDe: z.guid().nullable().default(null),
  /** The sales that went on in this one: none is brought in twice. */
  juntadas: z.array(z.guid()).max(500).default([]),
  /** The sales that lots of this one were taken out into (P2). */
  separadas: z.array(z.guid()).max(500).default([]),
  avisosDePrazo: avisosDePrazo.default(SEM_AVISOS_DE_PRAZO),
  /** Since when its lots are paid (`pos-venda/liberada.ts`); null while they are not. */
  fechadaEm: z.iso.datetime().nullable().default(null),
  /** Acts that were done, by who asked and their `comandoId`: none is done twice. The last hundred. */
  comandos: z.array(z.string()).max(100).default([]),

  // Derived from what stands above.
  situacao: situacaoVenda,
  aba: z.enum(ABAS),
  /** Of the first item. */
  lelUid: z.guid(),
  loteNumero: z.string(),
  loteNome: z.string(),
  loteFoto: z.string().nullable(),
  tipoNegociacao: z.enum(MODOS_NEGOCIACAO).default('Disputa'),
  comissaoPorcentagem: z.number(),
  comissaoExtraPorcentagem: z.number(),
  /** Of all items, by name. */
  despesas: z.array(linhaDespesa),
  valorLance: centavosSoma,
  totalDespesas: centavosSoma,
  /** Items and extras less the discount. */
  totalAPagar: centavosSoma,
  /** It holds money that is to go back and that nobody has put down for it (`pos-venda/sobra.ts`). */
  comSobra: z.boolean().optional(),
  /** When the last of its lots was taken; null while one is not. */
  retiradaEm: z.iso.datetime().nullable().default(null),
});
export type Venda = z.infer<typeof venda>;
