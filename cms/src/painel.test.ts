import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bannersAtivos } from './conteudo/banners-ativos.ts';
import { hotsitePublicoDe } from './conteudo/hotsite-publico.ts';
import { marcaDoPedido } from './conteudo/marca-do-pedido.ts';
import { paginaPublicada } from './conteudo/pagina-publica.ts';
import type { Hotsite } from './payload-types.ts';
import { painelSemeado } from './semente/de-teste.ts';
import { semear } from './semente/semear.ts';

let painel: Awaited<ReturnType<typeof painelSemeado>>;
let adm: string;
let mkt: string;
let leiloeiro: string;
let leilo: Hotsite;
let pacto: Hotsite;

beforeAll(async () => {
  painel = await painelSemeado();
  adm = await painel.entrar({ email: 'adm@martelo.test', papeis: ['Interno - ADM'] });
  mkt = await painel.entrar({ email: 'mkt@martelo.test', papeis: ['Interno - MKT'], hotsites: [2] });
  leiloeiro = await painel.entrar({
    email: 'lei@martelo.test',
    papeis: ['Interno - Leiloeiro'],
    hotsites: [1],
  });
  [leilo, pacto] = (await Promise.all(
    ['leilo', 'pacto'].map((nome) => marcaDoPedido(painel.payload, new Headers({ hotsite: nome }))),
  )) as [Hotsite, Hotsite];
}, 240_000);
afterAll(() => painel?.fechar());

const paginaDe = async (hotsite: Hotsite, uri: string) => {
  const { docs } = await painel.payload.find({
    collection: 'paginas',
    where: { and: [{ hotsite: { equals: hotsite.id } }, { uri: { equals: uri } }] },
    draft: true,
    depth: 0,
  });
  const [doc] = docs;
  if (!doc) throw new Error(`no page ${uri}`);
  return doc;
};

describe('the seed', () => {
  it('dresses both brands with a full home page, and a second boot adds nothing', async () => {
    const antes = await painel.payload.count({ collection: 'paginas' });
    await semear(painel.payload, { demo: true });
    expect(await painel.payload.count({ collection: 'paginas' })).toEqual(antes);
    for (const marca of [leilo, pacto]) {
      const home = await paginaPublicada(painel.payload, marca, 'pagina-inicial');
      expect(home.sessoes.length).toBeGreaterThanOrEqual(7);
      expect(hotsitePublicoDe(marca)).toMatchObject({ subdominio: marca.subdominio, tipo: marca.tipo });
      expect(
        (await bannersAtivos(painel.payload, marca, { posicaoBannerUid: 'home' })).length,
      ).toBeGreaterThan(0);
    }
  });
});

