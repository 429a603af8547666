import { z } from 'zod';

/** UUIDv7 in text form: what every `uid` is. Older UUID versions from outside are accepted as references. */
export const uid = z.guid().transform((texto) => texto.toLowerCase());

/** Of a list that names each thing once: named again, the second would quietly take the place of the first. */
export const cadaUmaVez = (uids: readonly string[]): boolean =>
  new Set(uids.map((um) => um.toLowerCase())).size === uids.length;

/** Client-made idempotency key of a command (rule 10). */
export const comandoId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.:-]+$/);

/**
 * A UUIDv7 built from its inputs, so that a replay builds the same one.
 * @param instante Unix time in ms
 * @param aleatorio at least 20 hex digits, of which the first 19 are used
 */
export function uuidv7De(instante: number, aleatorio: string): string {
  const tempo = instante.toString(16).padStart(12, '0');
  const variante = ((Number.parseInt(aleatorio[3] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${tempo.slice(0, 8)}-${tempo.slice(8, 12)}-7${aleatorio.slice(0, 3)}-${variante}${aleatorio.slice(4, 7)}-${aleatorio.slice(7, 19)}`;
}

/** When a UUIDv7 was made, Unix ms. */
export const instanteDoUid = (uid: string): number =>
  Number.parseInt(uid.replaceAll('-', '').slice(0, 12), 16);

/** A fresh UUIDv7 from the system's clock and entropy. */
export function uuidv7(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return uuidv7De(Date.now(), [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}
