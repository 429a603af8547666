import { randomUUID } from 'node:crypto';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';

/* An auction as the house follows it (L11), and as a consignor's people do (L12): these are a thief here, and try every door. */

const RESERVA = 77_777;
const ALHEIA = 66_666;
const DA_CASA = 'conectar-backoffice-acompanhar-leilao';
const DO_COMITENTE = 'conectar-acompanhar-leilao';

const engine = new EngineDeTeste();
let adm = '';
let dele = '';
let leilao: { uid: string; lotes: string[] };
let alheio: { uid: string; lotes: string[] };

const daCasa = (token: string, uid = leilao.uid) =>
  engine.pedir('GET', `/v1/leiloes/backoffice-acompanhar-leilao/${uid}`, { token });
const doComitente = (token: string, uid = leilao.uid) =>
  engine.pedir('GET', `/v1/comitente/acompanhar-leilao/${uid}`, { token });
const novoComitente = async () =>
  (
    await engine.pedir('POST', '/v1/comitentes', {
      ...{ token: adm, corpo: { nome: `Dono ${randomUUID().slice(0, 8)}` } },
    })
  ).corpo;

beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
  const [meu, outro] = [await novoComitente(), await novoComitente()];
  const de = ({ id, nome }: Json) => ({ comId: id, nome });
  leilao = await engine.leilao({ nome: 'Leilão acompanhado' }, [
    {
      ...{ nome: 'Arado meu', tipo: 'Equipamento', valor: { minimo: 50_000 } },
      ...{ comitente: de(meu), valorComitente: RESERVA },
    },
    {
      ...{ nome: 'Barco alheio', tipo: 'Equipamento', valor: { minimo: 50_000 } },
      ...{ comitente: de(outro), valorComitente: ALHEIA },
    },
    { nome: 'Casco de ninguém', tipo: 'Equipamento', valor: { minimo: 50_000 } },
  ]);
  alheio = await engine.leilao({ nome: 'Leilão alheio' }, [
    { nome: 'Dado', tipo: 'Equipamento', valor: { minimo: 50_000 }, comitente: de(outro) },
  ]);
  dele = await engine.entrar('comitente');
  const usuUid = (await engine.pedir('GET', '/v1/auth/eu', { token: dele })).corpo.uid;
  await engine.pedir('POST', `/v1/comitentes/usuario-comitente/${usuUid}`, {
    ...{ token: adm, corpo: { comIds: [meu.id], nomeSite: 'X', cogId: 1 } },
  });
});
afterAll(() => engine.encerrar());

