import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

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
});
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

describe('what is not for sale', () => {
  it('comes into no lot, by whatever way, and is not offered', async () => {
    const leiUid = await leilao();
    const placa = 'BLQ7A31';
    const [inibido, devolvido, livre] = [
      await veiculo({ inibirVenda: true, placa }),
      await veiculo({ devolucaoVeiculo: true }),
      await veiculo(),
    ];
    const ofertados = (await livres(leiUid)).map(({ veiculo: um, uid }) => um?.uid ?? uid);
    for (const preso of [inibido, devolvido]) expect(ofertados).not.toContain(preso);
    expect(codigos(await incluir(leiUid, [inibido, devolvido, livre]))).toEqual([
      ...['VEICULO_BLOQUEADO', 'VEICULO_BLOQUEADO', 'ok'],
    ]);
    const lote = { nome: 'À mão', tipo: 'Carro', valor: { minimo: 1_000 } };
    const { itens } = (await como('POST', `/v1/leiloes/${leiUid}/lotes`, lote)).corpo;
    for (const dito of [{ uid: inibido }, { uid: devolvido }, { placa }]) {
      const feitos = await Promise.all([
        como('POST', `/v1/leiloes/${leiUid}/lotes`, { ...lote, veiculo: dito }),
        como('PUT', `/v1/lotes/${itens[0].uid}`, { veiculo: dito }),
        como('POST', '/v1/lotes/em-massa', {
          ...{ acao: 'alterar', mudancas: { veiculo: dito }, lelUids: [itens[0].uid] },
        }),
      ]);
      for (const { corpo, texto } of feitos)
        expect(corpo.codigo ?? corpo.itens[0].erro?.codigo, texto).toBe('VEICULO_BLOQUEADO');
    }
  });

  it('of GRANDE damage is scrap, by whatever way it becomes a lot', async () => {
    const leiUid = await leilao();
    const grandes = [await veiculo({ placa: 'GRD7A31' }), await veiculo()];
    for (const uid of grandes) {
      const { revisao } = (await como('GET', `/v1/veiculos/${uid}`)).corpo;
      const classe = { tipoMonta: 'GRANDE', estadoConservacao: 1, crivoLeilao: true, revisao };
      const { status, texto } = await como('POST', `/v1/veiculos/${uid}/classificar`, classe);
      expect(status, texto).toBe(200);
    }
    expect(codigos(await incluir(leiUid, [grandes[1]!]))).toEqual(['ok']);
    const lote = { nome: 'À mão', tipo: 'Carro', valor: { minimo: 1_000 }, veiculo: { placa: 'GRD7A31' } };
    expect((await como('POST', `/v1/leiloes/${leiUid}/lotes`, lote)).status).toBe(201);
    const { itens } = (await como('GET', `/v1/leiloes/${leiUid}/lotes`)).corpo;
    expect(itens.map(({ tipo }: Json) => tipo)).toEqual(['Sucata', 'Sucata']);
    // And stays it, whatever is said of it afterwards: by its form, with the vehicle or without, or in bulk.
    const [do1, do2] = itens;
    for (const mudancas of [{ tipo: 'Carro' }, { tipo: 'Carro', veiculo: { placa: 'GRD7A31' } }])
      expect((await como('PUT', `/v1/lotes/${do2.uid}`, mudancas)).status).toBe(200);
    await como('POST', '/v1/lotes/em-massa', {
      ...{ acao: 'alterar', mudancas: { tipo: 'Carro' }, lelUids: [do1.uid, do2.uid] },
    });
    const depois = (await como('GET', `/v1/leiloes/${leiUid}/lotes`)).corpo.itens;
    expect(depois.map(({ tipo }: Json) => tipo)).toEqual(['Sucata', 'Sucata']);
  });
});

