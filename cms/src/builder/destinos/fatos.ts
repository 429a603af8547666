import { z } from 'zod';

const cor = z.string();
const tamanho = z.object({
  largura: z.number().nullable(),
  altura: z.number().nullable(),
  bytes: z.number(),
});

/**
 * What is true of a brand at this moment, as far as a page's links and pictures need it: asked of the cms and the engine once,
 * then everything about a page is judged without asking again. What nobody could answer is absent, and is not held against a page.
 */
export const fatosDaMarca = z.object({
  cores: z.object({
    corPrimaria: cor,
    corSecundaria: cor,
    corGradient1: cor.nullable(),
    corGradient2: cor.nullable(),
    corGradient3: cor.nullable(),
  }),
  /** Where the brand's site answers, without `www.`. */
  hosts: z.array(z.string()),
  paginas: z.array(z.object({ uri: z.string(), titulo: z.string(), publicada: z.boolean() })),
  /** By the id links name it with; null: there is no such lot. */
  lotes: z.record(z.string(), z.object({ nome: z.string(), encerrado: z.boolean() }).nullable()),
  leiloes: z.record(z.string(), z.object({ nome: z.string(), encerrado: z.boolean() }).nullable()),
  /** By media id. `celular`: what a phone loads of it, bytes. */
  midias: z.record(z.string(), tamanho.extend({ celular: z.number() }).nullable()),
});
export type FatosDaMarca = z.infer<typeof fatosDaMarca>;

/** What is asked: everything a page names. */
export const perguntas = z.strictObject({
  lotes: z.array(z.string().max(40)).max(500),
  leiloes: z.array(z.string().max(40)).max(500),
  midias: z.array(z.union([z.string().max(40), z.number()])).max(2_000),
});
export type Perguntas = z.infer<typeof perguntas>;
