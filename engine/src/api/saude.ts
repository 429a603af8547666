import { ErroMartelo } from '@martelo/shared/erros';
import { Router } from 'express';
import type { Registry } from 'prom-client';

/** Says what is missing to serve, in Portuguese; null when nothing is. */
export type Verificacao = () => Promise<string | null> | string | null;

/**
 * `/healthz` (alive) and `/readyz` (can serve) for everybody; what is missing and `/metrics` for who monitors.
 */
export function rotasDeSaude(
  verificacoes: Record<string, Verificacao>,
  metricas: Registry,
  monitora: (autorizacao: string | undefined) => boolean,
): Router {
  const rotas = Router();
  rotas.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  rotas.get('/readyz', async (req, res) => {
    const faltando: Record<string, string> = {};
    for (const [nome, verificar] of Object.entries(verificacoes)) {
      const falta = await Promise.resolve(verificar()).catch(() => 'não respondeu');
      if (falta !== null) faltando[nome] = falta;
    }
    const ok = Object.keys(faltando).length === 0;
    if (!ok) res.setHeader('retry-after', '1');
    res.status(ok ? 200 : 503).json(monitora(req.headers.authorization) ? { ok, faltando } : { ok });
  });
  rotas.get('/metrics', async (req, res) => {
    if (!monitora(req.headers.authorization)) throw new ErroMartelo('NAO_ENCONTRADO');
    res.setHeader('content-type', metricas.contentType);
    res.send(await metricas.metrics());
  });
  return rotas;
}
