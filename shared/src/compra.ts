import { z } from 'zod';
import { centavosSoma } from './dinheiro.ts';
import { retiradaDoComprador } from './pos-venda/agendamento.ts';
import { ORIENTACOES } from './pos-venda/orientacao.ts';
import { SITUACOES_RETIRADA } from './pos-venda/retirada.ts';
import { ABAS, itemVenda, TIPOS_PAGAMENTO, venda } from './venda.ts';

const codigos = Object.keys(ORIENTACOES) as [keyof typeof ORIENTACOES, ...(keyof typeof ORIENTACOES)[]];

const totaisPagamento = z.strictObject({
  total: centavosSoma,
  aguardandoPagamento: z.int(),
  aguardandoValidacao: z.int(),
  aprovado: z.int(),
  divergente: z.int(),
  restante: centavosSoma,
  aguardandoFormaPagamento: centavosSoma,
  valorTroco: centavosSoma,
});
/** P5, in all and of each type that has rows. Centavos. */
export const totaisVenda = totaisPagamento.extend({
  porTipo: z.partialRecord(z.enum(TIPOS_PAGAMENTO), totaisPagamento),
});

/** The yard where something is picked up: also what visitors of the site see nothing of. */
const patioDaRetirada = z.strictObject({
  uid: z.guid(),
  nome: z.string(),
  endereco: z.string(),
  cidade: z.string(),
  estadoUf: z.string(),
  telefone: z.string().nullable(),
  /** Where directions are asked for. */
  comoChegar: z.url({ protocol: /^https?$/ }),
  /** In words, a line for days that differ. */
  horarios: z.array(z.string()),
  oQueLevar: z.array(z.string()),
});
export type PatioDaRetirada = z.infer<typeof patioDaRetirada>;

/** One lot of a purchase. */
export const itemCompra = itemVenda.omit({ loteVisto: true }).extend({
  /** Path of the lot's page on the brand's site. */
  loteUrl: z.string(),
  retirada: z.strictObject({
    situacao: z.enum(SITUACOES_RETIRADA),
    mensagem: z.string(),
    /** Where it is picked up by appointment; null where its yard takes none by this site. */
    patio: patioDaRetirada.nullable(),
    /** The last that was made for it. */
    agendamento: retiradaDoComprador.nullable(),
  }),
});

/** One of GET /v1/cliente/compras, and GET /v1/cliente/compras/{id}: a sale as its buyer sees it. */
export const compra = venda
  .omit({ cliUid: true, comandos: true, extrasRetirados: true, itens: true })
  .extend({
    itens: z.array(itemCompra),
    /** Of the first lot. */
    loteUrl: z.string(),
    leilaoData: z.string(),
    /** What to do next (P14); `comoPagar`: the same by the way of paying that was chosen. */
    orientacao: z.strictObject({
      codigo: z.enum(codigos),
      texto: z.string(),
      comoPagar: z.string().optional(),
    }),
    totais: totaisVenda,
    /** P16: every item that has papers says how they are to come. */
    todosComEnvio: z.boolean(),
    /** P3: its lots wait for money, and their deadline has passed. */
    vencida: z.boolean(),
    /** Paid so far and still to pay, centavos. */
    pago: z.int(),
    saldo: centavosSoma,
  });
export type Compra = z.infer<typeof compra>;

/** GET /v1/cliente/compras/{id}. */
export const compraDetalhe = compra.extend({
  revisao: z.int(),
  /** Opens `/extrato/{hash}`; null when the sale has no statement (cancelled). */
  extratoHash: z.string().nullable(),
  /** What came for its rows when it took them no more, and nobody has decided about yet. */
  semDestino: z.array(
    z.strictObject({ tipo: z.enum(TIPOS_PAGAMENTO), valor: centavosSoma, em: z.iso.datetime() }),
  ),
});
export type CompraDetalhe = z.infer<typeof compraDetalhe>;

/** GET /v1/cliente/resumo-compras: the auctions in which a client bought, the latest first, and how many purchases of each stand in each tab. */
export const resumoDasCompras = z.strictObject({
  leiloes: z.array(
    z.strictObject({
      uid: z.guid(),
      nome: z.string(),
      /** When the client last bought in it. */
      ultima: z.iso.datetime(),
      porAba: z.partialRecord(z.enum(ABAS), z.int()),
    }),
  ),
});
export type ResumoDasCompras = z.infer<typeof resumoDasCompras>;
