import { uuidv7 } from '@martelo/shared/identificador';
import type { Sessao } from '@martelo/shared/pagina';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paginaPublicada } from '../../conteudo/pagina-publica.ts';
import type { Agendamento, Hotsite } from '../../payload-types.ts';
import { marcasDemo } from '../../semente/marcas.ts';
import { painelDeTeste } from '../../teste-painel.ts';
import type { Remendo } from '../modelo/remendo.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { despertar } from './despertador.ts';
import type { PaginaAberta } from './pagina.ts';
import { entrar } from './sala.ts';
import type { Aceita } from './salvar.ts';
import type { Versao } from './versoes.ts';

let painel: Awaited<ReturnType<typeof painelDeTeste>>;
let ana: string;
let bia: string;
let estranha: string;
let marca: Hotsite;

beforeAll(async () => {
  painel = await painelDeTeste();
  const [uma, outra] = marcasDemo();
  marca = await painel.payload.create({ collection: 'hotsites', data: uma as never, depth: 0 });
  await painel.payload.create({ collection: 'hotsites', data: outra as never, depth: 0 });
  const papeis = ['Interno - MKT'];
  ana = await painel.entrar({ email: 'ana@martelo.test', nome: 'Ana', papeis, hotsites: [1] });
  bia = await painel.entrar({ email: 'bia@martelo.test', nome: 'Bia', papeis, hotsites: [1] });
  estranha = await painel.entrar({ email: 'eva@martelo.test', nome: 'Eva', papeis, hotsites: [2] });
});
afterAll(() => painel?.fechar());

let paginas = 0;
async function nova(sessoes: Sessao[] = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id)), status = 'draft') {
  paginas += 1;
  const { corpo } = await painel.chamar('POST', '/paginas', {
    cookie: ana,
    corpo: {
      titulo: 'Página',
      uri: `pagina-${paginas}`,
      modeloPagina: 'QuemSomos',
      hotsite: 1,
      sessoes,
      _status: status,
    },
  });
  return (corpo.doc as unknown as { id: number }).id;
}
const abrir = async (id: number, cookie = ana) =>
  (await painel.chamar('GET', `/construtor/${id}`, { cookie })).corpo as unknown as PaginaAberta;
const titulo = (id: string, texto: string): Remendo => ({ op: 'trocar', id, campos: { titulo: texto } });
const salvar = async (
  id: number,
  revisao: number,
  remendos: unknown[],
  { cookie = ana, lote = uuidv7() } = {},
) => {
  const resposta = await painel.chamar('POST', `/construtor/${id}/remendos`, {
    cookie,
    corpo: { revisao, lote, janela: 'janela-de-teste', acao: 'Título alterado', onde: 'Seção', remendos },
  });
  return { ...resposta, corpo: resposta.corpo as unknown as Aceita & Record<string, unknown> };
};
const titulos = async (id: number) => (await abrir(id)).pagina.sessoes.map((uma) => uma.titulo);

