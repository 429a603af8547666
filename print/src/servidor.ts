import { ErroMartelo } from '@martelo/shared/erros';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { gerarExtrato } from './documents/extrato.ts';
import type { Engine } from './services/engine.ts';
import type { Marcas } from './services/marcas.ts';

/** 128 bits in base64url. */
const HASH = /^[A-Za-z0-9_-]{22}$/;
/** The brand under whose name a document is asked for: the header `hotsite`. */
const HOTSITE = /^[a-z0-9-]{1,63}$/;
const TENTE_DE_NOVO_S = '5';

/** The print service: `GET /documentos/extrato/<hash>.pdf` with the brand in `hotsite`, and what operators look at. */
export function criarServidor(deps: {
  engine: Engine;
  marcas: Marcas;
  log: Logger;
  /** Whether an Authorization header may see metrics and what is missing; default nobody's. */
  monitora?: (autorizacao: string | undefined) => boolean;
}): Express {
  const { engine, marcas, log, monitora = () => false } = deps;
  const metricas = new Registry();
  collectDefaultMetrics({ register: metricas });
  const duracao = new Histogram({
    name: 'print_documento_segundos',
    help: 'Time to answer a document request, by kind and status',
    labelNames: ['tipo', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metricas],
  });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_req, res, next) => {
    res.set({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
    next();
  });

  app.get('/documentos/extrato/:hash.pdf', async (req, res) => {
    const parar = duracao.startTimer({ tipo: 'extrato' });
    const inicio = performance.now();
    res.once('close', () => {
      parar({ status: String(res.statusCode) });
      // The address opens the document to anyone who has it, so only its result is logged.
      const ms = Math.round(performance.now() - inicio);
      log.info({ tipo: 'extrato', status: res.statusCode, ms, bytes: res.get('content-length') }, 'document');
    });
    const { hash } = req.params;
    if (!HASH.test(hash)) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
    const hotsite = req.get('hotsite') ?? '';
    if (!HOTSITE.test(hotsite)) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
    const extrato = await engine.extrato(hash, hotsite);
    // Drawn whole before the first byte leaves: a failure is still an error answer, never half a document.
    const pdf = await gerarExtrato(extrato, await marcas.de(extrato.hotsite));
    const nome = `extrato-${extrato.codigo.replace(/[^A-Za-z0-9_-]/g, '')}.pdf`;
    res.set({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `inline; filename="${nome}"`,
    });
    res.end(pdf);
  });

  app.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  app.get('/readyz', async (req, res) => {
    const ok = await engine.responde();
    if (!ok) res.set('retry-after', '1');
    const faltando = ok ? {} : { engine: 'o engine não respondeu' };
    res.status(ok ? 200 : 503).json(monitora(req.headers.authorization) ? { ok, faltando } : { ok });
  });
  app.get('/metrics', async (req, res) => {
    if (!monitora(req.headers.authorization)) throw new ErroMartelo('NAO_ENCONTRADO');
    res.set('content-type', metricas.contentType).send(await metricas.metrics());
  });

  app.use(() => {
    throw new ErroMartelo('NAO_ENCONTRADO');
  });
  const responderErro: ErrorRequestHandler = (erro, _req, res, next) => {
    if (res.headersSent) return next(erro);
    const recusa = daRequisicao(erro) ?? new ErroMartelo('ERRO_INTERNO');
    if (recusa.codigo === 'ERRO_INTERNO') log.error({ err: erro }, 'document failed');
    if (recusa.statusCode === 503) res.set('retry-after', TENTE_DE_NOVO_S);
    res.status(recusa.statusCode).json(recusa.corpo());
  };
  app.use(responderErro);
  return app;
}

/** What the caller may be told; null when it is our own fault. A broken percent-encoding is an address that does not exist. */
function daRequisicao(erro: unknown): ErroMartelo | null {
  if (erro instanceof ErroMartelo) return erro;
  return erro instanceof URIError ? new ErroMartelo('NAO_ENCONTRADO') : null;
}
