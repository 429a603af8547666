import { ErroMartelo } from '@martelo/shared/erros';
import { recusaDoCampo } from '@martelo/shared/recusa-do-campo';
import { pt } from '@payloadcms/translations/languages/pt';
import { ZodError, z } from 'zod';
import { recusaDe, recusaDoPayload } from './recusa-do-painel.ts';

// What is wrong with a field is read by people, too.
z.config({ localeError: recusaDoCampo });

const FRASES = pt.translations.error;

interface Diario {
  error(dados: unknown, mensagem?: string): void;
}

/** Any failure as the catalogue's body and status. What is not in the catalogue is logged and told as ERRO_INTERNO. */
export function respostaDeErro(erro: unknown, diario: Diario): Response {
  const conhecido = comoErroMartelo(erro);
  if (!conhecido) diario.error({ err: erro }, 'unexpected failure');
  const final = conhecido ?? new ErroMartelo('ERRO_INTERNO');
  return Response.json(final.corpo(), {
    status: final.statusCode,
    headers: { 'cache-control': 'no-store', ...(final.statusCode === 503 ? { 'retry-after': '5' } : {}) },
  });
}

function comoErroMartelo(erro: unknown): ErroMartelo | null {
  if (erro instanceof ErroMartelo) return erro;
  const recusa = recusaDoPayload(erro);
  if (recusa !== null) return recusaDe(recusa, { tipo: '', dados: {}, frases: FRASES });
  if (erro instanceof ZodError) {
    const campos = erro.issues.map(({ path, message }) => `${path.join('.') || 'corpo'}: ${message}`);
    return new ErroMartelo('REQUISICAO_INVALIDA', { campos });
  }
  return null;
}
