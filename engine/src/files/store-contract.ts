import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, hashOfKey, newKey } from './store.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keyOf = (bytes: Uint8Array) => newKey(sha256(bytes));

/** What every file store promises. */
export function storeContract(
  name: string,
  open: () => Promise<{ store: FileStore; again(): FileStore; close(): Promise<void> }>,
): void {
  describe(`a file store: ${name}`, () => {
    let bench: Awaited<ReturnType<typeof open>>;
    beforeEach(async () => {
      bench = await open();
    });
    afterEach(() => bench.close());

    const read = async (store: FileStore, key: string) => {
      const found = await store.open(key);
      return found && { bytes: found.bytes, content: await buffer(found.stream) };
    };
    const listed = async () => (await Array.fromAsync(bench.store.list())).map(({ key }) => key).sort();

    it.each([0, 1, 70_000, 15_000_000])(
      'gives back %i bytes as they were put, also to who opens it anew',
      async (size) => {
        const bytes = randomBytes(size);
        const key = keyOf(bytes);
        await bench.store.put(key, bytes);
        for (const store of [bench.store, bench.again()]) {
          const found = (await read(store, key))!;
          expect(found.bytes).toBe(size);
          expect(found.content.equals(bytes)).toBe(true);
          expect(sha256(found.content)).toBe(hashOfKey(key));
        }
      },
    );

    it('has nothing of what was never put, and nothing of what was removed, once or twice', async () => {
      const bytes = Buffer.from('a');
      const [key, other] = [keyOf(bytes), keyOf(bytes)];
      expect(await bench.store.open(key)).toBeNull();
      await bench.store.put(key, bytes);
      await bench.store.put(other, bytes);
      await bench.store.remove(key);
      await bench.store.remove(key);
      expect(await bench.store.open(key)).toBeNull();
      // The same bytes, put for somebody else, stay.
      expect((await read(bench.store, other))?.content.toString()).toBe('a');
    });

    it('lists everything that is there, and since when', async () => {
      const before = Date.now() - 2_000;
      expect(await listed()).toEqual([]);
      const keys = Array.from({ length: 25 }, (_, i) => keyOf(Buffer.from(String(i))));
      await Promise.all(keys.map((key, i) => bench.store.put(key, Buffer.from(String(i)))));
      expect(await listed()).toEqual(keys.toSorted());
      for await (const { putAt } of bench.store.list()) {
        expect(putAt).toBeGreaterThan(before);
        expect(putAt).toBeLessThan(Date.now() + 2_000);
      }
    });

    it('takes no key that it did not make: none leads anywhere else', async () => {
      for (const key of [
        '../../etc/passwd',
        'aa/../../x',
        '',
        `${keyOf(Buffer.from('a'))}/x`,
        `zz/${'z'.repeat(81)}`,
      ]) {
        await expect(bench.store.put(key, Buffer.from('a'))).rejects.toThrow('not a key');
        await expect(bench.store.open(key)).rejects.toThrow('not a key');
        await expect(bench.store.remove(key)).rejects.toThrow('not a key');
      }
    });
  });
}
