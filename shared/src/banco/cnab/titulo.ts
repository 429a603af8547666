import { z } from 'zod';
import { centavos, centavosPositivos } from '../../dinheiro.ts';
import { cep, cpfOuCnpj } from '../../documentos.ts';
import { uf } from '../../uf.esquema.ts';
import { MAIOR_BOLETO } from '../codigo-de-barras.ts';

/** Banks have two digits for it: 02 duplicata mercantil, 04 duplicata de serviço, 17 recibo, 99 outros. */
const especie = z.string().regex(/^\d\d$/);
const dia = z.iso.date();

/** A boleto as it is told to a bank. */
export const tituloDaRemessa = z.strictObject({
  movimento: z.enum([
    ...(['registrar', 'baixar', 'abater', 'cancelarAbatimento', 'prorrogar'] as const),
    ...(['protestar', 'sustarEBaixar', 'sustarEManter', 'alterar', 'alterarValor'] as const),
  ]),
  /** Comes back with the money: `referenciaDoPagamento`. */
  nossaReferencia: z.string().regex(/^[0-9A-Z]{1,25}$/),
  /** What people know it by; it stands on the paper as document's number. */
  seuNumero: z.string().min(1).max(10),
  nossoNumero: z.strictObject({ numero: z.string().regex(/^\d{1,17}$/), dv: z.string().regex(/^[\dPX]?$/) }),
  vencimento: dia,
  valor: centavosPositivos.max(MAIOR_BOLETO),
  emitidoEm: dia,
  especie: especie.default('99'),
  abatimento: centavos.default(0),
  /** Of each day of delay, from the day after the due date on. */
  jurosPorDia: centavos.default(0),
  /** Hundredths of a percent, once, from the day after the due date on. */
  multa: z.int().min(0).max(1_000).default(0),
  desconto: z.strictObject({ valor: centavosPositivos, ate: dia }).nullable().default(null),
  /** Days after the due date; 0 never. */
  diasParaProtesto: z.int().min(0).max(99).default(0),
  /** Days after the due date on which the bank takes it back by itself. */
  diasParaBaixa: z.int().min(1).max(99).default(30),
  pagador: z.strictObject({
    documento: cpfOuCnpj,
    nome: z.string().min(1),
    endereco: z.string().min(1),
    bairro: z.string().default(''),
    cep,
    cidade: z.string().min(1),
    uf,
  }),
  /** What the teller reads, each cut at 40. */
  mensagens: z.array(z.string()).max(2).default([]),
});
export type TituloDaRemessa = z.output<typeof tituloDaRemessa>;

/** 1 for a person, 2 for a company. */
export const tipoDeInscricao = (documento: string): 1 | 2 => (documento.length === 11 ? 1 : 2);
