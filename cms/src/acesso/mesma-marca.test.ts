import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comItens } from '../builder/portao/exame-de-teste.ts';
import { gravarPagina } from '../paginas/gravar-pagina.ts';
import { marcasDemo } from '../semente/marcas.ts';
import { painelDeTeste } from '../teste-painel.ts';

let painel: Awaited<ReturnType<typeof painelDeTeste>>;
let adm: string;
let propria: number;
let alheia: number;

beforeAll(async () => {
  painel = await painelDeTeste();
  for (const marca of marcasDemo())
    await painel.payload.create({ collection: 'hotsites', data: marca as never, depth: 0 });
  adm = await painel.entrar({ email: 'adm@martelo.test', papeis: ['Interno - ADM'] });
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const imagem = async (hotsite: number) =>
    (
      await painel.payload.create({
        collection: 'midia',
        data: { alt: 'Foto', hotsite },
        file: { data, mimetype: 'image/png', name: `marca-${hotsite}.png`, size: data.length },
      })
    ).id;
  [propria, alheia] = [await imagem(1), await imagem(2)];
});
afterAll(() => painel?.fechar());

const banner = (campos: object = {}) => ({
  nome: 'Natal',
  hotsite: 1,
  posicaoBanner: 'home',
  imagem: propria,
  prioridade: 1,
  ...campos,
});
const criar = (colecao: string, corpo: object) =>
  painel.chamar('POST', `/${colecao}`, { cookie: adm, corpo });
const idDe = ({ corpo }: { corpo: Record<string, unknown> }) => (corpo.doc as { id: number }).id;

describe('what a record is tied to is its own brand’s', () => {
  const login = (imagem: number) => ({
    hotsite: 1,
    nome: 'Vantagens',
    uri: 'vantagens',
    tituloSubtituloImagem: [{ titulo: 'T', subtitulo: 'S', uri: 't', imagem }],
  });
  it.each<[string, () => object]>([
    ['banners', () => banner({ imagem: alheia })],
    ['banners', () => banner({ imagemMobile: alheia })],
    ['banners', () => banner({ imagem: 99_999 })],
    ['banners', () => banner({ hotsite: 2 })],
    ['videos', () => ({ hotsite: 1, nome: 'Filme', url: 'https://exemplo.com/a.mp4', poster: alheia })],
    ['conteudos-login', () => login(alheia)],
  ])('%s', async (colecao, corpo) => {
    const { status, corpo: resposta } = await criar(colecao, corpo());
    expect(status).toBe(400);
    expect(JSON.stringify(resposta.message)).toMatch(/não é desta marca/);
    expect((await painel.payload.count({ collection: colecao as 'banners' })).totalDocs).toBe(0);
  });

  it('by a change of one, of many, and of its brand', async () => {
    const id = idDe(await criar('banners', banner()));
    expect((await painel.alterar(`/banners/${id}`, { imagem: alheia }, adm)).status).toBe(400);
    expect((await painel.alterar(`/banners/${id}`, { hotsite: 2 }, adm)).status).toBe(400);
    const muitos = await painel.chamar('PATCH', `/banners?where[id][in][0]=${id}`, {
      cookie: adm,
      corpo: { imagem: alheia },
    });
    expect([muitos.status, JSON.stringify(muitos.corpo.errors)]).toEqual([
      400,
      expect.stringContaining('não é desta marca'),
    ]);
    const { imagem, hotsite } = await painel.payload.findByID({ collection: 'banners', id, depth: 0 });
    expect([imagem, hotsite]).toEqual([propria, 1]);
    expect((await painel.alterar(`/banners/${id}`, { nome: 'Outro' }, adm)).status).toBe(200);
  });

  it('on the brand itself', async () => {
    expect((await painel.alterar('/hotsites/1', { logo: alheia }, adm)).status).toBe(400);
    expect((await painel.alterar('/hotsites/1', { logo: propria }, adm)).status).toBe(200);
  });

  it('a file stays with the brand that it was sent to', async () => {
    const mudada = await painel.alterar(`/midia/${propria}`, { hotsite: 2 }, adm);
    expect([mudada.status, mudada.corpo.message]).toEqual([
      400,
      'A marca de um arquivo não muda depois do envio. Envie-o de novo na outra marca.',
    ]);
    expect((await painel.alterar(`/midia/${propria}`, { hotsite: 1, alt: 'Outra' }, adm)).status).toBe(200);
  });
});

describe('a banner that is on show leads somewhere', () => {
  it.each([
    ['javascript:alert(1)', /Links com código não são aceitos/],
    ['/nao-ha', /Não há página no endereço \/nao-ha/],
    ['/rascunho', /ainda não foi publicada/],
    ['quem-somos', /escreva “\/quem-somos”/],
  ])('%s', async (urlDestino, frase) => {
    await gravarPagina(painel.payload, null, async () => {
      const onde = { uri: { equals: 'rascunho' } };
      if ((await painel.payload.count({ collection: 'paginas', where: onde })).totalDocs > 0) return;
      const data = {
        titulo: 'Rascunho',
        uri: 'rascunho',
        hotsite: 1,
        sessoes: [comItens({})],
        _status: 'draft',
      };
      await painel.payload.create({ collection: 'paginas', data: data as never, draft: true });
    });
    const { status, corpo } = await criar('banners', banner({ urlDestino }));
    expect([status, JSON.stringify(corpo)]).toEqual([400, expect.stringMatching(frase)]);
  });

  it('one that is over leads where it led, and where there is something they all may', async () => {
    const acabou = banner({ urlDestino: '/nao-ha', dataFim: '2026-01-01T00:00:00.000Z' });
    expect((await criar('banners', acabou)).status).toBe(201);
    for (const urlDestino of ['/leilao?tipo=Moto', 'https://exemplo.com.br', 'mailto:a@b.com.br', '/'])
      expect((await criar('banners', banner({ urlDestino }))).status, urlDestino).toBe(201);
  });
});

it('a video’s address cannot be run', async () => {
  const { status } = await criar('videos', { hotsite: 1, nome: 'Filme', url: 'javascript:alert(1)' });
  expect(status).toBe(400);
});

describe('a redirect is of one address', () => {
  it.each([
    ['/index.php?id=3', /sem “\?”/],
    ['/promo/*', /o “\*” não vale por vários/],
  ])('%s, typed or imported', async (de, frase) => {
    const { status, corpo } = await criar('redirecionamentos', { hotsite: 1, de, para: '/leilao' });
    expect([status, corpo.message]).toEqual([400, expect.stringMatching(frase)]);
    for (const simular of [true, false]) {
      const importado = await painel.chamar('POST', '/redirecionamentos/importar', {
        cookie: adm,
        corpo: { hotsite: 1, csv: `de;para\n${de};/leilao\n${de}4;/leilao`, simular },
      });
      const erros = importado.corpo.erros as unknown as { mensagem: string }[];
      expect(erros.map(({ mensagem }) => mensagem)).toEqual([
        expect.stringMatching(frase),
        expect.stringMatching(frase),
      ]);
    }
  });
});
