import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daqui, EngineDeTeste, type Json } from './engine.ts';

/* The stock of vehicles, taken into auctions: one thing is never in two of them. */

const engine = new EngineDeTeste();
let adm = '';
const como = (metodo: string, caminho: string, corpo?: object, token = adm) =>
  engine.pedir(metodo, caminho, { token, ...(corpo ? { corpo } : {}) });
const leilao = async (nome = 'Do estoque'): Promise<string> =>
  (await como('POST', '/v1/leiloes', { nome, data: daqui(86_400) })).corpo.uid;
const veiculo = async (mais: object = {}): Promise<string> => {
  const chassi = randomUUID().replace(/\W/g, '').toUpperCase().replace(/[IOQ]/g, 'A').slice(0, 17);
  const { status, corpo, texto } = await como('POST', '/v1/veiculos', {
    ...{
      marca: 'Fiat',
      modelo: 'Mobi Estocado',
      tipo: 'Carro',
      anoModelo: 2021,
      valorMercado: 4_000_050,
      chassi,
    },
    ...mais,
  });
  expect(status, texto).toBe(201);
  return corpo.uid;
};
const incluir = (leiUid: string, veiUids: string[], mais: object = {}) =>
  como('POST', `/v1/leiloes/${leiUid}/lotes-do-estoque`, { veiUids, minimo: { porcentagem: 60 }, ...mais });
const livres = async (leiUid: string, busca = ''): Promise<Json[]> => {
  const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: 'mobi estocado' }]));
  const achados: Json[] = [];
  let apos: string | null = null;
  do {
    const { corpo }: Json = await como(
      'GET',
      `/v1/leiloes/lotes-para-importacao/${leiUid}?filtro=${filtro}${busca}${apos ? `&apos=${encodeURIComponent(apos)}` : ''}`,
    );
    achados.push(...corpo.itens);
    apos = corpo.proximo;
  } while (apos !== null);
  return achados;
};
const codigos = ({ corpo }: Json) => corpo.itens.map(({ ok, erro }: Json) => (ok ? 'ok' : erro.codigo));

/** Named twice in one call. */
const DOBRADO = randomUUID();

beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
}, 120_000);
afterAll(() => engine.encerrar());

