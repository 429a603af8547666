import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { arquivosProntos } from './arquivos.ts';

// A script for people, without types.
const SCRIPT = new URL('../../scripts/comprimir.mjs', import.meta.url).href;
const { comprimirConstrucao } = (await import(SCRIPT)) as {
  comprimirConstrucao(pasta: string): Promise<void>;
};

const pasta = mkdtempSync(join(tmpdir(), 'arquivos-'));
const script = 'export const a = 1;\n'.repeat(200);
mkdirSync(join(pasta, '.next/static/chunks'), { recursive: true });
writeFileSync(join(pasta, '.next/static/chunks/a.js'), script);
writeFileSync(join(pasta, '.next/static/chunks/pequeno.js'), 'a');
writeFileSync(join(pasta, '.next/static/chunks/b.css'), script);
await comprimirConstrucao(pasta);
const atender = arquivosProntos(pasta);
const servidor = createServer((req, res) => {
  if (!atender(req, res)) res.writeHead(204).end();
}).listen(0, '127.0.0.1');
await new Promise((pronto) => servidor.once('listening', pronto));
afterAll(() => servidor.close());

const pedir = (
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' },
  method = 'GET',
) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; corpo: Buffer }>(
    (responder) => {
      const { port } = servidor.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path, method, headers }, (resposta) => {
        const partes: Buffer[] = [];
        resposta.on('data', (parte: Buffer) => partes.push(parte));
        resposta.once('end', () =>
          responder({ status: resposta.statusCode, headers: resposta.headers, corpo: Buffer.concat(partes) }),
        );
      }).end();
    },
  );

describe('a build’s scripts and style sheets', () => {
  it('are sent as small as they were made, as what they are, for ever', async () => {
    const { status, headers, corpo } = await pedir('/_next/static/chunks/a.js');
    expect([status, headers['content-type'], headers['content-encoding'], headers.vary]).toEqual([
      ...[200, 'application/javascript; charset=UTF-8', 'br', 'Accept-Encoding'],
    ]);
    expect(headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(corpo).toString()).toBe(script);
    expect((await pedir('/_next/static/chunks/b.css')).headers['content-type']).toMatch(/^text\/css/);
    const cabeca = await pedir('/_next/static/chunks/a.js', undefined, 'HEAD');
    expect([cabeca.corpo.length, cabeca.headers['content-length']]).toEqual([0, String(corpo.length)]);
  });

  it('are Next’s to send to whoever takes no brotli or a part, and so is everything else', async () => {
    const br = { 'accept-encoding': 'br' };
    for (const [path, headers, method] of [
      ['/_next/static/chunks/a.js', {}],
      ['/_next/static/chunks/a.js', { 'accept-encoding': 'gzip' }],
      ['/_next/static/chunks/a.js', { ...br, range: 'bytes=0-1' }],
      ['/_next/static/chunks/a.js', br, 'DELETE'],
      ['/_next/static/chunks/a.js.br', br],
      ['/_next/static/chunks/pequeno.js', br],
      ['/_next/static/chunks/../chunks/a.js', br],
      ['/_next/static/nada.js', br],
    ] as const)
      expect((await pedir(path, headers, method)).status, path).toBe(204);
  });
});
