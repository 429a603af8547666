import { z } from 'zod';
import { centavos } from '../dinheiro.ts';
import { entradaNoPatio } from '../estadias/estadia.esquema.ts';
import { comandoId } from '../identificador.ts';
import { instanteIso } from '../leilao.ts';
import { coordenadas } from '../patio.ts';
import { paragrafos, texto } from '../texto.ts';
import { CODIGOS_REMOCAO, type CodigoRemocao, ESTADOS_DO_EVENTO, SITUACOES_REMOCAO } from './remocao.ts';

/** What whoever asks for a removal says (S01): which vehicle, from where, to which yard. */
export const remocaoEscrita = z.strictObject({
  veiculoId: z.int().positive(),
  localRemocaoId: z.int().positive(),
  patioId: z.int().positive(),
  observacao: paragrafos(1_000).optional(),
});
export type RemocaoEscrita = z.infer<typeof remocaoEscrita>;

const motivo = paragrafos(500).min(3);
const janela = { diaInicioPrevisto: instanteIso, diaInicioFim: instanteIso };
const arquivo = z.guid();

/** What each code says. Fields that are missing are named by their path (F15). */
export const DADOS_DO_CODIGO = {
  S02: z.strictObject({}),
  S03: z.strictObject({ motivo }),
  S04: z.strictObject({ transportadoraId: z.int().positive(), valorCobradoTransportadora: centavos }),
  S05: z.strictObject({ motivo }),
  S06: z.strictObject({ motoristaId: z.int().positive(), ...janela }),
  // Of one that is on its way already: another yard, and nothing else.
  S07: z.strictObject({
    motivo,
    diaInicioPrevisto: instanteIso.optional(),
    diaInicioFim: instanteIso.optional(),
    motoristaId: z.int().positive().optional(),
    patioId: z.int().positive().optional(),
  }),
  S08: z.strictObject({ posicao: coordenadas.optional() }),
  S09: z.strictObject({ posicao: coordenadas }),
  S10: z.strictObject({ motivo, fotos: z.array(arquivo).max(20).default([]) }),
  S11: z.strictObject({
    /** The inspection that was made there, by its small number. */
    vistoriaId: z.int().positive().optional(),
    /** Of who handed the vehicle over: a picture that was sent to the removal. */
    assinatura: arquivo,
    fotos: z.array(arquivo).max(40).default([]),
    recebidoDe: texto(120).min(2),
    posicao: coordenadas.optional(),
  }),
  S12: z.strictObject({ fileName: texto(120).min(1), fileId: arquivo }),
  S13: z.strictObject({ texto: paragrafos(2_000).min(3) }),
  S14: z.strictObject({ posicao: coordenadas.optional() }),
  S15: z.strictObject({ motivo }),
  S16: z.strictObject({ motivo }),
  // The check-in itself: its pictures were sent to the stay that is expected.
  S17: entradaNoPatio,
} as const satisfies Record<Exclude<CodigoRemocao, 'S01'>, z.ZodObject>;
export type CodigoQueMove = keyof typeof DADOS_DO_CODIGO;
export type DadosDo<C extends CodigoQueMove> = z.output<(typeof DADOS_DO_CODIGO)[C]>;
export const CODIGOS_QUE_MOVEM = CODIGOS_REMOCAO.filter((um) => um !== 'S01') as CodigoQueMove[];

/** A code as partners, phones and the back office send it. */
export const eventoEnviado = z.strictObject({
  codigo: z.enum(CODIGOS_QUE_MOVEM as [CodigoQueMove, ...CodigoQueMove[]]),
  comandoId,
  /** When it happened there, which may be before it could be told. */
  instante: instanteIso,
  /** By its code; what is missing is told by its path. */
  dados: z.record(z.string(), z.unknown()).default({}),
});
export type EventoEnviado = z.infer<typeof eventoEnviado>;

