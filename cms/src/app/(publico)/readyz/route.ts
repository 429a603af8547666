import { podeMonitorar } from '@martelo/shared/monitoramento';
import { getPayload } from 'payload';
import { estado } from '../../../estado.ts';
import config from '../../../payload.config.ts';

export const dynamic = 'force-dynamic';

/** Ready when the boot work is done and the database answers; what is not is for who monitors. */
export async function GET(req: Request): Promise<Response> {
  const falta = (frase: string) =>
    Response.json(
      podeMonitorar(req.headers.get('authorization'), process.env)
        ? { ok: false, falta: [frase] }
        : { ok: false },
      { status: 503, headers: { 'retry-after': '2' } },
    );
  if (!estado().pronto) return falta('preparando os dados');
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: 'hotsites' });
    return Response.json({ ok: true });
  } catch {
    return falta('banco de dados não responde');
  }
}
