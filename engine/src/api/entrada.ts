import { ErroMartelo } from '@martelo/shared/erros';
import { aceitarValor } from '@martelo/shared/json-recebido';
import { recusaDoCampo } from '@martelo/shared/recusa-do-campo';
import type { Request } from 'express';
import type { z } from 'zod';

/** One "campo: problema" for each problem. */
export const mensagensDe = (erro: z.ZodError): string[] =>
  erro.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));

/** A part of a request, parsed. REQUISICAO_INVALIDA with a sentence for each field. */
export function ler(schema: z.ZodType | undefined, valor: unknown): unknown {
  if (!schema) return {};
  const lido = schema.safeParse(aceitarValor(valor), { error: recusaDoCampo });
  if (lido.success) return lido.data;
  throw new ErroMartelo('REQUISICAO_INVALIDA', {}, mensagensDe(lido.error));
}

/** TIPO_NAO_SUPORTADO when a body is sent that is not JSON. */
export function exigirJson(req: Request): void {
  const temCorpo =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0;
  if (temCorpo && !req.is(['json', '+json'])) {
    throw new ErroMartelo('TIPO_NAO_SUPORTADO', {}, 'Envie o corpo como application/json.');
  }
}
