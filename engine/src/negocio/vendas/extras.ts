import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';

/** Of what keeping an item costs: one an item, the same at every count. */
export const extraDeArmazenagem = (itemUid: string): string =>
  uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `armazenagem:${itemUid}`));

/** The extras that are owed for one item, by uid: its delivery has the item's own, and its storage. They go wherever it goes. */
export const extrasDoItem = (itemUid: string): readonly string[] => [itemUid, extraDeArmazenagem(itemUid)];
