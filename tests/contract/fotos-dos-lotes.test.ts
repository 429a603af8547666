import { randomUUID } from 'node:crypto';
import { caminhoDaFotoEnviada } from '@martelo/shared/endereco-de-foto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TURNED_HEIC } from '../../engine/src/files/heic.fixture.ts';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

/* Pictures of lots: who sends them, which of them people are shown, and that nobody is shown another (BO20). */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
let leilao: { uid: string; lotes: string[] };
let doComitente: number;

let cor = 0;
/** A picture that no other is like. */
const foto = (largura = 1_200, altura = 900): Promise<Buffer> => {
  cor += 1;
  const background = { r: (cor * 37) % 256, g: (cor * 91) % 256, b: (cor * 13) % 256 };
  return sharp({ create: { width: largura, height: altura, channels: 3, background } })
    .jpeg()
    .toBuffer();
};
const pedir = (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, hotsite, ...(corpo ? { corpo } : {}) });
const enviar = (
  quem: string,
  lelUid: string,
  bytes: Uint8Array,
  { nome = 'foto.jpg', comandoId = randomUUID() as string, ordem = 0, hotsite = 'leilo' } = {},
) => {
  const form = new FormData();
  form.set('comandoId', comandoId);
  form.set('ordem', String(ordem));
  form.set('arquivo', new Blob([new Uint8Array(bytes)]), nome);
  return engine.pedir('POST', `/v1/lotes/${lelUid}/fotos`, { token: tokens[quem]!, hotsite, bruto: form });
};
/** Sent and taken. */
const mandar = async (quem: string, lelUid: string, bytes?: Buffer, opcoes = {}): Promise<Json> => {
  const { status, corpo, texto } = await enviar(quem, lelUid, bytes ?? (await foto()), opcoes);
  expect(status, texto).toBe(201);
  return corpo;
};
const agir = async (quem: string, { uid }: Json, acao: string, corpo: object = {}) => {
  const { revisao } = (await pedir('adm', 'GET', `/v1/fotos-dos-lotes/${uid}`)).corpo;
  return pedir(quem, 'POST', `/v1/fotos-dos-lotes/${uid}/${acao}`, { ...corpo, revisao });
};
const doLote = async (lelUid: string): Promise<string[]> => (await engine.lote(lelUid)).fotosUrls;
/** As everybody asks for it; of another brand by its name. */
const publica = ({ url }: Json, hotsite = 'leilo', metodo = 'GET') =>
  fetch(`${engine.url}/v1/fotos/${url.slice('/fotos/lotes/'.length, -'.webp'.length)}`, {
    method: metodo,
    headers: { hotsite },
  });
const statusDe = async (uma: Json, hotsite = 'leilo') => {
  const resposta = await publica(uma, hotsite);
  await resposta.arrayBuffer();
  return resposta.status;
};
const LOTE = { nome: 'Gol', tipo: 'Carro', valor: { minimo: 100_000 } };

beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'mkt', 'patio', 'comitente', 'sac', 'cliente1'])
    tokens[quem] = await engine.entrar(quem);
  tokens.admPacto = await engine.entrar('adm', 'pacto');
  const eu = (await pedir('comitente', 'GET', '/v1/auth/eu')).corpo;
  doComitente = (await pedir('adm', 'POST', '/v1/comitentes', { nome: `Dono ${randomUUID()}` })).corpo.id;
  await pedir('adm', 'POST', `/v1/comitentes/usuario-comitente/${eu.uid}`, {
    ...{ comIds: [doComitente], nomeSite: 'X', cogId: 1 },
  });
  leilao = await engine.leilao({ data: daqui(86_400) }, [
    { ...LOTE, localizacao: { patio: 'Pátio Guarulhos' } },
    { ...LOTE, comitente: { comId: doComitente, nome: 'Dono' } },
    ...Array.from({ length: 6 }, () => LOTE),
  ]);
});
afterAll(() => engine.encerrar());

