import type { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { escrita, leituraDaqui } from './origem.ts';

type Manipulador = (pedido: Request, contexto: unknown) => Promise<Response>;
const ROTAS = import.meta.glob<Record<string, Manipulador>>('../app/**/route.ts', { eager: true });
const ESCREVEM = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Between our own services, with a signature over the body and no cookie. */
const ASSINADAS = ['/api/revalidar'];

/** Where no call is: refused as not found, whoever asks. */
const SEM_CHAMADA = '/api/[[...resto]]';

const endereco = (arquivo: string) => arquivo.replace('../app', '').replace('/route.ts', '');
const todas = Object.entries(ROTAS).flatMap(([arquivo, modulo]) =>
  Object.keys(modulo)
    .filter((metodo) => ESCREVEM.includes(metodo))
    .map((metodo) => [metodo, endereco(arquivo), modulo[metodo] as Manipulador] as const),
);
const escritas = todas.filter(([, caminho]) => caminho !== SEM_CHAMADA);

/** As a browser sends it: with its cookies, and with the headers that no page can leave out or change. */
const doNavegador = (metodo: string, caminho: string, cabecalhos: Record<string, string>, corpo = '{}') =>
  new Request(`http://leilo.localhost:3000${caminho}`, {
    method: metodo,
    headers: {
      host: 'leilo.localhost:3000',
      cookie: 'martelo_acesso=a; martelo_renovacao=r',
      'content-type': 'application/json',
      ...cabecalhos,
    },
    body: corpo,
  });

describe('every write of this service', () => {
  it('is among those looked at here', () => {
    expect(escritas.map(([metodo, caminho]) => `${metodo} ${caminho}`).sort()).toEqual(
      [
        'POST /api/avisos/sair',
        'POST /api/consentimento',
        'POST /api/presenca',
        'POST /api/previa/dados',
        'POST /api/revalidar',
        'POST /api/sessao/acesso-unico',
        'POST /api/sessao/login',
        'POST /api/sessao/redefinir',
        'POST /api/sessao/sair',
        'DELETE /api/v1/[...caminho]',
        'PATCH /api/v1/[...caminho]',
        'POST /api/v1/[...caminho]',
        'PUT /api/v1/[...caminho]',
      ].sort(),
    );
  });

  it('where no call is writes nothing: it is not found', async () => {
    const semChamada = todas.filter(([, caminho]) => caminho === SEM_CHAMADA);
    expect(semChamada).toHaveLength(4);
    for (const [metodo, , responder] of semChamada)
      expect((await responder(doNavegador(metodo, '/api/nada', {}), {})).status).toBe(404);
  });

  const guardadas = escritas.filter(([, caminho]) => !ASSINADAS.includes(caminho));
  const deFora = [
    { origin: 'https://mau.exemplo' },
    { origin: 'http://pacto.localhost:3000' },
    { origin: 'http://leilo.localhost:3001' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ];

  it.each(guardadas)('%s %s refuses what comes from elsewhere', async (metodo, caminho, responder) => {
    for (const cabecalhos of deFora) {
      const resposta = await responder(
        doNavegador(metodo, caminho, cabecalhos as Record<string, string>),
        {},
      );
      expect([resposta.status, (await resposta.json()).codigo], JSON.stringify(cabecalhos)).toEqual([
        403,
        'ORIGEM_NAO_PERMITIDA',
      ]);
    }
  });

  it.each(guardadas)('%s %s takes no text in the place of JSON', async (metodo, caminho, responder) => {
    const pedido = doNavegador(metodo, caminho, {
      origin: 'http://leilo.localhost:3000',
      'content-type': 'text/plain',
    });
    expect((await responder(pedido, {})).status).toBe(415);
  });
});

it('what came by https is not answered to what is sent by http', async () => {
  const guardada = escrita({ origem: 'sempre', corpos: ['json'] }, async () => new Response('ok'));
  const pedir = (origin: string) =>
    guardada(doNavegador('POST', '/', { origin, 'x-forwarded-proto': 'https' })).then(({ status }) => status);
  expect(await pedir('https://leilo.localhost:3000')).toBe(200);
  expect(await pedir('http://leilo.localhost:3000')).toBe(403);
});

it('the cookies of a session count by both of their names', async () => {
  const guardada = escrita({ origem: 'com-sessao', corpos: ['json'] }, async () => new Response('ok'));
  for (const cookie of ['martelo_renovacao=r', '__Host-martelo_acesso=a'])
    expect((await guardada(doNavegador('POST', '/api/v1/lotes', { cookie }))).status, cookie).toBe(403);
  expect((await guardada(doNavegador('POST', '/api/v1/lotes', { cookie: 'visitante=1' }))).status).toBe(200);
});

it('programs with their own Bearer, and no cookie, name no origin', async () => {
  const guardada = escrita({ origem: 'com-sessao', corpos: ['json'] }, async () => new Response('ok'));
  const pedido = new Request('http://leilo.localhost:3000/api/v1/lotes', {
    method: 'POST',
    headers: { host: 'leilo.localhost:3000', authorization: 'Bearer x' },
  });
  expect((await guardada(pedido)).status).toBe(200);
});

it('the token is read by pages of this site alone', async () => {
  const ler = leituraDaqui<NextRequest>(async () => new Response('token'));
  const de = (vizinhanca: string) =>
    new Request('http://leilo.localhost:3000/api/sessao/token', {
      headers: { host: 'leilo.localhost:3000', 'sec-fetch-site': vizinhanca },
    }) as NextRequest;
  expect((await ler(de('same-origin'))).status).toBe(200);
  expect((await ler(de('same-site'))).status).toBe(403);
  expect((await ler(de('cross-site'))).status).toBe(403);
});
