import { textoDasMetricas } from '../../site/metricas.ts';

export const dynamic = 'force-dynamic';

/** Prometheus text format. */
export const GET = () =>
  new Response(textoDasMetricas(), {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
  });
