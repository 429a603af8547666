import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { StoreUnavailable } from '../store/unavailable.ts';
import { type FileStore, isKey, requireKey } from './store.ts';

export interface S3Settings {
  /** Origin of the service: `https://s3.sa-east-1.amazonaws.com`, `http://minio:9000`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Before our keys: a bucket may hold other things. */
const PREFIX = 'arquivos/';
/** For a whole request, the file with it. */
const TIMEOUT_MS = 30_000;
const TRIES = 3;

/**
 * Files in a bucket that speaks S3 (AWS, MinIO, R2, Ceph …), addressed by path, each request signed (SigV4) over the hash of its body.
 * A write is durable when the service says so.
 */
export function s3Store(settings: S3Settings): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const addressOf = (key: string): string => `${base}/${PREFIX}${requireKey(key)}`;

  /** Asked again when it is the service that fails: everything here may be done twice. */
  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    address: string,
    accepted: readonly number[],
    body?: Uint8Array,
  ): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await client
        .fetch(address, {
          method,
          headers: {
            'x-amz-content-sha256': createHash('sha256')
              .update(body ?? '')
              .digest('hex'),
          },
          ...(body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        .catch((cause: unknown) => new StoreUnavailable('the bucket of files does not answer', { cause }));
      if (!(answer instanceof Error)) {
        if (accepted.includes(answer.status)) return answer;
        await answer.body?.cancel();
      }
      const ours = !(answer instanceof Error) && answer.status < 500 && answer.status !== 429;
      if (ours || attempt === TRIES) {
        throw answer instanceof Error
          ? answer
          : new StoreUnavailable(`the bucket of files answered ${method} with ${answer.status}`);
      }
      await sleep(50 * 4 ** attempt);
    }
  };

  return {
    async put(key, bytes) {
      await (await ask('PUT', addressOf(key), [200], bytes)).body?.cancel();
    },
    async open(key) {
      const answer = await ask('GET', addressOf(key), [200, 404]);
      if (answer.status === 404 || answer.body === null) {
        await answer.body?.cancel();
        return null;
      }
      const length = answer.headers.get('content-length');
      if (length === null) {
        await answer.body.cancel();
        throw new StoreUnavailable('the bucket of files does not say how long a file is');
      }
      return {
        bytes: Number(length),
        stream: Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]),
      };
    },
    async remove(key) {
      await (await ask('DELETE', addressOf(key), [200, 204, 404])).body?.cancel();
    },
    async *list() {
      let next: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: PREFIX });
        if (next !== null) query.set('continuation-token', next);
        const page: string = await (await ask('GET', `${base}?${query}`, [200])).text();
        // Our own keys and instants need no XML entities; whatever does is not ours.
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = textOf(entry, 'Key')?.slice(PREFIX.length) ?? '';
          if (isKey(key)) yield { key, putAt: Date.parse(textOf(entry, 'LastModified') ?? '') };
        }
        next = textOf(page, 'NextContinuationToken');
      } while (next !== null);
    },
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, tag: string): string | null {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!) ?? null;
}
