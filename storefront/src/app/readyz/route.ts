import { podeMonitorar } from '@martelo/shared/monitoramento';
import { ambiente } from '../../site/ambiente.ts';
import { cmsResponde } from '../../site/conteudo/cms.ts';

export const dynamic = 'force-dynamic';

/**
 * Can serve: the storefront itself is configured. A cms or engine that is down is said, not made a reason to be taken out of
 * service, to who monitors: pages come from the last good copies, and lots say that they are unavailable.
 */
export async function GET(pedido: Request): Promise<Response> {
  const pronto = ambiente().segredos.atual !== '';
  const status = pronto ? 200 : 503;
  if (!podeMonitorar(pedido.headers.get('authorization'), process.env))
    return Response.json({ pronto }, { status });
  const [cms, engine] = await Promise.all([cmsResponde(), engineResponde()]);
  const falta = pronto ? [] : ['MARTELO_SEGREDO_SERVICO'];
  const avisos = [...(cms ? [] : ['cms']), ...(engine ? [] : ['engine'])];
  return Response.json({ pronto, falta, semResposta: avisos }, { status });
}

async function engineResponde(): Promise<boolean> {
  try {
    return (
      await fetch(`${ambiente().engineUrl}/healthz`, {
        redirect: 'error',
        signal: AbortSignal.timeout(1_500),
      })
    ).ok;
  } catch {
    return false;
  }
}
