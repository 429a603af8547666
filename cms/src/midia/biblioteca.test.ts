import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagensPorId } from '../conteudo/imagens.ts';
import { videosAtivos } from '../conteudo/videos-ativos.ts';
import { gravarPagina } from '../paginas/gravar-pagina.ts';
import type { Hotsite } from '../payload-types.ts';
import { painelSemeado } from '../semente/de-teste.ts';
import { recusaDeTamanho } from './antes-do-corpo.ts';
import { mp4DeTeste } from './videos-de-teste.ts';

let painel: Awaited<ReturnType<typeof painelSemeado>>;
let mkt: string;
let mktDaOutra: string;

beforeAll(async () => {
  painel = await painelSemeado();
  mkt = await painel.entrar({ email: 'mkt@martelo.test', papeis: ['Interno - MKT'], hotsites: [2] });
  mktDaOutra = await painel.entrar({ email: 'mkt1@martelo.test', papeis: ['Interno - MKT'], hotsites: [1] });
});
afterAll(() => painel?.fechar());

const png = (largura: number, cor = '#123a6b') =>
  sharp({ create: { width: largura, height: Math.round(largura / 2), channels: 3, background: cor } })
    .png()
    .toBuffer();

interface Doc {
  id: number;
  filename: string;
  mimeType: string;
  updatedAt: string;
  url: string;
}

async function enviar(
  dados: Buffer | string,
  nome: string,
  { metodo = 'POST', caminho = '/midia', campos = {}, tipo = 'image/png', cookie = mkt } = {} as {
    metodo?: string;
    caminho?: string;
    campos?: object;
    tipo?: string;
    cookie?: string;
  },
) {
  const cru = new FormData();
  cru.set('_payload', JSON.stringify({ hotsite: 2, alt: 'Uma imagem', ...campos }));
  cru.set(
    'file',
    new Blob([typeof dados === 'string' ? dados : new Uint8Array(dados)], { type: tipo }),
    nome,
  );
  const { status, corpo } = await painel.chamar(metodo, caminho, { cookie, cru });
  const erros = corpo?.errors as { message: string }[] | undefined;
  return { status, doc: corpo?.doc as unknown as Doc, mensagem: erros?.[0]?.message ?? '' };
}

