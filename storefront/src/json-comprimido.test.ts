import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { comJsonComprimido } from './json-comprimido.ts';

const LONGO = JSON.stringify({ itens: Array.from({ length: 500 }, (_, id) => ({ id, nome: 'Lote' })) });
const servidores: Server[] = [];
afterEach(() => {
  for (const servidor of servidores.splice(0)) servidor.close();
});

/** What is answered at `caminho` with these headers, set as Next sets them: one to a list. */
async function pedir(
  caminho: string,
  cabecalhos: Record<string, string>,
  opcoes: { aceita?: string; method?: string } = {},
) {
  const { aceita = 'gzip', method = 'GET' } = opcoes;
  const atender = comJsonComprimido(async (_, res) => {
    for (const [nome, valor] of Object.entries(cabecalhos)) res.setHeader(nome, [valor]);
    res.flushHeaders();
    res.write(Buffer.from(LONGO));
    res.end();
  });
  const servidor = createServer((req, res) => void atender(req, res));
  servidores.push(servidor);
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const { port } = servidor.address() as AddressInfo;
  return new Promise<{ encoding: string | undefined; vary: string | undefined; bytes: Buffer }>((dizer) => {
    request({ port, method, path: caminho, headers: { 'accept-encoding': aceita } }, async (resposta) => {
      const bytes = Buffer.concat(await resposta.toArray());
      const { vary, 'content-encoding': encoding } = resposta.headers;
      dizer({ encoding, vary, bytes });
    }).end();
  });
}

const JSON_UTF8 = { 'content-type': 'application/json; charset=utf-8' };

describe('a long answer in JSON', () => {
  it('travels packed, and is the same when unpacked', async () => {
    const { encoding, vary, bytes } = await pedir('/api/v1/lotes', JSON_UTF8);
    expect([encoding, vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(bytes.length).toBeLessThan(LONGO.length / 5);
    expect(gunzipSync(bytes).toString()).toBe(LONGO);
  });

  it('travels as it is to who takes nothing packed', async () => {
    const { encoding, bytes } = await pedir('/api/v1/lotes', JSON_UTF8, { aceita: 'identity' });
    expect([encoding, bytes.toString()]).toEqual([undefined, LONGO]);
  });

  it('to an act travels as it is', async () => {
    expect((await pedir('/api/v1/lotes', JSON_UTF8, { method: 'POST' })).encoding).toBeUndefined();
  });
});

describe('nothing else is packed here', () => {
  it.each([
    ['a page', '/', { 'content-type': 'text/html; charset=utf-8' }],
    ['a part of a file', '/api/v1/x', { ...JSON_UTF8, 'content-range': 'bytes 0-9/10' }],
    ['what is already packed', '/api/v1/x', { ...JSON_UTF8, 'content-encoding': 'identity;x' }],
    ['what has a token in it', '/api/v1/auth/token', JSON_UTF8],
    ['what has a token in it, with a question', '/api/v1/auth/token?a=/api/v1/lotes', JSON_UTF8],
  ])('%s', async (_, caminho, cabecalhos) => {
    const { encoding, bytes } = await pedir(caminho, cabecalhos);
    expect(encoding).not.toBe('gzip');
    expect(bytes.toString()).toBe(LONGO);
  });
});
