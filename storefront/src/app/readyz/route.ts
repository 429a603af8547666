import { ambiente } from '../../site/ambiente.ts';
import { cmsResponde } from '../../site/conteudo/cms.ts';

export const dynamic = 'force-dynamic';

/**
 * Can serve: the storefront itself is configured. A cms or engine that is down is said, not made a reason to be taken out of
 * service: pages come from the last good copies, and lots say that they are unavailable.
 */
export async function GET(): Promise<Response> {
  const [cms, engine] = await Promise.all([cmsResponde(), engineResponde()]);
  const falta = ambiente().segredoServico ? [] : ['MARTELO_SEGREDO_SERVICO'];
  const avisos = [...(cms ? [] : ['cms']), ...(engine ? [] : ['engine'])];
  return Response.json(
    { pronto: falta.length === 0, falta, semResposta: avisos },
    { status: falta.length ? 503 : 200 },
  );
}

async function engineResponde(): Promise<boolean> {
  try {
    return (await fetch(`${ambiente().engineUrl}/healthz`, { signal: AbortSignal.timeout(1_500) })).ok;
  } catch {
    return false;
  }
}
