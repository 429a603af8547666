import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gravarPagina } from '../paginas/gravar-pagina.ts';
import { painelSemeado } from '../semente/de-teste.ts';
import { chamadasDeTeste, type Json } from '../teste-chamadas.ts';

/* A program that knows only the spec's table "Site pages and hotsite" (and section 5 for what is accepted). */

let teste: Awaited<ReturnType<typeof chamadasDeTeste>>;
let adm: string;
let mkt: string;
let mktDaOutra: string;
let sac: string;

beforeAll(async () => {
  teste = await chamadasDeTeste(painelSemeado);
  adm = await teste.token(['Interno - ADM']);
  mkt = await teste.token(['Interno - MKT'], { hotsites: [1] });
  mktDaOutra = await teste.token(['Interno - MKT'], { hotsites: [2] });
  sac = await teste.token(['Interno - SAC'], { hotsites: [1] });
});
afterAll(() => teste?.fechar());

const ler = async (uri: string): Promise<Json> =>
  (await teste.pedir('GET', `/v1/hotsite/conteudo-pagina/?uri=${uri}`)).corpo;
let numero = 0;
/** A page of the test's own, with a section of two items. */
async function paginaNova(): Promise<{ uri: string; uid: string; sessao: Json; itens: Json[] }> {
  numero += 1;
  const uri = `campanha-${numero}`;
  const { corpo: pagina } = await teste.pedir('POST', '/v1/hotsite/paginas/', {
    token: mkt,
    corpo: { uri, titulo: `Campanha ${numero}` },
  });
  const { corpo: sessao } = await teste.pedir('POST', '/v1/hotsite/paginas/sessao/', {
    token: mkt,
    corpo: { paginaUid: pagina.uid, elemento: 'lista-itens', nome: 'Passos', ativo: true },
  });
  const itens = [];
  for (const titulo of ['Um', 'Dois'])
    itens.push(
      (
        await teste.pedir('POST', '/v1/hotsite/paginas/sessao/itens', {
          token: mkt,
          corpo: { sessaoUid: sessao.uid, titulo },
        })
      ).corpo,
    );
  return { uri, uid: pagina.uid, sessao, itens };
}