describe('saving by patches', () => {
  it('applies them as a draft, and the public sees them once they are published', async () => {
    const id = await nova(undefined, 'published');
    const { revisao, pagina } = await abrir(id);
    const salva = await salvar(id, revisao, [titulo('a', 'Novo'), { op: 'mover', id: 'a', para: 2 }]);
    expect([salva.status, salva.corpo.revisao, salva.corpo.publicada]).toEqual([200, revisao + 1, false]);
    expect(await titulos(id)).toEqual(['', '', 'Novo']);
    const publica = () => paginaPublicada(painel.payload, marca, pagina.uri);
    expect((await publica()).sessoes.map((uma) => uma.titulo)).toEqual(['', '', '']);
    const publicada = await painel.chamar('POST', `/construtor/${id}/publicar`, {
      cookie: ana,
      corpo: { revisao: revisao + 1, janela: 'janela-de-teste' },
    });
    expect(publicada.corpo).toMatchObject({ revisao: revisao + 2, publicada: true });
    expect((await publica()).sessoes.map((uma) => uma.titulo)).toEqual(['', '', 'Novo']);
  });

  it('the same save twice is applied once, even when something else was saved in between', async () => {
    const id = await nova();
    const { revisao } = await abrir(id);
    const emendar = { op: 'emendar', sessao: 'a', item: null, caminho: ['nome'], em: 0, tirar: 0, por: 'X' };
    const lote = 'o-mesmo-lote-de-novo';
    const primeira = await salvar(id, revisao, [emendar], { lote });
    const segunda = await salvar(id, revisao, [emendar], { lote });
    expect(segunda.corpo.revisao).toBe(primeira.corpo.revisao);
    await salvar(id, revisao + 1, [titulo('b', 'x')], { cookie: bia });
    const terceira = await salvar(id, revisao, [emendar], { lote });
    expect(terceira.corpo.entradas.map((uma) => uma.lote)).toContain(lote);
    expect((await abrir(id)).pagina.sessoes[0]?.nome).toBe('XSeção a');
  });

  it('merges a stale save by itself when the sections differ, and says what came before it', async () => {
    const id = await nova();
    const { revisao } = await abrir(id);
    await salvar(id, revisao, [titulo('a', 'da Ana')]);
    const dela = await salvar(id, revisao, [titulo('b', 'da Bia')], { cookie: bia });
    expect(dela.status).toBe(200);
    expect(dela.corpo.entradas).toMatchObject([
      { revisao: revisao + 1, nome: 'Ana', remendos: [titulo('a', 'da Ana')] },
      { revisao: revisao + 2, remendos: [] },
    ]);
    expect(await titulos(id)).toEqual(['da Ana', 'da Bia', '']);
  });

  it('refuses a stale save of the same section with what the other did, and changes nothing', async () => {
    const id = await nova();
    const { revisao } = await abrir(id);
    await salvar(id, revisao, [titulo('a', 'da Ana')]);
    const dela = await salvar(id, revisao, [titulo('a', 'da Bia'), titulo('b', 'da Bia')], { cookie: bia });
    expect(dela.status).toBe(409);
    expect(dela.corpo).toMatchObject({
      codigo: 'REVISAO_DESATUALIZADA',
      entradas: [{ nome: 'Ana', remendos: [titulo('a', 'da Ana')] }],
    });
    expect(await titulos(id)).toEqual(['da Ana', '', '']);
  });

  it('of many saves at once from one revision none is lost', async () => {
    const id = await nova();
    const { revisao } = await abrir(id);
    const respostas = await Promise.all(
      ['a', 'b', 'c'].map((uma) => salvar(id, revisao, [titulo(uma, uma)])),
    );
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await titulos(id)).toEqual(['a', 'b', 'c']);
  });

  it('knows what the page’s own form changed: the diary has that too', async () => {
    const id = await nova();
    const { revisao } = await abrir(id);
    await painel.chamar('PATCH', `/paginas/${id}?draft=true`, {
      cookie: bia,
      corpo: { revisao, titulo: 'Outro título' },
    });
    const salva = await salvar(id, revisao, [titulo('a', 'da Ana')]);
    expect(salva.status).toBe(200);
    expect(salva.corpo.entradas[0]).toMatchObject({ nome: 'Bia', acao: 'Dados da página', remendos: [] });
  });

  it('when the diary does not reach back, gives the whole page to merge with', async () => {
    const id = await nova();
    const salva = await salvar(id, 0, [titulo('a', 'x')]);
    expect(salva.status).toBe(409);
    expect((salva.corpo.sessoes as Sessao[]).map((uma) => uma.id)).toEqual(['a', 'b', 'c']);
  });

  it('keeps a section of a kind it does not know, whatever is done around it', async () => {
    const doFuturo = sessaoDeTeste('f', { elemento: 'holograma', versao: 9 });
    const id = await nova([sessaoDeTeste('a'), doFuturo]);
    const { revisao } = await abrir(id);
    await salvar(id, revisao, [titulo('a', 'x'), { op: 'mover', id: 'f', para: 0 }]);
    expect((await abrir(id)).pagina.sessoes[0]).toEqual(doFuturo);
  });

  it.each([
    [
      'a title of 10,000 letters',
      [
        {
          op: 'emendar',
          sessao: 'a',
          item: null,
          caminho: ['titulo'],
          em: 0,
          tirar: 0,
          por: 'x'.repeat(4_000),
        },
      ],
      422,
      'Seção a: Título tem 4.000 letras, e cabem 300.',
    ],
    [
      'a kind that is no text',
      [{ op: 'trocar', id: 'a', campos: { elemento: 7 } }],
      422,
      'Tipo de elemento está fora do formato',
    ],
    [
      'an item of no shape',
      [{ op: 'inserir-item', sessao: 'a', indice: 0, item: { id: 'i', foo: 1 } }],
      422,
      'Itens está fora do formato',
    ],
    [
      'a field that no section has',
      [{ op: 'trocar', id: 'a', campos: { _status: 'published' } }],
      400,
      'formato',
    ],
    ['a patch of no kind', [{ op: 'apagar-tudo' }], 400, 'formato'],
    ['an id of another type', [{ op: 'remover', id: { $ne: null } }], 400, 'formato'],
    [
      'more than 5 KiB',
      [
        {
          op: 'emendar',
          sessao: 'a',
          item: null,
          caminho: ['titulo'],
          em: 0,
          tirar: 0,
          por: 'x'.repeat(9_000),
        },
      ],
      413,
      'grande demais',
    ],
    ['nothing', [], 400, 'formato'],
  ])('refuses %s in words, and nothing is stored', async (_nome, remendos, status, frase) => {
    const id = await nova();
    const { revisao } = await abrir(id);
    const resposta = await salvar(id, revisao, remendos);
    expect([resposta.status, String(resposta.corpo.message)]).toEqual([
      status,
      expect.stringContaining(frase),
    ]);
    expect((await abrir(id)).revisao).toBe(revisao);
  });

  it('refuses the 301st section in words', async () => {
    const id = await nova(Array.from({ length: 300 }, (_, i) => sessaoDeTeste(`s${i}`)));
    const { revisao } = await abrir(id);
    const resposta = await salvar(id, revisao, [{ op: 'inserir', indice: 0, sessao: sessaoDeTeste('mais') }]);
    expect([resposta.status, resposta.corpo.message]).toEqual([
      422,
      'Não foi salvo: Uma página tem no máximo 300 seções, e esta teria 301.',
    ]);
  });

  it('is for whoever edits the brand alone, in every call', async () => {
    const id = await nova();
    for (const [metodo, resto] of [
      ['GET', ''],
      ['GET', '/versoes'],
      ['GET', '/ao-vivo?janela=janela-de-teste'],
      ['POST', '/remendos'],
      ['POST', '/publicar'],
      ['POST', '/agendamento'],
      ['DELETE', '/agendamento'],
    ] as const) {
      const corpo = {
        revisao: 1,
        janela: 'janela-de-teste',
        ...(resto === '/remendos' && {
          lote: 'lote-de-fora',
          acao: '',
          onde: '',
          remendos: [titulo('a', 'x')],
        }),
        ...(resto === '/agendamento' && {
          janela: undefined,
          publicarEm: new Date(Date.now() + 9e6).toISOString(),
          despublicarEm: null,
        }),
      };
      const opcoes = metodo === 'POST' ? { corpo } : {};
      const caminho = `/construtor/${id}${resto}`;
      expect((await painel.chamar(metodo, caminho, { ...opcoes, cookie: estranha })).status).toBe(404);
      expect((await painel.chamar(metodo, caminho, opcoes)).status).toBe(401);
    }
    for (const colecao of ['diario', 'agendamentos'])
      expect((await painel.chamar('GET', `/${colecao}`, { cookie: ana })).status).toBe(403);
  });
});

