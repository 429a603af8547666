import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';

/** Times every request by route pattern (never by address: ids would make a series each). */
export function medirPedidos(registro: Registry): RequestHandler {
  collectDefaultMetrics({ register: registro });
  const duracao = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route',
    labelNames: ['metodo', 'rota', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registro],
  });
  return (req, res, next) => {
    const parar = duracao.startTimer();
    res.on('finish', () =>
      parar({ metodo: req.method, rota: res.locals.rota ?? 'outra', status: String(res.statusCode) }),
    );
    next();
  };
}