describe('what is called again', () => {
  /** A lot of a vehicle of the stock that was on the block and not sold, and the auctioneer's console of its auction. */
  async function semVenda(comLance = false) {
    const veiUid = await veiculo();
    const { uid: leiUid, lotes } = await engine.leilao({}, [
      {
        ...{ nome: 'De novo', tipo: 'Carro', valor: { minimo: 100_000, incremento: 10_000 } },
        ...{ finalizacaoManual: true, valorComitente: 500_000, veiculo: { uid: veiUid } },
      },
    ]);
    const lelUid = lotes[0]!;
    const socket = engine.socket(await engine.entrar('leiloeiro'));
    onTestFinished(() => void socket.disconnect());
    let { seq } = await socket.emitWithAck('conectar-leiloeiro', { leiUid });
    socket.on('on-leiloeiro', (estado: Json) => {
      seq = estado.seq;
    });
    const agir = async (acao: string, mais: object = {}): Promise<Json> => {
      const ack = await socket.emitWithAck('leiloeiro-acao', {
        ...{ leiUid, acao, comandoId: randomUUID(), seq, ...mais },
      });
      if (ack.ok) seq = ack.seq;
      // A bid came since: the refusal says how it stands.
      const { estado } = ack.erro ?? {};
      if (ack.erro?.codigo !== 'ESTADO_MUDOU' || estado === undefined) return ack;
      seq = estado.seq;
      return agir(acao, mais);
    };
    const fazer = async (acao: string, mais: object = {}) => {
      const ack = await agir(acao, mais);
      expect(ack, `${acao} ${JSON.stringify(ack.erro)}`).toMatchObject({ ok: true });
    };
    await como('PUT', `/v1/leiloes/${leiUid}/situacao`, { situacao: 'EM_EXECUCAO' });
    await fazer('abrir-lote', { lelUid });
    if (comLance) expect((await engine.lance(lelUid, 'cliente1', 'MANUAL', 100_000)).status).toBe(201);
    await fazer('nao-arrematar', { lelUid });
    return { veiUid, lelUid, agir, fazer };
  }
  /** What its lot does moves the vehicle's situation meanwhile: by the revision that stands. */
  const mudar = (uid: string, metodo: string, onde: string, corpo: object) =>
    ate(
      async () => {
        const { revisao } = (await como('GET', `/v1/veiculos/${uid}`)).corpo;
        return (await como(metodo, `/v1/veiculos/${uid}${onde}`, { ...corpo, revisao })).status;
      },
      (status) => status === 200,
    );
  const classe = { tipoMonta: 'GRANDE', estadoConservacao: 1, crivoLeilao: true };
  const lido = async (lelUid: string) => (await como('GET', `/v1/lotes/${lelUid}`)).corpo;

  it('is scrap where its vehicle turned GRANDE meanwhile, and what it was where it has bids', async () => {
    for (const comLance of [false, true]) {
      const { veiUid, lelUid, fazer } = await semVenda(comLance);
      await mudar(veiUid, 'POST', '/classificar', classe);
      expect(await lido(lelUid)).toMatchObject({ situacao: 'NAO_ARREMATADO', tipo: 'Carro' });
      await fazer('repasse', { lelUid });
      expect(await lido(lelUid)).toMatchObject({ situacao: 'REPASSE', tipo: comLance ? 'Carro' : 'Sucata' });
    }
  });

  it('is refused where its vehicle is not to be sold any more, and stays where it was', async () => {
    for (const trava of [{ inibirVenda: true }, { devolucaoVeiculo: true }]) {
      const { veiUid, lelUid, agir } = await semVenda();
      await mudar(veiUid, 'PUT', '', trava);
      for (const acao of ['repasse', 'desfazer'])
        expect([acao, (await agir(acao, { lelUid })).erro?.codigo]).toEqual([acao, 'VEICULO_BLOQUEADO']);
      expect((await lido(lelUid)).situacao).toBe('NAO_ARREMATADO');
      await mudar(veiUid, 'PUT', '', { inibirVenda: false, devolucaoVeiculo: false });
      expect(await agir('repasse', { lelUid })).toMatchObject({ ok: true });
    }
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

/** Plates that no other test has. */
let vez = 0;
const placaNova = () => `ZQ${'ABCDEFGHIJ'[vez % 10]}1${String(100 + vez++).slice(-3)}`;
const mercosul = (placa: string) => placa.slice(0, 4) + 'ABCDEFGHIJ'[Number(placa[4])] + placa.slice(5);
const carro = { nome: 'À mão', tipo: 'Carro', valor: { minimo: 1_000 } };
const incluirLote = (leiUid: string, mais: object) =>
  como('POST', `/v1/leiloes/${leiUid}/lotes`, { ...carro, ...mais });
const importar = async (leiUid: string, linhas: readonly string[], simular = false) => {
  const { status, corpo, texto } = await engine.pedir(
    'POST',
    `/v1/leiloes/${leiUid}/lotes/importar?simular=${simular}`,
    { token: adm, bruto: linhas.join('\n'), cabecalhos: { 'content-type': 'text/csv' } },
  );
  expect(status, texto).toBe(200);
  return corpo;
};
const doLeilao = async (leiUid: string): Promise<Json[]> =>
  (await como('GET', `/v1/leiloes/${leiUid}/lotes`)).corpo.itens;
const privado = async (uid: string) => (await como('GET', `/v1/lotes/${uid}/privado`)).corpo;

describe('a plate', () => {
  it('is one vehicle: of the stock or not, in either form, it is in one lot by whatever way it comes', async () => {
    const [a, b, doEstoque, solta] = [
      await leilao('Primeiro dono'),
      await leilao(),
      placaNova(),
      placaNova(),
    ];
    const um = await veiculo({ placa: doEstoque });
    expect(codigos(await incluir(a, [um]))).toEqual(['ok']);
    expect((await incluirLote(a, { veiculo: { placa: solta } })).status).toBe(201);
    const { itens } = (await incluirLote(b, {})).corpo;
    for (const placa of [doEstoque, mercosul(doEstoque), solta, mercosul(solta).toLowerCase()])
      for (const [qual, pedido] of [
        ['outro leilão', () => incluirLote(b, { veiculo: { placa } })],
        ['o mesmo leilão', () => incluirLote(a, { veiculo: { placa } })],
        ['outro lote', () => como('PUT', `/v1/lotes/${itens[0].uid}`, { veiculo: { placa } })],
        [
          'em massa',
          () =>
            como('POST', '/v1/lotes/em-massa', {
              ...{ acao: 'alterar', mudancas: { veiculo: { placa } }, lelUids: [itens[0].uid] },
            }),
        ],
      ] as const) {
        const { corpo } = await pedido();
        const erro = corpo.itens?.[0].erro ?? corpo;
        expect([placa, qual, erro.codigo]).toEqual([placa, qual, 'VEICULO_EM_LEILAO']);
        expect(erro.message).toContain('Primeiro dono');
      }
    // What is by plate in a lot is offered to no other, nor taken in out of the stock.
    const depois = await veiculo({ placa: mercosul(solta) });
    expect((await livres(b)).some(({ uid }) => uid === depois)).toBe(false);
    expect(codigos(await incluir(b, [depois]))).toEqual(['VEICULO_EM_LEILAO']);
    // Nor is what was removed from the stock meanwhile, and came back.
    const volta = placaNova();
    const saiu = await veiculo({ placa: volta });
    const { revisao } = (await como('GET', `/v1/veiculos/${saiu}`)).corpo;
    expect((await como('DELETE', `/v1/veiculos/${saiu}?revisao=${revisao}`)).status).toBe(204);
    expect((await incluirLote(a, { veiculo: { placa: volta } })).status).toBe(201);
    const restaurado = await como('POST', `/v1/veiculos/${saiu}/restaurar`, { revisao: revisao + 1 });
    expect(restaurado.status, restaurado.texto).toBe(200);
    expect((await livres(b)).some(({ uid }) => uid === saiu)).toBe(false);
    expect(codigos(await incluir(b, [saiu]))).toEqual(['VEICULO_EM_LEILAO']);
    // Of another brand it is another matter.
    const la = { token: await engine.entrar('adm', 'pacto'), hotsite: 'pacto' };
    const doutra = await engine.pedir('POST', '/v1/leiloes', {
      ...la,
      corpo: { nome: 'Lá', data: daqui(86_400) },
    });
    const feito = await engine.pedir('POST', `/v1/leiloes/${doutra.corpo.uid}/lotes`, {
      ...{ ...la, corpo: { ...carro, veiculo: { placa: solta } } },
    });
    expect(feito.status, feito.texto).toBe(201);
  });

  it('asked for by two at once is one’s; withdrawn, it may come again', async () => {
    const [a, b, placa] = [await leilao(), await leilao(), placaNova()];
    const respostas = await Promise.all(
      [a, b, a, b].map((onde) => incluirLote(onde, { veiculo: { placa } })),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    const feita = respostas.find(({ status }) => status === 201)!.corpo.itens[0].uid;
    const onde = (await privado(feita)).leiUid === a ? b : a;
    await como('POST', `/v1/lotes/${feita}/cancelar`, { motivo: 'Retirado do leilão' });
    expect((await incluirLote(onde, { veiculo: { placa } })).status).toBe(201);
    // A copy is of what was written, not of the thing.
    const nele = (await doLeilao(onde)).at(-1)!;
    const copia = await como('POST', `/v1/lotes/${nele.uid}/duplicar`, {});
    expect(copia.status, copia.texto).toBe(201);
    expect((await privado(copia.corpo.uid)).veiculo?.placa).toBeUndefined();
  });
});

describe('a sheet', () => {
  const CABECALHO = 'Nome;Mínimo;Tipo;Lote;Placa;Chassi;Renavam';
  it('makes the lot of the stock’s vehicle, found by plate or chassis, and refuses by row what stands elsewhere', async () => {
    const [a, b] = [await leilao('Primeiro dono'), await leilao()];
    const [livre, preso, solta, outra] = [placaNova(), placaNova(), placaNova(), placaNova()];
    const chassi = `9BWZZZ377VT${String(Date.now()).slice(-6)}`;
    const [uidLivre, uidPreso, uidDoChassi] = [
      await veiculo({ placa: livre, cor: 'Azul', patio: 'Central' }),
      await veiculo({ placa: preso }),
      await veiculo({ chassi }),
    ];
    expect(codigos(await incluir(a, [uidPreso]))).toEqual(['ok']);
    await incluirLote(a, { veiculo: { placa: solta } });
    const linhas = [
      CABECALHO,
      `Livre;1.000;Carro;1;${mercosul(livre)};;`,
      `Preso;1.000;Carro;2;${preso};;`,
      `Solta;1.000;Carro;3;${mercosul(solta)};;`,
      `Pelo chassi;1.000;Carro;4;;${chassi};`,
      `Trocado;1.000;Carro;5;${livre.replace(/.$/, 'X')};;`,
      `Com o chassi de outro;1.000;Carro;6;${preso};${chassi.slice(0, -1)}X;`,
      `Sem cadastro;1.000;Carro;7;${outra};9BWZZZ377VT00425X;`,
    ];
    for (const simular of [true, false]) {
      const { erros, ...contas } = await importar(b, linhas, simular);
      expect([contas, erros]).toMatchObject([{ linhas: 7, criados: 3, atualizados: 0, ignorados: 4 }, {}]);
      expect(erros.map(({ tipo, linha, coluna }: Json) => [tipo, linha, coluna])).toEqual(
        expect.arrayContaining([
          ['erro', 3, 'Placa'],
          ['erro', 4, 'Placa'],
          ['erro', 6, 'Placa'],
          ['erro', 7, 'Placa'],
          ['aviso', 8, 'Chassi'],
        ]),
      );
      expect(erros.find(({ linha }: Json) => linha === 3).mensagem).toContain('Primeiro dono');
      expect(await doLeilao(b)).toHaveLength(simular ? 0 : 3);
    }
    const lotes = await doLeilao(b);
    const dele = await privado(lotes.find(({ nome }) => nome === 'Livre')!.uid);
    expect([dele.veiculo, dele.localizacao]).toMatchObject([
      { uid: uidLivre, cor: 'Azul', modelo: 'Mobi Estocado' },
      { patio: 'Central' },
    ]);
    const outro = await privado(lotes.find(({ nome }) => nome === 'Pelo chassi')!.uid);
    expect(outro.veiculo.uid).toBe(uidDoChassi);
    // Again it is the same lots; without numbers it would be the same vehicles, and is refused.
    expect(await importar(b, linhas)).toMatchObject({ criados: 0, atualizados: 3, ignorados: 4 });
    const semNumeros = linhas.map((linha) => linha.replace(/Carro;\d/, 'Carro;'));
    expect(await importar(b, semNumeros)).toMatchObject({ criados: 0, atualizados: 0, ignorados: 7 });
  });
});

describe('a lot’s number', () => {
  it('is never twice in an auction, by whatever way it comes', async () => {
    const [a, um] = [await leilao(), await veiculo()];
    expect((await incluirLote(a, { numero: '2' })).status).toBe(201);
    for (const numero of ['2', 2, '02']) {
      const repetido = await incluirLote(a, { numero });
      expect([repetido.status, repetido.corpo]).toMatchObject([
        409,
        { codigo: 'JA_EXISTE', campo: 'numero' },
      ]);
      expect(repetido.corpo.existente).toMatchObject({ especie: 'lote', nome: 'À mão' });
    }
    // Without one it takes its place's, or the next that is free; told again it is the same command.
    const comandoId = randomUUID();
    const primeira = await incluirLote(a, { comandoId });
    expect((await incluirLote(a, { comandoId })).corpo).toEqual(primeira.corpo);
    expect(codigos(await incluir(a, [um]))).toEqual(['ok']);
    expect((await doLeilao(a)).map(({ numero }) => numero)).toEqual(['2', '3', '4']);
    const segundo = primeira.corpo.itens[0].uid;
    expect((await como('PUT', `/v1/lotes/${segundo}`, { numero: '4' })).corpo.codigo).toBe('JA_EXISTE');
    expect((await como('PUT', `/v1/lotes/${segundo}`, { numero: '3' })).status).toBe(200);
    const dois = await Promise.all([9, 9].map((numero) => incluirLote(a, { numero })));
    expect(dois.map(({ status }) => status).sort()).toEqual([201, 409]);
    // A sheet's number is that lot's, though it was made by hand.
    const planilha = ['Nome;Mínimo;Tipo;Lote', 'Da planilha;2.000;Carro;02', 'Outro;1.000;Carro;77'];
    expect(await importar(a, planilha, true)).toMatchObject({ criados: 1, atualizados: 1 });
    expect(await importar(a, planilha)).toMatchObject({ criados: 1, atualizados: 1, erros: [] });
    expect((await doLeilao(a)).map(({ numero, nome }) => `${numero} ${nome}`)).toEqual(
      expect.arrayContaining(['2 Da planilha', '77 Outro']),
    );
  });
});

describe('a vehicle of the stock', () => {
  const novo = (corpo: object) => como('POST', '/v1/veiculos', corpo);
  it('is one by its plate, in either form and also two at once, and the refusal says which field and which record', async () => {
    const placa = placaNova();
    const respostas = await Promise.all(
      [placa, mercosul(placa)].map((uma) => novo({ placa: uma, marca: 'Fiat' })),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { uid, id, revisao } = respostas.find(({ status }) => status === 201)!.corpo;
    for (const uma of [placa, mercosul(placa)]) {
      const { status, corpo } = await novo({ placa: uma });
      expect([status, corpo]).toMatchObject([
        409,
        { codigo: 'JA_EXISTE', campo: 'placa', campos: ['placa'] },
      ]);
      expect(corpo.existente).toMatchObject({ especie: 'veiculo', uid, id });
      expect(corpo.message).toContain(`nº ${id}`);
    }
    // Its own plate in the other form is its own; another brand has nothing to do with it.
    const dele =
      respostas.find(({ status }) => status === 201)!.corpo.placa === placa ? mercosul(placa) : placa;
    expect((await como('PUT', `/v1/veiculos/${uid}`, { placa: dele, revisao })).status).toBe(200);
    const la = { token: await engine.entrar('adm', 'pacto'), hotsite: 'pacto' };
    expect((await engine.pedir('POST', '/v1/veiculos', { ...la, corpo: { placa } })).status).toBe(201);
    // By a change, and brought back, it is no second one either.
    const outro = (await novo({ marca: 'Fiat' })).corpo;
    const mudado = await como('PUT', `/v1/veiculos/${outro.uid}`, { placa, revisao: outro.revisao });
    expect(mudado.corpo.codigo).toBe('JA_EXISTE');
    // Removed, it keeps its plate, and the way out is told.
    await como('DELETE', `/v1/veiculos/${uid}?revisao=2`);
    expect((await novo({ placa })).corpo).toMatchObject({ codigo: 'JA_EXISTE', removido: id });
  });

  it('is told apart by something, and what it is told apart by is right', async () => {
    for (const [corpo, dito] of [
      [{}, 'placa: informe a placa, o chassi, ou ao menos a marca e o modelo'],
      [{ cor: 'Azul' }, 'placa: informe a placa, o chassi, ou ao menos a marca e o modelo'],
      [{ chassi: '9BWZZZ377VTO04251' }, 'chassi: A letra O não existe em chassi: troque por zero (0).'],
      [{ chassi: '9BWZZZ377VT00425' }, 'chassi: Um chassi tem 17 caracteres, e este tem 16.'],
      [{ renavam: '12345678901' }, 'renavam: O último algarismo deste Renavam não confere: há algum errado.'],
    ] as const) {
      const resposta = await novo(corpo);
      expect([resposta.status, [resposta.corpo.message].flat()], resposta.texto).toEqual([400, [dito]]);
    }
    const antigo = { chassi: `BA${Date.now() % 1e6}`, anoFabricacao: 1975, renavam: '12345678900' };
    expect((await novo(antigo)).status).toBe(201);
  });
});
