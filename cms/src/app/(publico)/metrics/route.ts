import { ErroMartelo } from '@martelo/shared/erros';
import { podeMonitorar } from '@martelo/shared/monitoramento';
import { avisos } from '../../../avisos/destinos.ts';
import { estado } from '../../../estado.ts';

export const dynamic = 'force-dynamic';

/** Prometheus text, for who monitors. */
export function GET(req: Request): Response {
  if (!podeMonitorar(req.headers.get('authorization'), process.env)) {
    const recusa = new ErroMartelo('NAO_ENCONTRADO');
    return Response.json(recusa.corpo(), { status: recusa.statusCode });
  }
  const { inicio, respostas, pronto } = estado();
  const { engine, storefront } = avisos();
  const linhas = [
    '# TYPE martelo_cms_pronto gauge',
    `martelo_cms_pronto ${pronto ? 1 : 0}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_start_time_seconds gauge',
    `process_start_time_seconds ${inicio / 1000}`,
    '# TYPE martelo_cms_avisos_pendentes gauge',
    `martelo_cms_avisos_pendentes{destino="engine"} ${engine.tamanho}`,
    `martelo_cms_avisos_pendentes{destino="storefront"} ${storefront.tamanho}`,
    '# TYPE martelo_cms_respostas_total counter',
    ...[...respostas].map(([chave, total]) => {
      const [rota, status] = chave.split(' ');
      return `martelo_cms_respostas_total{rota="${rota}",status="${status}"} ${total}`;
    }),
  ];
  return new Response(`${linhas.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
  });
}
