import { z } from 'zod';
import { centavos } from './dinheiro.ts';
import { situacaoLeilao } from './leilao.ts';
import { CODIGOS_DO_QUE_FALTA } from './leilao-o-que-falta.ts';
import { camposPublicosDoLeilao } from './leilao-publico.ts';
import { loteEscrita, situacaoLote } from './lote.ts';

/** The version of what staff wrote, as a change of it names what it was made on (`revisao`). */
const revisao = z.int().positive();

/** An auction in the house's list: `itens` of GET /v1/leiloes. */
export const leilaoNaLista = camposPublicosDoLeilao.extend({
  quantidadeLotes: z.int(),
  vendidos: z.int(),
  condicionais: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const oQueFalta = z.object({
  codigo: z.enum(CODIGOS_DO_QUE_FALTA),
  /** Without it the auction sells nothing; else it is only advised. */
  grave: z.boolean(),
  /** Of how many lots. */
  quantos: z.int().nullable(),
});

/** GET /v1/leiloes/{uid}/privado: what staff wrote of an auction, and what may be done with it now. */
export const leilaoDaEquipe = camposPublicosDoLeilao.extend({
  revisao,
  quantidadeLotes: z.int(),
  vendidos: z.int(),
  condicionais: z.int(),
  ofertados: z.int(),
  /** Winning bids, centavos. */
  total: z.int(),
  lances: z.int(),
  /** Fields that may not change any more, whoever asks. */
  travados: z.array(z.string()),
  /** Where who asks may take it from here, by hand. */
  para: z.array(situacaoLeilao),
  faltam: z.array(oQueFalta),
  /** Whether who asks answers those who want to take part. */
  respondeHabilitacoes: z.boolean(),
});
export type LeilaoDaEquipe = z.infer<typeof leilaoDaEquipe>;

/** A row of GET /v1/leiloes/{uid}/lotes. Money in centavos. */
export const loteNaEquipe = z.object({
  uid: z.guid(),
  id: z.int(),
  revisao,
  numero: z.string(),
  posicaoLeilao: z.int(),
  nome: z.string(),
  tipo: z.string(),
  situacao: situacaoLote,
  foto: z.string().nullable(),
  qtdFotos: z.int(),
  minimo: centavos,
  /** Its own; null where the auction's table holds. */
  incremento: centavos.nullable(),
  valorAtual: centavos.nullable(),
  qtdLances: z.int(),
  /** What who asks may not change of it now. */
  presos: z.object({ minimo: z.boolean(), incremento: z.boolean() }),
  dataFim: z.string().nullable(),
  comitente: z.string().nullable(),
});
export type LoteNaEquipe = z.infer<typeof loteNaEquipe>;

/** GET /v1/leiloes/{uid}/lotes: all of them, in the auction's order. */
export const lotesDaEquipe = z.object({
  itens: z.array(loteNaEquipe),
  /** The version of the order, as PUT …/ordem names it. */
  revisaoDaOrdem: revisao,
});
export type LotesDaEquipe = z.infer<typeof lotesDaEquipe>;

/** GET /v1/lotes/{uid}/privado: what staff wrote of a lot. What is secret of it is there for who writes it alone. */
export const loteDaEquipeLido = loteEscrita.extend({
  uid: z.guid(),
  id: z.int(),
  lelId: z.int(),
  revisao,
  numero: z.string(),
  posicaoLeilao: z.int(),
  situacao: situacaoLote,
  dataInicio: z.string(),
  dataFim: z.string().nullable(),
  leilao: z.object({ uid: z.guid(), id: z.int(), nome: z.string(), situacao: situacaoLeilao }),
  valorAtual: centavos.nullable(),
  qtdLances: z.int(),
  travados: z.array(z.string()),
  para: z.array(situacaoLote),
});
export type LoteDaEquipeLido = z.infer<typeof loteDaEquipeLido>;

/** GET /v1/leiloes/{uid}/historico, newest first. */
export const alteracaoDoLeilao = z.object({
  instante: z.string(),
  autor: z.string(),
  nome: z.string(),
  tipo: z.enum(['criado', 'alterado', 'situacao', 'lotes-incluidos', 'lotes-movidos']),
  mudancas: z.record(z.string(), z.unknown()),
  quantos: z.int().nullable(),
});
export type AlteracaoDoLeilao = z.infer<typeof alteracaoDoLeilao>;
