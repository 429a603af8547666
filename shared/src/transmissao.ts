import { z } from 'zod';
import { instanteIso } from './leilao.ts';
import { paragrafos, texto } from './texto.ts';
import { SITUACOES_DA_TRANSMISSAO } from './transmissao/situacao.ts';

/** Where the encoder sends its picture. Whoever knows it can broadcast: it never leaves the house. */
const enderecoRtmp = z.url({ protocol: /^rtmps?$/ }).max(500);

/** What staff writes of a channel: the way from one yard's cameras to one auction's page. */
export const canalTransmissaoEscrita = z.strictObject({
  nome: texto(120).min(1),
  disponivel: z.boolean(),
  leilaoUid: z.guid(),
  templateUid: z.guid(),
});
export type CanalTransmissaoEscrita = z.infer<typeof canalTransmissaoEscrita>;

export const canalTransmissao = canalTransmissaoEscrita.extend({
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  ultimaAtualizacao: z.iso.datetime(),
});
export type CanalTransmissao = z.infer<typeof canalTransmissao>;

/** What starts a broadcast. */
export const inicioTransmissao = z.strictObject({
  leilaoUid: z.guid(),
  canalTransmissaoUid: z.guid().optional(),
  urlRmtp: enderecoRtmp,
  videoAtivo: z.boolean(),
  audioAtivo: z.boolean(),
  posicaoTemplate: z.int().min(0).max(99),
  local: texto(200).optional(),
  ultimaChecagem: instanteIso.optional(),
});
export type InicioTransmissao = z.infer<typeof inicioTransmissao>;

/** A recorded video shown in the picture's place. */
const video = {
  /** The file's name, as the house's videos are kept: no path. */
  videoFilename: texto(200)
    .min(1)
    .regex(/^[^\\/]+$/, 'Informe o nome do arquivo, sem pasta.')
    // Apart: the pattern is published, and not every reader of it knows Unicode's classes.
    .refine((nome) => !/\p{Cc}/u.test(nome), 'Informe o nome do arquivo, sem pasta.')
    .optional(),
  /** From which second it goes on when it is shown again. */
  videoVoltarNoSegundo: z.number().min(0).max(86_400).optional(),
  videoLoop: z.boolean().optional(),
};

export const transmissao = inicioTransmissao.extend({
  ...video,
  uid: z.guid(),
  hotsiteId: z.int().positive(),
  situacao: z.enum(SITUACOES_DA_TRANSMISSAO).default('PREPARADA'),
  /** Whether the public is to be shown it: of an auction one at a time. */
  publicada: z.boolean(),
  browser: texto(300).optional(),
  ip: texto(60).optional(),
  dataInicio: z.iso.datetime(),
  dataFim: z.iso.datetime().nullable(),
  motivoFim: paragrafos(300).nullable(),
});
export type Transmissao = z.infer<typeof transmissao>;

/** What changes when a broadcast goes on the air. */
export const publicacaoTransmissao = z.strictObject({
  leilaoUid: z.guid(),
  transmissaoUid: z.guid(),
  videoAtivo: z.boolean().optional(),
  audioAtivo: z.boolean().optional(),
  posicaoTemplate: z.int().min(0).max(99).optional(),
  ...video,
});

export type PublicacaoTransmissao = z.infer<typeof publicacaoTransmissao>;

export const fimTransmissao = z.strictObject({ motivoFim: paragrafos(300).min(1) });

/** A broadcast as anyone may see it: no encoder address, no machine of the house. */
export const transmissaoPublica = z.strictObject({
  uid: z.guid(),
  leilaoUid: z.guid(),
  canal: z.string().nullable(),
  videoAtivo: z.boolean(),
  audioAtivo: z.boolean(),
  local: z.string().nullable(),
  dataInicio: z.string(),
  /** Its picture comes now, by the house's own service. Otherwise it has fallen, or comes from elsewhere. */
  chega: z.boolean(),
});
export type TransmissaoPublica = z.infer<typeof transmissaoPublica>;

/** What opens a stream once, and where. */
export const entradaDada = z.object({
  token: z.string(),
  /** Origin of the streams; empty: the page's own name, on `porta`. */
  origem: z.string(),
  porta: z.int().positive(),
  /** What encoders are told: the server, and the key beside it. */
  urlRmtp: z.string(),
  /** Until when it has to be used. */
  expiraEm: z.iso.datetime(),
});
export type EntradaDada = z.infer<typeof entradaDada>;

/** Who sends: this page; an encoder (OBS), whose key lasts until it is used and lets it come back; a second camera. */
export const FORMAS_DE_ENTRADA = ['navegador', 'codificador', 'camera'] as const;
export type FormaDeEntrada = (typeof FORMAS_DE_ENTRADA)[number];
export const entradaPedida = z.strictObject({ forma: z.enum(FORMAS_DE_ENTRADA) });

const canalDoModelo = canalTransmissao.extend({ canalTransmissaoUid: z.guid() });
const modeloDado = z.object({
  uid: z.guid(),
  nome: z.string(),
  videoFilter: z.string().nullable(),
  quantidadeCameras: z.int(),
  imagemModelo: z.string().nullable(),
  /** Channels of the auction that are of it. */
  canaisTransmissao: z.array(z.guid()),
});
export type ModeloDado = z.infer<typeof modeloDado>;
/** What a studio begins with (`get-canal-trasmissao-templates`). */
export const inicioDoEstudio = z.object({
  canais: z.array(canalDoModelo),
  templates: z.array(modeloDado),
  urlRmtp: z.string(),
});