describe('who is on the page', () => {
  it('hears what the others save and select, and loses them when they leave', async () => {
    const id = await nova();
    const ouvidos: { tipo: string }[] = [];
    const sair = entrar(id, { janela: 'janela-um', usuario: 1, nome: 'Ana' }, (aviso) => ouvidos.push(aviso));
    const sairBia = entrar(id, { janela: 'janela-dois', usuario: 2, nome: 'Bia' }, () => undefined);
    expect(ouvidos.at(-1)).toMatchObject({
      presentes: [
        { nome: 'Ana', cor: 0 },
        { nome: 'Bia', cor: 1 },
      ],
    });
    const { revisao } = await abrir(id);
    await salvar(id, revisao, [titulo('a', 'x')], { cookie: bia });
    expect(ouvidos.at(-1)).toMatchObject({
      tipo: 'aceita',
      entrada: { revisao: revisao + 1, nome: 'Bia', remendos: [titulo('a', 'x')] },
    });
    sairBia();
    expect(ouvidos.at(-1)).toMatchObject({ presentes: [{ nome: 'Ana' }] });
    sair();
  });

  it('a window is pointed with by its owner alone', async () => {
    const id = await nova();
    const sair = entrar(id, { janela: 'janela-de-alguem', usuario: 999, nome: 'Alguém' }, () => undefined);
    const resposta = await painel.chamar('POST', `/construtor/${id}/presenca`, {
      cookie: bia,
      corpo: { janela: 'janela-de-alguem', selecionadas: ['a'] },
    });
    expect(resposta.corpo).toEqual({ aqui: false });
    sair();
  });
});