describe('the stock', () => {
  it('is offered as long as it is free, with what each lacks; taken in it has a number, and is offered no more', async () => {
    const [um, outro, ficou] = [
      await veiculo(),
      await veiculo({ patio: 'Central' }),
      await veiculo({ valorMercado: undefined, tipo: 'Jet ski' }),
    ];
    const leiUid = await leilao();
    const oferecidos = await livres(leiUid);
    const uids = oferecidos.map(({ uid }) => uid);
    expect(uids).toEqual(expect.arrayContaining([um, outro, ficou]));
    expect(oferecidos.find(({ uid }) => uid === ficou).faltam).toEqual(
      expect.arrayContaining(['VALOR_DE_MERCADO', 'TIPO', 'COMITENTE', 'PATIO']),
    );
    const feito = await incluir(leiUid, [outro, um, ficou]);
    expect([feito.status, codigos(feito)], feito.texto).toEqual([200, ['ok', 'ok', 'SEM_VALOR_DE_MERCADO']]);
    const { itens } = (await como('GET', `/v1/leiloes/${leiUid}/lotes`)).corpo;
    expect(itens.map(({ numero, nome, minimo }: Json) => [numero, nome, minimo])).toEqual([
      ['1', 'Fiat Mobi Estocado 2021', 2_400_000],
      ['2', 'Fiat Mobi Estocado 2021', 2_400_000],
    ]);
    const lote = (await como('GET', `/v1/lotes/${itens[0].uid}/privado`)).corpo;
    expect([lote.veiculo.uid, lote.localizacao]).toEqual([outro, { patio: 'Central' }]);
    const depois = (await livres(leiUid)).map(({ uid }) => uid);
    expect([depois.includes(um), depois.includes(outro), depois.includes(ficou)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(codigos(await incluir(leiUid, [ficou], { minimo: { valor: 500_000 } }))).toEqual(['ok']);
  });

  it('the same command again takes nothing in twice', async () => {
    const [leiUid, um, outro] = [await leilao(), await veiculo(), await veiculo()];
    const comandoId = randomUUID();
    const primeira = await incluir(leiUid, [um, outro], { comandoId });
    expect((await incluir(leiUid, [um, outro], { comandoId })).corpo).toEqual(primeira.corpo);
    expect((await como('GET', `/v1/leiloes/${leiUid}/lotes`)).corpo.itens).toHaveLength(2);
  });

  it('is for who writes lots, of their own brand', async () => {
    const [leiUid, um] = [await leilao(), await veiculo()];
    for (const quem of ['sac', 'comitente', 'leiloeiro', 'cliente1']) {
      const token = await engine.entrar(quem);
      const corpo = { veiUids: [um], minimo: { valor: 1_000 } };
      expect([
        quem,
        (await como('POST', `/v1/leiloes/${leiUid}/lotes-do-estoque`, corpo, token)).status,
      ]).toEqual([quem, 403]);
      expect(
        (await como('GET', `/v1/leiloes/lotes-para-importacao/${leiUid}`, undefined, token)).status,
      ).toBe(403);
    }
    expect(codigos(await incluir(leiUid, [randomUUID()]))).toEqual(['NAO_ENCONTRADO']);
    for (const torto of [
      { veiUids: [] },
      { veiUids: [DOBRADO, DOBRADO] },
      { veiUids: [DOBRADO, DOBRADO.toUpperCase()] },
      { minimo: { porcentagem: 0 } },
      { minimo: {} },
      { veiUids: Array.from({ length: 201 }, () => randomUUID()) },
    ])
      expect([torto, (await incluir(leiUid, [um], torto)).status]).toEqual([torto, 400]);
  });
});

describe('one thing', () => {
  it('is never in two auctions, by whatever way it comes into the second', async () => {
    const [primeiro, segundo, um] = [await leilao('Primeiro dono'), await leilao(), await veiculo()];
    expect(codigos(await incluir(primeiro, [um]))).toEqual(['ok']);
    const recusado = await incluir(segundo, [um]);
    expect(codigos(recusado)).toEqual(['VEICULO_EM_LEILAO']);
    expect(recusado.corpo.itens[0].erro.message).toContain('Primeiro dono');
    const lote = { nome: 'À mão', tipo: 'Carro', valor: { minimo: 1_000 } };
    const comEle = { ...lote, veiculo: { uid: um } };
    expect((await como('POST', `/v1/leiloes/${segundo}/lotes`, comEle)).corpo.codigo).toBe(
      'VEICULO_EM_LEILAO',
    );
    expect((await como('POST', `/v1/leiloes/${primeiro}/lotes`, comEle)).corpo.codigo).toBe(
      'VEICULO_EM_LEILAO',
    );
    const [outro] = [await veiculo()];
    expect(
      (
        await como('POST', `/v1/leiloes/${segundo}/lotes`, [
          { ...lote, veiculo: { uid: outro } },
          { ...lote, veiculo: { uid: outro } },
        ])
      ).corpo.codigo,
    ).toBe('VEICULO_EM_LEILAO');
    const { itens } = (await como('POST', `/v1/leiloes/${segundo}/lotes`, lote)).corpo;
    for (const pedido of [
      como('PUT', `/v1/lotes/${itens[0].uid}`, { veiculo: { uid: um } }),
      como('POST', '/v1/lotes/em-massa', {
        acao: 'alterar',
        mudancas: { veiculo: { uid: um } },
        lelUids: [itens[0].uid],
      }),
    ]) {
      const { corpo } = await pedido;
      expect(corpo.codigo ?? corpo.itens[0].erro.codigo).toBe('VEICULO_EM_LEILAO');
    }
    // A change that keeps its own vehicle asks for nothing.
    const dele = (await como('GET', `/v1/leiloes/${primeiro}/lotes`)).corpo.itens[0].uid;
    expect((await como('PUT', `/v1/lotes/${dele}`, { veiculo: { uid: um, cor: 'Azul' } })).status).toBe(200);
    // Copies are of what was written, not of the thing.
    const copia = (await como('POST', `/v1/lotes/${dele}/duplicar`, {})).corpo.uid;
    expect((await como('GET', `/v1/lotes/${copia}/privado`)).corpo.veiculo).toEqual(
      expect.not.objectContaining({ uid: um }),
    );
    const duplicado = await como('POST', `/v1/leiloes/${primeiro}/duplicar`, {
      nome: 'Cópia',
      data: daqui(172_800),
      comLotes: true,
    });
    expect(duplicado.status, duplicado.texto).toBe(201);
  });

  it('asked for by two at once is one’s, and the other is told so', async () => {
    for (let vez = 0; vez < 5; vez++) {
      const [a, b, um] = [await leilao(), await leilao(), await veiculo()];
      const respostas = await Promise.all([incluir(a, [um]), incluir(b, [um]), incluir(a, [um])]);
      expect(respostas.flatMap(codigos).sort()).toEqual(['VEICULO_EM_LEILAO', 'VEICULO_EM_LEILAO', 'ok']);
    }
  });

  it('withdrawn, or not sold, may go to another; and does not come back where it is no more', async () => {
    const [a, b, um] = [await leilao(), await leilao(), await veiculo()];
    const dela = (await incluir(a, [um])).corpo.itens[0].lelUid;
    await como('POST', `/v1/lotes/${dela}/cancelar`, { motivo: 'Retirado do leilão' });
    expect((await livres(b)).some(({ uid }) => uid === um)).toBe(true);
    expect(codigos(await incluir(b, [um]))).toEqual(['ok']);
    expect((await livres(a)).some(({ uid }) => uid === um)).toBe(false);
  });
});
