import { z } from 'zod';
import { TIPOS_LOTE } from './lote-tipos.ts';
import { ESTADOS_DA_POSICAO, SILHUETAS, VISTAS } from './modelo-de-fotos.ts';
import { texto } from './texto.ts';

const posicao = z.strictObject({
  vista: z.enum(VISTAS),
  obrigatoria: z.boolean().default(true),
  orientacao: texto(160).optional(),
});

/** What staff write of which pictures lots of some types are to have, in the order of the page; the first is the cover. */
export const modeloDeFotosEscrita = z.strictObject({
  nome: texto(60).min(2),
  silhueta: z.enum(SILHUETAS).default('CARRO'),
  /** Types of lots that it is for; of each a brand has one model. Of none, it is put aside. */
  tipos: z.array(z.enum(TIPOS_LOTE)).max(TIPOS_LOTE.length).default([]),
  posicoes: z.array(posicao).max(VISTAS.length).default([]),
});
export type ModeloDeFotosEscrita = z.infer<typeof modeloDeFotosEscrita>;

/** What the model of a lot's type asks for, and how far the lot is with it. */
export const modeloDoLote = z.object({
  nome: z.string(),
  silhueta: z.enum(SILHUETAS),
  posicoes: z.array(
    z.object({
      vista: z.enum(VISTAS),
      obrigatoria: z.boolean(),
      orientacao: z.string().nullable(),
      estado: z
        .enum(ESTADOS_DA_POSICAO)
        .describe('TEM: está na página; ESPERA: aprovação; FALTA: ninguém enviou'),
    }),
  ),
});
export type ModeloDoLote = z.infer<typeof modeloDoLote>;
