import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { POLITICA_DE_ENVIADO } from '@martelo/shared/politica-de-arquivo';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import config from '../../next.config.ts';
import { encaminhar } from './encaminhar.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What stands behind the site: it does with a request what the test says. */
let responder: (req: IncomingMessage, res: ServerResponse) => void = () => {};
let servidor: Server;
beforeAll(async () => {
  servidor = createServer((req, res) => responder(req, res));
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  vi.stubEnv('ENGINE_URL', `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  servidor.closeAllConnections();
  servidor.close();
});
afterEach(() => vi.restoreAllMocks());

const mandar = (init: RequestInit = {}, caminho = '/v1/cliente/pagamentos/1/comprovantes') =>
  encaminhar(
    new Request(`http://leilo.localhost${'/api'}${caminho}`, { duplex: 'half', ...init } as RequestInit),
    {
      ...{ caminho, busca: '', hotsite: 'leilo', token: 'da-sessao' },
    },
  );
const FORMULARIO = { 'content-type': 'multipart/form-data; boundary=x', 'comando-id': 'c-1' };

describe('a file sent through the site', () => {
  it('goes on as it comes, piece by piece, with the session’s token and the command', async () => {
    const arquivo = randomBytes(15_000_000);
    let chegou: () => void = () => {};
    const comecou = new Promise<void>((pronto) => {
      chegou = pronto;
    });
    responder = async (req, res) => {
      const partes: Buffer[] = [];
      for await (const parte of req) {
        partes.push(parte as Buffer);
        chegou();
      }
      const { authorization, hotsite, cookie, 'content-type': tipo, 'comando-id': comando } = req.headers;
      res.end(
        JSON.stringify({
          authorization,
          hotsite,
          cookie,
          tipo,
          comando,
          soma: sha256(Buffer.concat(partes)),
        }),
      );
    };
    // The second half is sent only when the first has arrived: nobody waits for the whole of it.
    const metades = new ReadableStream<Uint8Array>({
      async start(fluxo) {
        fluxo.enqueue(new Uint8Array(arquivo.subarray(0, 7_000_000)));
        await comecou;
        fluxo.enqueue(new Uint8Array(arquivo.subarray(7_000_000)));
        fluxo.close();
      },
    });
    const resposta = await mandar({
      ...{ method: 'POST', body: metades },
      headers: { ...FORMULARIO, cookie: 'segredo=1' },
    });
    expect(await resposta.json()).toEqual({
      ...{
        authorization: 'Bearer da-sessao',
        hotsite: 'leilo',
        tipo: FORMULARIO['content-type'],
        comando: 'c-1',
      },
      soma: sha256(arquivo),
    });
  });

  it('larger than any call takes is refused at the door, by what it says of itself', async () => {
    let pedidos = 0;
    responder = (_req, res) => {
      pedidos += 1;
      res.end();
    };
    const resposta = await mandar({
      ...{ method: 'POST', body: 'x' },
      headers: { ...FORMULARIO, 'content-length': String(30_000_000) },
    });
    expect([resposta.status, (await resposta.json()).codigo, pedidos]).toEqual([
      413,
      'CORPO_GRANDE_DEMAIS',
      0,
    ]);
  });

  it('that is refused before its end brings the refusal back', async () => {
    responder = (req, res) => {
      req.once('data', () => {
        res.writeHead(413, { 'content-type': 'application/json' }).end('{"codigo":"CORPO_GRANDE_DEMAIS"}');
        req.resume();
      });
    };
    const semFim = new ReadableStream<Uint8Array>({
      pull: (fluxo) => fluxo.enqueue(new Uint8Array(256 * 1024)),
    });
    const resposta = await mandar({ method: 'POST', body: semFim, headers: FORMULARIO });
    expect([resposta.status, (await resposta.json()).codigo]).toEqual([413, 'CORPO_GRANDE_DEMAIS']);
  });

  it('has minutes, other calls forty seconds; behind a silence stands a sentence', async () => {
    const prazos = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const fim = new AbortController();
      setTimeout(() => fim.abort(), ms / 1_000);
      return fim.signal;
    });
    responder = () => {};
    const envio = await mandar({ method: 'POST', body: 'x', headers: FORMULARIO });
    const outra = await mandar({
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(prazos.mock.calls.map(([ms]) => ms)).toEqual([300_000, 40_000]);
    for (const resposta of [envio, outra]) {
      expect([resposta.status, (await resposta.json()).codigo]).toEqual([503, 'INDISPONIVEL']);
      expect(resposta.headers.get('retry-after')).toBe('2');
    }
  });
});

it('a file comes back as it is, with what it may do, and with nothing of what lies behind', async () => {
  const bytes = randomBytes(100_000);
  responder = (_req, res) =>
    res
      .writeHead(200, {
        ...{
          'content-type': 'image/jpeg',
          'content-length': bytes.length,
          'cache-control': 'private, no-store',
        },
        ...{
          'content-disposition': 'inline; filename="x.jpg"',
          'content-security-policy': "default-src 'none'; sandbox",
        },
        ...{ 'cross-origin-resource-policy': 'same-site', 'referrer-policy': 'no-referrer' },
        ...{ 'set-cookie': 'a=1', 'x-powered-by': 'alguma coisa' },
      })
      .end(bytes);
  const resposta = await mandar({}, '/v1/arquivos/abc');
  expect(Object.fromEntries(resposta.headers)).toEqual({
    ...{ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
    ...{
      'content-disposition': 'inline; filename="x.jpg"',
      'content-security-policy': "default-src 'none'; sandbox",
    },
    ...{ 'cross-origin-resource-policy': 'same-site', 'referrer-policy': 'no-referrer' },
  });
  expect(sha256(Buffer.from(await resposta.arrayBuffer()))).toBe(sha256(bytes));
});

it('what Next says of files in the engine’s place is what the engine says', async () => {
  const regras = (await config.headers!()).filter(({ source }) => source.startsWith('/api/v1/arquivos/'));
  const ditos = regras.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  expect(Object.fromEntries(ditos)).toEqual({
    'content-security-policy': POLITICA_DE_ENVIADO,
    'referrer-policy': 'no-referrer',
  });
});
