import { z } from 'zod';
import { comandoId } from './identificador.ts';
import { MAXIMO_ENVIO } from './limites-de-arquivo.ts';

/** What a file is sent in, in bytes: little enough to be lost on a poor line, and to be sent again. */
export const BYTES_DA_PARTE = 262_144;

/** How many parts a file of so many bytes has. */
export const partesDe = (bytes: number): number => Math.ceil(bytes / BYTES_DA_PARTE);

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'use o SHA-256 do arquivo, em 64 letras hexadecimais minúsculas');

/** A file that is about to be sent in parts. Asked again with the same `comandoId` it is the same one, and says what is there. */
export const envioPedido = z.strictObject({
  comandoId,
  nome: z.string().min(1).max(200),
  bytes: z.int().min(1).max(MAXIMO_ENVIO),
  sha256: sha256.describe('Do arquivo inteiro'),
});
export type EnvioPedido = z.infer<typeof envioPedido>;

export const SITUACOES_DO_ENVIO = ['ABERTO', 'COMPLETO', 'USADO'] as const;

/** What the engine has of it. */
export const envioVisto = z.object({
  uid: z.guid(),
  situacao: z
    .enum(SITUACOES_DO_ENVIO)
    .describe('ABERTO recebe partes; COMPLETO pode ser usado; USADO já foi guardado por uma chamada'),
  bytes: z.int(),
  bytesDaParte: z.int().describe('De cada parte, menos a última'),
  partes: z.int().describe('Quantas são, numeradas de 0'),
  recebidas: z.array(z.int()).describe('As que já chegaram: não precisam ser enviadas de novo'),
});
export type EnvioVisto = z.infer<typeof envioVisto>;

/** Instead of a form, a call that takes a file takes this: a finished one, and the form's fields as they stand there. */
export const envioUid = z.guid().describe('O envio em partes, completo, em lugar do arquivo');
