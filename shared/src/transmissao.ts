import { z } from 'zod';
import { instanteIso } from './leilao.ts';
import { paragrafos, texto } from './texto.ts';

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
  /** Whether the public is shown it: of an auction one at a time. */
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
});
export type TransmissaoPublica = z.infer<typeof transmissaoPublica>;
