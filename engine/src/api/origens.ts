import { ErroMartelo } from '@martelo/shared/erros';
import type { RequestHandler } from 'express';
import type { ResolverHotsite } from './chamador.ts';

const CABECALHOS_ACEITOS =
  'authorization, content-type, hotsite, comando-id, x-request-id, client-tracking-id, traffic_source';

/** CORS for the brands' own pages. Another site's page gets no answer it could read, and may not write. */
export const permitirOrigens =
  (resolver: ResolverHotsite): RequestHandler =>
  (req, res, next) => {
    const origem = req.headers.origin;
    res.vary('origin');
    if (origem === undefined) return next();
    const leitura = req.method === 'GET' || req.method === 'HEAD';
    if (!origemPermitida(origem, req.headers.host, resolver)) {
      if (leitura) return next();
      throw new ErroMartelo('ORIGEM_NAO_PERMITIDA');
    }
    res.setHeader('access-control-allow-origin', origem);
    res.setHeader('access-control-expose-headers', 'x-request-id, retry-after');
    if (req.method !== 'OPTIONS') return next();
    res.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    res.setHeader('access-control-allow-headers', CABECALHOS_ACEITOS);
    res.setHeader('access-control-max-age', '600');
    res.status(204).end();
  };

/**
 * True for `localhost`, `*.localhost`, the address of a known brand, and the very address that was asked (`anfitriao`, the
 * Host header): many programs that are no browser name it as their origin.
 */
export function origemPermitida(
  origem: string,
  anfitriao: string | undefined,
  resolver: ResolverHotsite,
): boolean {
  if (!URL.canParse(origem)) return false;
  const { protocol, hostname, host } = new URL(origem);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (host === anfitriao) return true;
  return hostname === 'localhost' || hostname.endsWith('.localhost') || resolver.porHost(hostname) !== null;
}
