import { z } from 'zod';
import { cobrancaNoCartao } from './cartao/pagamento.ts';
import { dadosLegais } from './dados-legais.ts';
import { centavos, centavosSoma } from './dinheiro.ts';
import { MODOS_NEGOCIACAO } from './lance-situacao.ts';
import { linhaDespesa, SITUACOES_PAGAMENTO, situacaoVenda, TIPOS_PAGAMENTO } from './venda.ts';

/** A row of money as it is printed; a refund is negative. Centavos. */
const linhaPaga = z.strictObject({
  uid: z.guid(),
  tipo: z.enum(TIPOS_PAGAMENTO),
  valor: z.int(),
  data: z.iso.datetime(),
  situacao: z.enum(SITUACOES_PAGAMENTO),
  observacao: z.string(),
  /** Of a card; absent of all else. */
  cartao: cobrancaNoCartao.optional(),
});

/** All that the printed purchase statement (extrato) says. GET /v1/documentos/extrato/{hash}, service key only. */
export const extrato = z.strictObject({
  /** The last characters of the hash, printed for people to compare; the hash itself is only in the QR address. */
  codigo: z.string(),
  /** Address that the QR code holds: `<site>/qrcode/extrato/<hash>`. */
  url: z.url({ protocol: /^https?$/ }),
  emitidoEm: z.iso.datetime(),
  hotsite: z.strictObject({
    id: z.int(),
    nome: z.string(),
    subdominio: z.string(),
    tipo: z.enum(['leilao', 'loja']),
    corPrimaria: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .nullable(),
    telefone: z.string().nullable(),
    endereco: z.string().nullable(),
    /** Who the brand is by law; null where it did not say. */
    legal: dadosLegais.nullable().default(null),
  }),
  leilao: z.strictObject({
    nome: z.string(),
    data: z.iso.datetime(),
    leiloeiro: z.string().nullable(),
    inscricao: z.string().nullable(),
  }),
  comprador: z.strictObject({
    nome: z.string(),
    documento: z.string(),
    email: z.string(),
    telefone: z.string().nullable(),
    endereco: z.string().nullable(),
  }),
  vendas: z
    .array(
      z.strictObject({
        id: z.int(),
        loteNumero: z.string(),
        loteNome: z.string(),
        detalhes: z.array(z.strictObject({ nome: z.string(), valor: z.string() })),
        situacao: situacaoVenda,
        /** How its price was agreed on. */
        negociacao: z.enum(MODOS_NEGOCIACAO),
        valorLance: centavos,
        despesas: z.array(linhaDespesa),
        totalDespesas: centavosSoma,
        totalAPagar: centavosSoma,
      }),
    )
    .min(1),
  /** Owed beside the lots: a Sedex, days at the yard. */
  itensExtras: z.array(linhaDespesa),
  valorDesconto: centavos,
  pagamentos: z.array(linhaPaga),
  total: centavosSoma,
  pago: z.int(),
  saldo: centavosSoma,
  dataPagamento: z.iso.datetime(),
  orientacao: z.string(),
});
export type Extrato = z.infer<typeof extrato>;
