import { z } from 'zod';
import { cobrancaNoCartao } from './cartao/pagamento.ts';
import { centavosPositivos } from './dinheiro.ts';
import { TIPOS_PAGAMENTO } from './venda.ts';

export const SITUACOES_RECEBIMENTO = ['RECEBIDO', 'APLICADO', 'SEM_DESTINO', 'DEVOLVIDO'] as const;
export const ROTULOS_RECEBIMENTO: Record<(typeof SITUACOES_RECEBIMENTO)[number], string> = {
  RECEBIDO: 'Recebido',
  APLICADO: 'Aplicado',
  SEM_DESTINO: 'Sem destino',
  DEVOLVIDO: 'Devolvido',
};

/** Money that came by itself, as a bank or an acquirer tells of it (P9). */
export const dinheiroRecebido = z.strictObject({
  hotsiteId: z.int().positive(),
  /** Who tells of it: `pix:<bank>`, `boleto:<bank>`, `cartao:<acquirer>`. */
  provedor: z.string().min(1).max(60),
  /** Theirs: the same one again is the same money, whenever and in whichever order it comes. */
  idNoProvedor: z.string().min(1).max(120),
  tipo: z.enum(TIPOS_PAGAMENTO),
  valor: centavosPositivos,
  em: z.iso.datetime(),
  /** The row that it names, by our own reference; null when it names none of ours. */
  pagamentoUid: z.guid().nullable(),
  /** Whether it came from an account in the buyer's name (P8); null where nobody can say. */
  proprio: z.boolean().nullable(),
  pagador: z.strictObject({ nome: z.string().max(200), documento: z.string().max(20) }).nullable(),
  /** Of a card: how it was charged. */
  cartao: cobrancaNoCartao.optional(),
  /** Of a boleto: the bank's number of it, by which people find whose it is. */
  nossoNumero: z.string().max(20).optional(),
  /** Of a boleto that its bank had no title of: written off before, or never registered. It names its row, and a person decides. */
  semTitulo: z.literal(true).optional(),
});
export type DinheiroRecebido = z.infer<typeof dinheiroRecebido>;

export const recebimento = dinheiroRecebido.extend({
  /** Of provider and its id: unique. */
  chave: z.string(),
  situacao: z.enum(SITUACOES_RECEBIMENTO),
  /** Why it has no destination. */
  motivo: z.string().max(300).nullable(),
  /** Where it went; of one that is RECEBIDO, where somebody decided that it goes. */
  vendaUid: z.guid().nullable(),
  /** Somebody decided that it is given back: the sale that it names takes it with a refund to make. */
  devolver: z.literal(true).optional(),
  /** Given back to who paid, by hand: the proof, and the request that a second person agreed to; null where there was nobody else. */
  devolucao: z
    .strictObject({ aprovacaoUid: z.guid().nullable(), arquivo: z.guid(), em: z.iso.datetime() })
    .optional(),
});
