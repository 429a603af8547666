import { ErroMartelo } from '@martelo/shared/erros';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';

/** Turns whatever was thrown into a catalogue error; null when it was not foreseen. */
export function comoErroMartelo(erro: unknown): ErroMartelo | null {
  if (erro instanceof ErroMartelo) return erro;
  if (daLoja(erro)) return new ErroMartelo('INDISPONIVEL');
  const { type, status } = (erro ?? {}) as { type?: string; status?: number };
  switch (type) {
    case 'entity.parse.failed':
      return new ErroMartelo('JSON_INVALIDO');
    case 'entity.too.large':
      return new ErroMartelo('CORPO_GRANDE_DEMAIS');
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new ErroMartelo('TIPO_NAO_SUPORTADO');
  }
  // What express and its parsers blame on the request: a broken %-escape, a cut body, a wrong length.
  if (status !== undefined && status >= 400 && status < 500) return new ErroMartelo('REQUISICAO_INVALIDA');
  return null;
}

/** Whether it was written or not, the caller can only ask again. */
const daLoja = (erro: unknown): boolean => erro instanceof StoreUnavailable || erro instanceof UnknownOutcome;

/** The last middleware: every refusal leaves as the catalogue says; the unforeseen is logged and leaves as ERRO_INTERNO. */
export const responderErro =
  (logger: Logger): ErrorRequestHandler =>
  (bruto, _req, res, _next) => {
    const log: Logger = res.locals.log ?? logger;
    const conhecido = comoErroMartelo(bruto);
    if (!conhecido || daLoja(bruto)) log.error({ err: bruto }, 'erro ao atender');
    if (res.headersSent) {
      // Half an answer is out: cutting the connection is the only way left to say that it failed.
      res.destroy();
      return;
    }
    const erro = conhecido ?? new ErroMartelo('ERRO_INTERNO');
    const corpo = erro.corpo();
    if (corpo.aguardarSegundos !== undefined) res.setHeader('retry-after', String(corpo.aguardarSegundos));
    if (erro.statusCode === 401) res.setHeader('www-authenticate', 'Bearer');
    res.locals.codigo = erro.codigo;
    res.status(erro.statusCode).json(corpo);
  };
