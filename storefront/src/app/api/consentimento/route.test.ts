import { expect, it } from 'vitest';
import { POST } from './route.ts';

const responder = (resposta: string, cookie = '') =>
  POST(
    new Request('http://www.leilo.com.br/api/consentimento', {
      method: 'POST',
      headers: {
        host: 'www.leilo.com.br',
        origin: 'http://www.leilo.com.br',
        'content-type': 'application/x-www-form-urlencoded',
        cookie,
      },
      body: new URLSearchParams({ resposta, retorno: '/privacidade' }).toString(),
    }),
  );

it('a consent is given, and taken back with what the tools left behind', async () => {
  const dado = await responder('sim', '_ga=1; martelo_acesso=x');
  expect([dado.status, dado.headers.get('location')]).toEqual([303, '/privacidade']);
  expect(dado.headers.getSetCookie()).toEqual([
    'martelo-consentimento=sim; Path=/; Max-Age=15552000; SameSite=Lax; HttpOnly',
  ]);

  const retirado = (
    await responder('nao', '_ga=1; _ga_ABC12=2; _fbp=3; martelo_acesso=x; _gato=4')
  ).headers.getSetCookie();
  expect(retirado[0]).toMatch(/^martelo-consentimento=nao;/);
  expect(retirado.slice(1).map((linha) => linha.split('=')[0])).toEqual(
    ['_ga', '_ga_ABC12', '_fbp'].flatMap((nome) => Array(4).fill(nome)),
  );
  expect(retirado).toContain('_ga=; Path=/; Max-Age=0; Domain=leilo.com.br');
});

it('what is no answer changes nothing', async () => {
  expect((await responder('talvez')).headers.getSetCookie()).toEqual([]);
});