describe('reading', () => {
  it.each(['/v1/hotsite/public', '/v1/hotsite/public/'])(
    'GET %s is the brand of the header',
    async (caminho) => {
      const { status, corpo } = await teste.pedir('GET', caminho, { hotsite: 'pacto' });
      expect(status).toBe(200);
      expect(corpo).toMatchObject({
        subdominio: 'pacto',
        tipo: 'loja',
        coordenadas: { latitude: expect.any(Number) },
      });
    },
  );

  it.each(['', '/'])(
    'GET conteudo-pagina%s has sections and items, in order and with the spec’s names',
    async (barra) => {
      const { status, corpo } = await teste.pedir(
        'GET',
        `/v1/hotsite/conteudo-pagina${barra}?uri=pagina-inicial`,
      );
      expect(status).toBe(200);
      expect(corpo).toMatchObject({
        uri: 'pagina-inicial',
        modeloPagina: 'PaginaInicial',
        handleScript: null,
      });
      expect(corpo.sessoes.map(({ prioridade }: Json) => prioridade)).toEqual(
        corpo.sessoes.map((_: Json, i: number) => i + 1),
      );
      for (const sessao of corpo.sessoes) {
        expect(sessao).toMatchObject({ uid: sessao.id, paginaUid: corpo.uid, ativo: expect.any(Boolean) });
        for (const item of sessao.itens) expect(item).toMatchObject({ uid: item.id, sessaoUid: sessao.uid });
      }
    },
  );

  it('GET paginas/configuracao is the same page without sections; what is not there is 404', async () => {
    const { corpo } = await teste.pedir('GET', '/v1/hotsite/paginas/configuracao/?uri=quem-somos');
    const { sessoes, ...resto } = await ler('quem-somos');
    expect(sessoes.length).toBeGreaterThan(0);
    expect(corpo).toEqual(resto);
    const ausente = await teste.pedir('GET', '/v1/hotsite/paginas/configuracao/?uri=nao-ha');
    expect([ausente.status, ausente.corpo.codigo]).toEqual([404, 'NAO_ENCONTRADO']);
  });

  it('asks for a brand, and for the uri', async () => {
    const semMarca = await teste.pedir('GET', '/v1/hotsite/public', { hotsite: null });
    expect([semMarca.status, semMarca.corpo.codigo]).toEqual([400, 'HOTSITE_NAO_INFORMADO']);
    const semUri = await teste.pedir('GET', '/v1/hotsite/conteudo-pagina/');
    expect([semUri.status, semUri.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
  });

  it('GET banners/ativo is a list, by the place’s fixed id', async () => {
    const { status, corpo } = await teste.pedir(
      'GET',
      '/v1/banners/ativo/?posicaoBannerUid=01900000-0000-7000-8000-00000000b001',
    );
    expect(status).toBe(200);
    expect(corpo.length).toBeGreaterThan(0);
    expect(corpo[0]).toMatchObject({ posicao: 'home', imagem: { url: expect.stringMatching(/^\/midia\//) } });
    expect((await teste.pedir('GET', '/v1/banners/ativo?posicaoBannerUid=outra')).status).toBe(400);
  });

  it('GET conteudo-pagina-login is the brand’s active contents in their order, by number or uid', async () => {
    const { docs } = await teste.payload.find({
      collection: 'midia',
      where: { hotsite: { equals: 1 } },
      limit: 1,
    });
    for (const [nome, ativo, prioridade] of [
      ['Segundo', true, 2],
      ['Primeiro', true, 1],
      ['Guardado', false, 0],
    ] as const)
      await teste.payload.create({
        collection: 'conteudos-login',
        data: {
          hotsite: 1,
          nome,
          uri: nome.toLowerCase(),
          ativo,
          prioridade,
          tituloSubtituloImagem: [
            { uri: 'a', titulo: nome, subtitulo: 'Sub', imagem: docs[0]!.id, link: '' },
          ],
        } as never,
      });
    for (const id of ['1', '01900000-0000-7000-8000-000000000001']) {
      const { status, corpo } = await teste.pedir('GET', `/v1/hotsite/${id}/conteudo-pagina-login`);
      expect(status).toBe(200);
      expect(corpo.map(({ nome }: Json) => nome)).toEqual([
        'Primeiro',
        'Segundo',
        'Vantagens de ter uma conta',
      ]);
      expect(corpo[0].tituloSubtituloImagem[0]).toMatchObject({
        titulo: 'Primeiro',
        subtitulo: 'Sub',
        link: null,
      });
    }
    expect((await teste.pedir('GET', '/v1/hotsite/999/conteudo-pagina-login')).status).toBe(404);
  });

  it('GET busca-evento/ativo is the live auction, else the next; 404 without one, 503 without the engine', async () => {
    const leilao = (id: number, data: string, situacao: string) => ({
      id,
      uid: `u${id}`,
      nome: `L${id}`,
      nomeSemData: `L${id}`,
      data,
      dia: data.slice(0, 10),
      situacao,
      quantidadeLotes: 1,
    });
    const ativo = () => teste.pedir('GET', '/v1/hotsite/busca-evento/ativo');
    teste.definirLeiloes([
      leilao(1, '2026-12-02T10:00:00Z', 'PRONTO'),
      leilao(2, '2026-12-01T10:00:00Z', 'PRONTO'),
    ]);
    expect((await ativo()).corpo).toMatchObject({ uid: 'u2', url: '/leilao?leilao=u2' });
    teste.definirLeiloes([
      leilao(2, '2026-12-01T10:00:00Z', 'PRONTO'),
      leilao(3, '2026-12-09T10:00:00Z', 'AO_VIVO'),
    ]);
    expect((await ativo()).corpo.uid).toBe('u3');
    teste.definirLeiloes([]);
    expect((await ativo()).status).toBe(404);
    teste.definirLeiloes(null);
    expect((await ativo()).status).toBe(503);
  });
});

describe('who may', () => {
  const mudancas: [string, string][] = [
    ['POST', '/v1/hotsite/paginas/'],
    ['PUT', '/v1/hotsite/paginas/quem-somos'],
    ['POST', '/v1/hotsite/paginas/sessao/'],
    ['PUT', '/v1/hotsite/paginas/sessao/x'],
    ['DELETE', '/v1/hotsite/paginas/sessao/x'],
    ['POST', '/v1/hotsite/paginas/sessao/itens'],
    ['PUT', '/v1/hotsite/paginas/sessao/itens/x'],
    ['DELETE', '/v1/hotsite/paginas/sessao/itens/x'],
    ['PUT', '/v1/hotsite/paginas/sessao/prioridade/x/'],
  ];
  it.each(mudancas)('%s %s takes a token of this brand whose bearer edits it', async (metodo, caminho) => {
    const com = async (token: string | null, hotsite = 'leilo') => {
      const { status, corpo } = await teste.pedir(metodo, caminho, { token, corpo: {}, hotsite });
      return [status, corpo.codigo];
    };
    expect(await com(null)).toEqual([401, 'NAO_AUTENTICADO']);
    expect(await com('a.b.c')).toEqual([401, 'TOKEN_INVALIDO']);
    expect(await com(await teste.token(['Interno - ADM'], { exp: '-1m' }))).toEqual([401, 'TOKEN_INVALIDO']);
    expect(await com(mkt, 'pacto')).toEqual([401, 'TOKEN_INVALIDO']);
    expect(await com(mktDaOutra)).toEqual([403, 'SEM_PERMISSAO']);
    expect(await com(sac)).toEqual([403, 'SEM_PERMISSAO']);
    expect(await com(await teste.token(['Clientes leilo - Física']))).toEqual([403, 'SEM_PERMISSAO']);
    expect([401, 403]).not.toContain((await com(mkt))[0]);
  });

  it('hotsites are ADM’s: the list, one by number or uid, never a credential', async () => {
    const { corpo } = await teste.pedir('GET', '/v1/hotsite/admin', { token: adm });
    expect(corpo).toMatchObject({ total: 2, pagina: 1 });
    for (const id of ['2', '01900000-0000-7000-8000-000000000002'])
      expect((await teste.pedir('GET', `/v1/hotsite/admin/${id}/`, { token: adm })).corpo.subdominio).toBe(
        'pacto',
      );
    expect((await teste.pedir('GET', '/v1/hotsite/admin/77', { token: adm })).status).toBe(404);
    expect((await teste.pedir('GET', '/v1/hotsite/admin', { token: mkt })).status).toBe(403);
    expect((await teste.pedir('GET', '/v1/hotsite/admin')).status).toBe(401);
    expect(JSON.stringify(corpo)).not.toMatch(/cifrad|senha|chave/i);
  });

  it('says which methods an address has, and that others are none', async () => {
    const { status, corpo, cabecalhos } = await teste.pedir('DELETE', '/v1/hotsite/paginas/quem-somos', {
      token: adm,
    });
    expect([status, corpo.codigo, cabecalhos.get('allow')]).toEqual([405, 'METODO_NAO_PERMITIDO', 'PUT']);
    expect((await teste.pedir('GET', '/v1/nada')).status).toBe(404);
  });
});

describe('pages', () => {
  it('are made, read at once, changed and moved; the old address leads to the new one', async () => {
    const { uri, uid } = await paginaNova();
    expect(await ler(uri)).toMatchObject({ uid, titulo: expect.stringContaining('Campanha') });
    const { status, corpo } = await teste.pedir('PUT', `/v1/hotsite/paginas/${uri}`, {
      token: mkt,
      corpo: { uri: `${uri}-nova`, descricao: 'Outra', container: false, canonical: '', naoIndexar: true },
    });
    expect([status, corpo.uri, corpo.descricao, corpo.container, corpo.canonical]).toEqual([
      200,
      `${uri}-nova`,
      'Outra',
      false,
      null,
    ]);
    expect((await teste.pedir('GET', `/v1/hotsite/conteudo-pagina?uri=${uri}`)).status).toBe(404);
    expect((await teste.pedir('GET', '/v1/hotsite/redirecionamentos')).corpo).toContainEqual({
      de: `/${uri}`,
      para: `/${uri}-nova`,
      tipo: 301,
    });
  });

  it('an address is taken once a brand: 409', async () => {
    const { uri } = await paginaNova();
    const { status, corpo } = await teste.pedir('POST', '/v1/hotsite/paginas/', {
      token: mkt,
      corpo: { uri, titulo: 'x' },
    });
    expect([status, corpo.codigo]).toEqual([409, 'JA_EXISTE']);
  });

  it.each([
    ['no uri', { titulo: 'x' }, 400],
    ['no title', { uri: 'x' }, 400],
    ['a title that is no text', { uri: 'x', titulo: 1 }, 400],
    ['a uri with capitals', { uri: 'Com Espaço', titulo: 'x' }, 400],
    ['a container that is no boolean', { uri: 'x', titulo: 'x', container: 'talvez' }, 400],
    ['an unknown kind of page', { uri: 'x', titulo: 'x', modeloPagina: 'Outra' }, 400],
    [
      'another brand’s hotUid',
      { uri: 'x', titulo: 'x', hotUid: '01900000-0000-7000-8000-000000000002' },
      422,
    ],
    ['raw script', { uri: 'x', titulo: 'x', handleScript: 'alert(1)' }, 422],
    [
      'a picture from elsewhere',
      { uri: 'x', titulo: 'x', imagemPrincipal: 'https://exemplo.com/a.png' },
      422,
    ],
    ['a title of 10,000 characters', { uri: 'x', titulo: 'x'.repeat(10_000) }, 400],
  ])('are refused with %s', async (_nome, corpo, status) => {
    expect((await teste.pedir('POST', '/v1/hotsite/paginas/', { token: mkt, corpo })).status).toBe(status);
    expect((await teste.pedir('GET', '/v1/hotsite/conteudo-pagina?uri=x')).status).toBe(404);
  });

  it('take handleScript from ADM alone; sent back as it was read it is no change (README)', async () => {
    const mudar = (token: string, handleScript: string | null) =>
      teste.pedir('PUT', '/v1/hotsite/paginas/como-funciona', { token, corpo: { handleScript } });
    const adm = await teste.token(['Interno - ADM']);
    expect((await mudar(mkt, 'alert(1)')).status).toBe(422);
    expect((await mudar(adm, '</script><script>alert(1)')).status).toBe(422);
    const aceita = await mudar(adm, 'window.a = 1;\r\nwindow.b = 2;');
    expect([aceita.status, aceita.corpo.handleScript]).toEqual([200, 'window.a = 1;\nwindow.b = 2;']);
    expect((await ler('como-funciona')).handleScript).toBe('window.a = 1;\nwindow.b = 2;');
    expect((await mudar(mkt, 'window.a = 1;\nwindow.b = 2;')).status).toBe(200);
    expect((await mudar(mkt, null)).status).toBe(422);
    // Another change by MKT leaves it, and a draft of somebody's does not bring another one along.
    await teste.pedir('PUT', '/v1/hotsite/paginas/como-funciona', { token: mkt, corpo: { keywords: 'k' } });
    expect((await ler('como-funciona')).handleScript).toBe('window.a = 1;\nwindow.b = 2;');
    expect((await mudar(adm, '')).corpo.handleScript).toBeNull();
  });

  it('take imagemPrincipal as an address of the library, or as a file in a form; a file that is none is 415', async () => {
    const { docs } = await teste.payload.find({
      collection: 'midia',
      where: { hotsite: { equals: 1 } },
      limit: 1,
    });
    const porEndereco = await teste.pedir('PUT', '/v1/hotsite/paginas/duvidas', {
      token: mkt,
      corpo: { imagemPrincipal: `/midia/${docs[0]!.filename}` },
    });
    expect(porEndereco.corpo.imagemPrincipal).toMatchObject({ id: docs[0]!.id });
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123a6b' } })
      .png()
      .toBuffer();
    const formulario = (arquivo: Blob, nome: string) => {
      const cru = new FormData();
      cru.set('titulo', 'Dúvidas');
      cru.set('imagemPrincipal', arquivo, nome);
      return teste.pedir('PUT', '/v1/hotsite/paginas/duvidas', { token: mkt, cru });
    };
    const { status, corpo } = await formulario(
      new Blob([new Uint8Array(png)], { type: 'image/png' }),
      'nova.png',
    );
    expect([status, corpo.imagemPrincipal.url]).toEqual([
      200,
      expect.stringMatching(/^\/midia\/nova-[0-9a-f]{12}\.webp$/),
    ]);
    const falso = await formulario(new Blob(['<html></html>'], { type: 'image/png' }), 'falsa.png');
    expect([falso.status, falso.corpo.codigo]).toEqual([415, 'TIPO_NAO_SUPORTADO']);
  });
});

describe('sections', () => {
  it('are made in the place asked for, changed, moved one place up and down, and removed', async () => {
    const { uri, uid, sessao } = await paginaNova();
    const { status, corpo: texto } = await teste.pedir('POST', '/v1/hotsite/paginas/sessao', {
      token: mkt,
      corpo: {
        paginaUid: uid,
        elemento: 'texto',
        nome: 'Abertura',
        ativo: false,
        tamanhoColuna: 'metade',
        margemRodape: 'zero',
        margemCabecalho: 'grande',
        prioridade: 1,
        itens: [{ titulo: 'Oi', texto: 'Uma linha\nOutra', link: '' }],
      },
    });
    expect(status).toBe(201);
    expect(texto).toMatchObject({
      prioridade: 1,
      paginaUid: uid,
      tamanhoColuna: 'metade',
      itens: [{ titulo: 'Oi', link: null }],
    });
    expect(texto.itens[0].texto).toHaveLength(2);
    const ordem = async () => (await ler(uri)).sessoes.map(({ nome }: Json) => nome);
    expect(await ordem()).toEqual(['Abertura', 'Passos']);
    const mover = (prioridade: string, id = texto.uid) =>
      teste.pedir('PUT', `/v1/hotsite/paginas/sessao/prioridade/${id}/`, {
        token: mkt,
        corpo: { prioridade },
      });
    expect((await mover('diminuir')).corpo.prioridade).toBe(2);
    expect(await ordem()).toEqual(['Passos', 'Abertura']);
    expect((await mover('diminuir')).status).toBe(200);
    expect(await ordem()).toEqual(['Passos', 'Abertura']);
    await mover('aumentar');
    expect(await ordem()).toEqual(['Abertura', 'Passos']);
    expect((await mover('subir')).status).toBe(400);
    const mudada = await teste.pedir('PUT', `/v1/hotsite/paginas/sessao/${sessao.uid}/`, {
      token: mkt,
      corpo: { ...sessao, nome: 'Etapas', ativo: true, itens: undefined },
    });
    expect(mudada.corpo).toMatchObject({ nome: 'Etapas', uid: sessao.uid });
    expect(mudada.corpo.itens).toHaveLength(2);
    const apagada = await teste.pedir('DELETE', `/v1/hotsite/paginas/sessao/${texto.uid}`, { token: mkt });
    expect([apagada.status, apagada.corpo.message]).toEqual([200, 'Item apagado com sucesso']);
    expect(await ordem()).toEqual(['Etapas']);
    expect(
      (await teste.pedir('DELETE', `/v1/hotsite/paginas/sessao/${texto.uid}`, { token: mkt })).status,
    ).toBe(404);
  });

  it.each([
    ['paginaUid', undefined],
    ['elemento', undefined],
    ['nome', undefined],
    ['ativo', undefined],
    ['elemento', 'inventado'],
    ['ativo', 'sim'],
    ['tamanhoColuna', 'terco'],
    ['margemRodape', 'enorme'],
    ['margemCabecalho', 'nenhuma'],
  ])(
    'need paginaUid, elemento, nome and ativo, and know the enumerations: %s = %s is 400 (section 5)',
    async (campo, valor) => {
      const { corpo: pagina } = await teste.pedir('GET', '/v1/hotsite/paginas/configuracao?uri=quem-somos');
      const inteira = { paginaUid: pagina.uid, elemento: 'texto', nome: 'X', ativo: true };
      const { status, corpo } = await teste.pedir('POST', '/v1/hotsite/paginas/sessao/', {
        token: mkt,
        corpo: { ...inteira, [campo]: valor },
      });
      expect([status, corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
      expect(JSON.stringify(corpo.campos)).toContain(campo);
    },
  );

  it('of another brand are not there', async () => {
    const { sessoes } = (
      await teste.pedir('GET', '/v1/hotsite/conteudo-pagina?uri=quem-somos', { hotsite: 'pacto' })
    ).corpo;
    for (const metodo of ['PUT', 'DELETE'])
      expect(
        (await teste.pedir(metodo, `/v1/hotsite/paginas/sessao/${sessoes[0].uid}`, { token: mkt, corpo: {} }))
          .status,
      ).toBe(404);
  });
});

describe('items', () => {
  let pagina: Awaited<ReturnType<typeof paginaNova>>;
  beforeEach(async () => {
    pagina = await paginaNova();
  });
  const titulos = async () => (await ler(pagina.uri)).sessoes[0].itens.map(({ titulo }: Json) => titulo);
  const criar = (corpo: Json) =>
    teste.pedir('POST', '/v1/hotsite/paginas/sessao/itens', { token: mkt, corpo });

  it('are duplicated right below the original, whole or with what is sent in its place', async () => {
    const [um] = pagina.itens;
    const copia = await criar({ sessaoUid: pagina.sessao.uid, uid: um.uid });
    expect([copia.status, copia.corpo.titulo]).toEqual([201, 'Um']);
    expect(copia.corpo.uid).not.toBe(um.uid);
    expect(await titulos()).toEqual(['Um', 'Um', 'Dois']);
    await criar({ ...um, titulo: 'Um e meio' });
    expect(await titulos()).toEqual(['Um', 'Um e meio', 'Um', 'Dois']);
    expect((await criar({ sessaoUid: pagina.sessao.uid, uid: 'nenhum' })).status).toBe(404);
  });

  it('need a sessaoUid (section 5)', async () => {
    expect((await criar({ titulo: 'Sem' })).corpo.campos).toEqual([expect.stringContaining('sessaoUid')]);
    expect((await criar({ titulo: 'Sem', sessaoUid: 'nenhuma' })).status).toBe(404);
  });

  it.each([
    ['', 200, null],
    ['http://localhost:3000/x', 200, 'http://localhost:3000/x'],
    ['https://intranet/ofertas', 200, 'https://intranet/ofertas'],
    ['intranet', 200, 'intranet'],
    ['/leilao', 200, '/leilao'],
    [null, 200, null],
    ['javascript:alert(1)', 400, undefined],
    ['data:text/html,x', 400, undefined],
    ['duas palavras', 400, undefined],
  ])(
    'link %j answers %i (empty is null, hosts without a top-level domain are accepted)',
    async (link, status, guardado) => {
      const resposta = await teste.pedir('PUT', `/v1/hotsite/paginas/sessao/itens/${pagina.itens[0].uid}`, {
        token: mkt,
        corpo: { sessaoUid: pagina.sessao.uid, link },
      });
      expect(resposta.status).toBe(status);
      if (status === 200) expect((await ler(pagina.uri)).sessoes[0].itens[0].link).toBe(guardado);
    },
  );

  it('keep what a change does not say, move within and between sections, and are removed', async () => {
    const [um, dois] = pagina.itens;
    const mudar = (id: string, corpo: Json) =>
      teste.pedir('PUT', `/v1/hotsite/paginas/sessao/itens/${id}/`, { token: mkt, corpo });
    await mudar(um.uid, { subtitulo: 'S', corTexto: '#ffffff', dataFim: '2027-01-01T00:00:00Z' });
    expect((await ler(pagina.uri)).sessoes[0].itens[0]).toMatchObject({
      titulo: 'Um',
      subtitulo: 'S',
      corTexto: '#ffffff',
    });
    await mudar(dois.uid, { prioridade: 1 });
    expect(await titulos()).toEqual(['Dois', 'Um']);
    const { corpo: outra } = await teste.pedir('POST', '/v1/hotsite/paginas/sessao', {
      token: mkt,
      corpo: { paginaUid: pagina.uid, elemento: 'texto', nome: 'Outra', ativo: true },
    });
    expect((await mudar(dois.uid, { sessaoUid: outra.uid })).corpo.sessaoUid).toBe(outra.uid);
    expect((await mudar(um.uid, { corTexto: 'vermelho' })).status).toBe(400);
    expect(
      (await teste.pedir('DELETE', `/v1/hotsite/paginas/sessao/itens/${um.uid}`, { token: mkt })).corpo
        .message,
    ).toBe('Item apagado com sucesso');
    expect(await titulos()).toEqual([]);
  });

  it('refuse what is no JSON, is too long, or is too much for a section', async () => {
    const cru = (texto: string) =>
      teste.pedir('POST', '/v1/hotsite/paginas/sessao/itens', {
        token: mkt,
        cabecalhos: { 'content-type': 'application/json' },
        cru: texto,
      });
    expect((await cru('{"sessaoUid":')).corpo.codigo).toBe('JSON_INVALIDO');
    expect((await cru(`{"titulo":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    const { sessao } = pagina;
    const { status } = await teste.pedir('PUT', `/v1/hotsite/paginas/sessao/${sessao.uid}`, {
      token: mkt,
      corpo: { itens: Array.from({ length: 60 }, (_, i) => ({ titulo: `${i}` })) },
    });
    expect(status).toBe(200);
    expect((await criar({ sessaoUid: sessao.uid, titulo: 'O 61º' })).corpo.codigo).toBe('CONTEUDO_RECUSADO');
  });
});

describe('a change by call and an editor at work', () => {
  it('both stand: the change is on the air at once, the draft keeps its edits and gets the change too', async () => {
    const { uri, sessao, itens } = await paginaNova();
    const { docs } = await teste.payload.find({
      collection: 'paginas',
      where: { uri: { equals: uri } },
      depth: 0,
    });
    const doc = docs[0]!;
    await gravarPagina(teste.payload, doc.id, () =>
      teste.payload.update({
        collection: 'paginas',
        id: doc.id,
        draft: true,
        data: {
          titulo: 'No rascunho',
          sessoes: [{ ...(doc.sessoes as Json)[0], titulo: 'Do editor' }] as never,
          _status: 'draft',
        },
      }),
    );
    await teste.pedir('PUT', `/v1/hotsite/paginas/sessao/itens/${itens[0].uid}`, {
      token: mkt,
      corpo: { titulo: 'Da chamada' },
    });
    const noAr = await ler(uri);
    expect([noAr.titulo, noAr.sessoes[0].titulo, noAr.sessoes[0].itens[0].titulo]).toEqual([
      doc.titulo,
      '',
      'Da chamada',
    ]);
    const rascunho = (await teste.payload.findByID({
      collection: 'paginas',
      id: doc.id,
      draft: true,
      depth: 0,
    })) as Json;
    expect([
      rascunho._status,
      rascunho.titulo,
      rascunho.sessoes[0].titulo,
      rascunho.sessoes[0].itens[0].titulo,
    ]).toEqual(['draft', 'No rascunho', 'Do editor', 'Da chamada']);
    expect(rascunho.revisao).toBeGreaterThan(doc.revisao);
    expect(sessao.uid).toBe(noAr.sessoes[0].uid);
  });

  it('many at once are all kept', async () => {
    const { uri, sessao } = await paginaNova();
    const respostas = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        teste.pedir('POST', '/v1/hotsite/paginas/sessao/itens', {
          token: mkt,
          corpo: { sessaoUid: sessao.uid, titulo: `n${i}` },
        }),
      ),
    );
    expect(respostas.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect((await ler(uri)).sessoes[0].itens).toHaveLength(10);
  });

  it('is logged with who, what and by which way', async () => {
    const { itens } = await paginaNova();
    await teste.pedir('PUT', `/v1/hotsite/paginas/sessao/itens/${itens[0].uid}`, {
      token: mkt,
      corpo: { titulo: 'Novo' },
    });
    const { docs } = await teste.payload.find({
      collection: 'registro',
      sort: '-createdAt',
      limit: 1,
      depth: 0,
    });
    expect(docs[0]).toMatchObject({
      quem: 'programa@martelo.test',
      origem: 'chamada',
      colecao: 'paginas',
      hotsite: 1,
    });
    expect(docs[0]!.campos).toEqual([{ campo: 'Seção Passos › Novo › titulo', antes: 'Um', depois: 'Novo' }]);
  });
});

describe('visits', () => {
  const visita = {
    url: 'http://leilo.localhost/quem-somos',
    pagina: 'quem-somos',
    hotUid: '01900000-0000-7000-8000-000000000001',
  };
  const registrar = (
    corpo: Json,
    agente = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143 Safari/537.36',
  ) => teste.pedir('POST', '/v1/hotsite/visitas', { corpo, cabecalhos: { 'user-agent': agente } });

  it('need hotUid and clienteUid or visitanteUid (section 5)', async () => {
    expect((await registrar(visita)).status).toBe(400);
    expect((await registrar({ ...visita, hotUid: undefined, visitanteUid: 'v' })).status).toBe(400);
    expect((await registrar({ ...visita, clienteUid: 'c' })).status).toBe(201);
    expect((await registrar({ ...visita, visitanteUid: 'v' })).status).toBe(201);
  });

  it('are counted of this site’s pages alone: not from another origin, nor as what any page can send', async () => {
    const com = (cabecalhos: Record<string, string>, cru?: BodyInit) =>
      teste.pedir('POST', '/v1/hotsite/visitas', {
        cabecalhos,
        ...(cru ? { cru } : { corpo: { ...visita, visitanteUid: 'v' } }),
      });
    const codigo = async (resposta: ReturnType<typeof com>) => {
      const { status, corpo } = await resposta;
      return [status, corpo.codigo];
    };
    const texto = JSON.stringify({ ...visita, visitanteUid: 'v' });
    expect(await codigo(com({ origin: 'https://outro.example' }))).toEqual([403, 'ORIGEM_NAO_PERMITIDA']);
    expect(await codigo(com({ 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'ORIGEM_NAO_PERMITIDA']);
    for (const tipo of ['text/plain', 'application/x-www-form-urlencoded', 'text/plain;application/json'])
      expect(await codigo(com({ 'content-type': tipo }, texto)), tipo).toEqual([415, 'TIPO_NAO_SUPORTADO']);
    expect((await com({ origin: 'http://localhost:3001' })).status).toBe(201);
  });

  it('are told by day to who edits the brand; robots and other brands’ do not count', async () => {
    const numeros = async () =>
      (await teste.pedir('GET', '/v1/hotsite/visitas?uri=como-funciona&dias=2', { token: mkt })).corpo;
    await registrar({ ...visita, pagina: 'como-funciona', visitanteUid: 'v' });
    await registrar({ ...visita, pagina: 'como-funciona', visitanteUid: 'v' });
    await registrar(
      { ...visita, pagina: 'como-funciona', visitanteUid: 'r' },
      'Googlebot/2.1 (+http://google.com/bot)',
    );
    const alheia = await registrar({
      ...visita,
      pagina: 'como-funciona',
      visitanteUid: 'o',
      hotUid: '01900000-0000-7000-8000-000000000002',
    });
    expect([alheia.status, alheia.corpo.codigo, alheia.corpo.message]).toEqual([
      400,
      'REQUISICAO_INVALIDA',
      ['hotUid: informe o uid desta marca'],
    ]);
    const cliente = '01900000-0000-7000-8000-00000000c11e';
    await registrar({ ...visita, pagina: 'pagina-que-ninguem-fez', visitanteUid: 'i' });
    await registrar({ ...visita, clienteUid: cliente, lelUid: cliente, sessaoUid: cliente });
    const { contador } = await import('../visitas/contador.ts');
    await contador(teste.payload).descarregar();
    expect((await numeros()).at(-1)).toMatchObject({ visualizacoes: 2, visitantes: 1 });
    expect(await numeros()).toHaveLength(2);
    // Sums alone are kept: of pages that exist, of nobody by name.
    const { docs } = await teste.payload.find({ collection: 'visitas', limit: 1_000, depth: 0 });
    expect(docs.filter(({ uri, hotsite }) => uri === 'pagina-que-ninguem-fez' || hotsite !== 1)).toEqual([]);
    expect(docs.some(({ uri }) => uri === visita.pagina)).toBe(true);
    expect(JSON.stringify(docs)).not.toContain(cliente);
    expect((await teste.pedir('GET', '/v1/hotsite/visitas?uri=como-funciona')).status).toBe(401);
  });
});
