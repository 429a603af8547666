import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StoreUnavailable } from '../store/unavailable.ts';
import { type FileStore, isKey, requireKey } from './store.ts';

/** Beside their places while they are written: what a process left that was killed then, nobody reads. */
const UNFINISHED = /^\.[0-9a-f-]{36}$/;
/** No file takes as long to write. */
const ABANDONED_MS = 3_600_000;

/** Files in a folder of this machine, for its owner's eyes alone. Made when the first one comes. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, requireKey(key));

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const beside = join(folder, `.${randomUUID()}`);
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const file = await open(beside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beside, path);
        // Its name is durable with its folder, and that folder's name with the one above.
        for (const parent of [dirname(path), folder]) await syncFolder(parent);
      } catch (cause) {
        await rm(beside, { force: true }).catch(() => {});
        throw new StoreUnavailable('the folder of files takes none', { cause });
      }
    },
    async open(key) {
      const path = pathOf(key);
      try {
        const file = await open(path);
        const { size } = await file.stat();
        return { bytes: size, stream: createReadStream(path, { fd: file, autoClose: true }) };
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw new StoreUnavailable('the folder of files cannot be read', { cause });
      }
    },
    async remove(key) {
      const path = pathOf(key);
      try {
        await unlink(path);
        await syncFolder(dirname(path));
      } catch (cause) {
        if (!isMissing(cause)) throw new StoreUnavailable('the folder of files cannot be written', { cause });
      }
    },
    async *list() {
      for (const name of await namesIn(folder)) {
        if (UNFINISHED.test(name)) await removeAbandoned(join(folder, name));
        else
          for (const file of await namesIn(join(folder, name))) {
            const key = `${name}/${file}`;
            const found = isKey(key) ? await stat(join(folder, key)).catch(() => null) : null;
            if (found !== null) yield { key, putAt: found.mtimeMs };
          }
      }
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function removeAbandoned(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
