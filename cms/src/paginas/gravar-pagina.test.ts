import type { Sessao } from '@martelo/shared/pagina';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../banco/transacao.ts';
import { comItens } from '../builder/portao/exame-de-teste.ts';
import { marcasDemo } from '../semente/marcas.ts';
import { chamadasDeTeste } from '../teste-chamadas.ts';

let painel: Awaited<ReturnType<typeof chamadasDeTeste>>;
let mkt: string;

const BOA = comItens({ titulo: 'Bem feita' });
/** A required field is empty: the gate’s error. */
const RUIM = comItens({ titulo: '' });

beforeAll(async () => {
  painel = await chamadasDeTeste();
  for (const marca of marcasDemo())
    await painel.payload.create({ collection: 'hotsites', data: marca as never, depth: 0 });
  mkt = await painel.entrar({ email: 'mkt@martelo.test', papeis: ['Interno - MKT'], hotsites: [1] });
});
afterAll(() => painel?.fechar());

let paginas = 0;
const dados = (sessao: Sessao, _status: string) => {
  paginas += 1;
  return { titulo: 'Página', uri: `pagina-${paginas}`, hotsite: 1, sessoes: [sessao], _status };
};
async function nova(sessao: Sessao, status: 'draft' | 'published') {
  const corpo = dados(sessao, status);
  const { corpo: resposta } = await painel.chamar('POST', '/paginas', { cookie: mkt, corpo });
  return { id: (resposta.doc as unknown as { id: number }).id, uri: corpo.uri };
}
/** The newest revision there is, as a form that was just opened has it. */
const revisaoDe = async (id: number) => {
  const { corpo } = await painel.chamar('GET', `/paginas/${id}?draft=true&depth=0`, { cookie: mkt });
  return Number(corpo.revisao);
};
/** Changes a page as a form that was just opened does. */
const alterar = async (id: number, corpo: object, { cookie = mkt, resto = '' } = {}) =>
  painel.chamar('PATCH', `/paginas/${id}${resto}`, {
    cookie,
    corpo: { revisao: await revisaoDe(id), ...corpo },
  });
/** On the air with one content, and a draft of another on it. */
async function comRascunho(sessao: Sessao) {
  const pagina = await nova(BOA, 'published');
  await alterar(pagina.id, { sessoes: [sessao], _status: 'draft' }, { resto: '?draft=true' });
  return pagina;
}
const noAr = async (id: number) => {
  const doc = await painel.payload.findByID({ collection: 'paginas', id, depth: 0 });
  return [doc._status, (doc.sessoes as unknown as Sessao[])[0]?.itens[0]?.titulo];
};
const formulario = (corpo: object) => {
  const dentro = new FormData();
  dentro.set('_payload', JSON.stringify(corpo));
  return dentro;
};