describe('the house', () => {
  it('reads all lots with what is known of each, and who bids', async () => {
    const [um] = leilao.lotes as [string];
    const cliente = await engine.entrar('cliente1');
    await engine.pedir('POST', '/v1/cliente/favoritos', {
      ...{ token: cliente, corpo: { lelUid: um, comandoId: randomUUID() } },
    });
    await engine.lance(um, 'cliente1', 'MANUAL', 50_000);
    await engine.lance(um, 'cliente2', 'AUTOMATICO', 71_300);
    const { status, corpo, texto } = await daCasa(adm);
    expect(status, texto).toBe(200);
    expect(corpo.leilao).toMatchObject({ uid: leilao.uid, nome: 'Leilão acompanhado', pausadoEm: null });
    expect(corpo.lotes.map(({ uid }: Json) => uid)).toEqual(leilao.lotes);
    expect(corpo.lotes[0]).toMatchObject({
      ...{ nome: 'Arado meu', reserva: RESERVA, reservaAtingida: false, favoritos: 1, visitas: 0 },
      lances: { site: 1, automatico: 1, sala: 0 },
      lider: { presencial: false, cliUid: expect.any(String) },
    });
    expect(corpo.lotes[2]).toMatchObject({ reserva: null, reservaAtingida: null, lider: null });
    expect(corpo.clientes).toHaveLength(2);
    for (const { nome, lotes } of corpo.clientes) expect([nome.length > 3, lotes]).toEqual([true, 1]);
    // Nobody's cap.
    expect(texto).not.toContain('71300');
  });

  it('knows its own clients by name; of another brand of the auction it sees the apelido, by the call and by the socket', async () => {
    const { uid, lotes } = await engine.leilao(
      { nome: 'De duas marcas', hotsites: HOTSITES_DEMO.slice(0, 2).map(({ id }) => id) },
      [{ nome: 'Das duas', tipo: 'Equipamento', valor: { minimo: 50_000 } }],
    );
    const socket = engine.socket(adm);
    await socket.emitWithAck(DA_CASA, { leiUid: uid });
    const ditos: Json[] = [];
    socket.on('on-backoffice-acompanhar-leilao-cliente', ({ cliente }) => ditos.push(cliente));
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 50_000);
    const lance = await engine.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
      ...{ token: await engine.entrar('cliente1', 'pacto'), hotsite: 'pacto' },
      corpo: { comandoId: randomUUID(), tipo: 'MANUAL', valor: 90_000 },
    });
    expect(lance.status, lance.texto).toBe(201);
    await expect.poll(() => ditos.length).toBe(2);
    const lidos = (await daCasa(adm, uid)).corpo.clientes as Json[];
    for (const todos of [ditos, lidos]) {
      expect(todos.map(({ nome }) => nome !== '')).toEqual([true, false]);
      expect(todos.every(({ apelido }) => apelido.length > 2)).toBe(true);
    }
    socket.disconnect();
  });

  it('whoever does not write the reserve reads whether it is reached, and no amount', async () => {
    const sac = await engine.entrar('sac');
    const { corpo, texto } = await daCasa(sac);
    expect(corpo.lotes[0]).toMatchObject({ reserva: null, reservaAtingida: false });
    expect(texto).not.toContain(String(RESERVA));
  });

  it('is administrators and customer service; nobody else, and no other brand’s', async () => {
    for (const papel of ['Interno - Leiloeiro', 'Interno - MKT', 'Interno - Financeiro'] as const) {
      const { token } = await colegaCom(engine, [papel]);
      expect([papel, (await daCasa(token)).status]).toEqual([papel, 403]);
      expect([papel, (await doComitente(token)).status]).toEqual([papel, 403]);
    }
    expect((await daCasa(await engine.entrar('cliente1'))).status).toBe(403);
    expect((await engine.pedir('GET', `/v1/leiloes/backoffice-acompanhar-leilao/${leilao.uid}`)).status).toBe(
      401,
    );
    const pacto = await engine.entrar('adm', 'pacto');
    const dela = await engine.pedir('GET', `/v1/leiloes/backoffice-acompanhar-leilao/${leilao.uid}`, {
      ...{ token: pacto, hotsite: 'pacto' },
    });
    expect(dela.corpo.codigo).toBe('LEILAO_NAO_ENCONTRADO');
  });
});

describe('a consignor’s people', () => {
  it('read and are told of their own lots alone, by whichever door they try', async () => {
    const [seu, doOutro, deNinguem] = leilao.lotes as [string, string, string];
    const { corpo, texto } = await doComitente(dele);
    expect(corpo.lotes.map(({ uid }: Json) => uid)).toEqual([seu]);
    expect(corpo.lotes[0]).toMatchObject({ reserva: RESERVA, lances: null, lider: { cliUid: null } });
    expect(corpo.clientes).toEqual([]);
    expect(texto).not.toMatch(/alheio|ninguém|66666|71300/);
    expect((await daCasa(dele)).status).toBe(403);
    expect((await doComitente(dele, alheio.uid)).corpo.codigo).toBe('LEILAO_NAO_ENCONTRADO');

    const socket = engine.socket(dele);
    const ouvidos: unknown[] = [];
    socket.onAny((...mensagem) => ouvidos.push(mensagem));
    const pedir = (evento: string, leiUid: string) => socket.timeout(5_000).emitWithAck(evento, { leiUid });
    expect((await pedir(DA_CASA, leilao.uid)).erro.codigo).toBe('SEM_PERMISSAO');
    expect((await pedir(DO_COMITENTE, alheio.uid)).erro.codigo).toBe('LEILAO_NAO_ENCONTRADO');
    expect((await pedir(DO_COMITENTE, leilao.uid)).ok).toBe(true);
    await engine.lance(doOutro, 'cliente1', 'MANUAL', 70_000);
    await engine.lance(deNinguem, 'cliente1', 'MANUAL', 80_000);
    await engine.lance(alheio.lotes[0]!, 'cliente1', 'MANUAL', 90_000);
    await engine.lance(seu, 'cliente1', 'MANUAL', 100_000);
    await ate(
      async () => ouvidos.length,
      (quantos) => quantos > 0,
    );
    expect(new Set(ouvidos.map((um) => (um as [string, Json])[1].lote?.uid))).toEqual(new Set([seu]));
    expect(JSON.stringify(ouvidos)).not.toMatch(/alheio|ninguém|70000|80000|90000,|66666/);
    socket.disconnect();
  });
});
