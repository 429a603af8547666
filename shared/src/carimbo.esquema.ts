import { z } from 'zod';
import { APARENCIAS_DE_CARIMBO, PALAVRAS_DO_CARIMBO_MAX, POSICOES_DO_CARIMBO } from './carimbo.ts';
import { enderecoDeArquivo } from './endereco-de-arquivo.ts';
import { instanteIso } from './leilao.ts';
import { situacaoLote } from './lote.ts';
import { TIPOS_LOTE } from './lote-tipos.ts';
import { texto } from './texto.ts';

const cor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'escreva como #aabbcc');
const POUCOS = 50;

/** What staff write of a stamp. Which lots have it: those that all of what is named here holds for; all of the brand's where nothing is. */
export const carimboEscrita = z.strictObject({
  nome: texto(60).min(2),
  aparencia: z.enum(APARENCIAS_DE_CARIMBO).default('TEXTO'),
  texto: texto(PALAVRAS_DO_CARIMBO_MAX).optional(),
  cor: cor.default('#1b5e20'),
  corTexto: cor.default('#ffffff'),
  urlCard: enderecoDeArquivo.optional(),
  urlLote: enderecoDeArquivo.optional(),
  link: enderecoDeArquivo.optional(),
  posicao: z.enum(POSICOES_DO_CARIMBO).default('INFERIOR_ESQUERDO'),
  prioridade: z.int().min(0).max(100).default(0),
  inicio: instanteIso.optional(),
  fim: instanteIso.optional(),
  leilaoIds: z.array(z.int().positive()).max(POUCOS).default([]),
  tipos: z.array(z.enum(TIPOS_LOTE)).max(TIPOS_LOTE.length).default([]),
  comIds: z.array(z.int().positive()).max(POUCOS).default([]),
  situacoes: z.array(situacaoLote).max(POUCOS).default([]),
  palavras: z.array(texto(60).min(2)).max(20).default([]),
});
export type CarimboEscrita = z.infer<typeof carimboEscrita>;

/** As a card carries it. */
export const carimboNoCartao = z.strictObject({
  nome: z.string(),
  urlCard: z.string().nullable(),
  link: z.string().nullable(),
  /** Words over a colour, where it is no picture. */
  faixa: z.strictObject({ texto: z.string(), cor: z.string(), corTexto: z.string() }).nullable(),
  posicao: z.enum(POSICOES_DO_CARIMBO),
});
