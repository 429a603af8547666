import { z } from 'zod';
import { cpfOuCnpj } from './documentos.ts';
import { texto } from './texto.ts';

const algarismos = (de: number, ate: number, problema: string) =>
  z
    .string()
    .regex(new RegExp(`^\\d{${de},${ate}}$`), problema)
    .meta({ 'x-formato': 'algarismos' });
const digito = z
  .string()
  .regex(/^[\dXx]?$/, 'é um algarismo ou X')
  .transform((dv) => dv.toUpperCase())
  .default('');

/** An account of the house as staff write it (spec: bank account). Money of lots goes to one that `recebeLote`. */
export const contaBancariaEscrita = z.strictObject({
  banco: texto(80).min(2),
  bancoCodigo: algarismos(3, 3, 'o código do banco tem 3 algarismos'),
  agencia: algarismos(1, 5, 'use só algarismos, até 5'),
  agenciaDigito: digito,
  conta: algarismos(1, 13, 'use só algarismos, até 13'),
  contaDigito: digito,
  titular: texto(120).min(3),
  titularDocumento: cpfOuCnpj,
  /** Of the Pix, as the bank knows it. */
  pixChave: texto(77).optional(),
  /** As banks write it into the Pix code. */
  cidade: texto(60).default('São Paulo'),
  permiteBoleto: z.boolean().default(false),
  recebeLote: z.boolean().default(false),
  recebeReembolso: z.boolean().default(false),
});
export type ContaBancaria = z.output<typeof contaBancariaEscrita>;

/** What a buyer is told of the account that they pay into. */
export const contaParaPagar = contaBancariaEscrita.pick({
  ...{ banco: true, bancoCodigo: true, agencia: true, agenciaDigito: true, conta: true, contaDigito: true },
  ...{ titular: true, titularDocumento: true, pixChave: true },
});
