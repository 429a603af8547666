import { z } from 'zod';
import { criterio, MAXIMO_NO_PAPEL } from '../exportacao-da-casa.ts';
import { cabecalho } from './comum.ts';

const COLUNAS = 40;

/** A report on paper, as the engine says it and print draws it: every cell is text already, as people read it. */
export const relatorioImpresso = z
  .strictObject({
    emitidoEm: z.iso.datetime(),
    hotsite: cabecalho.hotsite,
    titulo: z.string().min(1),
    descricao: z.string(),
    /** Who asked for it. */
    autor: z.string(),
    /** What it was narrowed by, in words. */
    criterios: z.array(criterio),
    colunas: z
      .array(z.strictObject({ titulo: z.string(), numero: z.boolean().describe('Algarismos, à direita') }))
      .min(1)
      .max(COLUNAS),
    linhas: z.array(z.array(z.string())).max(MAXIMO_NO_PAPEL),
    /** Of each column its sum, '' where it has none; null where no column has one. */
    somas: z.array(z.string()).nullable(),
  })
  .refine(
    ({ colunas, linhas, somas }) =>
      [...linhas, ...(somas ? [somas] : [])].every(({ length }) => length === colunas.length),
    'cada linha tem uma célula por coluna',
  );
export type RelatorioImpresso = z.infer<typeof relatorioImpresso>;
