import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { painelDeTeste } from '../teste-painel.ts';

let painel: Awaited<ReturnType<typeof painelDeTeste>>;
let motor: Server;
/** What the engine says of each session; a session it does not know of is over. */
const sessoes = new Map<string, object>();
let perguntas = 0;
let foraDoAr = false;
const SID = '01900000-0000-7000-8000-0000000000c1';
const ADM = { email: 'adm@martelo.test', papeis: ['Interno - ADM'] };
const pessoa = (papeis = ADM.papeis) => ({
  ...{ uid: `uid-${ADM.email}`, tipo: 'interno', nome: 'Ada', email: ADM.email },
  ...{ papeis, hotsites: [1], semFator: false },
});

beforeAll(async () => {
  painel = await painelDeTeste();
  motor = createServer((req, res) => {
    const sid = req.url?.split('/').at(-1) ?? '';
    if (req.method === 'GET') perguntas += 1;
    if (req.method === 'DELETE') sessoes.delete(sid);
    const corpo = sessoes.get(sid);
    const chave = req.headers['x-martelo-servico'] === process.env.MARTELO_SEGREDO_SERVICO;
    const status = foraDoAr ? 503 : !chave ? 401 : corpo ? 200 : 404;
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo ?? {}));
  });
  await new Promise<void>((pronto) => motor.listen(0, '127.0.0.1', pronto));
  process.env.ENGINE_URL = `http://127.0.0.1:${(motor.address() as AddressInfo).port}`;
});
afterAll(async () => {
  motor?.close();
  await painel?.fechar();
});
afterEach(() => {
  vi.useRealTimers();
  foraDoAr = false;
});

const depois = (ms: number) => vi.setSystemTime(Date.now() + ms);
const quem = async (cookie: string) => {
  const { corpo } = await painel.chamar('GET', '/usuarios/me', { cookie });
  return (corpo.user as unknown as { email: string } | null) ?? null;
};
const entrar = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sessoes.set(SID, pessoa());
  return painel.entrar(ADM, SID);
};

describe('the panel’s cookie', () => {
  it('is good for as long as the engine’s session is: ended there, it opens nothing here', async () => {
    const cookie = await entrar();
    expect(await quem(cookie)).toMatchObject({ email: ADM.email });
    sessoes.delete(SID);
    depois(5_000);
    expect(await quem(cookie)).toBeNull();
    expect((await painel.chamar('GET', '/hotsites', { cookie })).status).toBe(403);
    expect((await painel.chamar('POST', '/usuarios/refresh-token', { cookie })).status).toBe(403);
    const salvar = await painel.chamar('POST', '/midia', { cookie, corpo: { alt: 'x' } });
    expect(salvar.status).toBe(403);
  });

  it('gives the roles of now', async () => {
    const cookie = await entrar();
    const registro = () => painel.chamar('GET', '/registro', { cookie });
    expect((await registro()).status).toBe(200);
    sessoes.set(SID, pessoa(['Interno - SAC']));
    depois(5_000);
    expect((await registro()).status).toBe(403);
  });

  it('lets nobody in who has yet to switch on the second factor that is demanded', async () => {
    const cookie = await entrar();
    sessoes.set(SID, { ...pessoa(), semFator: true });
    depois(5_000);
    expect(await quem(cookie)).toBeNull();
  });

  it('goes on by the last answer while the engine is away, and for no longer than it may be', async () => {
    const cookie = await entrar();
    foraDoAr = true;
    depois(60_000);
    expect(await quem(cookie)).not.toBeNull();
    depois(10 * 60_000);
    expect(await quem(cookie)).toBeNull();
  });

  it('is asked about once for all who come in the same seconds', async () => {
    const cookie = await entrar();
    depois(5_000);
    perguntas = 0;
    await Promise.all([quem(cookie), quem(cookie), quem(cookie)]);
    await quem(cookie);
    expect(perguntas).toBe(1);
  });

  it('ends the engine’s session when one signs out', async () => {
    const cookie = await entrar();
    expect((await painel.chamar('POST', '/usuarios/logout', { cookie })).status).toBe(200);
    expect(sessoes.has(SID)).toBe(false);
    expect(await quem(cookie)).toBeNull();
  });
});