describe('a picture that the house sends of a lot', () => {
  it('is on the lot at once, upright, without what was in its file, behind old addresses, in the order it was meant', async () => {
    const [, , lelUid] = leilao.lotes as [string, string, string];
    await pedir('adm', 'PUT', `/v1/lotes/${lelUid}`, { fotosUrls: ['/fotos/demo/suv-prata-9/1.webp'] });
    const exif = { IFD0: { Make: 'Martelo' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } };
    const deitada = await sharp(await foto(600, 300))
      .withMetadata({ orientation: 6, exif })
      .jpeg()
      .toBuffer();
    const { orientation, exif: dentro } = await sharp(deitada).metadata();
    expect([orientation, dentro?.includes('Martelo')]).toEqual([6, true]);
    // The later one is taken first.
    const segunda = await mandar('adm', lelUid, undefined, { ordem: 2 });
    const primeira = await mandar('mkt', lelUid, deitada, { ordem: 1, nome: 'C:\\fotos\\a b.JPG' });
    expect(await doLote(lelUid)).toEqual(['/fotos/demo/suv-prata-9/1.webp', primeira.url, segunda.url]);
    expect(primeira).toMatchObject({ situacao: 'APROVADA', origem: 'EQUIPE', nome: 'a b.jpg', largura: 300 });
    const aberta = await publica(primeira);
    expect([aberta.status, aberta.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const lida = await sharp(Buffer.from(await aberta.arrayBuffer())).metadata();
    expect([lida.width, lida.height, lida.exif, lida.orientation]).toEqual([300, 600, undefined, undefined]);
    expect((await publica(primeira, 'leilo', 'HEAD')).status).toBe(200);
    // The search, the card and the auction's list say the same.
    const filtro = encodeURIComponent(
      JSON.stringify([{ tipo: 'exata', campo: 'leilaoUid', valor: leilao.uid }]),
    );
    const { corpo } = await engine.pedir('GET', `/v1/lotes?filtro=${filtro}&porPagina=50`);
    const achado = corpo.itens.find(({ uid }: Json) => uid === lelUid);
    expect(achado.fotosUrls).toEqual(await doLote(lelUid));
  });

  it('may be a HEIC; a program, half a picture, a PDF and 16 MB are refused in words, and nothing of them is kept', async () => {
    const lelUid = leilao.lotes[3]!;
    const heic = await mandar('adm', lelUid, TURNED_HEIC, { nome: 'IMG_1.HEIC' });
    expect([heic.largura, heic.altura]).toEqual([64, 96]);
    const recusas: [string, Uint8Array, number, string, RegExp][] = [
      [
        'programa.jpg',
        Buffer.from('MZ\x90\x00programa'),
        415,
        'ARQUIVO_NAO_ACEITO',
        /JPEG, PNG, WebP ou HEIC/,
      ],
      ['nota.jpg', Buffer.from('%PDF-1.4\n'), 415, 'ARQUIVO_NAO_ACEITO', /JPEG, PNG, WebP ou HEIC/],
      ['meia.jpg', (await foto()).subarray(0, 400), 422, 'ARQUIVO_RECUSADO', /danificado/],
      [
        'grande.jpg',
        Buffer.concat([await foto(), Buffer.alloc(16_000_000)]),
        413,
        'CORPO_GRANDE_DEMAIS',
        /grande/,
      ],
    ];
    for (const [nome, bytes, status, codigo, frase] of recusas) {
      const { corpo, ...resposta } = await enviar('adm', lelUid, bytes, { nome });
      expect([nome, resposta.status, corpo.codigo]).toEqual([nome, status, codigo]);
      expect(String(corpo.message)).toMatch(frase);
    }
    expect(await doLote(lelUid)).toEqual([heic.url]);
    expect((await pedir('adm', 'GET', `/v1/lotes/${lelUid}/fotos`)).corpo.itens).toHaveLength(1);
  });

  it('told again by its command is the same one; the same picture twice is refused, and many at once all get there', async () => {
    const lelUid = leilao.lotes[4]!;
    const bytes = await foto();
    const comandoId = randomUUID();
    const [uma, outra] = [
      await mandar('adm', lelUid, bytes, { comandoId }),
      await mandar('adm', lelUid, bytes, { comandoId }),
    ];
    expect(outra.uid).toBe(uma.uid);
    const deNovo = await enviar('adm', lelUid, bytes);
    expect([deNovo.status, deNovo.corpo.codigo]).toEqual([422, 'ARQUIVO_REPETIDO']);
    const outro = await enviar('adm', lelUid, await foto(), { comandoId });
    expect([outro.status, outro.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);
    const muitas = await Promise.all(
      [1, 2, 3].map(async (ordem) => mandar('adm', lelUid, await foto(), { ordem })),
    );
    expect(await doLote(lelUid)).toEqual([uma.url, ...muitas.map(({ url }) => url)]);
  });

  it('says in words what it shows, also of an old address, and says nothing of what the lot shows no more', async () => {
    const lelUid = leilao.lotes[4]!;
    const [capa, outra] = (await doLote(lelUid)) as [string, string];
    const fotosDescricoes = [
      { url: capa, texto: 'Frente, com o farol direito quebrado' },
      { url: outra, texto: 'Painel' },
    ];
    const mudado = await pedir('adm', 'PUT', `/v1/lotes/${lelUid}`, { fotosDescricoes });
    expect(mudado.status, mudado.texto).toBe(200);
    expect((await engine.lote(lelUid)).fotosDescricoes).toEqual(fotosDescricoes);
    await pedir('adm', 'PUT', `/v1/lotes/${lelUid}`, { fotosUrls: [capa] });
    expect((await engine.lote(lelUid)).fotosDescricoes).toEqual(fotosDescricoes.slice(0, 1));
    // Left out by whoever put the pictures in order: not shown, and so not served.
    expect(await statusDe({ url: outra })).toBe(404);
  });

  it('is cropped in its place, from what was sent, and whole again', async () => {
    const lelUid = leilao.lotes[5]!;
    const [a, b] = [await mandar('adm', lelUid), await mandar('adm', lelUid, undefined, { ordem: 9 })];
    const metade = { x: 0.5, y: 0, largura: 0.5, altura: 1 };
    const cortada = (await agir('adm', a, 'recortar', metade)).corpo;
    expect([cortada.largura, cortada.altura, cortada.recorte]).toEqual([600, 900, metade]);
    const nova = caminhoDaFotoEnviada(cortada.sha256);
    expect(await doLote(lelUid)).toEqual([nova, b.url]);
    expect([await statusDe(a), await statusDe({ url: nova })]).toEqual([404, 200]);
    for (const fora of [
      { ...metade, x: 0.8 },
      { x: 0, y: 0, largura: 0.05, altura: 0.05 },
    ]) {
      const { status, corpo } = await agir('adm', a, 'recortar', fora);
      expect([status, corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
    }
    await agir('adm', a, 'recortar', { x: 0, y: 0, largura: 1, altura: 1 });
    expect(await doLote(lelUid)).toEqual([a.url, b.url]);
    expect([await statusDe(a), await statusDe({ url: nova })]).toEqual([200, 404]);
  });

  it('taken out is gone at the next request, from the lot as well, and its bytes with it', async () => {
    const lelUid = leilao.lotes[5]!;
    const [primeira] = (await pedir('adm', 'GET', `/v1/lotes/${lelUid}/fotos`)).corpo.itens;
    expect(await statusDe(primeira)).toBe(200);
    const { status } = await agir('adm', primeira, 'retirar');
    expect(status).toBe(200);
    expect(await statusDe(primeira)).toBe(404);
    expect(await doLote(lelUid)).not.toContain(primeira.url);
    await ate(
      async () => (await pedir('adm', 'GET', primeira.endereco)).status,
      (visto) => visto === 404,
    );
    // Back it comes only by being sent again.
    expect((await agir('adm', primeira, 'aprovar')).corpo.codigo).toBe('TRANSICAO_INVALIDA');
  });
});

describe('a picture that a yard or a consignor sends', () => {
  it('waits: it has no public address on any way, until it is approved; refused again, it has none', async () => {
    const [doPatio, seu] = leilao.lotes as [string, string];
    for (const [quem, lelUid, origem] of [
      ['patio', doPatio, 'PATIO'],
      ['comitente', seu, 'COMITENTE'],
    ] as const) {
      const uma = await mandar(quem, lelUid);
      expect(uma).toMatchObject({ situacao: 'PENDENTE', origem });
      expect([await statusDe(uma), await doLote(lelUid)]).toEqual([404, []]);
      expect((await publica(uma, 'leilo', 'HEAD')).status).toBe(404);
      // Nor by who writes it onto a lot: this one, another, in bulk, a new one.
      const fotosUrls = [uma.url];
      const modos = [
        await pedir('adm', 'PUT', `/v1/lotes/${lelUid}`, { fotosUrls }),
        await pedir('adm', 'PUT', `/v1/lotes/${leilao.lotes[6]}`, { fotosUrls }),
        await pedir('adm', 'POST', `/v1/leiloes/${leilao.uid}/lotes`, { ...LOTE, fotosUrls }),
      ];
      expect(modos.map(({ corpo }) => corpo.codigo)).toEqual(modos.map(() => 'FOTO_SEM_APROVACAO'));
      const emMassa = await pedir('adm', 'POST', '/v1/lotes/em-massa', {
        ...{ acao: 'alterar', lelUids: [lelUid], mudancas: { fotosUrls } },
      });
      expect(emMassa.corpo).toMatchObject({ feitos: 0, recusados: 1 });
      expect(await doLote(lelUid)).toEqual([]);

      expect((await agir(quem, uma, 'aprovar')).status).toBe(403);
      expect((await agir('mkt', uma, 'aprovar')).status).toBe(200);
      expect([await statusDe(uma), await doLote(lelUid)]).toEqual([200, [uma.url]]);
      const semMotivo = await agir('mkt', uma, 'reprovar');
      expect(semMotivo.status).toBe(400);
      const motivo = 'A placa de outro carro aparece';
      expect((await agir('mkt', uma, 'reprovar', { motivo })).status).toBe(200);
      expect([await statusDe(uma), await doLote(lelUid)]).toEqual([404, []]);
      const [vista] = (await pedir(quem, 'GET', `/v1/lotes/${lelUid}/fotos`)).corpo.itens;
      expect(vista).toMatchObject({ situacao: 'REPROVADA', motivo });
    }
  });

  it('is of a lot that is theirs to photograph, and who only sends sees what they sent', async () => {
    const [doPatio, seu, outro] = leilao.lotes as [string, string, string];
    for (const [quem, lelUid] of [
      ['patio', seu],
      ['comitente', doPatio],
      ['comitente', outro],
    ] as const) {
      const { status, corpo } = await enviar(quem, lelUid, await foto());
      expect([quem, status, corpo.codigo]).toEqual([quem, 404, 'LOTE_NAO_ENCONTRADO']);
      expect((await pedir(quem, 'GET', `/v1/lotes/${lelUid}/fotos`)).status).toBe(404);
    }
    expect((await enviar('sac', seu, await foto())).status).toBe(403);
    expect((await enviar('cliente1', seu, await foto())).status).toBe(403);
    const minha = await mandar('comitente', seu);
    const daCasa = await mandar('adm', seu);
    const vistas = (await pedir('comitente', 'GET', `/v1/lotes/${seu}/fotos`)).corpo.itens;
    expect(vistas.map(({ uid }: Json) => uid)).toContain(minha.uid);
    expect(vistas.map(({ uid }: Json) => uid)).not.toContain(daCasa.uid);
    expect((await pedir('comitente', 'GET', `/v1/fotos-dos-lotes/${daCasa.uid}`)).status).toBe(404);
    // What nobody has looked at, who sent it takes back; another's they do not.
    expect((await agir('patio', minha, 'retirar')).status).toBe(404);
    expect((await agir('comitente', minha, 'retirar')).status).toBe(200);
  });

  it('is a warning where its auction is announced, and nothing more', async () => {
    const outro = await engine.leilao({ data: daqui(86_400), situacao: 'EM_LOTEAMENTO' }, [
      { ...LOTE, localizacao: { patio: 'Pátio Guarulhos' } },
    ]);
    const uma = await mandar('patio', outro.lotes[0]!);
    const falta = async () =>
      (await pedir('adm', 'GET', `/v1/leiloes/${outro.uid}/privado`)).corpo.faltam.find(
        ({ codigo }: Json) => codigo === 'FOTOS_A_APROVAR',
      );
    expect(await falta()).toEqual({ codigo: 'FOTOS_A_APROVAR', grave: false, quantos: 1 });
    const pronto = await pedir('adm', 'PUT', `/v1/leiloes/${outro.uid}/situacao`, { situacao: 'PRONTO' });
    expect(pronto.status, pronto.texto).toBe(200);
    await agir('mkt', uma, 'reprovar', { motivo: 'Tremida' });
    expect(await falta()).toBeUndefined();
  });

  it('is approved or refused with many others, with an answer for each', async () => {
    const [doPatio] = leilao.lotes as [string];
    const tres = [
      await mandar('patio', doPatio),
      await mandar('patio', doPatio),
      await mandar('patio', doPatio),
    ];
    const espera = (await pedir('mkt', 'GET', '/v1/fotos-dos-lotes/a-aprovar')).corpo;
    expect(espera.total).toBe(3);
    expect(espera.itens.map(({ uid }: Json) => uid)).toEqual(tres.map(({ uid }) => uid));
    expect((await pedir('patio', 'GET', '/v1/fotos-dos-lotes/a-aprovar')).status).toBe(403);
    const itens = tres.map(({ uid, revisao }, i) => ({ id: uid, revisao: i === 1 ? 9 : revisao }));
    const comandoId = randomUUID();
    const emMassa = (acao: string) =>
      pedir('mkt', 'POST', '/v1/fotos-dos-lotes/em-massa', { comandoId, acao, itens });
    const { corpo } = await emMassa('aprovar');
    expect([corpo.feitos, corpo.recusados, corpo.itens[1].codigo]).toEqual([2, 1, 'REVISAO_DESATUALIZADA']);
    expect(await doLote(doPatio)).toEqual([tres[0].url, tres[2].url]);
    // Told again it is the same report; another content under its id is a mistake of who sends it.
    expect((await emMassa('aprovar')).corpo).toEqual(corpo);
    expect((await emMassa('retirar')).corpo.codigo).toBe('COMANDO_CONFLITANTE');
    expect(await doLote(doPatio)).toEqual([tres[0].url, tres[2].url]);
  });
});

describe('a lot that is copied', () => {
  it('has the pictures for its own: the first one loses them, and they stay; of another brand they are nothing', async () => {
    const lelUid = leilao.lotes[7]!;
    const uma = await mandar('adm', lelUid);
    const { corpo: copia } = await pedir('adm', 'POST', `/v1/lotes/${lelUid}/duplicar`, {});
    const { corpo: outro } = await pedir('adm', 'POST', `/v1/leiloes/${leilao.uid}/duplicar`, {
      ...{ nome: 'Cópia', data: daqui(172_800), comLotes: true },
    });
    expect(outro.lotes, JSON.stringify(outro)).toBeGreaterThan(7);
    await agir('adm', uma, 'retirar');
    expect([await doLote(lelUid), await doLote(copia.uid)]).toEqual([[], [uma.url]]);
    expect([await statusDe(uma), await statusDe(uma, 'pacto')]).toEqual([200, 404]);
    const [dela] = (await pedir('adm', 'GET', `/v1/lotes/${copia.uid}/fotos`)).corpo.itens;
    expect(dela).toMatchObject({ url: uma.url, situacao: 'APROVADA' });
    // Bytes that a copy shows are not erased with the first.
    expect((await pedir('adm', 'GET', dela.endereco)).status).toBe(200);
    for (const metodo of ['GET', 'POST'] as const) {
      const caminho =
        metodo === 'GET' ? `/v1/fotos-dos-lotes/${dela.uid}` : `/v1/fotos-dos-lotes/${dela.uid}/retirar`;
      const { status } = await pedir(
        'admPacto',
        metodo,
        caminho,
        metodo === 'POST' ? { revisao: 1 } : undefined,
        'pacto',
      );
      expect(status).toBe(404);
    }
  });

  it('loses what was refused on the first, with the same reason, and its own approval alone brings it back (536)', async () => {
    const lelUid = leilao.lotes[7]!;
    const bytes = await foto();
    const uma = await mandar('adm', lelUid, bytes);
    const copias = [1, 2].map(
      async () => (await pedir('adm', 'POST', `/v1/lotes/${lelUid}/duplicar`, {})).corpo.uid,
    );
    const [copia, outra] = (await Promise.all(copias)) as [string, string];
    const daCopia = async (qual: string) =>
      (await pedir('adm', 'GET', `/v1/lotes/${qual}/fotos`)).corpo.itens[0];
    expect([await doLote(copia), await doLote(outra), await statusDe(uma)]).toEqual([
      [uma.url],
      [uma.url],
      200,
    ]);
    const motivo = 'A placa aparece';
    const recusada = await agir('mkt', uma, 'reprovar', { motivo });
    expect(recusada.status, recusada.texto).toBe(200);
    expect([await statusDe(uma), await doLote(lelUid), await doLote(copia), await doLote(outra)]).toEqual([
      ...[404, [], [], []],
    ]);
    for (const qual of [copia, outra])
      expect(await daCopia(qual)).toMatchObject({ situacao: 'REPROVADA', motivo });
    // Nor by another lot: sent, written, or copied.
    const deNovo = await enviar('adm', leilao.lotes[6]!, bytes);
    expect([deNovo.status, deNovo.corpo.codigo]).toEqual([422, 'ARQUIVO_REPETIDO']);
    const escrita = await pedir('adm', 'PUT', `/v1/lotes/${leilao.lotes[6]}`, { fotosUrls: [uma.url] });
    expect(escrita.corpo.codigo).toBe('FOTO_SEM_APROVACAO');
    // Undone where it is approved, and there alone.
    expect((await agir('mkt', await daCopia(copia), 'aprovar')).status).toBe(200);
    expect([await doLote(copia), await doLote(outra), await doLote(lelUid)]).toEqual([[uma.url], [], []]);
    expect(await statusDe(uma)).toBe(200);
    const recusado = await pedir('adm', 'PUT', `/v1/lotes/${lelUid}`, { fotosUrls: [uma.url] });
    expect(recusado.corpo.codigo).toBe('FOTO_SEM_APROVACAO');
    const semRecorte = await agir('mkt', uma, 'recortar', { x: 0, y: 0, largura: 0.5, altura: 1 });
    expect([semRecorte.status, semRecorte.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
  });

  it('loses the whole where a part of it was refused on the first, and the whole is not sent again', async () => {
    const bytes = await foto();
    const { lotes } = await engine.leilao({ data: daqui(86_400) }, [LOTE, LOTE]);
    const [lelUid, outro] = lotes as [string, string];
    const uma = await mandar('adm', lelUid, bytes);
    const { corpo: copia } = await pedir('adm', 'POST', `/v1/lotes/${lelUid}/duplicar`, {});
    const cortada = await agir('mkt', uma, 'recortar', { x: 0, y: 0, largura: 0.5, altura: 1 });
    expect(cortada.status, cortada.texto).toBe(200);
    expect([await doLote(copia.uid), await statusDe(uma)]).toEqual([expect.arrayContaining([uma.url]), 200]);
    const recusada = await agir('mkt', uma, 'reprovar', { motivo: 'A placa aparece' });
    expect(recusada.status, recusada.texto).toBe(200);
    expect(await doLote(copia.uid)).not.toContain(uma.url);
    expect(await statusDe(uma)).toBe(404);
    const deNovo = await enviar('adm', outro, bytes);
    expect([deNovo.status, deNovo.corpo.codigo]).toEqual([422, 'ARQUIVO_REPETIDO']);
  });

  it('keeps what was taken out of the first; who takes it out is told in how many others it is', async () => {
    const lelUid = leilao.lotes[7]!;
    const uma = await mandar('adm', lelUid);
    const { corpo: copia } = await pedir('adm', 'POST', `/v1/lotes/${lelUid}/duplicar`, {});
    const retirada = await agir('mkt', uma, 'retirar');
    expect(retirada.corpo).toMatchObject({ situacao: 'RETIRADA', outrosLotes: 1 });
    expect(await doLote(copia.uid)).toContain(uma.url);
    const [dela] = (await pedir('adm', 'GET', `/v1/lotes/${copia.uid}/fotos`)).corpo.itens.filter(
      ({ url }: Json) => url === uma.url,
    );
    expect((await agir('mkt', dela, 'retirar')).corpo.outrosLotes).toBe(0);
  });

  it('of another brand does not take a picture of this one', async () => {
    const uma = await mandar('adm', leilao.lotes[6]!);
    const doPacto = await engine.leilao({ data: daqui(86_400) }, [LOTE], 'pacto');
    const { corpo } = await pedir(
      'admPacto',
      'PUT',
      `/v1/lotes/${doPacto.lotes[0]}`,
      { fotosUrls: [uma.url] },
      'pacto',
    );
    expect(corpo.codigo).toBe('FOTO_SEM_APROVACAO');
    expect((await enviar('adm', doPacto.lotes[0]!, await foto())).corpo.codigo).toBe('LOTE_NAO_ENCONTRADO');
  });
});

it('has one address, however it is spelled: what is not approved is named by none, and what is by its own', async () => {
  const [doPatio, , , , , , outro] = leilao.lotes as string[];
  const espera = await mandar('patio', doPatio!);
  const aprovada = await mandar('adm', outro!);
  const grafias = (url: string) => {
    const sha256 = url.slice('/fotos/lotes/'.length, -'.webp'.length);
    return [
      ...[`/api/v1/fotos/${sha256}`, `/x/..${url}`, `/fotos/%6cotes/${sha256}.webp`],
      ...[`http://leilo.localhost:4600${url}`, `http://leilo.localhost${url}?w=400`],
    ];
  };
  for (const url of grafias(espera.url)) {
    const recusas = [
      await pedir('adm', 'PUT', `/v1/lotes/${outro}`, { fotosUrls: [url] }),
      await pedir('adm', 'POST', `/v1/leiloes/${leilao.uid}/lotes`, { ...LOTE, fotosUrls: [url] }),
    ];
    expect([url, ...recusas.map(({ corpo }) => corpo.codigo)]).toEqual([
      ...[url, 'FOTO_SEM_APROVACAO', 'FOTO_SEM_APROVACAO'],
    ]);
  }
  for (const url of grafias(aprovada.url)) {
    const { status, texto } = await pedir('adm', 'PUT', `/v1/lotes/${outro}`, {
      ...{ fotosUrls: [url], fotosDescricoes: [{ url, texto: 'Frente' }] },
    });
    expect(status, texto).toBe(200);
    const { fotosUrls, fotosDescricoes } = await engine.lote(outro!);
    expect([fotosUrls, fotosDescricoes]).toEqual([[aprovada.url], [{ url: aprovada.url, texto: 'Frente' }]]);
  }
});

it('a lot that was never shown stays with the house when it is cancelled, with its picture; one that was shown stays', async () => {
  const [fechada, aberta] = [
    [404, 404, 404],
    [200, 200, 200],
  ];
  /** Of the picture twice, and of the lot. */
  const visto = async ({ url }: Json, lelUid: string, quem?: string) => {
    const headers = {
      hotsite: 'leilo',
      ...(quem === undefined ? {} : { authorization: `Bearer ${tokens[quem]}` }),
    };
    const sha256 = url.slice('/fotos/lotes/'.length, -'.webp'.length);
    const pedidos = [
      [`fotos/${sha256}`, 'GET'],
      [`fotos/${sha256}`, 'HEAD'],
      [`lotes/${lelUid}`, 'GET'],
    ] as const;
    return Promise.all(
      pedidos.map(
        async ([caminho, method]) => (await fetch(`${engine.url}/v1/${caminho}`, { method, headers })).status,
      ),
    );
  };
  const procurar = async (nome: string): Promise<number> =>
    (await engine.pedir('GET', `/v1/lotes?texto=${nome}&porPagina=50`)).corpo.itens.length;
  for (const anunciado of [false, true]) {
    const nome = `Nunca${anunciado}`;
    const outro = await engine.leilao({ data: daqui(86_400), situacao: 'CRIADO' }, [{ ...LOTE, nome }, LOTE]);
    const [lelUid, tirado] = outro.lotes as [string, string];
    const uma = await mandar('adm', lelUid);
    const todos = async () => [
      await visto(uma, lelUid),
      await visto(uma, lelUid, 'cliente1'),
      await visto(uma, lelUid, 'adm'),
    ];
    expect(await todos()).toEqual([fechada, fechada, aberta]);
    expect(await procurar(nome)).toBe(0);
    const motivo = 'Desistiram';
    const so = await pedir('adm', 'PUT', `/v1/lotes/${tirado}/situacao`, {
      situacao: 'LOTE_CANCELADO',
      motivo,
    });
    expect(so.status, so.texto).toBe(200);
    expect((await engine.pedir('GET', `/v1/lotes/${tirado}`)).status).toBe(404);
    if (anunciado) {
      for (const situacao of ['EM_LOTEAMENTO', 'PRONTO'])
        await pedir('adm', 'PUT', `/v1/leiloes/${outro.uid}/situacao`, { situacao });
      expect(await todos()).toEqual([aberta, aberta, aberta]);
    }
    const cancelado = await pedir('adm', 'POST', `/v1/leiloes/${outro.uid}/cancelar`, { motivo });
    expect(cancelado.status, cancelado.texto).toBe(200);
    const fora = anunciado ? aberta : fechada;
    expect(await todos()).toEqual([fora, fora, aberta]);
    expect(await procurar(nome)).toBe(anunciado ? 1 : 0);
    expect((await engine.pedir('GET', `/v1/lotes/${tirado}`)).status).toBe(404);
  }
});

it('no address but that of a picture opens anything', async () => {
  for (const [sha256, status] of [
    ['0'.repeat(64), 404],
    ['..%2f..%2fsegredos', 400],
    ['A'.repeat(64), 400],
  ] as const) {
    const resposta = await fetch(`${engine.url}/v1/fotos/${sha256}`, { headers: { hotsite: 'leilo' } });
    expect([sha256, resposta.status]).toEqual([sha256, status]);
  }
});
