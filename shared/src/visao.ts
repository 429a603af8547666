import { z } from 'zod';
import { PAPEIS_INTERNOS } from './papeis.ts';
import { texto } from './texto.ts';

/** How high the rows of a list are. */
export const DENSIDADES_DA_VISAO = ['BAIXA', 'MEDIA', 'ALTA'] as const;
export type DensidadeDaVisao = (typeof DENSIDADES_DA_VISAO)[number];
export const ROTULOS_DENSIDADE: Record<DensidadeDaVisao, string> = {
  ...({ BAIXA: 'Baixa', MEDIA: 'Média', ALTA: 'Alta' } as const),
};

/** Of a column, in pixels: narrower nobody reads it, wider it is alone on the screen. */
export const LARGURA_MINIMA = 60;
export const LARGURA_MAXIMA = 800;

export const colunaDaVisao = z.strictObject({
  campo: z.string().min(1).max(81),
  largura: z
    .int()
    .min(LARGURA_MINIMA)
    .max(LARGURA_MAXIMA)
    .nullable()
    .default(null)
    .describe('Em pixels; null: a de sempre'),
});
export type ColunaDaVisao = z.output<typeof colunaDaVisao>;

/** What somebody of the house keeps of a list under a name: its address, and how its table stands. */
export const visaoEscrita = z.strictObject({
  nome: texto(60).min(2),
  lista: z
    .string()
    .regex(/^[a-zA-Z]{1,60}$/)
    .meta({ 'x-formato': 'lista' })
    .describe('De qual lista: o `nome` da espécie em GET /v1/recursos'),
  papel: z.enum(PAPEIS_INTERNOS).nullable().default(null).describe('De quem tem este papel; null: só minha'),
  endereco: z
    .string()
    .max(8_000)
    .default('')
    .describe('A consulta da lista, como no endereço: filtro, ordenar, ordem, porPagina, removidos'),
  colunas: z.array(colunaDaVisao).max(60).default([]).describe('Na ordem; nenhuma: as de sempre'),
  densidade: z
    .enum(DENSIDADES_DA_VISAO)
    .nullable()
    .default(null)
    .describe('Altura das linhas; null: a de quem olha'),
});
export type VisaoEscrita = z.output<typeof visaoEscrita>;
