import { z } from 'zod';
import { SITUACOES_APROVACAO, TIPOS_APROVACAO, type TipoDeDinheiro } from './aprovacao-rotulos.ts';
import { arquivoVisto } from './arquivo.ts';
import { PAPEIS_DE_USUARIO } from './papeis.ts';
import { paragrafos } from './texto.ts';
import { plataformasDaMarca } from './usuario.ts';

export * from './aprovacao-rotulos.ts';

/** A request waits so long for its second person, where the installation says nothing else. */
export const VALIDADE_APROVACAO_HORAS = 72;
/** Discounts and differences above it need one. Centavos. */
export const LIMITE_SEM_SEGUNDA_PESSOA = 100_000;
/** Raising how far a client may bid above it does as well. Centavos. */
export const EXPOSICAO_SEM_SEGUNDA_PESSOA = 50_000_000;
/** Whether a limit of exposure becomes one that needs a second person; null is no limit. */
export const exposicaoADois = (antes: number | null, depois: number | null): boolean =>
  (depois ?? Number.POSITIVE_INFINITY) > EXPOSICAO_SEM_SEGUNDA_PESSOA &&
  (depois ?? Number.POSITIVE_INFINITY) > (antes ?? Number.POSITIVE_INFINITY);

/** What an act would change: centavos, or words as they are read. */
export const mudancaPrevista = z.strictObject({
  /** In words: "Falta pagar". */
  nome: z.string(),
  tipo: z.enum(['centavos', 'texto']),
  antes: z.union([z.int(), z.string()]).nullable(),
  depois: z.union([z.int(), z.string()]).nullable(),
});
export type MudancaPrevista = z.infer<typeof mudancaPrevista>;

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
  /** Of a change of a record: its kind, its number where it has one already, the revision that it was asked on, and what would change. */
  especie: z.string().max(60).optional(),
  alvoId: z.int().positive().nullable().optional(),
  revisaoDoAlvo: z.int().positive().nullable().optional(),
  mudancas: z.array(mudancaPrevista).max(200).optional(),
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

/** A request as who decides it sees it (P10): what, by whom, how much, what it would change. */
export const pedidoADecidir = z.strictObject({
  uid: z.guid(),
  revisao: z.int().positive(),
  tipo: z.enum(TIPOS_APROVACAO),
  /** Of the act. */
  resumo: z.string(),
  /** What it is about, in words: "Conta bancária: Banco Azul, nº 3". */
  assunto: z.string(),
  valor: z.int().nullable(),
  /** What was said with it. */
  motivo: z.string().nullable(),
  pedidaEm: z.iso.datetime(),
  expiraEm: z.iso.datetime(),
  pedidaPor: z.strictObject({ uid: z.string(), nome: z.string() }),
  /** It is the caller's own: somebody else decides it, they may take it back. */
  meu: z.boolean(),
  /** The caller may agree to it or refuse it. */
  decide: z.boolean(),
  /** Where it is about a sale. */
  venda: z
    .strictObject({
      ...{ uid: z.guid(), id: z.int(), lote: z.string(), leilao: z.string(), situacao: z.string() },
      comprador: z.string().nullable(),
    })
    .nullable(),
  /** Where it is about a record: which; one that is to be made has no number yet. */
  alvo: z.strictObject({ especie: z.string(), uid: z.guid(), id: z.int().nullable() }).nullable(),
  mudancas: z.array(mudancaPrevista),
  /** What proves the row that it is about: each opens for the caller, in their session, for 15 minutes. */
  comprovantes: z.array(arquivoVisto),
  /** Why it could not be done as things are now; null where it could. */
  impedimento: z.string().nullable(),
});
export type PedidoADecidir = z.infer<typeof pedidoADecidir>;
/** One about a sale. */
export type PedidoDeVenda = PedidoADecidir & {
  tipo: TipoDeDinheiro;
  venda: NonNullable<PedidoADecidir['venda']>;
};
export const ehDeVenda = (pedido: PedidoADecidir): pedido is PedidoDeVenda => pedido.venda !== null;

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
export type AguardaAprovacao = z.infer<typeof aguardaAprovacao>;

const trocaDe = <T extends z.ZodType>(item: T) =>
  z.strictObject({ antes: z.array(item), depois: z.array(item) });
/** Of a grant: the account as it was when it was asked, and as it would be. */
export const concessaoPedida = z.strictObject({
  papeis: trocaDe(z.enum(PAPEIS_DE_USUARIO)),
  hotsites: trocaDe(z.int().positive()),
  /** Where the request is about what the account comes in by. */
  plataformas: trocaDe(plataformasDaMarca).optional(),
  motivo: paragrafos(500).optional(),
});

/** A grant as who decides it sees it. */
export const concessaoADecidir = z.strictObject({
  uid: z.guid(),
  revisao: z.int().positive(),
  usuario: z.strictObject({ uid: z.guid(), id: z.int(), nome: z.string(), email: z.string() }),
  papeis: concessaoPedida.shape.papeis,
  hotsites: concessaoPedida.shape.hotsites,
  plataformas: concessaoPedida.shape.plataformas,
  motivo: z.string().nullable(),
  pedidaPor: z.strictObject({ uid: z.string(), nome: z.string() }),
  pedidaEm: z.iso.datetime(),
  expiraEm: z.iso.datetime(),
  /** It is the caller's own: somebody else decides it, they may take it back. */
  meu: z.boolean(),
  /** Why it could not be done as things are now; null where it could. */
  impedimento: z.string().nullable(),
});
