import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST } from './route.ts';

const TOKEN = 'um-token-de-carta-bem-comprido';
let motor: Server;
let recebidos: unknown[] = [];
let status = 200;

beforeAll(async () => {
  motor = createServer(async (req, res) => {
    let corpo = '';
    for await (const parte of req) corpo += parte;
    recebidos.push([req.url, JSON.parse(corpo)]);
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(
      JSON.stringify(
        status === 200 ? { ok: true, dispositivo: 'esta' } : { codigo: 'REDEFINICAO_INVALIDA', message: 'x' },
      ),
    );
  });
  await new Promise<void>((pronto) => motor.listen(0, '127.0.0.1', pronto));
  process.env.ENGINE_URL = `http://127.0.0.1:${(motor.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete process.env.ENGINE_URL;
  motor.close();
});
beforeEach(() => {
  recebidos = [];
  status = 200;
});

const enviar = (corpo: object | string, cookie = '') =>
  POST(
    new NextRequest('http://leilo.localhost:3000/api/sessao/redefinir', {
      method: 'POST',
      headers: {
        host: 'leilo.localhost:3000',
        origin: 'http://leilo.localhost:3000',
        'content-type': typeof corpo === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
        cookie,
      },
      body: typeof corpo === 'string' ? corpo : JSON.stringify(corpo),
    }),
  );

describe('a letter’s link for a new password', () => {
  it('hands its token over in a body; a cookie that no script reads keeps it, and no address', async () => {
    const resposta = await enviar({ link: TOKEN });
    expect(await resposta.json()).toEqual({ destino: '/redefinir-senha' });
    expect(resposta.headers.get('set-cookie')).toBe(
      `martelo_redefinicao=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Max-Age=900`,
    );
    expect(recebidos).toEqual([]);
  });

  it('is used with the new password and forgotten', async () => {
    const resposta = await enviar({ senha: 'uma senha nova' }, `martelo_redefinicao=${TOKEN}`);
    expect(recebidos).toEqual([
      ['/v1/auth/redefinir-senha/confirmar', { token: TOKEN, senha: 'uma senha nova' }],
    ]);
    expect(await resposta.json()).toEqual({ destino: '/login?motivo=senha-nova' });
    const [usado, aparelho] = resposta.headers.getSetCookie();
    expect(usado).toMatch(/^martelo_redefinicao=;.*Max-Age=0$/);
    // Whoever has the mailbox is known here from then on.
    expect(aparelho).toMatch(/^martelo_dispositivo=esta;.*HttpOnly/);
  });

  it('never stands in the address that a plain form is sent back to, nor does the e-mail', async () => {
    status = 422;
    for (const [corpo, cookie] of [
      ['senha=fraca', `martelo_redefinicao=${TOKEN}`],
      ['email=ana%40exemplo.com', ''],
    ] as const) {
      const resposta = await enviar(corpo, cookie);
      expect(resposta.status).toBe(303);
      expect(resposta.headers.get('location')).toBe('/redefinir-senha?erro=REDEFINICAO_INVALIDA');
    }
  });
});
