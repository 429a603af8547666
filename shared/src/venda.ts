import { z } from 'zod';
import { centavos, centavosSoma } from './dinheiro.ts';
import { MODOS_NEGOCIACAO } from './lance-situacao.ts';

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

/** Money that moves is a row with its own identity. BOLETO_INTERNO does not enter totals. */
export const pagamento = z.strictObject({
  uid: z.guid(),
  tipo: z.enum(TIPOS_PAGAMENTO),
  valor: centavos,
  data: z.iso.datetime(),
  situacao: z.enum(SITUACOES_PAGAMENTO),
  observacao: z.string().max(300).default(''),
});
export type Pagamento = z.infer<typeof pagamento>;

export const linhaDespesa = z.strictObject({ nome: z.string(), valor: centavos });

/** A sale: made once, by a projection, from a lot's close. Amounts are frozen at that moment (rule 20). */
export const venda = z.strictObject({
  uid: z.guid(),
  id: z.int().positive(),
  hotsiteId: z.int().positive(),
  leiUid: z.guid(),
  leilaoNome: z.string(),
  lelUid: z.guid(),
  loteNumero: z.string(),
  loteNome: z.string(),
  loteFoto: z.string().nullable(),
  cliUid: z.guid(),
  situacao: situacaoVenda,
  tipoNegociacao: z.enum(MODOS_NEGOCIACAO).default('Disputa'),
  dataVenda: z.iso.datetime(),
  dataPagamento: z.iso.datetime(),
  valorLance: centavos,
  comissaoPorcentagem: z.number(),
  comissaoExtraPorcentagem: z.number(),
  despesas: z.array(linhaDespesa),
  totalDespesas: centavosSoma,
  totalAPagar: centavosSoma,
  pagamentos: z.array(pagamento).default([]),
  /** When the lot was taken from its yard; null before. */
  retiradaEm: z.iso.datetime().nullable().default(null),
});
export type Venda = z.infer<typeof venda>;

/** What has been received: paid rows, BOLETO_INTERNO left out. Centavos. */
export const totalPago = (pagamentos: readonly Pagamento[]): number =>
  pagamentos
    .filter((linha) => linha.situacao === 'PAGO' && linha.tipo !== 'BOLETO_INTERNO')
    .reduce((soma, linha) => soma + linha.valor, 0);

/** What is still to be paid; nothing of a closed sale, whichever way the money came, nor of one that asks for none. Centavos. */
export const saldoDaVenda = ({
  situacao,
  totalAPagar,
  pagamentos,
}: Pick<Venda, 'situacao' | 'totalAPagar' | 'pagamentos'>): number =>
  situacao === 'Fechada' || semCobranca(situacao) ? 0 : Math.max(0, totalAPagar - totalPago(pagamentos));

/**
 * A sale as it is told to anybody, in answers and on paper: one that came to nothing has no expenses and no total, whatever was reckoned
 * when it was made.
 */
export const comoCobrada = <V extends Pick<Venda, 'situacao' | 'despesas' | 'totalDespesas' | 'totalAPagar'>>(
  venda: V,
): V => (desfeita(venda.situacao) ? { ...venda, despesas: [], totalDespesas: 0, totalAPagar: 0 } : venda);

export interface TotaisPagamento {
  total: number;
  aguardandoPagamento: number;
  aguardandoValidacao: number;
  aprovado: number;
  divergente: number;
  /** Still to be received: the total less what was approved. Never negative. */
  restante: number;
  /** The part of the total for which no payment row stands yet (divergent rows do not count). Never negative. */
  aguardandoFormaPagamento: number;
}

/** What a sale's payments add up to, by situation (spec 3, derived totals). BOLETO_INTERNO left out. Centavos. */
export function totaisPagamento(total: number, pagamentos: readonly Pagamento[]): TotaisPagamento {
  const soma = (situacao: SituacaoPagamento) =>
    pagamentos
      .filter((linha) => linha.situacao === situacao && linha.tipo !== 'BOLETO_INTERNO')
      .reduce((parcial, linha) => parcial + linha.valor, 0);
  const aguardandoPagamento = soma('CADASTRADO');
  const aguardandoValidacao = soma('AG_COMPENSACAO');
  const aprovado = totalPago(pagamentos);
  return {
    total,
    aguardandoPagamento,
    aguardandoValidacao,
    aprovado,
    divergente: soma('DIVERGENTE'),
    restante: Math.max(0, total - aprovado),
    aguardandoFormaPagamento: Math.max(0, total - aprovado - aguardandoValidacao - aguardandoPagamento),
  };
}

/** A sale that came to nothing asks for no payment; a conditional one does not yet. */
export const semCobranca = (situacao: SituacaoVenda): boolean =>
  desfeita(situacao) || situacao === 'Condicional';

const desfeita = (situacao: SituacaoVenda): boolean =>
  situacao === 'Cancelada' || situacao === 'ClienteDesistiu';

/** What the buyer is told to do next (spec 4: sale guidance messages). */
export const orientacaoDaVenda = ({
  situacao,
  retiradaEm,
}: Pick<Venda, 'situacao' | 'retiradaEm'>): string =>
  situacao === 'Fechada' && retiradaEm !== null
    ? 'Bem retirado. Aguarde a documentação.'
    : ORIENTACOES_VENDA[situacao];

export const ORIENTACOES_VENDA: Record<SituacaoVenda, string> = {
  Condicional: 'Sua oferta está em análise pelo comitente. Avisaremos assim que houver resposta.',
  AguardandoPagamento:
    'Pague por TED ou Pix a partir de uma conta em seu nome e envie os comprovantes. A compra é liberada com o pagamento integral.',
  AguardandoValidacao: 'Aguarde, seus comprovantes estão sendo validados.',
  Fechada: 'Pagamento confirmado. Agende a retirada.',
  Cancelada: 'Esta compra foi cancelada.',
  ClienteDesistiu: 'Desistência registrada.',
};
