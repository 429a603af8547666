import { z } from 'zod';
import { centavosPositivos } from '../dinheiro.ts';

const MAIS_PARCELAS = 24;

/** What a brand agreed with its card provider. */
export const tabelaDeParcelas = z
  .strictObject({
    /** The most instalments that are offered. */
    maximo: z.int().min(1).max(MAIS_PARCELAS),
    /** Up to how many the house bears the interest. */
    semJuros: z.int().min(1).max(MAIS_PARCELAS),
    /** Percent a month, for more than those. */
    taxaAoMes: z.number().min(0).max(20),
    /** No instalment but a single one is smaller. */
    parcelaMinima: centavosPositivos,
  })
  .refine(({ maximo, semJuros }) => semJuros <= maximo, {
    path: ['semJuros'],
    error: 'não passam do máximo de parcelas',
  });
export type TabelaDeParcelas = z.output<typeof tabelaDeParcelas>;

/** GET /v1/cartao/parcelas: the table of the brand's card provider; null where nothing is paid by card. */
export const parcelasDaMarca = z.strictObject({ tabela: tabelaDeParcelas.nullable() });
export type ParcelasDaMarca = z.output<typeof parcelasDaMarca>;
