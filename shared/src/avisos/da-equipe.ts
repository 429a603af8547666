import { z } from 'zod';
import { instanteIso } from '../leilao.ts';
import { ESPERAS } from './esperas.ts';
import { avisosDoSino, codigoEvento } from './esquemas.ts';

/** What the bell of one of the house rings for: something that waits, or something that they are told. */
export const toqueDaEquipe = z.union([z.enum(ESPERAS), codigoEvento]);
export type ToqueDaEquipe = z.infer<typeof toqueDaEquipe>;

/** All of a kind that waits for who looks, as one line. */
export const linhaDeEspera = z.object({
  espera: z.enum(ESPERAS),
  titulo: z.string().describe('Quantos esperam, e o quê'),
  quantos: z.int(),
  /** Something has come to it since they last read the line. */
  nova: z.boolean(),
  em: instanteIso.describe('Quando chegou o último'),
  destino: z.string().describe('Onde se trabalha a fila'),
});
export type LinhaDeEspera = z.infer<typeof linhaDeEspera>;

/** GET /v1/equipe/avisos: what waits now, then what they were told, newest first. */
export const avisosDaEquipe = avisosDoSino.extend({
  esperas: z.array(linhaDeEspera),
  naoLidos: z.int().describe('Avisos não lidos e linhas com novidade'),
  /** What may ring for who looks. */
  toques: z.array(
    z.object({
      toque: toqueDaEquipe,
      rotulo: z.string(),
      silenciado: z.boolean(),
    }),
  ),
});
export type AvisosDaEquipe = z.infer<typeof avisosDaEquipe>;

/** POST /v1/equipe/avisos/lidos */
export const lidosDaEquipe = z.union([
  z.strictObject({ uids: z.literal('todos') }),
  z.strictObject({
    uids: z.array(z.guid()).max(200).default([]),
    esperas: z.array(z.enum(ESPERAS)).max(ESPERAS.length).default([]),
  }),
]);

/** PUT /v1/equipe/avisos/silenciados */
export const silenciarToque = z.strictObject({ toque: toqueDaEquipe, silenciado: z.boolean() });
