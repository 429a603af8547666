import { z } from 'zod';
import { centavosPositivos } from './dinheiro.ts';

export const SITUACOES_BOLETO = [
  'EMITIDO',
  'REMETIDO',
  'REGISTRADO',
  'REJEITADO',
  'LIQUIDADO',
  'BAIXADO',
] as const;
export type SituacaoBoleto = (typeof SITUACOES_BOLETO)[number];
export const ROTULOS_BOLETO: Record<SituacaoBoleto, string> = {
  EMITIDO: 'Emitido',
  REMETIDO: 'Remetido ao banco',
  REGISTRADO: 'Registrado',
  REJEITADO: 'Rejeitado pelo banco',
  LIQUIDADO: 'Liquidado',
  BAIXADO: 'Baixado',
};

/** The bank took back what the boleto had brought: a bounced cheque, a payment that was cancelled. */
const desfeitaDoBanco = z.strictObject({
  /** Of the occurrence: the same again is the same. */
  chave: z.string().max(200),
  /** Of the occurrence: what was paid later is not what it takes back. */
  dia: z.iso.date(),
  descricao: z.string().max(200),
  /** What it took back; null while that has not come: its file is read later. */
  recebimentoUid: z.guid().nullable(),
});
export type DesfeitaDoBanco = z.infer<typeof desfeitaDoBanco>;

/** A boleto that the house made for a payment: the payment's uid is its own. */
export const boletoEmitido = z.strictObject({
  vendaUid: z.guid(),
  vendaId: z.int().positive(),
  cliUid: z.guid(),
  /** Bank, agency and account that it was made under. */
  conta: z.string(),
  sequencia: z.int().positive(),
  nossoNumero: z.strictObject({ numero: z.string(), dv: z.string() }),
  codigoDeBarras: z.string(),
  linhaDigitavel: z.string(),
  vencimento: z.iso.date(),
  valor: centavosPositivos,
  emitidoEm: z.iso.date(),
  situacao: z.enum(SITUACOES_BOLETO),
  /** The remittance that took it to the bank; null before. */
  remessa: z.int().nullable(),
  /** The remittance that asked the bank to write it off, because its payment came another way or is due no more; null before. */
  remessaDaBaixa: z.int().nullable().default(null),
  /** Why the bank refused it, or its being written off. */
  motivo: z.string().max(300).nullable(),
  desfeitas: z.array(desfeitaDoBanco).optional(),
  /** What its paper says of bank, payee and account, as they were when it was made; null of those that have no paper. */
  papel: z
    .strictObject({
      banco: z.string(),
      /** With its check digit: "237-2". */
      codigoDoBanco: z.string(),
      nossoNumero: z.string(),
      agenciaECodigo: z.string(),
      carteira: z.string(),
      beneficiario: z.string(),
      /** CNPJ, bare. */
      inscricao: z.string(),
      /** "Pix Copia e Cola" of the same payment. */
      pix: z.string().nullable(),
    })
    .nullable()
    .default(null),
});
export type BoletoEmitido = z.infer<typeof boletoEmitido>;
