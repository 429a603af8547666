import { z } from 'zod';
import { centavos } from '../dinheiro.ts';

/** Why a card was refused, as far as its provider says it: each asks for something else of whoever pays. */
export const MOTIVOS_DA_RECUSA = [
  ...(['saldo', 'dados', 'autorizar', 'desabilitado', 'seguranca'] as const),
  ...(['tentativas', 'duplicado', 'parcelas'] as const),
] as const;
export type MotivoDaRecusa = (typeof MOTIVOS_DA_RECUSA)[number];

const bandeira = z.string().max(40).nullable();
const final = z.string().max(4).nullable();

/** The last try of a payment that no card has paid yet. */
export const tentativaDeCartao = z.strictObject({
  situacao: z.enum(['EM_ANALISE', 'NEGADA', 'EXPIRADA']),
  /** Null where the provider does not say. */
  motivo: z.enum(MOTIVOS_DA_RECUSA).nullable(),
  bandeira,
  /** The last four digits. */
  final,
});
export type TentativaDeCartao = z.output<typeof tentativaDeCartao>;

/**
 * How a payment was charged to the buyer's card, never its number, validity or code; what credits the sale is the payment's own amount.
 */
export const cobrancaNoCartao = z.strictObject({
  parcelas: z.int().min(1).max(99),
  /** All that the card is charged. */
  valorComJuros: centavos,
  /** Percent a month; null where the provider does not say. */
  taxaDeJuros: z.number().min(0).max(100).nullable(),
  bandeira,
  final,
  /** What the provider and the card's bank know it by. */
  nsu: z.string().max(60).nullable(),
});
export type CobrancaNoCartao = z.output<typeof cobrancaNoCartao>;
