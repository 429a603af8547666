import { ErroMartelo } from '@martelo/shared/erros';
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
        ? `deve ter pelo menos ${problema.minimum} caracteres`
        : doZod(problema);
    case 'too_big':
      return problema.origin === 'string'
        ? `deve ter no máximo ${problema.maximum} caracteres`
        : doZod(problema);
    default:
      return doZod(problema);
  }
};

/** One "campo: problema" for each problem. */
export const mensagensDe = (erro: z.ZodError): string[] =>
  erro.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));

/** A part of a request, parsed. REQUISICAO_INVALIDA with a sentence for each field. */
export function ler(schema: z.ZodType | undefined, valor: unknown): unknown {
  if (!schema) return {};
  const ilegivel = textoIlegivel(valor);
  if (ilegivel !== null) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [ilegivel]);
  const lido = schema.safeParse(valor, { error: portugues });
  if (lido.success) return lido.data;
  throw new ErroMartelo('REQUISICAO_INVALIDA', {}, mensagensDe(lido.error));
}

// Half a surrogate pair has no UTF-8 and NUL ends a text in SQLite: what is kept and hashed could not be what was sent.
const ILEGIVEL = /[\p{Surrogate}\0]/u;

/** Where a text stands that cannot be written down as it is, as "campo: problema"; null when there is none. */
function textoIlegivel(valor: unknown, campo = ''): string | null {
  if (typeof valor === 'string')
    return ILEGIVEL.test(valor) ? `${campo && `${campo}: `}o texto tem caracteres inválidos` : null;
  if (valor === null || typeof valor !== 'object' || ArrayBuffer.isView(valor)) return null;
  for (const [chave, filho] of Object.entries(valor)) {
    if (ILEGIVEL.test(chave)) return `${campo && `${campo}: `}o nome de um campo tem caracteres inválidos`;
    const problema = textoIlegivel(filho, campo ? `${campo}.${chave}` : chave);
    if (problema !== null) return problema;
  }
  return null;
}

/** TIPO_NAO_SUPORTADO when a body is sent that is not JSON. */
export function exigirJson(req: Request): void {
  const temCorpo =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0;
  if (temCorpo && !req.is(['json', '+json'])) {
    throw new ErroMartelo('TIPO_NAO_SUPORTADO', {}, 'Envie o corpo como application/json.');
  }
}
