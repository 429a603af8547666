import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import type { Atender } from '@martelo/shared/servir-next';
import compression from 'compression';

/** Below it a packet is a packet. */
const DE_BYTES = 1_400;
/** Whose answers hold tokens, or follow from what is guessed: their length tells nothing of what is in them. */
const SEM_COMPRIMIR = /^\/api\/v1\/auth(\/|$)/;

const ehJson = (req: IncomingMessage, res: ServerResponse): boolean =>
  // What an act is answered with is short, and waited for.
  req.method === 'GET' &&
  !SEM_COMPRIMIR.test(req.url ?? '') &&
  res.getHeader('content-range') === undefined &&
  // Next has made a list of it, by which its own compression takes no JSON for compressible.
  /^application\/(problem\+)?json\b/.test([res.getHeader('content-type')].flat().join());

/** Packs long answers in JSON for who takes them packed: a back office's first screen is drawn from some 600 KiB of it, 33 when packed. */
export function comJsonComprimido(atender: Atender): Atender {
  const comprimir = compression({
    threshold: DE_BYTES,
    filter: ehJson as never,
    // A step above its own 4: a tenth less of it for a fifth more time.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  return async (req, res) => {
    comprimir(req as never, res as never, () => {});
    return atender(req, res);
  };
}
