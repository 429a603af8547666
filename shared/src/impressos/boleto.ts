import { z } from 'zod';
import { centavosPositivos, centavosSoma } from '../dinheiro.ts';
import { cabecalho, compradorNoPapel } from './comum.ts';

/** GET /v1/documentos/boleto/{hash}: a slip as banks want it (formats 1). */
export const boletoImpresso = z.strictObject({
  ...cabecalho,
  situacao: z.enum(['valido', 'vencido', 'pago', 'cancelado']),
  vendaId: z.int().positive(),
  leilao: z.string(),
  lotes: z.array(z.strictObject({ numero: z.string(), nome: z.string() })),
  banco: z.strictObject({ nome: z.string(), codigo: z.string() }),
  beneficiario: z.strictObject({
    nome: z.string(),
    cnpj: z.string(),
    /** Lei 12.039/2009: of the brand's company, where the agreement with the bank is that company's; the agreement itself has none. */
    endereco: z.string().nullable().default(null),
  }),
  agenciaECodigo: z.string(),
  nossoNumero: z.string(),
  carteira: z.string(),
  numeroDoDocumento: z.string(),
  processadoEm: z.iso.date(),
  vencimento: z.iso.date(),
  valor: centavosPositivos,
  pagador: compradorNoPapel,
  linhaDigitavel: z.string(),
  /** 44 digits. */
  codigoDeBarras: z.string().regex(/^\d{44}$/),
  /** The Pix code of the same payment; null where the brand has none. */
  pix: z.string().nullable(),
});
export type BoletoImpresso = z.infer<typeof boletoImpresso>;

/** Slips in one file at most: more of them are several files. */
export const BOLETOS_POR_ARQUIVO = 200;

/** GET /v1/documentos/boletos-leilao/{uid}: the open slips of an auction, the first due first; a file of them where they are many. */
export const boletosImpressos = z.strictObject({
  /** Of the last of them. */
  emitidoEm: cabecalho.emitidoEm,
  hotsite: cabecalho.hotsite,
  leilao: z.string(),
  parte: z.int().positive(),
  partes: z.int().positive(),
  /** Of this file. */
  total: centavosSoma,
  boletos: z.array(boletoImpresso).min(1).max(BOLETOS_POR_ARQUIVO),
});
export type BoletosImpressos = z.infer<typeof boletosImpressos>;
