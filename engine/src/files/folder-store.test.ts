import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { porque } from '@martelo/shared/teste-porque';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../store/unavailable.ts';
import { folderStore } from './folder-store.ts';
import { newKey } from './store.ts';
import { storeContract } from './store-contract.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'martelo-arquivos-'));

storeContract('a folder', async () => {
  const folder = temporary();
  return {
    store: folderStore(folder),
    again: () => folderStore(folder),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
});

describe('files in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporary();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const key = newKey('ab'.repeat(32));

  it('are readable for their owner alone, and nothing is left beside them', async () => {
    await folderStore(folder).put(key, Buffer.from('x'));
    expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'ab')).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual(['ab']);
  });

  it('that were never finished are listed to nobody, and go after an hour', async () => {
    const store = folderStore(folder);
    const [young, old] = ['.11111111-1111-4111-8111-111111111111', '.22222222-2222-4222-8222-222222222222'];
    for (const name of [young, old]) writeFileSync(join(folder, name), 'half');
    const before = Date.now() / 1000 - 7_200;
    utimesSync(join(folder, old), before, before);
    writeFileSync(join(folder, 'readme'), 'somebody put it here');
    expect(await Array.fromAsync(store.list())).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual([young, 'readme']);
  });

  it.skipIf(process.getuid?.() === 0)(
    'that cannot be written are a store that is away, not a failure',
    porque('quem é root escreve em qualquer pasta'),
    async () => {
      chmodSync(folder, 0o500);
      await expect(folderStore(folder).put(key, Buffer.from('x'))).rejects.toBeInstanceOf(StoreUnavailable);
      chmodSync(folder, 0o700);
    },
  );

  it('that have no folder to lie in are a store that is away', async () => {
    writeFileSync(join(folder, 'file'), '');
    const store = folderStore(join(folder, 'file'));
    await expect(store.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