describe('public content', () => {
  it('a host is one brand’s whole, or nobody’s: its first label alone makes it no brand', async () => {
    const de = async (host: string) =>
      (await marcaDoPedido(painel.payload, new Headers({ host })).catch(({ codigo }) => ({ id: codigo }))).id;
    await painel.payload.update({
      collection: 'hotsites',
      id: 2,
      data: {
        dominio: 'pactoleiloes.com.br',
        enderecos: [{ ambiente: 'homologacao', siteUrl: 'https://pacto.homologa.com.br' }],
      },
    });
    expect(await de('WWW.pactoleiloes.com.br:443')).toBe(2);
    expect(await de('pacto.homologa.com.br')).toBe(2);
    for (const estranho of [
      'pacto.ladrao.com',
      'leilo.pactoleiloes.com.br',
      'pacto.homologa.com',
      'a.pacto.localhost',
    ])
      expect(await de(estranho), estranho).toBe('HOTSITE_NAO_ENCONTRADO');
    await painel.payload.update({ collection: 'hotsites', id: 2, data: { dominio: null, enderecos: [] } });
  });

  it('finds the brand by header, by the platform’s name for it, and refuses without either', async () => {
    expect((await marcaDoPedido(painel.payload, new Headers({ host: 'pacto.localhost:3001' }))).id).toBe(2);
    await expect(
      marcaDoPedido(painel.payload, new Headers({ host: 'localhost:3001' })),
    ).rejects.toMatchObject({ codigo: 'HOTSITE_NAO_INFORMADO' });
    await expect(marcaDoPedido(painel.payload, new Headers({ hotsite: 'outra' }))).rejects.toMatchObject({
      codigo: 'HOTSITE_NAO_ENCONTRADO',
    });
  });

  it('a banner is on show only between its dates, in its place', async () => {
    const { docs } = await painel.payload.find({
      collection: 'banners',
      where: { hotsite: { equals: 1 } },
      depth: 0,
      limit: 1,
    });
    const banner = docs[0]!;
    const nomes = async (agora: string) =>
      (
        await bannersAtivos(painel.payload, leilo, {
          posicaoBannerUid: banner.posicaoBanner,
          agora: new Date(agora),
        })
      ).map(({ nome }) => nome);
    await painel.payload.update({
      collection: 'banners',
      id: banner.id,
      data: { dataInicio: '2026-01-10T00:00:00.000Z', dataFim: '2026-01-20T00:00:00.000Z' },
    });
    expect(await nomes('2026-01-09T23:59:59Z')).not.toContain(banner.nome);
    expect(await nomes('2026-01-10T00:00:00Z')).toContain(banner.nome);
    expect(await nomes('2026-01-20T00:00:00Z')).not.toContain(banner.nome);
  });

  it('a page that is not there, or is another brand’s, is NAO_ENCONTRADO', async () => {
    await expect(paginaPublicada(painel.payload, leilo, 'nada')).rejects.toMatchObject({
      codigo: 'NAO_ENCONTRADO',
    });
  });

  it('pictures are read as they are now: a new description shows, a deleted picture leaves its place empty', async () => {
    const { docs } = await painel.payload.find({
      collection: 'midia',
      where: { filename: { like: 'pacto-moto-' } },
    });
    const imagens = async () =>
      (await paginaPublicada(painel.payload, pacto, 'diferenciais')).sessoes
        .flatMap(({ itens }) => itens)
        .map(({ imagem }) => imagem?.alt);
    await painel.payload.update({ collection: 'midia', id: docs[0]!.id, data: { alt: 'Outra descrição' } });
    expect(await imagens()).toContain('Outra descrição');
    await painel.payload.delete({ collection: 'midia', id: docs[0]!.id });
    expect(await imagens()).not.toContain('Outra descrição');
  });
});