describe('the gate stands before every way of publishing', () => {
  it.each<[string, (id: number) => [string, string, object?, BodyInit?]]>([
    ['the form’s Publicar', (id) => ['PATCH', `/paginas/${id}`, { _status: 'published' }]],
    [
      'the form as the browser sends it',
      (id) => ['PATCH', `/paginas/${id}`, undefined, formulario({ _status: 'published' })],
    ],
    ['a draft that says published', (id) => ['PATCH', `/paginas/${id}?draft=true`, { _status: 'published' }]],
    [
      'an autosave that says published',
      (id) => ['PATCH', `/paginas/${id}?draft=true&autosave=true`, { _status: 'published' }],
    ],
    [
      'all locales at once',
      (id) => ['PATCH', `/paginas/${id}?publishAllLocales=true`, { _status: 'published' }],
    ],
    [
      'what comes with it',
      (id) => ['PATCH', `/paginas/${id}`, { revisao: 2, sessoes: [RUIM], _status: 'published' }],
    ],
    ['a bar at the end', (id) => ['PATCH', `/paginas/${id}/`, { _status: 'published' }]],
  ])('%s', async (_nome, pedido) => {
    const { id } = await comRascunho(RUIM);
    const [metodo, caminho, corpo, cru] = pedido(id);
    const resposta = await painel.chamar(metodo, caminho, { cookie: mkt, corpo, ...(cru && { cru }) });
    expect(resposta.status).toBe(422);
    expect(JSON.stringify(resposta.corpo)).toContain(
      'A página não foi publicada: há 1 erro a corrigir antes.',
    );
    expect(JSON.stringify(resposta.corpo)).toContain('PAGINA_COM_ERROS');
    expect(await noAr(id)).toEqual(['published', 'Bem feita']);
  });

  it('many at once: those without errors are published, the others told', async () => {
    const [boa, ruim] = [await comRascunho(comItens({ titulo: 'Outra boa' })), await comRascunho(RUIM)];
    const { corpo } = await painel.chamar('PATCH', `/paginas?draft=true&where[id][in]=${boa.id},${ruim.id}`, {
      cookie: mkt,
      corpo: { _status: 'published' },
    });
    expect(corpo.errors).toEqual([
      expect.objectContaining({
        id: ruim.id,
        message: expect.stringContaining('A página não foi publicada'),
      }),
    ]);
    expect(await noAr(boa.id)).toEqual(['published', 'Outra boa']);
    expect(await noAr(ruim.id)).toEqual(['published', 'Bem feita']);
    // Without asking for drafts Payload would put what is on the air over the draft.
    const porCima = await painel.chamar('PATCH', `/paginas?where[id][in]=${ruim.id}`, {
      cookie: mkt,
      corpo: { titulo: 'Por cima' },
    });
    expect(porCima.corpo.errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('Outra pessoa alterou este registro') }),
    ]);
  });

  it('a new page, and a copy of one', async () => {
    const recusa = await painel.chamar('POST', '/paginas', { cookie: mkt, corpo: dados(RUIM, 'published') });
    expect(recusa.status).toBe(422);
    const { id } = await nova(RUIM, 'draft');
    const copia = await painel.chamar('POST', `/paginas/${id}/duplicate`, {
      cookie: mkt,
      corpo: { uri: 'copia-ruim', _status: 'published' },
    });
    const { totalDocs } = await painel.payload.count({
      collection: 'paginas',
      where: { and: [{ uri: { equals: 'copia-ruim' } }, { _status: { equals: 'published' } }] },
    });
    expect([copia.status < 500, totalDocs]).toEqual([true, 0]);
  });

  it('a version that was public once, when what it leads to is gone', async () => {
    const alvo = await nova(BOA, 'published');
    const { id } = await nova(comItens({ titulo: 'Com link', link: `/${alvo.uri}` }), 'published');
    const { docs } = await painel.payload.findVersions({
      collection: 'paginas',
      where: { parent: { equals: id } },
    });
    await alterar(id, { sessoes: [BOA], _status: 'published' });
    expect((await painel.chamar('DELETE', `/paginas/${alvo.id}`, { cookie: mkt })).status).toBe(200);
    const volta = await painel.chamar('POST', `/paginas/versions/${docs[0]?.id}`, { cookie: mkt, corpo: {} });
    expect([volta.status, await noAr(id)]).toEqual([200, ['published', 'Bem feita']]);
    const publicada = await alterar(id, { _status: 'published' });
    expect([publicada.status, await noAr(id)]).toEqual([422, ['published', 'Bem feita']]);
  });

  it.each(['', '?draft=false', '?draft=true'])(
    'an old version comes back as a draft, whatever it was and however asked (%s)',
    async (resto) => {
      const { id } = await comRascunho(comItens({ titulo: 'Rascunho' }));
      await alterar(id, { sessoes: [comItens({ titulo: 'No ar' })], _status: 'published' });
      const { docs } = await painel.payload.findVersions({
        collection: 'paginas',
        where: { parent: { equals: id } },
        sort: 'updatedAt',
      });
      expect(docs.map(({ version }) => version._status)).toEqual(['published', 'draft', 'published']);
      for (const [vez, titulo] of ['Bem feita', 'Rascunho'].entries()) {
        const volta = await painel.chamar('POST', `/paginas/versions/${docs[vez]?.id}${resto}`, {
          cookie: mkt,
          corpo: {},
        });
        expect([volta.status, await noAr(id)]).toEqual([200, ['published', 'No ar']]);
        const ultima = await painel.payload.findByID({ collection: 'paginas', id, draft: true, depth: 0 });
        expect(ultima._status).toBe('draft');
        expect((ultima.sessoes as unknown as Sessao[])[0]?.itens[0]?.titulo).toBe(titulo);
      }
    },
  );

  it('“Reverter para o publicado” takes the draft back, and only to what is on the air now', async () => {
    const { id } = await comRascunho(comItens({ titulo: 'Rascunho' }));
    await alterar(id, { titulo: 'Outro título', _status: 'draft' }, { resto: '?draft=true' });
    const endereco = `/paginas/${id}?locale=undefined&fallback-locale=null&depth=0`;
    const { corpo: publicado } = await painel.chamar('GET', endereco, { cookie: mkt });
    const reverter = (mais: object = {}) =>
      painel.chamar('PATCH', endereco, { cookie: mkt, corpo: { ...publicado, ...mais } });
    expect((await reverter({ titulo: 'Mais uma coisa' })).status).toBe(409);
    const revertida = await reverter();
    expect([revertida.status, await noAr(id)]).toEqual([200, ['published', 'Bem feita']]);
    const ultima = await painel.payload.findByID({ collection: 'paginas', id, draft: true, depth: 0 });
    expect([ultima._status, ultima.titulo]).toEqual(['published', 'Página']);
    expect((ultima.sessoes as unknown as Sessao[])[0]?.itens[0]?.titulo).toBe('Bem feita');
    // Somebody published in the meantime: what was read is no more what is on the air.
    await alterar(id, { sessoes: [comItens({ titulo: 'Nova' })], _status: 'published' });
    expect([(await reverter()).status, await noAr(id)]).toEqual([409, ['published', 'Nova']]);
  });

  it('a program’s call may not bring an error, and is not held to those that were there', async () => {
    const token = await painel.token(['Interno - MKT'], { hotsites: [1] });
    const alvo = await nova(BOA, 'published');
    const comLink = comItens({ titulo: 'Com link', link: `/${alvo.uri}` });
    const { id } = await nova({ ...comLink, id: 'da-chamada' }, 'published');
    await painel.chamar('DELETE', `/paginas/${alvo.id}`, { cookie: mkt });
    const chamar = (corpo: object) =>
      painel.pedir('PUT', '/v1/hotsite/paginas/sessao/da-chamada', { token, corpo });
    // The link is broken already, and a section is filled call by call.
    expect((await chamar({ nome: 'Outro nome' })).status).toBe(200);
    const recusa = await chamar({ itens: [{ titulo: 'Some', corTexto: '#ffffff', corFundo: '#fffffe' }] });
    expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'PAGINA_COM_ERROS']);
    expect(await noAr(id)).toEqual(['published', 'Com link']);
  });

  it('what Payload adds to write pages with, it adds behind it', () => {
    const { endpoints } = painel.payload.collections.paginas.config;
    const lista = endpoints || [];
    const escritas = lista.filter(({ method, path }) => method !== 'get' && !path.startsWith('/access'));
    const dePayload = escritas.filter((um, lugar) =>
      escritas.slice(0, lugar).every((antes) => antes.method !== um.method || antes.path !== um.path),
    );
    // Each address once ours, once Payload's: a new one of its own would stand alone.
    for (const { method, path } of dePayload)
      expect(
        escritas.filter((um) => um.method === method && um.path === path),
        `${method} ${path}`,
      ).toHaveLength(2);
  });

  it('the page’s script is ADM’s by every way, and nobody else’s save changes it', async () => {
    const adm = await painel.entrar({ email: 'adm@martelo.test', papeis: ['Interno - ADM'] });
    const { id } = await nova(BOA, 'published');
    const com = (cookie: string, corpo: object, resto = '') =>
      alterar(id, { _status: 'published', ...corpo }, { cookie, resto });
    const script = async () =>
      (await painel.payload.findByID({ collection: 'paginas', id, depth: 0 })).handleScript;
    expect((await com(mkt, { handleScript: 'alert(1)' })).status).toBe(403);
    expect((await com(mkt, { handleScript: 'alert(1)', _status: 'draft' }, '?draft=true')).status).toBe(403);
    expect(
      (
        await painel.chamar('POST', '/paginas', {
          cookie: mkt,
          corpo: { ...dados(BOA, 'draft'), handleScript: 'x()' },
        })
      ).status,
    ).toBe(403);
    expect((await com(adm, { handleScript: '<script>x()' })).status).toBe(400);
    expect((await com(adm, { handleScript: 'um()' })).status).toBe(200);
    const { docs } = await painel.payload.findVersions({
      collection: 'paginas',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 1,
    });
    expect((await com(adm, { handleScript: 'dois()' })).status).toBe(200);
    expect((await com(mkt, { titulo: 'Da MKT' })).status).toBe(200);
    expect(await script()).toBe('dois()');
    // An old version restored by MKT brings its content, not its script.
    await painel.chamar('POST', `/paginas/versions/${docs[0]?.id}`, { cookie: mkt, corpo: {} });
    expect(await script()).toBe('dois()');
    // Nor does a copy of MKT's carry it to another address, nor the page itself when it moves there.
    const copia = await painel.chamar('POST', `/paginas/${id}/duplicate`, {
      cookie: mkt,
      corpo: { uri: `copia-${id}`, titulo: 'Cópia' },
    });
    const { id: idDaCopia } = copia.corpo.doc as unknown as { id: number };
    const achada = await painel.payload.findByID({
      collection: 'paginas',
      id: idDaCopia,
      depth: 0,
      draft: true,
    });
    expect(achada.handleScript ?? null).toBeNull();
    expect((await com(mkt, { uri: `mudou-${id}` })).status).toBe(200);
    expect((await script()) ?? null).toBeNull();
  });

  describe('the gate knows every rule, whoever writes', () => {
    const foto = (campos: object) => comItens({ titulo: 'Com foto', imagem: { ...FOTO, ...campos } });
    const FOTO = { id: 1, url: '/midia/x.webp', alt: 'Pátio', largura: 10, altura: 10 };
    let alheia: number;
    let rascunho: string;
    beforeAll(async () => {
      const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
        .png()
        .toBuffer();
      const midia = await painel.payload.create({
        collection: 'midia',
        data: { alt: 'De outra', hotsite: 2 },
        file: { data, mimetype: 'image/png', name: 'alheia.png', size: data.length },
      });
      alheia = midia.id;
      rascunho = (await nova(BOA, 'draft')).uri;
    });

    const casos: [string, () => object, string, RegExp][] = [
      ['a foreign host', () => foto({ url: 'https://rastreia.example/x.png' }), 'imagens', /outro site/],
      ['a host without a scheme', () => foto({ url: '//rastreia.example/x.png' }), 'imagens', /outro site/],
      ['no such file', () => foto({ id: 'nao-ha', url: '/midia/nao-ha.webp' }), 'imagens', /biblioteca/],
      ['no such number', () => foto({ id: 99_999 }), 'imagens', /biblioteca/],
      ['another brand’s', () => foto({ id: alheia, url: '/midia/alheia.webp' }), 'imagens', /biblioteca/],
      ['no such drawing', () => foto({ url: '/fotos/demo/x.webp' }), 'imagens', /Não há imagem/],
      ['an unknown kind', () => ({ ...BOA, elemento: 'nao-ha' }), 'desconhecidas', /não conhece o elemento/],
      [
        'a page that is not there',
        () => comItens({ titulo: 'L', link: '/nao-ha' }),
        'links',
        /Não há página/,
      ],
      [
        'a page that is not published',
        () => comItens({ titulo: 'L', link: `/${rascunho}` }),
        'links',
        /ainda não foi publicada/,
      ],
      [
        'the same by its whole address',
        () => comItens({ titulo: 'L', link: `http://leilo.localhost:1/${rascunho}` }),
        'links',
        /ainda não foi publicada/,
      ],
    ];
    it.each(casos)('%s, by REST and by a program’s call', async (_nome, fazer, regra, frase) => {
      const { id } = await nova({ ...BOA, id: `da-${paginas}` } as Sessao, 'published');
      const ruim = { ...fazer(), id: `da-${paginas - 1}`, nome: 'Vitrine' } as Sessao;
      const recusa = await alterar(id, { sessoes: [ruim], _status: 'published' });
      expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'PAGINA_COM_ERROS']);
      // The sentence names the section, the rule and what is wrong, where the form shows it too.
      expect(recusa.corpo.message).toMatch(/Vitrine \(.+\): /);
      expect(recusa.corpo.message).toMatch(frase);
      expect(recusa.corpo.errors).toEqual([{ message: recusa.corpo.message }]);
      expect(recusa.corpo.erros).toEqual([
        expect.objectContaining({
          regra,
          titulo: expect.any(String),
          onde: 'Vitrine',
          mensagem: expect.stringMatching(frase),
        }),
      ]);
      expect(await noAr(id)).toEqual(['published', 'Bem feita']);
      // As a draft it is kept, and can be worked on.
      expect(
        (await alterar(id, { sessoes: [ruim], _status: 'draft' }, { resto: '?draft=true' })).status,
      ).toBe(200);
      const { corpo: aberta } = await painel.chamar('GET', `/construtor/${id}`, { cookie: mkt });
      const pelaTela = await painel.chamar('POST', `/construtor/${id}/publicar`, {
        cookie: mkt,
        corpo: { revisao: aberta.revisao, janela: 'janela-de-teste' },
      });
      expect([pelaTela.status, pelaTela.corpo.codigo]).toEqual([422, 'PAGINA_COM_ERROS']);
      const token = await painel.token(['Interno - MKT'], { hotsites: [1] });
      const { elemento, itens } = ruim;
      const daChamada = await painel.pedir('PUT', `/v1/hotsite/paginas/sessao/${ruim.id}`, {
        token,
        corpo: { elemento, itens: itens.map(({ titulo, link, imagem }) => ({ titulo, link, imagem })) },
      });
      expect([400, 422]).toContain(daChamada.status);
      expect(await noAr(id)).toEqual(['published', 'Bem feita']);
    });

    it.each<[string, () => object, RegExp]>([
      ['a foreign canonical', () => ({ canonical: 'https://outro.example/x' }), /outro\.example/],
      ['a canonical that is not there', () => ({ canonical: '/nao-ha' }), /Não há página/],
      ['another brand’s main picture', () => ({ imagemPrincipal: alheia }), /Imagem principal/],
      ['another brand’s social picture', () => ({ imagemSocial: alheia }), /redes sociais/],
    ])('%s', async (_nome, campos, frase) => {
      const { id } = await nova(BOA, 'published');
      const recusa = await alterar(id, { ...campos(), _status: 'published' });
      expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'PAGINA_COM_ERROS']);
      expect(recusa.corpo.message).toMatch(frase);
      expect((await alterar(id, { ...campos(), _status: 'draft' }, { resto: '?draft=true' })).status).toBe(
        200,
      );
    });

    it('its own address, the brand’s own host and itself before it is public are no errors', async () => {
      const { id, uri } = await nova(BOA, 'draft');
      const boa = comItens({ titulo: 'Com link', link: `/${uri}` });
      const salva = await alterar(id, {
        sessoes: [boa],
        canonical: `http://leilo.localhost:1/${uri}`,
        _status: 'published',
      });
      expect(salva.status).toBe(200);
    });
  });

  it('a copy takes an address of its own, and a taken one is told in words', async () => {
    const { id, uri } = await nova(BOA, 'published');
    const copiar = (corpo: object) =>
      painel.chamar('POST', `/paginas/${id}/duplicate`, { cookie: mkt, corpo });
    const uris = [];
    for (let vez = 0; vez < 3; vez += 1) {
      const { status, corpo } = await copiar({});
      expect(status).toBeLessThan(300);
      uris.push((corpo.doc as unknown as { uri: string }).uri);
    }
    expect(uris).toEqual([`${uri}-copia`, `${uri}-copia-2`, `${uri}-copia-3`]);
    const frase = `Já existe uma página no endereço /${uri} nesta marca. Escolha outro.`;
    for (const recusa of [
      await copiar({ uri }),
      await painel.chamar('POST', '/paginas', { cookie: mkt, corpo: { ...dados(BOA, 'draft'), uri } }),
      await alterar((await nova(BOA, 'draft')).id, { uri }),
    ])
      expect(recusa).toMatchObject({ status: 409, corpo: { codigo: 'JA_EXISTE', message: frase } });
  });

  it('no page stands where the site has a screen of its own', async () => {
    for (const uri of ['leilao', 'verificar', 'minha-conta', 'api'])
      expect(
        (await painel.chamar('POST', '/paginas', { cookie: mkt, corpo: { ...dados(BOA, 'draft'), uri } }))
          .status,
        uri,
      ).toBe(400);
  });

  it('nothing writes a page outside of it', async () => {
    const { id } = await nova(BOA, 'published');
    await expect(
      painel.payload.update({ collection: 'paginas', id, data: { titulo: 'Por fora' } }),
    ).rejects.toThrow('gravarPagina');
    await expect(
      painel.payload.create({ collection: 'paginas', data: dados(BOA, 'published') as never }),
    ).rejects.toThrow('gravarPagina');
  });
});

