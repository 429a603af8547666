import { z } from 'zod';
import { centavosPositivos } from './dinheiro.ts';
import { arquivoDoLeilao } from './leilao-arquivo.ts';
import { textoLivre } from './texto.ts';

export const SITUACOES_LEILAO = [
  'EM_LOTEAMENTO',
  'CRIADO',
  'PRONTO',
  'AO_VIVO',
  'EXECUTADO',
  'CANCELADO',
] as const;
export const situacaoLeilao = z.enum(SITUACOES_LEILAO);
export type SituacaoLeilao = z.infer<typeof situacaoLeilao>;

/** Lots take bids only while their auction is in one of these. */
export const LEILAO_ACEITA_LANCES: ReadonlySet<SituacaoLeilao> = new Set(['PRONTO', 'AO_VIVO']);

/** An instant in ISO 8601 UTC; a bare date is read as that day's start in São Paulo (UTC−3). */
export const instanteIso = z
  .union([z.iso.datetime({ offset: true }), z.iso.date().transform((dia) => `${dia}T03:00:00.000Z`)])
  .transform((texto) => new Date(texto).toISOString())
  // An offset at the edge of the calendar would leave the four-digit years that the rest of the platform reads.
  .refine((instante) => /^(19|20|21)\d\d-/.test(instante), 'A data precisa ser entre 1900 e 2199.');

/** Increment table: `valor` applies to prices below `ate`, ascending; the last row has no `ate`. */
export const incrementos = z
  .array(z.strictObject({ ate: centavosPositivos.optional(), valor: centavosPositivos }))
  .min(1)
  .max(50)
  .refine(
    (faixas) =>
      faixas.every((faixa, i) =>
        i === faixas.length - 1
          ? faixa.ate === undefined
          : faixa.ate !== undefined && (i === 0 || faixa.ate > (faixas[i - 1]?.ate ?? 0)),
      ),
    'As faixas de incremento devem crescer, e só a última não tem limite (ate).',
  );
export type Incrementos = z.infer<typeof incrementos>;

const segundos = (maximo: number) => z.int().min(0).max(maximo);
// A page links to these: no other protocol than the web's.
const endereco = z.url({ protocol: /^https?$/ }).max(2_000);

/** What staff may write of an auction. Unknown fields are refused so that a typo is never a silent drop. */
export const leilaoEscrita = z.strictObject({
  nome: textoLivre(200).min(1),
  data: instanteIso,
  hotsites: z.array(z.int().positive()).min(1).max(50).optional(),
  situacao: situacaoLeilao.default('CRIADO'),
  modalidade: textoLivre(60).optional(),
  local: textoLivre(200).optional(),
  cidade: textoLivre(120).optional(),
  intervaloEntreLotesSegundos: segundos(86_400).default(120),
  pontoCorteParaIncrementoPosLancesSegundos: segundos(86_400).default(180),
  incrementoAposLancesSegundos: segundos(86_400).default(180),
  modoIncrementoTempo: z.enum(['REINICIA', 'SOMA']).default('REINICIA'),
  cascata: z.boolean().default(false),
  empate: z.enum(['primeiro', 'manual']).default('primeiro'),
  incrementos: incrementos.default([{ valor: 10_000 }]),
  editalUrl: endereco.optional(),
  ordemVisitacaoUrl: endereco.optional(),
  ordemEntradaUrl: endereco.optional(),
  /** Files beside those: with their sizes, and on our own site too. */
  arquivos: z.array(arquivoDoLeilao).max(50).optional(),
  transmissaoUrl: endereco.optional(),
  transmissaoSubdominio: textoLivre(120).optional(),
  validarSucata: z.boolean().default(false),
  /** Bids only from clients habilitated to this auction; with `habilitacaoAutomatica` asking is enough. Absent = no. */
  exigeHabilitacao: z.boolean().optional(),
  habilitacaoAutomatica: z.boolean().optional(),
  /** Each session of a client enters the bidding code of their habilitation once. Implies `exigeHabilitacao`. */
  exigeCodigo: z.boolean().optional(),
  /** Bids only from accounts with a second factor. */
  exigeSegundoFator: z.boolean().optional(),
  /** A rehearsal: seen by the house and by rehearsal bidders alone, and nothing is sold. Fixed from the start. */
  ensaio: z.boolean().optional(),
  /** A court's: sold in the dispute alone, extended by its rule, room bids by registered bidders (L10). Fixed from the start. Absent = no. */
  judicial: z.boolean().optional(),
  porcentagemComissao: z.number().min(0).max(100).default(5),
  regulamentoUid: z.guid().optional(),
  leiloeiro: z
    .strictObject({
      id: z.int().optional(),
      uid: z.guid().optional(),
      nome: textoLivre(120),
      inscricao: textoLivre(60).optional(),
    })
    .optional(),
  comitentesLogomarcas: z.array(endereco).max(100).optional(),
  localRealizacao: z
    .strictObject({
      id: z.int().optional(),
      lcpId: z.int().optional(),
      nome: textoLivre(200),
      endereco: textoLivre(300).optional(),
      cidade: textoLivre(120).optional(),
      telefone: textoLivre(30).optional(),
    })
    .optional(),
});
export type LeilaoEscrita = z.infer<typeof leilaoEscrita>;

/** An auction as the engine keeps it. */
export type Leilao = LeilaoEscrita & { id: number; uid: string; hotsites: number[] };

const DIA_MS = 86_400_000;

/** Auction date plus 2 days (spec 9). ISO instant. */
export const dataPagamento = (leilao: Pick<Leilao, 'data'>): string =>
  new Date(Date.parse(leilao.data) + 2 * DIA_MS).toISOString();

/** The name without a trailing date ("Leilão de Frota 21/11/2026" → "Leilão de Frota"). */
export const nomeSemData = (nome: string): string =>
  nome.replace(/[\s\-–—,(]*\b\d{1,2}\/\d{1,2}(\/\d{2,4})?\)?\s*$/, '').trim() || nome;

/** Spec 4: one of the active states and dated after today 00:00 UTC. */
export function leilaoAtivo(leilao: Pick<Leilao, 'situacao' | 'data'>, agora: number): boolean {
  const aberto = leilao.situacao !== 'EXECUTADO' && leilao.situacao !== 'CANCELADO';
  return aberto && Date.parse(leilao.data) > Math.floor(agora / DIA_MS) * DIA_MS;
}
