import { z } from 'zod';
import { type ContaEscrita, problemasDosDigitos } from './banco/digitos-da-conta.ts';
import { lerChaveEscrita, NAO_E_CHAVE_PIX } from './banco/pix/chave.ts';
import { cpfOuCnpj } from './documentos.ts';
import { texto } from './texto.ts';

const algarismos = (de: number, ate: number, problema: string) =>
  z
    .string()
    .regex(new RegExp(`^\\d{${de},${ate}}$`), problema)
    .meta({ 'x-formato': 'algarismos' });
const digito = z
  .string()
  .regex(/^[\dXxPp]?$/, 'é um algarismo, X ou P')
  .transform((dv) => dv.toUpperCase())
  .default('');

/** An account of the house as staff write it (spec: bank account). Money of lots goes to one that `recebeLote`. */
export const contaBancariaEscrita = z.strictObject({
  banco: texto(80).min(2),
  bancoCodigo: algarismos(3, 3, 'o código do banco tem 3 algarismos').meta({
    'x-formato': 'numero-do-banco',
  }),
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
  /** Consignors whose account it is: what they get of their lots goes there. Empty: the house's own. */
  comIds: z.array(z.int().positive()).max(50).default([]),
});
export type ContaBancaria = z.output<typeof contaBancariaEscrita>;

type Endereco = ContaEscrita & Pick<ContaBancaria, 'pixChave'>;

/**
 * What no bank would take of an account, as a refusal names it (`campo: o que há`). Not in the schema: accounts that were written before there was
 * this rule are read, and taken out of use, as they are.
 */
export function recusasDaConta({ pixChave, ...escrita }: Endereco): string[] {
  const recusas = [...problemasDosDigitos(escrita)].map(([campo, problema]) => `${campo}: ${problema}`);
  if (pixChave !== undefined && lerChaveEscrita(pixChave) === null)
    recusas.push(`pixChave: ${NAO_E_CHAVE_PIX}`);
  return recusas;
}

/** What a buyer is told of the account that they pay into. */
export const contaParaPagar = contaBancariaEscrita.pick({
  ...{ banco: true, bancoCodigo: true, agencia: true, agenciaDigito: true, conta: true, contaDigito: true },
  ...{ titular: true, titularDocumento: true, pixChave: true },
});
