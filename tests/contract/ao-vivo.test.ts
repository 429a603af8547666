import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const LOTE = { nome: 'Sem WebSocket', tipo: 'Carro', valor: { minimo: 1_000_000 } };

describe('what a socket tells, asked for (GET /v1/ao-vivo)', () => {
  it('is word for word what the room of the lot is told, with the history from where one is', async () => {
    const { uid, lotes } = await engine.leilao({ incrementos: [{ valor: 10_000 }] }, [LOTE, LOTE]);
    const [um = '', dois = ''] = lotes;
    await engine.lance(um, 'cliente1', 'MANUAL', 1_000_000);
    await engine.lance(um, 'cliente2', 'MANUAL', 1_010_000);
    const socket = engine.socket();
    const pedir = (evento: string, dados: object) => socket.timeout(20_000).emitWithAck(evento, dados);
    const { ok: _, ...daSala } = await pedir('conectar-lances-lote', { lelUid: um });
    const { eventos } = await pedir('lances-lote-apos', { lelUid: um, seq: 1 });
    const doLeilao = await pedir('conectar-leilao-site-dto', { leiUid: uid, lotes: false });
    socket.disconnect();

    const { corpo } = await engine.pedir('GET', `/v1/ao-vivo?lotes=${um}.1,${dois}&leiloes=${uid}`);
    expect(corpo.lotes[0]).toEqual({ ...daSala, eventos });
    expect(eventos.length).toBeGreaterThan(0);
    expect(corpo.lotes[1]).toMatchObject({ lelUid: dois, valorAtual: null });
    expect(corpo.lotes[1].eventos).toBeUndefined();
    const { situacao, pausadoEm, loteAoVivoUid, haLotesAChamar, recado } = doLeilao;
    expect(corpo.leiloes).toEqual([{ uid, situacao, pausadoEm, loteAoVivoUid, haLotesAChamar, recado }]);
    expect(corpo.posicoes).toEqual([]);
    expect(Math.abs(corpo.agora - Date.now())).toBeLessThan(60_000);
  });

  it('tells a client where they stand, in the lots named or in all of theirs, and nobody else', async () => {
    const { lotes } = await engine.leilao({ incrementos: [{ valor: 10_000 }] }, [LOTE, LOTE]);
    const [um = '', dois = ''] = lotes;
    await engine.lance(um, 'cliente3', 'MANUAL', 1_000_000);
    await engine.lance(dois, 'cliente3', 'MANUAL', 1_000_000);
    await engine.lance(um, 'cliente4', 'MANUAL', 1_010_000);
    const pedir = async (quem: string, busca: string) =>
      (await engine.pedir('GET', `/v1/ao-vivo?${busca}`, { token: await engine.entrar(quem) })).corpo
        .posicoes;
    expect(await pedir('cliente3', `lotes=${um}`)).toEqual([{ lelUid: um, posicao: 'superado' }]);
    expect(await pedir('cliente3', 'posicoes=1')).toEqual(
      expect.arrayContaining([
        { lelUid: um, posicao: 'superado' },
        { lelUid: dois, posicao: 'ganhando' },
      ]),
    );
    expect(await pedir('adm', `lotes=${um}&posicoes=1`)).toEqual([]);
  });

  it('leaves out what is not there for the caller, and refuses what is no list of uids', async () => {
    const { uid, lotes } = await engine.leilao({}, [LOTE], 'pacto');
    const { status, corpo } = await engine.pedir(
      'GET',
      `/v1/ao-vivo?lotes=${lotes[0]},${randomUUID()}&leiloes=${uid}`,
    );
    expect([status, corpo.lotes, corpo.leiloes]).toEqual([200, [], []]);
    const muitos = Array.from({ length: 61 }, () => randomUUID()).join(',');
    for (const busca of ['lotes=x', `lotes=${muitos}`, 'lotes=', 'posicoes=2'])
      expect((await engine.pedir('GET', `/v1/ao-vivo?${busca}`)).status, busca).toBe(400);
  });
});
