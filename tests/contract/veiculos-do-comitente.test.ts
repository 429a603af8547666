import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json } from './engine.ts';

/* A consignor's user sees the vehicles of the consignors they answer for, by whatever way they ask, from one request to the next. */

const engine = new EngineDeTeste();
let adm = '';
let dele = '';
let usuUid = '';
let meu: Json;
let alheio: Json;
let deNinguem: Json;

const como = (token: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token, ...(corpo ? { corpo } : {}) });
const novoComitente = async () =>
  (await como(adm, 'POST', '/v1/comitentes', { nome: `Dono ${randomUUID()}` })).corpo;
const novoVeiculo = async (comId?: number) => {
  const chassi = randomUUID().replace(/-/g, '').slice(0, 17).toUpperCase();
  const { status, corpo, texto } = await como(adm, 'POST', '/v1/veiculos', {
    ...{ marca: 'Fiat', modelo: 'Uno', chassi, valorMercado: 1_234_500 },
    ...(comId === undefined ? {} : { comId }),
  });
  expect(status, texto).toBe(201);
  return corpo;
};
const ligar = (comId: number) =>
  como(adm, 'POST', `/v1/comitentes/usuario-comitente/${usuUid}`, {
    comIds: [comId],
    nomeSite: 'X',
    cogId: 1,
  });
const desligar = (comId: number) =>
  como(adm, 'DELETE', `/v1/comitentes/usuario-comitente/${usuUid}/${comId}`);
const status = async (caminho: string) => (await como(dele, 'GET', caminho)).status;

beforeAll(async () => {
  await engine.subir();
  [adm, dele] = [await engine.entrar('adm'), await engine.entrar('comitente')];
  usuUid = (await como(dele, 'GET', '/v1/auth/eu')).corpo.uid;
  const [um, outro] = [await novoComitente(), await novoComitente()];
  await ligar(um.id);
  meu = await novoVeiculo(um.id);
  alheio = await novoVeiculo(outro.id);
  deNinguem = await novoVeiculo();
});
afterAll(() => engine.encerrar());

describe('a consignor’s user', () => {
  it('reads no vehicle but those of their consignors: by number, by uid, nor its history', async () => {
    for (const { id, uid } of [alheio, deNinguem])
      for (const caminho of [`/v1/veiculos/${id}`, `/v1/veiculos/${uid}`, `/v1/veiculos/${id}/historico`])
        expect([caminho, await status(caminho)]).toEqual([caminho, 404]);
    for (const caminho of [`/v1/veiculos/${meu.id}`, `/v1/veiculos/${meu.id}/historico`])
      expect(await status(caminho)).toBe(200);
  });

  it('reads of an auction that is not announced the lots of theirs alone, also by the call that everybody has', async () => {
    const lote = (comId: number) => ({
      ...{ nome: 'Em preparo', tipo: 'Carro', valor: { minimo: 100_000 } },
      comitente: { comId, nome: 'Dono' },
    });
    const { lotes } = await engine.leilao({ situacao: 'CRIADO' }, [lote(meu.comId), lote(alheio.comId)]);
    for (const parte of ['', '/livro', '/lances'])
      expect([
        await status(`/v1/lotes/${lotes[0]}${parte}`),
        await status(`/v1/lotes/${lotes[1]}${parte}`),
      ]).toEqual([200, 404]);
  });

  it('is listed and exported no other, whatever is asked for', async () => {
    const filtros = encodeURIComponent(
      JSON.stringify([{ tipo: 'lista', campo: 'comId', valores: [meu.comId, alheio.comId, null] }]),
    );
    for (const caminho of ['/v1/veiculos', '/v1/veiculos/qb'])
      for (const consulta of ['?porPagina=200', `?porPagina=200&filtro=${filtros}`]) {
        const { corpo } = await como(dele, 'GET', caminho + consulta);
        const uids = corpo.itens.map(({ uid }: Json) => uid);
        expect(uids, caminho + consulta).toContain(meu.uid);
        expect(uids).not.toContain(alheio.uid);
        expect(uids).not.toContain(deNinguem.uid);
        expect(corpo.total).toBe(uids.length);
      }
    const { texto } = await como(dele, 'GET', '/v1/veiculos/exportar?formato=csv');
    expect(texto).toContain(meu.chassi);
    for (const { chassi } of [alheio, deNinguem]) expect(texto).not.toContain(chassi);
  });

  it('is told of no other while they look on', async () => {
    const socket = engine.socket(dele);
    const ouvidos: string[] = [];
    socket.on('on-registro', ({ uid }) => ouvidos.push(uid));
    expect(await socket.emitWithAck('acompanhar-registros', { recurso: 'veiculo' })).toMatchObject({
      ok: true,
    });
    for (const { uid } of [alheio, deNinguem, meu])
      await como(adm, 'PUT', `/v1/veiculos/${uid}`, { cor: 'Azul', revisao: 1 });
    await expect.poll(() => ouvidos, { timeout: 20_000 }).toContain(meu.uid);
    expect(ouvidos).toEqual([meu.uid]);
    socket.disconnect();
  });

  it('gains and loses a consignor’s vehicles at once: by the token they have, and on an open socket', async () => {
    const comitente = await novoComitente();
    const veiculo = await novoVeiculo(comitente.id);
    const caminho = `/v1/veiculos/${veiculo.uid}`;
    expect(await status(caminho)).toBe(404);
    expect((await ligar(comitente.id)).status).toBe(200);
    expect(await status(caminho)).toBe(200);
    const socket = engine.socket(dele);
    const ouvidos: string[] = [];
    socket.on('on-registro', ({ uid }) => ouvidos.push(uid));
    await socket.emitWithAck('acompanhar-registros', { recurso: 'veiculo' });
    const caiu = new Promise((resolve) => socket.once('disconnect', resolve));
    expect((await desligar(comitente.id)).status).toBe(200);
    // Its rooms were joined by what it might read then.
    await caiu;
    expect(ouvidos).toEqual([]);
    expect(await status(caminho)).toBe(404);
    expect(await status(`/v1/veiculos/${meu.uid}`)).toBe(200);
  });

  it('who answers for nobody sees none', async () => {
    const seus = (await como(dele, 'GET', '/v1/comitentes?porPagina=200')).corpo.itens as Json[];
    for (const { id } of seus) await desligar(id);
    try {
      expect((await como(dele, 'GET', '/v1/veiculos')).corpo).toMatchObject({ itens: [], total: 0 });
      expect(await status(`/v1/veiculos/${deNinguem.uid}`)).toBe(404);
    } finally {
      for (const { id } of seus) await ligar(id);
    }
  });
});
