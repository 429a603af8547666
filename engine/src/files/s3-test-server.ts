import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodificar } from '@martelo/shared/decodificar';
import type { S3Settings } from './s3-store.ts';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

export interface S3TestServer {
  settings: S3Settings;
  objects: Map<string, { bytes: Buffer; at: number }>;
  /** Answers this status to the next requests, one each. */
  failures: number[];
  /** Objects a page of a list. */
  pageSize: number;
  close(): Promise<void>;
}

/**
 * A server that speaks as much S3 as the store needs, over a map. It checks every signature by Amazon's own description of Signature
 * Version 4, written here anew, and answers 403 to any other.
 */
export async function s3TestServer(): Promise<S3TestServer> {
  const settings = {
    bucket: 'martelo',
    region: 'sa-east-1',
    accessKeyId: 'AKTESTE',
    secretAccessKey: 'segredo',
  };
  const state = {
    objects: new Map<string, { bytes: Buffer; at: number }>(),
    failures: [] as number[],
    pageSize: 1000,
  };

  const server: Server = createServer(async (req, res) => {
    const bytes = await bodyOf(req);
    const url = new URL(req.url ?? '/', 'http://s3');
    const answer = (status: number, body: string | Buffer = '') =>
      res.writeHead(status, status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }).end(body);
    const failure = state.failures.shift();
    if (failure !== undefined) return answer(failure);
    if (!isSigned(req, url, bytes, settings))
      return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (url.pathname === `/${settings.bucket}` && req.method === 'GET') return answer(200, page(url));
    const key = decodificar(url.pathname.slice(settings.bucket.length + 2)) ?? '';
    const found = state.objects.get(key);
    switch (req.method) {
      case 'PUT':
        state.objects.set(key, { bytes, at: Date.now() });
        return answer(200);
      case 'GET':
        return found ? answer(200, found.bytes) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
      case 'DELETE':
        state.objects.delete(key);
        return answer(204);
      default:
        return answer(405);
    }
  });

  const page = (url: URL): string => {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token')?.replace(/^depois:&/, '') ?? '';
    const keys = [...state.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const shown = keys.slice(0, state.pageSize);
    const entries = shown.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date(state.objects.get(key)!.at).toISOString()}</LastModified></Contents>`,
    );
    const next =
      keys.length > shown.length
        ? `<NextContinuationToken>depois:&amp;${shown.at(-1)}</NextContinuationToken>`
        : '';
    return `<?xml version="1.0"?>\n<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
  };

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    settings: { ...settings, endpoint: `http://127.0.0.1:${port}` },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned(
  req: IncomingMessage,
  url: URL,
  body: Buffer,
  { region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'endpoint'>,
): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    );
  const date = String(req.headers['x-amz-date'] ?? '');
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  if (given === null || given[1] !== `${accessKeyId}/${scope}`) return false;
  if (req.headers['x-amz-content-sha256'] !== sha256(body)) return false;
  const names = given[2]!.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false;
  const strict = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const canonical = [
    req.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${strict(name)}=${strict(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(req.headers[name]).trim()}`),
    '',
    given[2],
    req.headers['x-amz-content-sha256'],
  ].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    (before, part) => hmac(before, part),
    hmac(hmac(`AWS4${secretAccessKey}`, date.slice(0, 8)), region),
  );
  return (
    hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex') === given[3]
  );
}
