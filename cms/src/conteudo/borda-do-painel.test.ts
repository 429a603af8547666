import { CATALOGO } from '@martelo/shared/erros';
import { pt } from '@payloadcms/translations/languages/pt';
import * as payload from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comItens } from '../builder/portao/exame-de-teste.ts';
import { marcasDemo } from '../semente/marcas.ts';
import { painelDeTeste } from '../teste-painel.ts';
import { recusaDe } from './recusa-do-painel.ts';

type Manipulador = (req: Request, contexto: { params: Promise<{ slug: string[] }> }) => Promise<Response>;
let painel: Awaited<ReturnType<typeof painelDeTeste>>;
let rotas: Record<string, Manipulador>;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  painel = await painelDeTeste();
  await painel.payload.create({ collection: 'hotsites', data: marcasDemo()[0] as never, depth: 0 });
  rotas = (await import('../app/(payload)/api/[[...slug]]/route.ts')) as never;
  cookies.adm = await painel.entrar({ email: 'adm@martelo.test', papeis: ['Interno - ADM'] });
  cookies.mkt = await painel.entrar({ email: 'mkt@martelo.test', papeis: ['Interno - MKT'], hotsites: [1] });
});
afterAll(() => painel.fechar());

async function pedir(
  metodo: string,
  caminho: string,
  {
    quem,
    tipo,
    corpo,
    fluxo,
    ...mais
  }: { quem?: string; tipo?: string; corpo?: string; fluxo?: never } & Record<string, string> = {},
) {
  const resposta = await (rotas[metodo] as Manipulador)(
    new Request(`http://localhost:3001/api${caminho}`, {
      method: metodo,
      headers: {
        origin: 'http://localhost:3001',
        ...(quem && { cookie: cookies[quem]! }),
        ...(tipo && { 'content-type': tipo }),
        ...mais,
      },
      body: fluxo ?? corpo ?? null,
      duplex: 'half',
    } as RequestInit),
    { params: Promise.resolve({ slug: caminho.split('?')[0]!.slice(1).split('/') }) },
  );
  const texto = await resposta.text();
  return { status: resposta.status, corpo: texto ? JSON.parse(texto) : null };
}

