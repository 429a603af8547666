import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../store/unavailable.ts';
import { s3Store } from './s3-store.ts';
import { type S3TestServer, s3TestServer } from './s3-test-server.ts';
import { newKey } from './store.ts';
import { storeContract } from './store-contract.ts';

storeContract('a bucket that speaks S3', async () => {
  const server = await s3TestServer();
  server.pageSize = 10;
  return {
    store: s3Store(server.settings),
    again: () => s3Store(server.settings),
    close: () => server.close(),
  };
});

describe('files in a bucket', () => {
  let server: S3TestServer;
  beforeEach(async () => {
    server = await s3TestServer();
  });
  afterEach(() => server.close());
  const key = newKey('ab'.repeat(32));

  it('lie under a prefix of ours, whatever else the bucket holds', async () => {
    const store = s3Store({ ...server.settings, endpoint: `${server.settings.endpoint}/` });
    server.objects.set('outro/arquivo', { bytes: Buffer.from('x'), at: 0 });
    server.objects.set('arquivos/readme', { bytes: Buffer.from('x'), at: 0 });
    await store.put(key, Buffer.from('x'));
    expect([...server.objects.keys()]).toContain(`arquivos/${key}`);
    expect((await Array.fromAsync(store.list())).map((file) => file.key)).toEqual([key]);
  });

  it('are asked for again when the service fails, and are away when it goes on failing', async () => {
    const store = s3Store(server.settings);
    server.failures.push(500, 503);
    await store.put(key, Buffer.from('x'));
    expect(server.objects.size).toBe(1);
    server.failures.push(500, 500, 500);
    await expect(store.open(key)).rejects.toBeInstanceOf(StoreUnavailable);
    await server.close();
    await expect(store.open(key)).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('are away, at once, when the service does not know our signature', async () => {
    const store = s3Store({ ...server.settings, secretAccessKey: 'outro' });
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('403');
    expect(server.objects.size).toBe(0);
  });
});
