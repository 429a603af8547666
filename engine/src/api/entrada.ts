import { ErroMartelo } from '@martelo/shared/erros';
import { aceitarValor } from '@martelo/shared/json-recebido';
import type { Request } from 'express';
import type { z } from 'zod';
import { ptBR } from 'zod/locales';

const doZod = ptBR().localeError;

/** What is wrong with one field, in Brazilian Portuguese; a schema's own message goes before it. */
export const portugues: z.core.$ZodErrorMap = (problema) => {
  switch (problema.code) {
    case 'invalid_type':
      return problema.input === undefined ? 'campo obrigatório' : doZod(problema);
    case 'unrecognized_keys':
      return `campo desconhecido: ${problema.keys.join(', ')}`;
    case 'invalid_format':
      return problema.format === 'regex' ? 'formato inválido' : doZod(problema);
    case 'too_small':
      return problema.origin === 'string'
        ? `deve ter pelo menos ${caracteres(problema.minimum)}`
        : doZod(problema);
    case 'too_big':
      return problema.origin === 'string'
        ? `deve ter no máximo ${caracteres(problema.maximum)}`
        : doZod(problema);
    default:
      return doZod(problema);
  }
};

const caracteres = (quantos: number | bigint): string =>
  `${quantos} ${Number(quantos) === 1 ? 'caractere' : 'caracteres'}`;

/** One "campo: problema" for each problem. */
export const mensagensDe = (erro: z.ZodError): string[] =>
  erro.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));

/** A part of a request, parsed. REQUISICAO_INVALIDA with a sentence for each field. */
export function ler(schema: z.ZodType | undefined, valor: unknown): unknown {
  if (!schema) return {};
  const lido = schema.safeParse(aceitarValor(valor), { error: portugues });
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