describe('what the library takes', () => {
  it('is told by its bytes: a PNG named .jpg is kept as what it is, HTML named .png is refused in words (415)', async () => {
    expect((await enviar(await png(80), 'foto.jpg', { tipo: 'image/jpeg' })).doc.filename).toMatch(
      /^foto-[0-9a-f]{12}\.webp$/,
    );
    // A name that an address would have to write otherwise is written plainly: `%` is read twice on the way to the site.
    for (const [nome, esperado] of [
      ['50% de desconto.png', /^50-de-desconto-[0-9a-f]{12}\.webp$/],
      ['São João #2?.png', /^sao-joao-2-[0-9a-f]{12}\.webp$/],
      ['%.png', /^imagem-[0-9a-f]{12}\.webp$/],
    ] as const) {
      const { doc } = await enviar(await png(82), nome);
      expect(doc.filename).toMatch(esperado);
      expect(encodeURIComponent(doc.filename)).toBe(doc.filename);
    }
    const html = await enviar('<!doctype html><script>alert(1)</script>', 'foto.png');
    expect([html.status, html.mensagem]).toEqual([
      415,
      'Este arquivo não é uma imagem. Envie PNG, JPEG, WebP, AVIF ou SVG.',
    ]);
    const cortada = await enviar((await png(300)).subarray(0, 60), 'cortada.png');
    expect([cortada.status, cortada.mensagem]).toEqual([415, expect.stringContaining('corrompida')]);
  });

  it('is at most 15 MB: one that says so is refused unread, one that does not is refused all the same (413)', async () => {
    const grande = await enviar(Buffer.concat([await png(50), Buffer.alloc(16_000_000)]), 'grande.png');
    expect([grande.status, grande.mensagem]).toEqual([
      413,
      'A imagem tem mais de 15 MB. Reduza-a e envie de novo.',
    ]);
    const pedido = (caminho: string, tamanho: number) =>
      recusaDeTamanho(
        new Request(`http://localhost:3001${caminho}`, {
          method: 'POST',
          headers: { 'content-length': String(tamanho) },
        }),
      );
    const recusa = pedido('/api/midia?depth=0', 40_000_000);
    expect([recusa?.status, (await recusa?.json())?.message]).toEqual([
      413,
      expect.stringContaining('15 MB'),
    ]);
    expect(pedido('/api/midia', 15_000_000)).toBeNull();
    expect(pedido('/api/arquivos-video', 150_000_000)).toBeNull();
    expect(pedido('/api/arquivos-video', 250_000_000)?.status).toBe(413);
    expect(pedido('/api/paginas', 40_000_000)).toBeNull();
  });

  it('unfolds to no more than 60 million pixels (413)', async () => {
    const bomba = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomba.length).toBeLessThan(1_000_000);
    expect((await enviar(bomba, 'bomba.png')).status).toBe(413);
  });

  it('is an SVG only as the allow-list writes it, whatever it is called', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><rect width="8" height="8" onload="x()"/></svg>';
    for (const [nome, tipo] of [
      ['logo.svg', 'image/svg+xml'],
      ['logo.png', 'image/png'],
    ] as const) {
      const { status, doc } = await enviar(svg, nome, { tipo });
      expect([status, doc.mimeType]).toEqual([201, 'image/svg+xml']);
      const { readFile } = await import('node:fs/promises');
      const guardado = await readFile(`${process.env.MARTELO_DADOS}/cms/midia/${doc.filename}`, 'utf8');
      expect(guardado).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"></rect></svg>',
      );
    }
    expect((await enviar('<svg xmlns="http://www.w3.org/2000/svg"><g>', 'aberto.svg')).status).toBe(415);
  });
});

describe('folders', () => {
  it('are what pictures say, counted for who sees them, and move with all they hold', async () => {
    await enviar(await png(40), 'a.png', { campos: { pasta: ' Campanhas/Natal ' } });
    await enviar(await png(40), 'b.png', { campos: { pasta: 'Campanhas' } });
    const pastas = async (cookie: string) => {
      const { pastas } = (await painel.chamar('GET', '/midia/pastas', { cookie })).corpo as unknown as {
        pastas: { caminho: string; imagens: number }[];
      };
      return Object.fromEntries(pastas.map(({ caminho, imagens }) => [caminho, imagens]));
    };
    expect(await pastas(mkt)).toMatchObject({ Campanhas: 1, 'Campanhas/Natal': 1 });
    expect(await pastas(mktDaOutra)).not.toHaveProperty('Campanhas');
    const mover = (corpo: object, cookie = mkt) =>
      painel.chamar('POST', '/midia/pastas/mover', { cookie, corpo });
    expect((await mover({ de: 'Campanhas', para: 'Arquivo/2026' }, mktDaOutra)).corpo.movidas).toBe(0);
    expect((await mover({ de: 'Campanhas', para: 'Arquivo/2026' })).corpo.movidas).toBe(2);
    expect(await pastas(mkt)).toMatchObject({ 'Arquivo/2026': 1, 'Arquivo/2026/Natal': 1 });
    expect((await mover({ de: 'Arquivo', para: '../fora' })).status).toBe(400);
    expect((await enviar(await png(40), 'c.png', { campos: { pasta: 'a/../b' } })).status).toBe(400);
  });
});

