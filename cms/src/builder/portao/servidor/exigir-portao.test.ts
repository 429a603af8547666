import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { painelSemeado } from '../../../semente/de-teste.ts';
import { comItens } from '../exame-de-teste.ts';

let painel: Awaited<ReturnType<typeof painelSemeado>>;
let mkt: string;
let pagina: number;
let revisao: number;

const publicar = () =>
  painel.chamar('POST', `/construtor/${pagina}/publicar`, {
    cookie: mkt,
    corpo: { revisao, janela: 'janela-de-teste' },
  });
/** Saves a draft as another program would, and learns its revision. */
const guardar = async (sessoes: unknown[]) => {
  await painel.chamar('PATCH', `/paginas/${pagina}?draft=true&depth=0`, {
    cookie: mkt,
    corpo: { revisao: await revisaoAtual(), sessoes, _status: 'draft' },
  });
  revisao = await revisaoAtual();
};
const revisaoAtual = async () =>
  Number((await painel.chamar('GET', `/construtor/${pagina}`, { cookie: mkt })).corpo.revisao);

beforeAll(async () => {
  painel = await painelSemeado();
  mkt = await painel.entrar({ email: 'mkt@martelo.test', papeis: ['Interno - MKT'], hotsites: [2] });
  const { corpo } = await painel.chamar('POST', '/paginas?draft=true', {
    cookie: mkt,
    corpo: { titulo: 'Campanha', uri: 'campanha-do-portao', hotsite: 2, sessoes: [], _status: 'draft' },
  });
  pagina = (corpo.doc as never as { id: number }).id;
});
afterAll(() => painel?.fechar());

describe('publishing around the dialog', () => {
  it('is refused while there are errors, each with its place, and nothing becomes public', async () => {
    await guardar([comItens({ link: 'javascript:alert(1)', titulo: '' })]);
    const recusa = await publicar();
    expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'PAGINA_COM_ERROS']);
    expect(recusa.corpo.message).toMatch(/^A página não foi publicada: há 2 erros a corrigir antes\. /);
    expect(recusa.corpo.erros).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ regra: 'links', lugar: { sessaoId: 's1', itemId: 'i1', campo: 'link' } }),
        expect.objectContaining({ regra: 'obrigatorios' }),
      ]),
    );
    const publica = await painel.payload.findByID({ collection: 'paginas', id: pagina });
    expect(publica._status).toBe('draft');
  });

  it('a schedule is held to the same', async () => {
    const resposta = await painel.chamar('POST', `/construtor/${pagina}/agendamento`, {
      cookie: mkt,
      corpo: {
        revisao,
        publicarEm: new Date(Date.now() + 3_600_000).toISOString(),
        despublicarEm: null,
      },
    });
    expect([resposta.status, resposta.corpo.codigo]).toEqual([422, 'PAGINA_COM_ERROS']);
  });

  it('warnings are the editor’s to judge', async () => {
    await guardar([comItens({ textoBotao: 'Sem link' })]);
    expect((await publicar()).status).toBe(200);
  });
});

describe('what the inspector asks', () => {
  it('tells the brand’s pages and colours to who edits it, and nothing to others', async () => {
    const perguntas = { lotes: ['1'], leiloes: [], midias: [] };
    const { status, corpo } = await painel.chamar('POST', '/inspetor/2/fatos', {
      cookie: mkt,
      corpo: perguntas,
    });
    expect(status).toBe(200);
    expect(corpo.paginas).toContainEqual({
      uri: 'pagina-inicial',
      titulo: expect.any(String),
      publicada: true,
    });
    // The engine does not answer here: what is not known is not held against anyone.
    expect(corpo.lotes).toEqual({});
    for (const [cookie, esperado] of [
      [mkt, 403],
      ['', 401],
    ] as const)
      expect((await painel.chamar('POST', '/inspetor/1/fatos', { cookie, corpo: perguntas })).status).toBe(
        esperado,
      );
  });

  it('cuts a picture to a new record of the same brand and leaves the whole one as it was', async () => {
    const data = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const inteira = await painel.payload.create({
      collection: 'midia',
      data: { alt: 'Pátio', hotsite: 2 },
      file: { data, mimetype: 'image/png', name: 'patio.png', size: data.length },
    });
    const recortar = (corpo: object, hotsite = 2) =>
      painel.chamar('POST', `/inspetor/${hotsite}/midia/${inteira.id}/recorte`, { cookie: mkt, corpo });
    const { status, corpo } = await recortar({
      x: 25,
      y: 0,
      largura: 50,
      altura: 100,
      alt: 'Portão do pátio',
    });
    expect([status, corpo.largura, corpo.altura, corpo.alt]).toEqual([200, 200, 200, 'Portão do pátio']);
    expect(corpo.url).toMatch(/^\/midia\/portao-do-patio-recorte-[0-9a-f]{12}\.webp$/);
    expect(corpo.id).not.toBe(inteira.id);
    expect((await recortar({ x: 0, y: 0, largura: 1, altura: 1 })).status).toBe(400);
    expect((await recortar({ x: 0, y: 0, largura: 500, altura: 1 })).status).toBe(400);
    expect((await recortar({ x: 0, y: 0, largura: 50, altura: 50 }, 1)).status).toBe(403);
  });
});
