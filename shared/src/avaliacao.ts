import { z } from 'zod';
import { centavos, centavosPositivos } from './dinheiro.ts';
import { situacaoLote } from './lote.ts';
import { paragrafos, texto } from './texto.ts';

export const SITUACOES_AVALIACAO = ['RASCUNHO', 'ASSINADA'] as const;
export const ROTULOS_SITUACAO_AVALIACAO: Record<(typeof SITUACOES_AVALIACAO)[number], string> = {
  RASCUNHO: 'Rascunho',
  ASSINADA: 'Assinada',
};

export const CONSERVACOES = ['OTIMA', 'BOA', 'REGULAR', 'RUIM', 'SUCATA'] as const;
export const ROTULOS_CONSERVACAO: Record<(typeof CONSERVACOES)[number], string> = {
  OTIMA: 'Ótima',
  BOA: 'Boa',
  REGULAR: 'Regular',
  RUIM: 'Ruim',
  SUCATA: 'Sucata',
};

/** What an auctioneer writes of what a vehicle is worth. Amounts in centavos; of the FIPE table, its code, its month and what it says. */
export const avaliacaoEscrita = z.strictObject({
  veiId: z.int().positive(),
  conservacao: z.enum(CONSERVACOES),
  fipeCodigo: texto(8)
    .regex(/^\d{6}-\d$/, 'use o formato 001234-5')
    .optional(),
  fipeMes: texto(7)
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'use ano e mês: 2026-11')
    .optional(),
  fipeValor: centavosPositivos.optional(),
  valorAvaliado: centavosPositivos,
  minimo: centavosPositivos,
  parecer: paragrafos(4_000).min(3),
});
export type AvaliacaoEscrita = z.infer<typeof avaliacaoEscrita>;

/** A lot like the vehicle, as the site shows it. */
const loteParecido = z.object({
  uid: z.guid(),
  nome: z.string(),
  leilaoNome: z.string(),
  situacao: situacaoLote,
  anoModelo: z.int().nullable(),
  km: z.int().nullable(),
  cidade: z.string().nullable(),
  uf: z.string().nullable(),
  /** What it was sold for, or stands at; null where nobody has bid. */
  preco: centavos.nullable(),
  /** When it closes or closed. */
  dataFim: z.iso.datetime().nullable(),
});
export type LoteParecido = z.infer<typeof loteParecido>;

/** GET /v1/veiculos/{uid}/avaliacao: what an appraisal of it is made from, and which one counts. */
export const avaliacaoDoVeiculo = z.object({
  veiculo: z.object({
    uid: z.guid(),
    id: z.int(),
    nome: z.string(),
    tipo: z.string().nullable(),
    placa: z.string().nullable(),
    chassi: z.string().nullable(),
    anoModelo: z.int().nullable(),
    km: z.int().nullable(),
    cor: z.string().nullable(),
    patio: z.string().nullable(),
    valorMercado: centavos.nullable(),
  }),
  /** In which it is sold now. */
  lote: z
    .object({
      uid: z.guid(),
      leiUid: z.guid(),
      leilaoNome: z.string(),
      numero: z.string(),
      nome: z.string(),
      situacao: situacaoLote,
      minimo: centavos,
      fotosUrls: z.array(z.string()),
    })
    .nullable(),
  /** The last that was signed. */
  vale: z
    .object({
      uid: z.guid(),
      minimo: centavos,
      valorAvaliado: centavos,
      assinadaPor: z.string(),
      assinadaEm: z.iso.datetime(),
    })
    .nullable(),
  /** Drafts are everybody's who may sign: the newest. */
  rascunhoUid: z.guid().nullable(),
  parecidos: z.array(loteParecido),
});
export type AvaliacaoDoVeiculo = z.infer<typeof avaliacaoDoVeiculo>;
