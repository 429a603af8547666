import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enderecoGuardado, guardarEntrada } from './entrada-http.ts';

const env = { MARTELO_SEGREDO_SERVICO: 'segredo de teste', MARTELO_PROXIES: '127.0.0.9' };
let servidor: Server;
let chegou: IncomingHttpHeaders = {};
let hsts: string | undefined;
let nosniff: string | undefined;

beforeAll(async () => {
  guardarEntrada(env);
  servidor = createServer((req, res) => {
    chegou = req.headers;
    res.end();
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
});
afterAll(() => servidor.close());

async function pedir(de: string, headers: Record<string, string>): Promise<string> {
  const { port } = servidor.address() as AddressInfo;
  await new Promise<void>((pronto, falhou) =>
    request({ host: '127.0.0.1', port, localAddress: de, headers }, (res) => {
      nosniff = res.headers['x-content-type-options'] as string;
      hsts = res.headers['strict-transport-security'];
      res.resume().on('end', pronto);
    })
      .on('error', falhou)
      .end(),
  );
  return enderecoGuardado(new Headers(chegou as Record<string, string>), env);
}

describe('every request of a process that guards its entrance', () => {
  it('carries who called; what a stranger says of the way is gone', async () => {
    const forjado = {
      'x-forwarded-for': '203.0.113.5',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'banco.example',
      'x-martelo-endereco': '203.0.113.5;abc;def',
    };
    expect(await pedir('127.0.0.11', forjado)).toBe('127.0.0.11');
    expect([chegou['x-forwarded-for'], chegou['x-forwarded-host'], chegou['x-forwarded-proto']]).toEqual([
      undefined,
      undefined,
      'http',
    ]);
    expect([hsts, nosniff]).toEqual([undefined, 'nosniff']);
  });

  it('believes the configured proxy about both', async () => {
    const doProxy = { 'x-forwarded-for': '198.51.100.1, 203.0.113.5', 'x-forwarded-proto': 'https' };
    expect(await pedir('127.0.0.9', doProxy)).toBe('203.0.113.5');
    expect([chegou['x-forwarded-proto'], hsts]).toEqual(['https', 'max-age=31536000; includeSubDomains']);
  });

  it('by https knows our cookies only under the name that this very host alone can set', async () => {
    const cookie = '_ga=1; martelo_acesso=de-um-vizinho; __Host-martelo_acesso=nosso; __Host-outro=2';
    await pedir('127.0.0.9', { cookie, 'x-forwarded-proto': 'https' });
    expect(chegou.cookie).toBe('_ga=1; martelo_acesso=nosso; __Host-outro=2');
    await pedir('127.0.0.9', { cookie: 'martelo_acesso=a', 'x-forwarded-proto': 'http' });
    expect(chegou.cookie).toBe('martelo_acesso=a');
  });

  it('starts with no setting that it does not understand', () => {
    expect(() => guardarEntrada({ MARTELO_PROXIES: 'nginx' })).toThrow('MARTELO_PROXIES');
  });
});
