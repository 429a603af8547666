import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { painelDeTeste } from '../teste-painel.ts';

type Manipulador = (req: Request, contexto: { params: Promise<{ slug: string[] }> }) => Promise<Response>;
let painel: Awaited<ReturnType<typeof painelDeTeste>>;
let rotas: Record<string, Manipulador>;
let cookie: string;

beforeAll(async () => {
  painel = await painelDeTeste();
  rotas = (await import('../app/(payload)/api/[[...slug]]/route.ts')) as never;
  cookie = await painel.entrar({ email: 'mkt@martelo.test', papeis: ['Interno - MKT'] });
});
afterAll(() => painel.fechar());

const DAQUI = { origin: 'http://localhost:3001' };
async function enviar(
  metodo: string,
  caminho: string,
  cabecalhos: Record<string, string>,
  corpo: string | null,
) {
  const resposta = await (rotas[metodo] as Manipulador)(
    new Request(`http://localhost:3001/api${caminho}`, { method: metodo, headers: cabecalhos, body: corpo }),
    { params: Promise.resolve({ slug: caminho.slice(1).split('/') }) },
  );
  return {
    status: resposta.status,
    codigo: (await resposta.json()).codigo,
    cookie: resposta.headers.get('set-cookie'),
  };
}

describe('every write of the panel', () => {
  it('passes the one guard: a method that Payload takes and the guard does not is a hole', () => {
    expect(Object.keys(rotas).sort()).toEqual(['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
  });

  const ESCRITAS = [
    ['POST', '/usuarios/sso'],
    ['POST', '/usuarios/logout'],
    ['POST', '/usuarios/refresh-token'],
    ['POST', '/paginas'],
    ['PATCH', '/paginas/1'],
    ['DELETE', '/paginas/1'],
    ['PUT', '/paginas/1'],
    ['POST', '/construtor/1/publicar'],
    ['POST', '/nova-marca'],
  ] as const;

  it('lets a picture sent by itself through to who judges it', async () => {
    const adm = await painel.entrar({ email: 'adm-logo@martelo.test', papeis: ['Interno - ADM'] });
    for (const tipo of ['image/png', 'image/svg+xml', 'application/octet-stream'])
      expect(
        await enviar(
          'POST',
          '/nova-marca/logo',
          { ...DAQUI, cookie: adm, 'content-type': tipo },
          '<html></html>',
        ),
        tipo,
      ).toMatchObject({ status: 400, codigo: 'IMAGEM_INVALIDA' });
  });

  it.each(ESCRITAS)(
    '%s %s is refused from another site, with the cookie or without',
    async (metodo, caminho) => {
      for (const deFora of [
        { origin: 'https://mau.exemplo' },
        { origin: 'http://leilo.localhost:3000' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ] as Record<string, string>[])
        for (const com of [{}, { cookie }] as Record<string, string>[])
          expect(
            await enviar(metodo, caminho, { 'content-type': 'application/json', ...deFora, ...com }, '{}'),
            JSON.stringify(deFora),
          ).toEqual({ status: 403, codigo: 'ORIGEM_NAO_PERMITIDA', cookie: null });
    },
  );

  it.each(ESCRITAS)('%s %s takes no text in the place of JSON', async (metodo, caminho) => {
    expect(
      await enviar(metodo, caminho, { ...DAQUI, cookie, 'content-type': 'text/plain' }, '{}'),
    ).toMatchObject({
      status: 415,
    });
  });
});

it('signing in asks for JSON by name, also of who names no origin', async () => {
  const corpo = JSON.stringify({ email: 'a@b.co', senha: 'x' });
  expect(
    await enviar('POST', '/usuarios/sso', { 'content-type': 'application/x-www-form-urlencoded' }, corpo),
  ).toMatchObject({ status: 415, codigo: 'TIPO_NAO_SUPORTADO' });
  // The engine is away here: what came as it should is answered by whoever asks it.
  expect(
    await enviar('POST', '/usuarios/sso', { ...DAQUI, 'content-type': 'application/json' }, corpo),
  ).toMatchObject({
    status: 503,
    codigo: 'INDISPONIVEL',
  });
});

it('the panel itself still signs out', async () => {
  expect(
    await enviar('POST', '/usuarios/logout', { ...DAQUI, cookie, 'content-type': 'application/json' }, null),
  ).toMatchObject({
    status: 200,
  });
});
