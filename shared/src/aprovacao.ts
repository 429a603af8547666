import { z } from 'zod';
import { arquivoVisto } from './arquivo.ts';
import { PAPEIS_DE_USUARIO } from './papeis.ts';
import { paragrafos } from './texto.ts';

/** What of the money of a sale needs a second person (P10). */
export const APROVACOES_DE_DINHEIRO = [
  'estorno',
  'devolucao',
  'pagamento-sem-prova',
  'diferenca',
  'desconto',
  'fim-de-venda-paga',
  'reabertura',
  'credito-de-outro',
] as const;
export type TipoDeDinheiro = (typeof APROVACOES_DE_DINHEIRO)[number];
/** And what else does (back office, four eyes): it is about people of the house, and administrators alone see and decide it. */
export const TIPOS_APROVACAO = [...APROVACOES_DE_DINHEIRO, 'concessao'] as const;
export type TipoAprovacao = (typeof TIPOS_APROVACAO)[number];

export const ROTULOS_APROVACAO: Record<TipoAprovacao, string> = {
  estorno: 'Estorno',
  devolucao: 'Devolução ao comprador',
  'pagamento-sem-prova': 'Pagamento sem comprovante nem banco',
  diferenca: 'Ajuste de diferença',
  desconto: 'Desconto',
  'fim-de-venda-paga': 'Fim de venda paga',
  reabertura: 'Reabertura de venda paga',
  'credito-de-outro': 'Crédito que não é do comprador',
  concessao: 'Concessão de papéis',
};

export const SITUACOES_APROVACAO = [
  'AGUARDANDO',
  'APROVADA',
  'RECUSADA',
  'CANCELADA',
  'EXPIRADA',
  /** The sale had changed since it was asked: found when somebody went to approve it, or by what was approved in the same instant. */
  'NAO_FEITA',
] as const;
export const ROTULOS_SITUACAO_APROVACAO: Record<(typeof SITUACOES_APROVACAO)[number], string> = {
  AGUARDANDO: 'Aguardando',
  APROVADA: 'Aprovada',
  RECUSADA: 'Recusada',
  CANCELADA: 'Cancelada',
  EXPIRADA: 'Expirada',
  NAO_FEITA: 'Não feita',
};

/** A request waits so long for its second person, where the installation says nothing else. */
export const VALIDADE_APROVACAO_HORAS = 72;
/** Discounts and differences above it need one. Centavos. */
export const LIMITE_SEM_SEGUNDA_PESSOA = 100_000;

export const aprovacao = z.strictObject({
  tipo: z.enum(TIPOS_APROVACAO),
  /** Null of what is about no sale. */
  vendaUid: z.guid().nullable(),
  vendaId: z.int().positive().nullable(),
  /** What it is about, where that is no sale: "Ana Souza: Financeiro". */
  assunto: z.string().max(300).optional(),
  /** Of the act: centavos; null where it is of none. */
  valor: z.int().nullable(),
  /** The act, and what was sent with it: done as it is when somebody approves. */
  ato: z.string().max(60),
  alvo: z.guid().nullable(),
  pedido: z.record(z.string(), z.unknown()),
  /** Digest of what it was asked of, as it was then; absent of what was asked before it was kept. */
  visto: z.string().max(64).optional(),
  /** Of what the act makes: the same whenever it is done. */
  novoUid: z.guid(),
  pedidaPor: z.string(),
  expiraEm: z.iso.datetime(),
  situacao: z.enum(SITUACOES_APROVACAO),
  decididaPor: z.string().nullable(),
  motivo: z.string().max(500).nullable(),
});
export type Aprovacao = z.infer<typeof aprovacao>;

/** What an act would change of its sale: centavos, or situations as they are called. */
export const mudancaPrevista = z.strictObject({
  /** In words: "Falta pagar". */
  nome: z.string(),
  tipo: z.enum(['centavos', 'texto']),
  antes: z.union([z.int(), z.string()]).nullable(),
  depois: z.union([z.int(), z.string()]).nullable(),
});
export type MudancaPrevista = z.infer<typeof mudancaPrevista>;

/** A request as who decides it sees it (P10): what, by whom, how much, what it would change. */
export const pedidoADecidir = z.strictObject({
  uid: z.guid(),
  revisao: z.int().positive(),
  tipo: z.enum(APROVACOES_DE_DINHEIRO),
  /** Of the act. */
  resumo: z.string(),
  valor: z.int().nullable(),
  /** What was said with it. */
  motivo: z.string().nullable(),
  pedidaEm: z.iso.datetime(),
  expiraEm: z.iso.datetime(),
  pedidaPor: z.strictObject({ uid: z.string(), nome: z.string() }),
  /** It is the caller's own: somebody else decides it, they may take it back. */
  meu: z.boolean(),
  venda: z.strictObject({
    ...{ uid: z.guid(), id: z.int(), lote: z.string(), leilao: z.string(), situacao: z.string() },
    comprador: z.string().nullable(),
  }),
  mudancas: z.array(mudancaPrevista),
  /** What proves the row that it is about: each opens for the caller, in their session, for 15 minutes. */
  comprovantes: z.array(arquivoVisto),
  /** Why it could not be done as things are now; null where it could. */
  impedimento: z.string().nullable(),
});
export type PedidoADecidir = z.infer<typeof pedidoADecidir>;

/** What waits for a second person, the one that ends first at the top. */
export const pedidosADecidir = z.strictObject({
  itens: z.array(pedidoADecidir),
  /** There are more than the list holds. */
  haMais: z.boolean(),
});

/** What a call answers that has to wait for somebody else: nothing has changed yet. */
export const aguardaAprovacao = z.strictObject({
  aprovacaoUid: z.guid(),
  situacao: z.literal('AGUARDANDO'),
});

const trocaDe = <T extends z.ZodType>(item: T) =>
  z.strictObject({ antes: z.array(item), depois: z.array(item) });
/** Of a grant: the account as it was when it was asked, and as it would be. */
export const concessaoPedida = z.strictObject({
  papeis: trocaDe(z.enum(PAPEIS_DE_USUARIO)),
  hotsites: trocaDe(z.int().positive()),
  motivo: paragrafos(500).optional(),
});

/** A grant as who decides it sees it. */
export const concessaoADecidir = z.strictObject({
  uid: z.guid(),
  revisao: z.int().positive(),
  usuario: z.strictObject({ uid: z.guid(), id: z.int(), nome: z.string(), email: z.string() }),
  papeis: concessaoPedida.shape.papeis,
  hotsites: concessaoPedida.shape.hotsites,
  motivo: z.string().nullable(),
  pedidaPor: z.strictObject({ uid: z.string(), nome: z.string() }),
  pedidaEm: z.iso.datetime(),
  expiraEm: z.iso.datetime(),
  /** It is the caller's own: somebody else decides it, they may take it back. */
  meu: z.boolean(),
  /** Why it could not be done as things are now; null where it could. */
  impedimento: z.string().nullable(),
});
