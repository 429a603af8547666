import { TELAS } from '@martelo/shared/enderecos-do-site';
import type { Payload } from 'payload';

const VALIDADE_MS = 15_000;
const guardadas = new Map<number, { ate: number; uris: Promise<ReadonlySet<string>> }>();

/** Whether a brand has such a page: anyone may send visits, and a made-up page must leave no row behind. */
export async function ehPaginaDaMarca(
  payload: Pick<Payload, 'find'>,
  hotsite: number,
  uri: string,
  agora = Date.now(),
): Promise<boolean> {
  if (uri === 'pagina-inicial' || (TELAS as readonly string[]).includes(uri)) return true;
  let atual = guardadas.get(hotsite);
  if (!atual || atual.ate <= agora) {
    atual = { ate: agora + VALIDADE_MS, uris: publicadas(payload, hotsite) };
    // One entry a brand: there are as many as brands.
    guardadas.set(hotsite, atual);
    atual.uris.catch(() => guardadas.delete(hotsite));
  }
  return (await atual.uris).has(uri);
}

async function publicadas(payload: Pick<Payload, 'find'>, hotsite: number): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'paginas',
    where: { and: [{ hotsite: { equals: hotsite } }, { _status: { equals: 'published' } }] },
    select: { uri: true },
    pagination: false,
    depth: 0,
  });
  return new Set(docs.map(({ uri }) => uri));
}