const COLECOES = () => Object.keys(painel.payload.collections);
const JSON_RUIM = [
  '[',
  '['.repeat(8_000),
  `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
  'null',
  '1',
  '"a"',
  '{"a":"\\u0000"}',
];

describe('Payload’s REST behind its edge', () => {
  it('says in Portuguese that a brand is none', async () => {
    for (const marca of ['[""]', '"x"', '{"a":1}']) {
      const { status, corpo } = await pedir('POST', '/modelos-aviso', {
        ...{ quem: 'adm', tipo: 'application/json', corpo: `{"hotsite":${marca}}` },
      });
      expect([status, JSON.stringify(corpo)], marca).toEqual([
        400,
        expect.not.stringContaining('relationship'),
      ]);
    }
  });

  it.each(['adm', 'mkt', undefined])(
    'asked by %s for what is not there or no id, never fails',
    async (quem) => {
      for (const slug of COLECOES())
        for (const resto of [
          '/versions',
          '/versions/1',
          '/versions/x',
          '/nada',
          '/%24gt',
          '/1e9',
          '/0',
          '/-1',
          '/1/duplicate',
        ]) {
          const { status, corpo } = await pedir('GET', `/${slug}${resto}`, quem ? { quem } : {});
          expect(status, `${slug}${resto}`).toBeLessThan(500);
          if (status >= 400)
            expect(corpo, `${slug}${resto}`).toMatchObject({
              statusCode: status,
              codigo: expect.stringMatching(new RegExp(`^(${Object.keys(CATALOGO).join('|')})$`)),
              errors: [{ message: expect.any(String) }],
            });
        }
    },
  );

  it('asked with a search that is none says so', async () => {
    for (const busca of [
      'where=toString',
      'where[id]=1',
      'where[id][inventado]=1',
      'where[__proto__][equals]=1',
      'where[or][0][and][0][x][sql]=1',
      'sort=-',
      'sort=a;drop',
      'limit=1e9',
      'limit=-1',
      'page=x',
      'depth=99',
      'select=a',
      'populate[__proto__][x]=1',
      'joins=x',
    ])
      expect(await pedir('GET', `/paginas?${busca}`, { quem: 'adm' }), busca).toMatchObject({
        status: 400,
        corpo: { codigo: 'FILTRO_INVALIDO' },
      });
    const certa =
      'where[or][0][and][0][uri][like]=a&where[or][0][and][1][id][in][0]=1&sort=-updatedAt&limit=5&depth=0&select[uri]=true';
    expect((await pedir('GET', `/paginas?${certa}`, { quem: 'adm' })).status).toBe(200);
  });

  it('given a body that is no object of ours refuses it, in each collection and in its reads by POST', async () => {
    for (const slug of COLECOES())
      for (const corpo of JSON_RUIM) {
        const { status } = await pedir('POST', `/${slug}`, { quem: 'adm', tipo: 'application/json', corpo });
        expect(status, `${slug} ${corpo.slice(0, 20)}`).toBeGreaterThanOrEqual(400);
        expect(status, `${slug} ${corpo.slice(0, 20)}`).toBeLessThan(500);
      }
    for (const [tipo, corpo] of [
      ['application/json', '['],
      ['application/x-www-form-urlencoded', 'where=x'],
    ] as const)
      expect(
        (
          await pedir('POST', '/paginas', {
            quem: 'adm',
            tipo,
            corpo,
            'x-payload-http-method-override': 'GET',
          })
        ).status,
      ).toBe(400);
  });

  it('given a form that was cut short, or holds no object, refuses it', async () => {
    for (const [tipo, corpo] of [
      ['multipart/form-data', 'sem fronteira'],
      ['multipart/form-data; boundary=x', '--x\r\ncortado'],
      ['multipart/form-data; boundary=x', ''],
      ...['[[[', 'null', '1', '[]'].map((payload) => [
        'multipart/form-data; boundary=x',
        `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n--x--\r\n`,
      ]),
    ] as [string, string][]) {
      const { status, corpo: veio } = await pedir('POST', '/midia', { quem: 'adm', tipo, corpo });
      expect([400, 415], `${tipo} ${corpo.slice(0, 90)}`).toContain(status);
      expect(veio.codigo).toEqual(expect.any(String));
    }
  });

  it('given a form takes out what nobody sees and refuses control characters, as in JSON', async () => {
    const form = (dados: object) => ({
      quem: 'adm',
      tipo: 'multipart/form-data; boundary=x',
      corpo: `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(dados)}\r\n--x--\r\n`,
    });
    const de = (nome: string) => ({
      nome,
      hotsite: 1,
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
    expect(await pedir('POST', '/videos', form(de('Vi\u0007deo')))).toMatchObject({
      status: 400,
      corpo: { codigo: 'REQUISICAO_INVALIDA' },
    });
    const feito = await pedir('POST', '/videos', form(de('Vi\u202edeo')));
    expect(feito, JSON.stringify(feito)).toMatchObject({ status: 201, corpo: { doc: { nome: 'Video' } } });
  });

  it('given a reference to what is not there says so', async () => {
    const corpo = JSON.stringify({ nome: 'Vídeo', hotsite: 999, url: 'https://www.youtube.com/watch?v=a' });
    expect(await pedir('POST', '/videos', { quem: 'adm', tipo: 'application/json', corpo })).toMatchObject({
      status: 400,
      corpo: { codigo: 'REQUISICAO_INVALIDA', message: expect.stringContaining('não existe mais') },
    });
  });

  it('without a body, as Payload’s own forms send some writes, is answered as what it is', async () => {
    const vazio = () => new Request('http://localhost:3001', { method: 'POST', body: '' }).body;
    for (const [metodo, caminho] of [
      ['POST', '/paginas/versions/999?draft=false'],
      ['POST', '/paginas/999/duplicate'],
      ['DELETE', '/banners/999'],
      ['DELETE', '/banners?where[id][in][0]=999'],
      ['PATCH', '/banners/999'],
    ] as const) {
      const { status, corpo } = await pedir(metodo, caminho, { quem: 'adm', fluxo: vazio() as never });
      expect(status, `${metodo} ${caminho}`).not.toBe(415);
      expect(status, `${metodo} ${caminho} ${JSON.stringify(corpo)}`).toBeLessThan(500);
    }
    cookies.saindo = await painel.entrar({ email: 'sai@martelo.test', papeis: ['Interno - ADM'] });
    const saida = await pedir('POST', '/usuarios/logout', { quem: 'saindo', fluxo: vazio() as never });
    expect(saida.status).toBe(200);
    const semTipo = new Request('http://localhost:3001', { method: 'POST', body: '{}' }).body;
    expect((await pedir('POST', '/banners', { quem: 'adm', fluxo: semTipo as never })).status).toBe(415);
  });

  it('a file that is not there is not there', async () => {
    for (const nome of ['nada.png', '..%2f..%2fcms.sqlite', 'a%5cb', '%7B%22%24gt%22%3A1%7D'])
      expect(await pedir('GET', `/midia/file/${nome}`), nome).toMatchObject({
        status: 404,
        corpo: { codigo: 'NAO_ENCONTRADO' },
      });
  });

  it('a picture that two people take away at once is gone for the second: no failure of ours', () => {
    const opcoes = { tipo: '', dados: {}, frases: pt.translations.error };
    const { ErrorDeletingFile, APIError } = payload;
    expect(
      recusaDe(
        new ErrorDeletingFile(
          ((chave: string) =>
            (pt.translations.error as Record<string, string>)[chave.split(':')[1]!]) as never,
        ),
        opcoes,
      ).codigo,
    ).toBe('ESTADO_MUDOU');
    expect(recusaDe(new APIError('outra coisa'), opcoes).codigo).toBe('ERRO_INTERNO');
  });

  it('keeps what Payload says of each field beside the catalogue’s words', async () => {
    const { status, corpo } = await pedir('POST', '/hotsites', {
      quem: 'adm',
      tipo: 'application/json',
      corpo: '{}',
    });
    expect(status).toBe(400);
    expect(corpo.codigo).toBe('REQUISICAO_INVALIDA');
    expect(corpo.errors[0].data.errors.length).toBeGreaterThan(0);
    expect(corpo).not.toHaveProperty('papeis');
    // Why, not only where.
    expect(corpo.message).toContain(corpo.errors[0].data.errors[0].message);
  });

  it('says of each of many records why it was not changed, in the gate’s own words', async () => {
    const ids: number[] = [];
    for (const titulo of ['Boa', '']) {
      const sessoes = [comItens({ titulo })];
      const { corpo } = await pedir('POST', '/paginas?draft=true', {
        quem: 'adm',
        tipo: 'application/json',
        corpo: JSON.stringify({
          titulo: 'P',
          uri: `varias-${ids.length}`,
          hotsite: 1,
          sessoes,
          _status: 'draft',
        }),
      });
      ids.push(corpo.doc.id);
    }
    const { status, corpo } = await pedir('PATCH', `/paginas?draft=true&where[id][in]=${ids.join(',')}`, {
      quem: 'adm',
      tipo: 'application/json',
      corpo: '{"_status":"published"}',
    });
    expect([status, corpo.codigo, corpo.statusCode]).toEqual([400, 'REQUISICAO_INVALIDA', 400]);
    expect(corpo.docs).toMatchObject([{ id: ids[0], _status: 'published' }]);
    expect(corpo.errors).toEqual([
      expect.objectContaining({
        id: ids[1],
        message: expect.stringMatching(/^A página não foi publicada: há 1 erro/),
      }),
    ]);
    expect(corpo.message).toMatch(/1/);
  });
});
