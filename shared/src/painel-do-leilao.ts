import { z } from 'zod';
import { filtro } from './filtro.ts';
import { instanteIso } from './leilao.ts';

/** How long back the bids of each minute are drawn. */
export const MINUTOS_DO_PAINEL = 30;

/** One figure of an auction, by the spec's names, and the list whose rows it counts. */
export const azulejo = z.object({
  key: z.string().describe('pessoas, lances, habilitacoes, condicionais, lotes, ou situacao:<a situação>'),
  leiUid: z.guid(),
  nome: z.string(),
  descricao: z.string(),
  icone: z.enum(['user', 'gavel', 'circle-check', 'clock', 'layers', 'tag']),
  qtd: z.int().min(0),
  lista: z
    .object({ especie: z.string(), filtros: z.array(filtro) })
    .nullable()
    .describe('A lista cujas linhas são estas, com os filtros que as acham; null onde não há uma'),
});
export type Azulejo = z.infer<typeof azulejo>;

export const painelDoLeilao = z.object({
  leilao: z.object({
    uid: z.guid(),
    id: z.int(),
    nome: z.string(),
    situacao: z.string(),
    data: z.string().nullable(),
  }),
  em: instanteIso,
  itens: z.array(azulejo),
  porMinuto: z
    .array(z.object({ em: instanteIso, qtd: z.int().min(0) }))
    .describe('Lances de cada minuto, do mais antigo ao de agora, que ainda corre'),
});
export type PainelDoLeilao = z.infer<typeof painelDoLeilao>;
