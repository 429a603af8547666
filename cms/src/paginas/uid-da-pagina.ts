import { createHash } from 'node:crypto';
import { uuidv7 } from '@martelo/shared/identificador';
import type { CollectionBeforeChangeHook, Payload } from 'payload';

/**
 * The uid of a page kept before pages had one, from its number: the same from whichever of its versions it is asked.
 * A UUIDv8, which leaves its bits to whoever makes it.
 */
export function uidDaPagina(id: number | string): string {
  const hex = createHash('sha256').update(`pagina:${id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Given once and never changed, whatever a save says. */
export const darUid: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => ({
  ...data,
  uid: operation === 'create' ? uuidv7() : (originalDoc?.uid ?? uidDaPagina(originalDoc?.id)),
});

/** Gives every page kept before pages had one its uid. At boot; touches nothing else, not even who changed it last. */
export async function completarUids(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'paginas',
    where: { uid: { exists: false } },
    select: {},
    pagination: false,
    depth: 0,
  });
  for (const { id } of docs)
    await payload.db.updateOne({
      collection: 'paginas',
      id,
      data: { uid: uidDaPagina(id) },
      returning: false,
    });
}
