import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EstadoDasPortas } from '@martelo/shared/portas';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { comPortas } from './porteiro.ts';

const UID = '00000000-0000-4000-8000-000000000000';
/** As the engine makes them, as far as a site reads them. */
const acesso = (nome: string, resta: number) => {
  const parte = (dados: object) => Buffer.from(JSON.stringify(dados)).toString('base64url');
  const agora = Math.floor(Date.now() / 1_000);
  return `${parte({})}.${parte({ nome, iat: agora + resta - 900, exp: agora + resta })}.x`;
};
const papeisDe: Record<string, string[]> = {};
let motor: Server;
let site: Server;
let estado: EstadoDasPortas;
const pedidos: string[] = [];

beforeAll(async () => {
  motor = createServer(async (req, res) => {
    pedidos.push(`${req.method} ${req.url}`);
    const corpo = await lido(req);
    const json = (dados: object, status = 200) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(dados));
    if (req.url === '/v1/auth/refresh')
      return json({
        access_token: acesso(`novo-${corpo.refresh_token}`, 900),
        refresh_token: 'outro',
        expires_in: 900,
      });
    const nome = JSON.parse(Buffer.from(req.headers.authorization!.split('.')[1]!, 'base64url').toString())
      .nome as string;
    return json({ roles: papeisDe[nome] ?? [] });
  });
  site = createServer(
    (req, res) =>
      void comPortas(async (_, depois) => void depois.end('a página'), { atual: () => estado })(req, res),
  );
  for (const servidor of [motor, site])
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', () => pronto()));
  vi.stubEnv('ENGINE_URL', `http://127.0.0.1:${(motor.address() as AddressInfo).port}`);
  // Nobody knows how the brand looks: the page is plain.
  vi.stubEnv('CMS_URL', 'http://127.0.0.1:9');
  vi.stubEnv('MARTELO_SEGREDO_SERVICO', 'do-teste');
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const servidor of [motor, site]) {
    servidor.closeAllConnections();
    servidor.close();
  }
});
beforeEach(() => {
  pedidos.length = 0;
  estado = {
    ...{ bloqueios: [], marcas: { leilo: 1 } },
    manutencoes: [
      {
        ...({ uid: UID, situacao: 'ATIVA', alcance: 'TUDO' } as const),
        ...{ mensagem: '<b>Volta já</b>', inicio: new Date().toISOString(), hotsiteId: 1 },
        ate: new Date(Date.now() + 600_000).toISOString(),
      },
    ],
  };
});

/** As a browser that finds every name here. */
const pedir = (caminho: string, cookie = '', method = 'GET') =>
  new Promise<Response>((pronta, falhou) => {
    const { port } = site.address() as AddressInfo;
    const headers = { host: 'leilo.localhost', cookie };
    request({ host: '127.0.0.1', port, path: caminho, method, headers }, async (res) => {
      let texto = '';
      for await (const parte of res) texto += parte;
      const cabecalhos = new Headers();
      for (const [nome, valor] of Object.entries(res.headers))
        for (const um of [valor].flat()) cabecalhos.append(nome, String(um));
      pronta(new Response(texto, { status: res.statusCode!, headers: cabecalhos }));
    })
      .once('error', falhou)
      .end();
  });

async function lido(req: IncomingMessage): Promise<{ refresh_token?: string }> {
  let texto = '';
  for await (const parte of req) texto += parte;
  return texto === '' ? {} : JSON.parse(texto);
}

it('a visitor reads a page that says until when, and what staff wrote as words alone', async () => {
  const resposta = await pedir('/leilao');
  expect([resposta.status, resposta.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(Number(resposta.headers.get('retry-after'))).toBeGreaterThan(590);
  const html = await resposta.text();
  expect(html).toContain('Estamos em manutenção');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&#60;b&#62;Volta já');
  expect(pedidos).toEqual([]);
});

it('a call is refused as calls are, and what is announced is told from memory', async () => {
  const chamada = await pedir('/api/v1/hotsite/formularios/x');
  expect(chamada.status).toBe(200);
  const formulario = await pedir('/api/v1/hotsite/x', '', 'POST');
  expect([formulario.status, (await formulario.json()).codigo]).toEqual([503, 'EM_MANUTENCAO']);
  const { aviso } = await (await pedir('/api/v1/manutencao/estado')).json();
  expect(aviso).toMatchObject({ situacao: 'ATIVA', alcance: 'TUDO' });
});

it('what is announced is read, and nothing else is done with its address', async () => {
  const lido = await pedir('/api/v1/manutencao/estado', '', 'HEAD');
  expect([lido.status, await lido.text()]).toEqual([200, '']);
  for (const metodo of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const recusa = await pedir('/api/v1/manutencao/estado', '', metodo);
    expect([recusa.status, recusa.headers.get('allow')], metodo).toEqual([405, 'GET, HEAD']);
    expect((await recusa.json()).codigo).toBe('METODO_NAO_PERMITIDO');
  }
});

it('who may enter goes on, by what the engine says of them; also when their token has just ended', async () => {
  papeisDe.adm = ['Interno - ADM'];
  papeisDe.sac = ['Interno - SAC'];
  const com = (nome: string) => `martelo_acesso=${acesso(nome, 600)}`;
  expect(await (await pedir('/leilao', com('adm'))).text()).toBe('a página');
  expect((await pedir('/leilao', com('sac'))).status).toBe(503);
  papeisDe['novo-velho'] = ['Interno - ADM'];
  const renovado = await pedir('//leilao?a=1', `martelo_renovacao=velho; martelo_permanecer=1`);
  expect([renovado.status, renovado.headers.get('location')]).toEqual([307, '/leilao?a=1']);
  expect(renovado.headers.getSetCookie().join()).toContain('martelo_renovacao=outro');
});

it('once it is over everything is as before, and the engine is asked nothing', async () => {
  estado = { ...estado, manutencoes: [] };
  expect(await (await pedir('/leilao', `martelo_acesso=${acesso('adm', 600)}`)).text()).toBe('a página');
  expect(pedidos).toEqual([]);
});