describe('versions', () => {
  const listar = async (id: number) =>
    (await painel.chamar('GET', `/construtor/${id}/versoes`, { cookie: ana })).corpo as unknown as Versao[];

  it('a burst of saves by one person is one version; somebody else’s is another', async () => {
    const id = await nova(undefined, 'published');
    let { revisao } = await abrir(id);
    for (const texto of ['1', '2', '3']) {
      const { corpo } = await salvar(id, revisao, [titulo('a', texto)]);
      revisao = corpo.revisao;
    }
    await salvar(id, revisao, [titulo('b', '4')], { cookie: bia });
    const versoes = await listar(id);
    expect(versoes.map(({ quem, noAr, atual, publicada }) => ({ quem, noAr, atual, publicada }))).toEqual([
      { quem: 'Bia', noAr: false, atual: true, publicada: false },
      { quem: 'Ana', noAr: false, atual: false, publicada: false },
      { quem: 'Ana', noAr: true, atual: false, publicada: true },
    ]);
    const { corpo } = await painel.chamar('GET', `/construtor/${id}/versoes/${versoes[1]?.id}`, {
      cookie: ana,
    });
    expect((corpo.sessoes as unknown as Sessao[]).map((uma) => uma.titulo)).toEqual(['3', '', '']);
  });

  it('a version of another page is not this page’s', async () => {
    const [versao] = await listar(await nova());
    const id = await nova();
    const resposta = await painel.chamar('GET', `/construtor/${id}/versoes/${versao?.id}`, { cookie: ana });
    expect(resposta.status).toBe(404);
  });
});

