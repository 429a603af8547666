import { ErroMartelo } from '@martelo/shared/erros';
import { esgotar } from './esgotar.ts';

/**
 * A body as text, read no further than `limite` bytes: what comes without a length is stopped on the way.
 * @throws ErroMartelo CORPO_GRANDE_DEMAIS
 */
export async function lerTexto(req: Pick<Request, 'body'>, limite: number): Promise<string> {
  const partes: Uint8Array[] = [];
  let lidos = 0;
  for await (const parte of req.body?.values({ preventCancel: true }) ?? []) {
    lidos += parte.length;
    if (lidos > limite) break;
    partes.push(parte);
  }
  if (lidos > limite) {
    await esgotar(req.body);
    throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
  }
  return Buffer.concat(partes).toString('utf8');
}