describe('a picture in use', () => {
  const usos = async (id: number, cookie = mkt) =>
    (await painel.chamar('GET', `/midia/${id}/usos`, { cookie })).corpo;

  it('says every place: page, also in a draft alone, banner, brand, video, login', async () => {
    const { doc } = await enviar(await png(60), 'usada.png');
    const imagem = { id: doc.id, url: `/midia/${doc.filename}`, alt: 'x', largura: 60, altura: 30 };
    const { docs } = await painel.payload.find({
      collection: 'paginas',
      where: { and: [{ hotsite: { equals: 2 } }, { uri: { equals: 'quem-somos' } }] },
      depth: 0,
    });
    const pagina = docs[0]!;
    const [primeira, ...outras] = pagina.sessoes as unknown as { itens: object[] }[];
    const sessoes = [{ ...primeira, itens: primeira!.itens.map((item) => ({ ...item, imagem })) }, ...outras];
    await gravarPagina(painel.payload, pagina.id, () =>
      painel.payload.update({
        collection: 'paginas',
        id: pagina.id,
        draft: true,
        data: { sessoes: sessoes as never, _status: 'draft' },
      }),
    );
    await painel.payload.create({
      collection: 'banners',
      data: { hotsite: 2, nome: 'Natal', posicaoBanner: 'home', imagem: doc.id, prioridade: 9 } as never,
    });
    await painel.payload.update({ collection: 'hotsites', id: 2, data: { favicon: doc.id } });
    await painel.payload.create({
      collection: 'videos',
      data: { hotsite: 2, nome: 'Filme', url: 'https://exemplo.com/a.mp4', poster: doc.id } as never,
    });
    const { usos: lista } = (await usos(doc.id)) as unknown as { usos: { rotulo: string }[] };
    expect(lista.map(({ rotulo }) => rotulo).sort()).toEqual([
      'Banner Natal',
      'Capa do vídeo Filme',
      'Marca Pacto',
      'Página Quem somos (rascunho)',
    ]);
    expect((await painel.chamar('GET', `/midia/${doc.id}/usos`, { cookie: mktDaOutra })).status).toBe(404);
    // Deleting asks first, and says where.
    const apagar = (busca = '') => painel.chamar('DELETE', `/midia/${doc.id}${busca}`, { cookie: mkt });
    const recusa = await apagar();
    expect(recusa.status).toBe(409);
    expect(JSON.stringify(recusa.corpo)).toContain('Banner Natal');
    expect(
      (await painel.chamar('DELETE', `/midia/${doc.id}?confirmado=true`, { cookie: mktDaOutra })).status,
    ).toBe(403);
    // A banner is nothing without its art: yes alone is not enough.
    expect((await apagar('?confirmado=true')).status).toBe(409);
    await painel.payload.delete({ collection: 'banners', where: { nome: { equals: 'Natal' } } });
    expect((await apagar()).status).toBe(409);
    expect((await apagar('?confirmado=true')).status).toBe(200);
  });

  it('is replaced everywhere at once: same number, another address, so that no copy is in the way', async () => {
    const { doc } = await enviar(await png(60), 'troca.png');
    const nova = await enviar(await png(90, '#ff0000'), 'troca.png', {
      metodo: 'PATCH',
      caminho: `/midia/${doc.id}`,
      campos: { updatedAt: doc.updatedAt },
    });
    expect(nova.doc.id).toBe(doc.id);
    // Whoever had it open before is told, and the file stays.
    const atrasada = await enviar(await png(95), 'troca.png', {
      metodo: 'PATCH',
      caminho: `/midia/${doc.id}`,
      campos: { updatedAt: doc.updatedAt },
    });
    expect(atrasada.status).toBe(409);
    const { readFile } = await import('node:fs/promises');
    const pasta = `${process.env.MARTELO_DADOS}/cms/midia`;
    expect((await readFile(`${pasta}/${nova.doc.filename}`)).length).toBeGreaterThan(0);
    expect(nova.doc.filename).not.toBe(doc.filename);
    expect((await imagensPorId(painel.payload, [doc.id])).get(String(doc.id))).toMatchObject({
      url: `/midia/${nova.doc.filename}`,
      largura: 90,
    });
  });
});