describe('scheduled publications', () => {
  const agendar = (id: number, revisao: number, publicarEm: number, despublicarEm: number | null = null) =>
    painel.chamar('POST', `/construtor/${id}/agendamento`, {
      cookie: ana,
      corpo: {
        revisao,
        publicarEm: new Date(publicarEm).toISOString(),
        despublicarEm: despublicarEm === null ? null : new Date(despublicarEm).toISOString(),
      },
    });
  /** As when its time has come. */
  const vencer = async (id: number, campos: Partial<Agendamento>) => {
    const { docs } = await painel.payload.find({
      collection: 'agendamentos',
      where: { pagina: { equals: id } },
      sort: '-id',
      depth: 0,
    });
    await painel.payload.update({ collection: 'agendamentos', id: docs[0]?.id ?? 0, data: campos, depth: 0 });
    await despertar(painel.payload);
  };
  const passado = () => new Date(Date.now() - 1_000).toISOString();
  const publica = async (id: number) => {
    const { pagina } = await abrir(id);
    return (await paginaPublicada(painel.payload, marca, pagina.uri)).sessoes[0]?.titulo;
  };

  it('goes on air as it was scheduled, ends with what was live before, and leaves the draft alone', async () => {
    const id = await nova([sessaoDeTeste('a', { titulo: 'antes' })], 'published');
    const { revisao } = await abrir(id);
    await salvar(id, revisao, [titulo('a', 'campanha')]);
    expect((await agendar(id, revisao + 1, Date.now() + 60_000, Date.now() + 120_000)).status).toBe(200);
    await salvar(id, revisao + 1, [titulo('a', 'rascunho depois')]);
    await vencer(id, { publicarEm: passado() });
    expect(await publica(id)).toBe('campanha');
    expect(await titulos(id)).toEqual(['rascunho depois']);
    expect((await abrir(id)).agendamento?.estado).toBe('no-ar');
    const deAntes = await salvar(id, revisao + 2, [
      { op: 'trocar', id: 'a', campos: { subtitulo: 'e mais' } },
    ]);
    expect([deAntes.status, deAntes.corpo.entradas.flatMap((uma) => uma.remendos)]).toEqual([200, []]);
    await vencer(id, { despublicarEm: passado() });
    expect(await publica(id)).toBe('antes');
    expect(await titulos(id)).toEqual(['rascunho depois']);
    expect((await abrir(id)).agendamento).toBeNull();
  });

  it('where nothing was live before, the end takes the page off the air', async () => {
    const id = await nova([sessaoDeTeste('a', { titulo: 'só na campanha' })]);
    const { revisao } = await abrir(id);
    await agendar(id, revisao, Date.now() + 60_000, Date.now() + 120_000);
    await vencer(id, { publicarEm: passado() });
    expect(await publica(id)).toBe('só na campanha');
    await vencer(id, { despublicarEm: passado() });
    await expect(publica(id)).rejects.toThrow();
    expect(await titulos(id)).toEqual(['só na campanha']);
  });

  it('the end leaves a newer publication alone', async () => {
    const id = await nova([sessaoDeTeste('a', { titulo: 'antes' })], 'published');
    let { revisao } = await abrir(id);
    await agendar(id, revisao, Date.now() + 60_000, Date.now() + 120_000);
    await vencer(id, { publicarEm: passado() });
    ({ revisao } = await abrir(id));
    await salvar(id, revisao, [titulo('a', 'à mão')]);
    await painel.chamar('POST', `/construtor/${id}/publicar`, {
      cookie: ana,
      corpo: { revisao: revisao + 1, janela: 'janela-de-teste' },
    });
    await vencer(id, { despublicarEm: passado() });
    expect(await publica(id)).toBe('à mão');
  });

  it('wakes by itself at its time', async () => {
    const id = await nova([sessaoDeTeste('a', { titulo: 'na hora' })]);
    const { revisao } = await abrir(id);
    // Late enough to be still to come when it is asked for, on however busy a machine.
    expect((await agendar(id, revisao, Date.now() + 1_500)).status).toBe(200);
    await expect.poll(() => publica(id).catch(() => null)).toBe('na hora');
  });

  it('can be called off, and is refused in words when it makes no sense', async () => {
    const id = await nova();
    const { revisao } = await abrir(id);
    const futuro = Date.now() + 600_000;
    expect((await agendar(id, revisao, Date.now() - 5_000)).corpo.message).toContain('ainda não passou');
    expect((await agendar(id, revisao, futuro, futuro - 1)).corpo.message).toContain('depois do começo');
    expect((await agendar(id, revisao - 1, futuro)).status).toBe(409);
    expect((await agendar(id, revisao, futuro)).status).toBe(200);
    expect((await agendar(id, revisao, futuro)).corpo.message).toContain('já tem uma publicação agendada');
    expect((await painel.chamar('DELETE', `/construtor/${id}/agendamento`, { cookie: bia })).status).toBe(
      200,
    );
    expect((await abrir(id)).agendamento).toBeNull();
    expect((await painel.chamar('DELETE', `/construtor/${id}/agendamento`, { cookie: bia })).status).toBe(
      422,
    );
  });
});