describe('what was seen is what is written upon', () => {
  it('a form that was opened before somebody else’s save is refused, and nothing is overwritten', async () => {
    const { id } = await nova(BOA, 'published');
    const { corpo: vista } = await painel.chamar('GET', `/paginas/${id}?draft=true&depth=0`, { cookie: mkt });
    await alterar(id, { titulo: 'Da Ana', _status: 'draft' }, { resto: '?draft=true' });
    const salva = (revisao: unknown) =>
      painel.chamar('PATCH', `/paginas/${id}`, {
        cookie: mkt,
        corpo: { revisao, titulo: 'Da Bia', _status: 'published' },
      });
    const atrasada = await salva(vista.revisao);
    expect(atrasada.status).toBe(409);
    expect(atrasada.corpo).toMatchObject({
      codigo: 'REVISAO_DESATUALIZADA',
      message: 'Outra pessoa alterou este registro enquanto você editava.',
      errors: [{ message: 'Outra pessoa alterou este registro enquanto você editava.' }],
    });
    expect((await salva(Number(vista.revisao) + 1)).status).toBe(200);
  });

  it('who does not say what was read overwrites nothing', async () => {
    const { id } = await nova(BOA, 'published');
    const outra = comItens({ titulo: 'Por cima' });
    for (const [caminho, corpo] of [
      [`/paginas/${id}`, { sessoes: [outra], _status: 'published' }],
      [`/paginas/${id}?draft=true`, { sessoes: [outra], _status: 'draft' }],
      [`/paginas/${id}`, { titulo: 'Por cima' }],
    ] as const) {
      const recusa = await painel.chamar('PATCH', caminho, { cookie: mkt, corpo });
      expect([recusa.status, recusa.corpo.codigo]).toEqual([428, 'REVISAO_AUSENTE']);
      expect(recusa.corpo.message).toContain('revisao');
    }
    const muitas = await painel.chamar('PATCH', `/paginas?where[id][in]=${id}`, {
      cookie: mkt,
      corpo: { sessoes: [outra] },
    });
    expect(JSON.stringify(muitas.corpo.errors)).toContain('a versão que você leu');
    expect(await noAr(id)).toEqual(['published', 'Bem feita']);
    expect((await alterar(id, { sessoes: [outra], _status: 'published' })).status).toBe(200);
    // Nothing but the state is asked of the newest there is.
    const tirar = await painel.chamar('PATCH', `/paginas/${id}`, {
      cookie: mkt,
      corpo: { _status: 'draft' },
    });
    expect(tirar.status).toBe(200);
  });

  it('a transaction that fails leaves nothing, and tells nobody', async () => {
    const { id } = await nova(BOA, 'published');
    const antes = await painel.payload.findByID({ collection: 'paginas', id, depth: 0 });
    const diario = () => painel.payload.count({ collection: 'diario', where: { pagina: { equals: id } } });
    const { totalDocs } = await diario();
    const falha = emTransacao(painel.payload, `pagina:${id}`, async () => {
      const { status } = await alterar(id, { titulo: 'Some', _status: 'published' });
      expect(status).toBe(200);
      throw new Error('de propósito');
    });
    await expect(falha).rejects.toThrow('de propósito');
    expect(await painel.payload.findByID({ collection: 'paginas', id, depth: 0 })).toEqual(antes);
    expect((await diario()).totalDocs).toBe(totalDocs);
  });

  it('other writes of the process wait for a transaction and are not part of it', async () => {
    let soltar = () => {};
    const preso = new Promise<void>((solta) => {
      soltar = solta;
    });
    const falha = emTransacao(painel.payload, 'x', async () => {
      await painel.payload.kv.set('dentro', { a: 1 });
      await preso;
      throw new Error('desfeita');
    });
    const fora = painel.payload.kv.set('fora', { a: 1 });
    // Readers wait for nobody, and see nothing of it.
    expect(await painel.payload.kv.get('dentro')).toBeNull();
    soltar();
    await expect(falha).rejects.toThrow('desfeita');
    await fora;
    expect(await painel.payload.kv.get('fora')).toEqual({ a: 1 });
    expect(await painel.payload.kv.get('dentro')).toBeNull();
  });
});
