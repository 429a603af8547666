import { ErroMartelo } from '@martelo/shared/erros';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { avisarNoLog } from './log.ts';
import { painelDeTeste } from './teste-painel.ts';

type Rota = (req: Request, contexto: { params: Promise<{ slug: string[] }> }) => Promise<Response>;
let painel: Awaited<ReturnType<typeof painelDeTeste>>;
let rotas: Record<'GET' | 'POST', Rota>;
let cookie: string;
const linhas: string[] = [];

beforeAll(async () => {
  painel = await painelDeTeste();
  rotas = (await import('./app/(payload)/api/[[...slug]]/route.ts')) as never;
  cookie = await painel.entrar({ email: 'adm@martelo.test', papeis: ['Interno - ADM'], uid: 'uid-da-conta' });
  vi.spyOn(process.stdout, 'write').mockImplementation(((linha: string) => linhas.push(linha) > 0) as never);
});
afterEach(() => {
  linhas.length = 0;
});
afterAll(() => {
  vi.restoreAllMocks();
  return painel?.fechar();
});

const ditas = () => linhas.map((linha) => JSON.parse(linha) as Record<string, unknown>);
const pedir = (metodo: 'GET' | 'POST', caminho: string, quem?: string) =>
  rotas[metodo](
    new Request(`http://localhost:3001/api${caminho}`, {
      method: metodo,
      headers: {
        origin: 'http://localhost:3001',
        'content-type': 'application/json',
        ...(quem && { cookie: quem }),
      },
      body: metodo === 'POST' ? '{}' : null,
    }),
    { params: Promise.resolve({ slug: caminho.split('?')[0]!.slice(1).split('/') }) },
  );

it('every call leaves a line of JSON with who asked, by uid alone; a refusal is no failure and has no stack', async () => {
  await pedir('POST', '/banners', cookie);
  await pedir('GET', '/banners/999?depth=0', cookie);
  await pedir('POST', '/banners');
  const lidas = ditas();
  expect(lidas.filter(({ msg }) => msg === 'pedido')).toEqual([
    expect.objectContaining({ metodo: 'POST', caminho: '/api/banners', status: 400, conta: 'uid-da-conta' }),
    expect.objectContaining({
      metodo: 'GET',
      caminho: '/api/banners/999',
      status: 404,
      conta: 'uid-da-conta',
    }),
    expect.not.objectContaining({ conta: expect.anything() }),
  ]);
  expect(lidas.filter(({ msg }) => msg === 'recusa').map(({ status }) => status)).toEqual([400, 404, 403]);
  // What is of a request carries its id: that line is for the file, not for the console.
  for (const linha of lidas) expect(linha).toMatchObject({ level: 30, requestId: expect.any(String) });
  expect(new Set(lidas.map(({ requestId }) => requestId)).size).toBe(3);
  expect(linhas.join('')).not.toMatch(/stack|adm@martelo/);
});

it('what is no refusal keeps its stack, a failure of the catalogue’s own too', () => {
  for (const err of [new Error('quebrou'), new ErroMartelo('ERRO_INTERNO')])
    painel.payload.logger.error({ err }, 'unexpected failure');
  expect(ditas()).toMatchObject([
    { level: 50, msg: 'unexpected failure', err: { stack: expect.stringContaining('quebrou') } },
    { level: 50, err: { stack: expect.any(String) } },
  ]);
});

it('what runs without Payload writes lines of the same log', () => {
  avisarNoLog({ destino: 'engine' }, 'aviso não recebido');
  expect(ditas()).toMatchObject([
    { level: 40, servico: 'cms', destino: 'engine', msg: 'aviso não recebido' },
  ]);
});
