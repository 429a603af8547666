import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/**
 * Where the bytes of files lie: a folder, or a bucket that speaks S3. Two adapters, one contract suite. It knows no owners and no names:
 * who may read what is the records' to say.
 */
export interface FileStore {
  /** Durable when it resolves; nobody ever sees half of it. @throws StoreUnavailable */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. @throws StoreUnavailable */
  open(key: string): Promise<StoredFile | null>;
  /** Gone for good when it resolves; of what is not there, it is. @throws StoreUnavailable */
  remove(key: string): Promise<void>;
  /** Every file there is, in no order, and when it was put there (Unix ms). */
  list(): AsyncIterable<{ key: string; putAt: number }>;
}

export interface StoredFile {
  bytes: number;
  /** To be read to its end or destroyed. */
  stream: Readable;
}

/** `<two digits>/<sha256 of the bytes>-<64 random bits>`: nothing that anybody typed, and never the same for two that were put. */
const KEY = /^([0-9a-f]{2})\/\1[0-9a-f]{62}-[0-9a-f]{16}$/;

/** The key under which bytes of this hash are put, once. */
export const newKey = (sha256: string): string =>
  `${sha256.slice(0, 2)}/${sha256}-${randomBytes(8).toString('hex')}`;

export const isKey = (text: string): boolean => KEY.test(text);

/** The hash that a key says its bytes have. */
export const hashOfKey = (key: string): string => key.slice(3, 67);

/** A key becomes part of a path and of an address: nothing else ever may. */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('not a key of a file');
  return key;
}
