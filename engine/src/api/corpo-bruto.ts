import { IncomingMessage } from 'node:http';
import { ErroMartelo } from '@martelo/shared/erros';

/** Bytes, whole or as they arrive. */
export type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * The pieces of a stream. A request whose reader stops stays whole: were it destroyed as other streams are, what follows on its connection would
 * never be answered. What is left of it is thrown away (`abandonarEnvio`), of a route with `fluxo` by the route itself.
 */
export const pedacosDe = (fonte: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  fonte instanceof IncomingMessage ? fonte.iterator({ destroyOnReturn: false }) : fonte;

/** What arrives, piece by piece, as far as it may. @throws ErroMartelo CORPO_GRANDE_DEMAIS with the first piece beyond `maximoBytes` */
export async function* lerAte(
  fonte: Bytes,
  maximoBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let total = 0;
  for await (const parte of fonte instanceof Uint8Array ? [fonte] : pedacosDe(fonte)) {
    total += parte.length;
    if (total > maximoBytes) throw new ErroMartelo('CORPO_GRANDE_DEMAIS', { maximoBytes });
    yield parte;
  }
}

/** A body that is read by its handler, as JSON. @throws ErroMartelo CORPO_GRANDE_DEMAIS, JSON_INVALIDO */
export async function lerJsonBruto(fonte: Bytes, maximoBytes: number): Promise<unknown> {
  const corpo = await lerBruto(fonte, maximoBytes);
  try {
    return JSON.parse(corpo.toString('utf8'));
  } catch {
    throw new ErroMartelo('JSON_INVALIDO');
  }
}

/**
 * The very bytes of a body, whole: no more than `maximoBytes` and what came along with its last piece is ever held.
 * @throws ErroMartelo CORPO_GRANDE_DEMAIS
 */
export async function lerBruto(fonte: Bytes, maximoBytes: number): Promise<Buffer> {
  const partes: Uint8Array[] = [];
  for await (const parte of lerAte(fonte, maximoBytes)) partes.push(parte);
  return Buffer.concat(partes);
}