describe('who may do what, asked at the front door', () => {
  it('strangers read nothing and cannot use a password, make a first user or reset one', async () => {
    for (const colecao of ['hotsites', 'paginas', 'banners', 'videos', 'midia', 'usuarios'])
      expect((await painel.chamar('GET', `/${colecao}`)).status).toBe(403);
    for (const porta of ['login', 'first-register', 'forgot-password', 'reset-password', 'unlock'])
      expect(
        (
          await painel.chamar('POST', `/usuarios/${porta}`, {
            corpo: { email: 'adm@martelo.test', password: 'x' },
          })
        ).status,
      ).toBe(404);
    expect((await painel.chamar('GET', '/construtor/1')).status).toBe(401);
  });

  it('MKT sees and edits the brands granted and no other, in lists, by id and in versions', async () => {
    const { corpo } = await painel.chamar('GET', '/paginas?depth=0&limit=100', { cookie: mkt });
    const docs = corpo.docs as unknown as { hotsite: number }[];
    expect(docs.length).toBeGreaterThan(0);
    expect(new Set(docs.map(({ hotsite }) => hotsite))).toEqual(new Set([2]));
    const alheia = await paginaDe(leilo, 'quem-somos');
    expect((await painel.chamar('GET', `/paginas/${alheia.id}`, { cookie: mkt })).status).toBe(404);
    expect(
      (await painel.chamar('PATCH', `/paginas/${alheia.id}`, { cookie: mkt, corpo: { titulo: 'x' } })).status,
    ).toBe(403);
    expect((await painel.chamar('DELETE', `/paginas/${alheia.id}`, { cookie: mkt })).status).toBe(403);
    const versoes = (await painel.chamar('GET', '/paginas/versions?depth=0&limit=100', { cookie: mkt })).corpo
      .docs as unknown as { version: { hotsite: number } }[];
    expect(versoes.every(({ version }) => version.hotsite === 2)).toBe(true);
  });

  it('MKT cannot make a page in another brand, nor move one there', async () => {
    const nova = { titulo: 'x', uri: 'x', modeloPagina: 'Agenda', sessoes: [] };
    expect(
      (await painel.chamar('POST', '/paginas', { cookie: mkt, corpo: { ...nova, hotsite: 1 } })).status,
    ).toBe(403);
    const minha = await painel.chamar('POST', '/paginas', { cookie: mkt, corpo: { ...nova, hotsite: 2 } });
    expect(minha.status).toBe(201);
    const { id } = minha.corpo.doc as unknown as { id: number };
    expect(
      (await painel.chamar('PATCH', `/paginas/${id}`, { cookie: mkt, corpo: { revisao: 1, hotsite: 1 } }))
        .status,
    ).toBe(403);
  });

  it('brands are ADM’s to edit; MKT reads its own; nobody is made or promoted through the API', async () => {
    expect((await painel.chamar('PATCH', '/hotsites/2', { cookie: mkt, corpo: { nome: 'x' } })).status).toBe(
      403,
    );
    expect((await painel.alterar('/hotsites/2', { nome: 'Pacto' }, adm)).status).toBe(200);
    expect((await painel.chamar('GET', '/hotsites/1', { cookie: mkt })).status).toBe(404);
    expect(
      (
        await painel.chamar('POST', '/usuarios', {
          cookie: adm,
          corpo: { email: 'z@martelo.test', password: 'x', nome: 'z', uid: 'z' },
        })
      ).status,
    ).toBe(403);
    const { corpo } = await painel.chamar('GET', '/usuarios/me', { cookie: mkt });
    const { id } = corpo.user as unknown as { id: number };
    expect(
      (await painel.chamar('PATCH', `/usuarios/${id}`, { cookie: mkt, corpo: { papeis: ['Interno - ADM'] } }))
        .status,
    ).toBe(403);
  });

  it('a cookie used from a page of another origin is nobody’s', async () => {
    const { handleEndpoints } = await import('payload');
    const resposta = await handleEndpoints({
      config: painel.payload.config,
      request: new Request('http://localhost:3001/api/construtor/1', {
        headers: { cookie: adm, origin: 'https://mal.example' },
      }),
    });
    expect(resposta.status).toBe(401);
  });

  it('stamps who changed a row, whatever the body says', async () => {
    const { corpo } = await painel.alterar('/hotsites/2', { nome: 'Pacto', alteradoPor: 'outro' }, adm);
    expect((corpo.doc as unknown as Hotsite).alteradoPor).toBe('adm@martelo.test');
  });

  it('a page address is taken once a brand, and is free in the other', async () => {
    const nova = (hotsite: number, uri: string) =>
      painel.chamar('POST', '/paginas', {
        cookie: adm,
        corpo: { titulo: 'Agenda', uri, modeloPagina: 'Agenda', sessoes: [], hotsite },
      });
    expect([(await nova(1, 'calendario')).status, (await nova(2, 'calendario')).status]).toEqual([201, 201]);
    expect((await nova(2, 'calendario')).status).toBe(409);
    expect((await nova(2, 'Com Espaço')).status).toBe(400);
    const semMarca = { titulo: 'x', uri: 'sem-marca', modeloPagina: 'Agenda', sessoes: [] };
    expect((await painel.chamar('POST', '/paginas', { cookie: adm, corpo: semMarca })).status).toBe(400);
  });

  it('a session is renewed while it is used, until the engine must be asked again', async () => {
    const cookie = await painel.entrar({
      email: 'renova@martelo.test',
      papeis: ['Interno - MKT'],
      hotsites: [2],
    });
    expect((await painel.chamar('POST', '/usuarios/refresh-token', { cookie })).status).toBe(200);
    const ontem = new Date(Date.now() - 13 * 60 * 60 * 1000).toISOString();
    await painel.payload.db.updateOne({
      collection: 'usuarios',
      where: { email: { equals: 'renova@martelo.test' } },
      data: { ultimoAcesso: ontem },
    });
    expect((await painel.chamar('POST', '/usuarios/refresh-token', { cookie })).status).toBe(403);
  });

  it('logging out ends the session, not just the cookie', async () => {
    const cookie = await painel.entrar({
      email: 'sai@martelo.test',
      papeis: ['Interno - MKT'],
      hotsites: [2],
    });
    expect((await painel.chamar('POST', '/usuarios/logout', { cookie })).status).toBe(200);
    expect((await painel.chamar('GET', '/usuarios/me', { cookie })).corpo.user).toBeNull();
  });
});