describe('an address is of one content for ever', () => {
  const nomeDe = async (dados: Buffer, mais: { caminho?: string; metodo?: string } = {}) =>
    (await enviar(dados, 'vitrine.png', mais)).doc;

  it('a new file of a deleted one’s name has another, in this brand or another; the same file has it again', async () => {
    const azul = await png(70);
    const antes = await nomeDe(azul);
    const apagar = (id: number) => painel.chamar('DELETE', `/midia/${id}`, { cookie: mkt });
    expect((await apagar(antes.id)).status).toBe(200);
    const outra = await nomeDe(await png(70, '#00ff00'));
    expect(outra.filename).not.toBe(antes.filename);
    expect((await nomeDe(azul)).filename).toBe(antes.filename);
    // A name that looks like another picture's smaller size does not fall upon it.
    const menor = await enviar(await png(70, '#ffff00'), `${outra.filename.replace('.webp', '')}-400.png`);
    expect(menor.doc.filename).not.toBe(outra.filename.replace('.webp', '-400.webp'));
  });

  it('a cut made in the panel has an address of its own: the whole one is not written over', async () => {
    const inteira = await nomeDe(await png(300, '#0000ff'));
    const corte =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=150&uploadEdits[heightInPixels]=75';
    const { status, corpo } = await painel.alterar(`/midia/${inteira.id}?${corte}`, { alt: 'Cortada' }, mkt);
    const cortada = corpo.doc as unknown as Doc & { width: number };
    expect([status, cortada.id, cortada.width]).toEqual([200, inteira.id, 150]);
    expect(cortada.filename).toMatch(/^vitrine-[0-9a-f]{12}\.webp$/);
    expect(cortada.filename).not.toBe(inteira.filename);
  });
});

describe('institutional videos', () => {
  it('take their duration and size from the file, and tell the site all it needs', async () => {
    const arquivo = await enviar(
      mp4DeTeste({ tempoEmSegundos: 42, largura: 1920, altura: 1080 }),
      'Nosso pátio.mp4',
      {
        caminho: '/arquivos-video',
        tipo: 'video/mp4',
      },
    );
    expect(arquivo.status).toBe(201);
    const { doc: capa } = await enviar(await png(160), 'capa.png');
    const criado = await painel.chamar('POST', '/videos', {
      cookie: mkt,
      corpo: {
        hotsite: 2,
        nome: 'Institucional',
        ativo: true,
        arquivo: arquivo.doc.id,
        poster: capa.id,
        legendas: 'WEBVTT\n\n00:00.000 --> 00:03.000\nOlá',
      },
    });
    expect(criado.status).toBe(201);
    const pacto = (await painel.payload.findByID({ collection: 'hotsites', id: 2 })) as Hotsite;
    const video = (await videosAtivos(painel.payload, pacto)).find(({ nome }) => nome === 'Institucional');
    expect(video).toMatchObject({
      filename: arquivo.doc.filename,
      url: `/videos/${encodeURIComponent(arquivo.doc.filename)}`,
      tempoEmSegundos: 42,
      largura: 1920,
      altura: 1080,
      posterUrl: `/midia/${capa.filename}`,
      legendasUrl: expect.stringMatching(/^\/api\/v1\/videos\/[\w-]+\/legendas\?v=\d+$/),
    });
  });

  it('refuse what is no video, captions that are none, and neither file nor address', async () => {
    const falso = await enviar('<html></html>', 'filme.mp4', {
      caminho: '/arquivos-video',
      tipo: 'video/mp4',
    });
    expect([falso.status, falso.mensagem]).toEqual([415, 'Este arquivo não é um vídeo MP4 ou WebM.']);
    const criar = (corpo: object) =>
      painel.chamar('POST', '/videos', { cookie: mkt, corpo: { hotsite: 2, nome: 'x', ...corpo } });
    expect((await criar({})).status).toBe(400);
    expect(
      (await criar({ url: 'https://exemplo.com/a.mp4', legendas: '1\n00:00:01,000 --> x' })).status,
    ).toBe(400);
  });
});