/** A code that was applied, as the removal keeps it. */
export const eventoDaRemocao = z.strictObject({
  uid: z.guid(),
  codigo: z.enum(CODIGOS_REMOCAO),
  /** When it happened, and when it was written. */
  instante: z.iso.datetime(),
  em: z.iso.datetime(),
  por: z.string(),
  /** Words that were said with it: a reason, an occurrence, the name of a file. */
  texto: z.string().nullable(),
  arquivos: z.array(z.guid()).max(50),
  posicao: coordenadas.nullable(),
});
export type EventoDaRemocao = z.infer<typeof eventoDaRemocao>;
export const EVENTOS_DA_REMOCAO_MAX = 500;

const quando = z.iso.datetime().nullable().default(null);
const quem = z.string().nullable().default(null);
const numero = z.int().positive().nullable().default(null);

/** What a removal is, besides what was asked. */
export const remocaoGuarda = {
  situacao: z.enum(SITUACOES_REMOCAO).default('SOLICITADA'),
  dataSolicitacao: z.iso.datetime(),
  ...{ diaInicioPrevisto: quando, diaInicioFim: quando, diaInicioReal: quando },
  ...{ transportadoraId: numero, motoristaId: numero, vistoriaId: numero },
  /** Where it was last said to be. */
  localizacao: coordenadas.nullable().default(null),
  /** From the place, where whoever said to have come was, whole metres; null: not known. */
  distanciaDoLocal: z.int().min(0).nullable().default(null),
  longeDoLocal: z.boolean().default(false),
  valorSugerido: centavos.nullable().default(null),
  valorCobradoTransportadora: centavos.nullable().default(null),
  designadaEm: quando,
  ...{ autorizadaEm: quando, autorizadaPor: quem, confirmadaEm: quando, confirmadaPor: quem },
  ...{ canceladaEm: quando, canceladaPor: quem, concluidaEm: quando },
  /** Of the last that was refused, declined, frustrated, rescheduled or cancelled. */
  motivo: z.string().nullable().default(null),
  solicitadaPor: z.string().default(''),
  /** Of the vehicle and the yard, as they were when it was asked: whose they are. */
  veiUid: z.guid().nullable().default(null),
  veiculoNome: z.string().max(300).default(''),
  placa: z.string().max(20).nullable().default(null),
  comId: numero,
  patioUid: z.guid().nullable().default(null),
  localNome: z.string().max(300).default(''),
  /** While it is open: one a vehicle (F11). */
  chaveAberta: z.string().nullable().default(null),
  eventos: z.array(eventoDaRemocao).max(EVENTOS_DA_REMOCAO_MAX).default([]),
};
export type RemocaoGuardada = RemocaoEscrita & z.output<z.ZodObject<typeof remocaoGuarda>>;

/** Why a code was not processed: nothing changed. */
export const recusaDoEvento = z.object({
  codigo: z.string(),
  mensagem: z.union([z.string(), z.array(z.string())]),
});

/** What became of a code that was sent. */
export const eventoRecebido = z.object({
  uid: z.guid(),
  codigo: z.enum(CODIGOS_REMOCAO),
  comandoId: z.string(),
  estado: z.enum(ESTADOS_DO_EVENTO).describe('EST01 recebido, à espera da vez; EST02 processado; EST03 não'),
  recusa: recusaDoEvento.nullable().describe('De EST03: por que; nada mudou'),
  instante: z.string(),
  recebidoEm: z.string(),
  espera: z.string().nullable().describe('De EST01: até quando espera'),
  por: z.object({ uid: z.string(), nome: z.string() }),
});
export type EventoRecebido = z.infer<typeof eventoRecebido>;

/** POST …/eventos: acknowledged, and what became of it as far as it is known. */
export const respostaDoEvento = z.object({
  reconhecido: z.enum(['EST01', 'ESTXX']).describe('EST01 recebido; ESTXX: este comandoId já tinha sido'),
  evento: eventoRecebido,
  situacao: z.enum(SITUACOES_REMOCAO),
  revisao: z.int(),
});
export type RespostaDoEvento = z.infer<typeof respostaDoEvento>;