describe('media', () => {
  const enviar = async (arquivo: Blob, nome: string, alt?: string) => {
    const cru = new FormData();
    cru.set('_payload', JSON.stringify({ hotsite: 2, ...(alt ? { alt } : {}) }));
    cru.set('file', arquivo, nome);
    return painel.chamar('POST', '/midia', { cookie: mkt, cru });
  };

  it('keeps a picture as WebP in every width, and asks for a description', async () => {
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#123a6b' } })
      .png()
      .toBuffer();
    const blob = new Blob([new Uint8Array(png)], { type: 'image/png' });
    const { status, corpo } = await enviar(blob, 'foto.png', 'Um azul');
    expect(status).toBe(201);
    const doc = corpo.doc as unknown as { filename: string; sizes: Record<string, { filename: string }> };
    // Named by what it holds, too: the address is cached for ever.
    const [, nome] = /^(foto-[0-9a-f]{12})\.webp$/.exec(doc.filename) ?? [];
    expect(nome).toBeDefined();
    expect(
      Object.values(doc.sizes)
        .map(({ filename }) => filename)
        .sort(),
    ).toEqual([
      `${nome}-1600.avif`,
      `${nome}-1600.webp`,
      `${nome}-400.avif`,
      `${nome}-400.webp`,
      `${nome}-800.avif`,
      `${nome}-800.webp`,
    ]);
    expect((await enviar(blob, 'sem.png')).status).toBe(400);
  });
});

// What they do is tested beside them, in builder/servidor.
describe('the builder’s calls', () => {
  it.each([
    ['no JSON', { cru: '{"revisao":' }, 400, 'JSON_INVALIDO'],
    ['no revision', { corpo: { remendos: [] } }, 400, 'REQUISICAO_INVALIDA'],
    ['5 MB', { cru: 'x'.repeat(5_000_000) }, 413, 'CORPO_GRANDE_DEMAIS'],
  ])('refuse %s and change nothing', async (_nome, pedido, status, codigo) => {
    const { id, revisao } = await paginaDe(pacto, 'como-funciona');
    const resposta = await painel.chamar('POST', `/construtor/${id}/remendos`, { cookie: mkt, ...pedido });
    expect([resposta.status, resposta.corpo.codigo]).toEqual([status, codigo]);
    expect((await paginaDe(pacto, 'como-funciona')).revisao).toBe(revisao);
  });

  it('another brand’s page, an unknown one and one that is no id are 404; who only reads gets 403', async () => {
    const alheia = await paginaDe(leilo, 'quem-somos');
    for (const id of [alheia.id, 9_999_999, 'abc', '1%20or%201=1'])
      expect((await painel.chamar('GET', `/construtor/${id}`, { cookie: mkt })).status).toBe(404);
    expect((await painel.chamar('GET', `/construtor/${alheia.id}`, { cookie: leiloeiro })).status).toBe(403);
    expect((await painel.chamar('GET', `/construtor/${alheia.id}`, { cookie: adm })).status).toBe(200);
  });
});
