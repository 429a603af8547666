import { createServer, type Server } from 'node:http';
import { recusar } from '@martelo/shared/borda-http';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Registry } from 'prom-client';
import type { Engine } from './engine.ts';

/** What operators look at; streams come as sockets, and nothing else is here. */
export function criarServidor(deps: {
  engine: Pick<Engine, 'responde'>;
  metricas: Registry;
  monitora(autorizacao: string | undefined): boolean;
}): Server {
  const { engine, metricas, monitora } = deps;
  return createServer(async (req, res) => {
    const caminho = (req.url ?? '/').split('?')[0];
    const json = (status: number, corpo: object): void => {
      res.writeHead(status, {
        ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
        ...{ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" },
      });
      res.end(JSON.stringify(corpo));
    };
    try {
      if (req.method !== 'GET' && req.method !== 'HEAD')
        return recusar(res, new ErroMartelo('NAO_ENCONTRADO'));
      if (caminho === '/healthz') return json(200, { ok: true });
      if (caminho === '/readyz') {
        const ok = await engine.responde();
        const faltando = ok ? {} : { engine: 'o engine não respondeu' };
        return json(ok ? 200 : 503, monitora(req.headers.authorization) ? { ok, faltando } : { ok });
      }
      if (caminho === '/metrics' && monitora(req.headers.authorization)) {
        res.writeHead(200, { 'content-type': metricas.contentType, 'cache-control': 'no-store' });
        res.end(await metricas.metrics());
        return;
      }
      recusar(res, new ErroMartelo('NAO_ENCONTRADO'));
    } catch {
      if (!res.headersSent) recusar(res, new ErroMartelo('INDISPONIVEL'));
    }
  });
}
