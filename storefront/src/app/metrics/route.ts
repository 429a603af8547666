import { ErroMartelo } from '@martelo/shared/erros';
import { podeMonitorar } from '@martelo/shared/monitoramento';
import { recusar } from '../../sessao/encaminhar.ts';
import { textoDasMetricas } from '../../site/metricas.ts';

export const dynamic = 'force-dynamic';

/** Prometheus text format, for who monitors. */
export const GET = (pedido: Request): Response =>
  podeMonitorar(pedido.headers.get('authorization'), process.env)
    ? new Response(textoDasMetricas(), {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      })
    : recusar(new ErroMartelo('NAO_ENCONTRADO'));
