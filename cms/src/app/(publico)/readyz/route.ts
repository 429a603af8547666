import { getPayload } from 'payload';
import { estado } from '../../../estado.ts';
import config from '../../../payload.config.ts';

export const dynamic = 'force-dynamic';

/** Ready when the boot work is done and the database answers. */
export async function GET(): Promise<Response> {
  if (!estado().pronto) return falta('preparando os dados');
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: 'hotsites' });
    return Response.json({ ok: true });
  } catch {
    return falta('banco de dados não responde');
  }
}

const falta = (frase: string) =>
  Response.json({ ok: false, falta: [frase] }, { status: 503, headers: { 'retry-after': '2' } });
