import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acaoDeFora, enderecoLegivel, guardarServidor, hostLegivel, metodoConhecido } from './borda-http.ts';

describe('an address', () => {
  it.each(['/', '/leilao/sp/a%20b?q=%zz', '/%C3%A9', '/a%2Fb', '/💣', '/x?y=%ff'])(
    '%s can be read',
    (url) => {
      expect(enderecoLegivel(url)).toBe(true);
    },
  );
  it.each(['/%', '/%zz', '/%ff', '/%c0%ae', '/%ED%A0%80', '/a%00b', '/x%0d%0ay', '/x?tipo=%00'])(
    '%s cannot',
    (url) => {
      expect(enderecoLegivel(url)).toBe(false);
    },
  );
});

describe('a call that no page of ours makes', () => {
  const acao = (headers: Record<string, string>, url = '/admin', method = 'POST') =>
    acaoDeFora({ method, url, headers: { host: 'painel.exemplo', ...headers } });
  const FORMULARIO = { 'content-type': 'multipart/form-data; boundary=x' };

  it('is a server action of another origin, or of none', () => {
    expect(acao({ ...FORMULARIO, origin: 'http://evil.example' })).toBe(true);
    expect(acao({ ...FORMULARIO, origin: 'null' })).toBe(true);
    expect(acao(FORMULARIO)).toBe(true);
    expect(acao({ 'next-action': '00', origin: 'http://evil.example' })).toBe(true);
  });

  it('is none of our own, of a route’s, or of a program’s', () => {
    expect(acao({ ...FORMULARIO, origin: 'https://painel.exemplo' })).toBe(false);
    expect(acao(FORMULARIO, '/api/midia')).toBe(false);
    expect(acao(FORMULARIO, '/v1/paginas')).toBe(false);
    expect(acao({ 'content-type': 'application/json' })).toBe(false);
    expect(acao(FORMULARIO, '/admin', 'GET')).toBe(false);
  });

  it('has a method that we know', () => {
    expect(['GET', 'PATCH', 'TRACE', 'PROPFIND', undefined].map(metodoConhecido)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a host', () => {
  it.each(['leilo.localhost:3300', '127.0.0.1', '[::1]:3000', 'a_b', undefined, ''])(
    '%s can be read',
    (host) => {
      expect(hostLegivel(host)).toBe(true);
    },
  );
  it.each(['[::1', 'a b', 'x:99999', 'a/b', 'u@h', 'h?x', 'h#x', 'a\\b', '%'])('%s cannot', (host) => {
    expect(hostLegivel(host)).toBe(false);
  });
});

describe('what never becomes a request', () => {
  let servidor: Server;
  let porta: number;
  beforeEach(async () => {
    servidor = createServer((_req, res) => res.end('atendido'));
    guardarServidor(servidor);
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
    porta = (servidor.address() as AddressInfo).port;
  });
  afterEach(() => servidor.close());

  const cru = (texto: string): Promise<string> =>
    new Promise((responder) => {
      let veio = '';
      const conexao = connect(porta, '127.0.0.1', () => conexao.write(texto));
      conexao.on('data', (parte) => {
        veio += parte;
      });
      conexao.on('close', () => responder(veio));
    });

  it.each([
    ['no HTTP at all', 'olá\r\n\r\n', 400, 'REQUISICAO_INVALIDA'],
    [
      'a header too long',
      `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`,
      413,
      'CORPO_GRANDE_DEMAIS',
    ],
    [
      'an expectation nobody knows',
      'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\nexpect: x\r\n\r\n',
      400,
      'REQUISICAO_INVALIDA',
    ],
  ])('%s is refused as the catalogue says', async (_nome, texto, status, codigo) => {
    const veio = await cru(texto);
    expect(veio).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(veio.split('\r\n\r\n')[1]!)).toMatchObject({ statusCode: status, codigo });
  });

  it('and the next one is served', async () => {
    await cru('olá\r\n\r\n');
    const status = await new Promise((responder) =>
      request({ port: porta, host: '127.0.0.1' }, (resposta) =>
        responder(resposta.resume().statusCode),
      ).end(),
    );
    expect(status).toBe(200);
  });
});

it('a protocol that nobody speaks is no reason for silence', async () => {
  const servidor = createServer((_req, res) => res.end('atendido'));
  guardarServidor(servidor);
  servidor.on('upgrade', (_req, socket) => socket.end('soquete'));
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const { port } = servidor.address() as AddressInfo;
  const pedir = (upgrade: string) =>
    new Promise<string>((responder) => {
      let veio = '';
      const linhas = `GET / HTTP/1.1\r\nhost: x\r\nconnection: Upgrade, close\r\nupgrade: ${upgrade}\r\n\r\n`;
      const conexao = connect(port, '127.0.0.1', () => conexao.write(linhas));
      conexao.on('data', (parte) => {
        veio += parte;
        if (veio.includes('atendido')) conexao.end();
      });
      conexao.on('close', () => responder(veio));
    });
  expect(await pedir('h2c')).toMatch(/^HTTP\/1.1 200 [\s\S]*atendido/);
  expect(await pedir('TLS/1.2')).toMatch(/^HTTP\/1.1 200 [\s\S]*atendido/);
  expect(await pedir('WebSocket')).toBe('soquete');
  servidor.close();
});

describe('a body that is answered before it is read', () => {
  const abrir = async (): Promise<{ servidor: Server; porta: number }> => {
    // As Next does: handed on to somebody who then reads none of it.
    const servidor = createServer((req, res) => {
      if (req.method === 'POST') req.pipe(new PassThrough());
      res.end('atendido');
    });
    guardarServidor(servidor);
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
    return { servidor, porta: (servidor.address() as AddressInfo).port };
  };

  it('leaves its connection to the next call', async () => {
    const { servidor, porta } = await abrir();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const pedir = (method: string, corpo?: Buffer) =>
      new Promise<number | undefined>((responder, falhar) =>
        request({ port: porta, host: '127.0.0.1', agent, method }, (resposta) =>
          resposta.resume().once('end', () => responder(resposta.statusCode)),
        )
          .once('error', falhar)
          .end(corpo),
      );
    for (let i = 0; i < 3; i += 1) {
      expect(await pedir('POST', Buffer.alloc(2 ** 20))).toBe(200);
      expect(await pedir('GET')).toBe(200);
    }
    agent.destroy();
    servidor.close();
  });
});
