import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
let token = '';
const CARRO = { nome: 'Alvo', tipo: 'Carro', valor: { minimo: 100_000 } };

beforeAll(async () => {
  await engine.subir();
  token = await engine.entrar('adm');
});
afterAll(() => engine.encerrar());

const post = (caminho: string, corpo: object, de = token) =>
  engine.pedir('POST', caminho, { token: de, corpo });
const put = (caminho: string, corpo: object, de = token) =>
  engine.pedir('PUT', caminho, { token: de, corpo });
const livro = async (lelUid: string): Promise<Json[]> =>
  (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo.eventos.map(({ publico }: Json) => publico);

describe('two at the same moment', () => {
  it('with one command id are one auction and one lot, and get one answer (rule 10)', async () => {
    const comandoId = randomUUID();
    const corpo = { nome: 'Gêmeo', data: daqui(3_600), situacao: 'PRONTO', comandoId };
    const criados = await Promise.all([0, 1, 2, 3].map(() => post('/v1/leiloes', corpo)));
    expect(criados.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const { corpo: outro } of criados) expect(outro).toEqual(criados[0]!.corpo);
    const outroNome = await post('/v1/leiloes', { ...corpo, nome: 'Outro' });
    expect([outroNome.status, outroNome.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);

    const { uid } = criados[0]!.corpo;
    const lote = { ...CARRO, comandoId: randomUUID() };
    const incluidos = await Promise.all([0, 1, 2, 3].map(() => post(`/v1/leiloes/${uid}/lotes`, lote)));
    expect(incluidos.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const { corpo: outro } of incluidos) expect(outro).toEqual(incluidos[0]!.corpo);
    const { corpo: leilao } = await engine.pedir('GET', `/v1/leiloes/${uid}`);
    expect(leilao.quantidadeLotes).toBe(1);
  });
});

describe('what may change once people bid (docs/alteracoes.md)', () => {
  it('of a lot: no term, its description, its step publicly, its end only later', async () => {
    const { lotes } = await engine.leilao({}, [{ ...CARRO, valorComitente: 500_000 }]);
    const lelUid = lotes[0]!;
    expect((await put(`/v1/lotes/${lelUid}`, { valor: { minimo: 90_000 } })).status).toBe(200);
    await engine.lance(lelUid, 'cliente1', 'MANUAL', 100_000);
    const recusados = [
      { valor: { minimo: 80_000 } },
      { valor: { despachante: 1 } },
      { valor: { comissaoPorcentagem: 1 } },
      { valorComitente: 600_000 },
      { recebeIncrementoTempo: false },
      { tipo: 'Sucata' },
      { gruposCliente: [1] },
      { dataFim: daqui(60) },
    ];
    for (const mudancas of recusados) {
      const { status, corpo } = await put(`/v1/lotes/${lelUid}`, mudancas);
      expect([mudancas, status, corpo.codigo]).toEqual([mudancas, 422, 'ALTERACAO_NAO_PERMITIDA']);
    }
    const antes = await engine.lote(lelUid);
    for (const mudancas of [
      { descricao: 'Revisado' },
      { valorComitente: 400_000 },
      { dataFim: daqui(7_200) },
    ])
      expect((await put(`/v1/lotes/${lelUid}`, mudancas)).status).toBe(200);
    expect((await put(`/v1/lotes/${lelUid}`, { valor: { incremento: 30_000 } })).status).toBe(200);
    const depois = await engine.lote(lelUid);
    expect([depois.valorAtual, depois.proximoLance]).toEqual([100_000, 130_000]);
    const { corpo: historico } = await engine.pedir('GET', `/v1/lotes/${lelUid}/historico`, { token });
    const { corpo: eu } = await engine.pedir('GET', '/v1/auth/eu', { token });
    expect(historico.itens.map(({ tipo }: Json) => tipo)).toEqual([
      ...['alterado', 'alterado', 'alterado', 'alterado', 'alterado'],
      'incluido',
    ]);
    expect(historico.itens[0]).toMatchObject({ autor: eu.uid, nome: eu.nome });
    expect(historico.itens[3].mudancas).toEqual({ descricao: 'Revisado' });
    // Two of the four are public: the end and the step.
    expect(depois.seq).toBe(antes.seq + 2);
    expect((await livro(lelUid)).at(-1)).toMatchObject({
      tipo: 'LoteAlterado',
      incrementos: [{ valor: 30_000 }],
    });
  });

  it('of an auction: neither clocks nor ties nor commission', async () => {
    const { uid, lotes } = await engine.leilao({}, [CARRO]);
    const termos = [
      { cascata: true },
      { empate: 'manual' },
      { incrementoAposLancesSegundos: 10 },
      { porcentagemComissao: 10 },
      { exigeHabilitacao: true },
    ];
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 100_000);
    for (const mudancas of termos) {
      const { status, corpo } = await put(`/v1/leiloes/${uid}`, mudancas);
      expect([mudancas, status, corpo.codigo]).toEqual([mudancas, 422, 'ALTERACAO_NAO_PERMITIDA']);
    }
    expect(
      (await put(`/v1/leiloes/${uid}`, { nome: 'Outro nome', incrementos: [{ valor: 70_000 }] })).status,
    ).toBe(200);
    expect((await engine.lote(lotes[0]!)).proximoLance).toBe(170_000);
  });
});

describe('order', () => {
  it('gives lots their places and the ends that follow from them (rule 15)', async () => {
    const { uid, lotes } = await engine.leilao({ intervaloEntreLotesSegundos: 60 }, [CARRO, CARRO, CARRO]);
    const fins = async () => Promise.all(lotes.map(async (lelUid) => (await engine.lote(lelUid)).dataFim));
    const [um, dois, tres] = await fins();
    const { status, corpo } = await put(`/v1/leiloes/${uid}/ordem`, { lelUids: [...lotes].reverse() });
    expect([status, corpo.movidos]).toEqual([200, 2]);
    expect(await fins()).toEqual([tres, dois, um]);
    expect((await put(`/v1/leiloes/${uid}/ordem`, { lelUids: [randomUUID()] })).status).toBe(404);
    const cliente = await engine.entrar('cliente1');
    expect((await put(`/v1/leiloes/${uid}/ordem`, { lelUids: lotes }, cliente)).status).toBe(403);
  });
});

describe('copies', () => {
  it('of a lot take the next place, with nothing of its bids', async () => {
    const { lotes } = await engine.leilao({}, [CARRO, CARRO]);
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 100_000);
    const { status, corpo, texto } = await post(`/v1/lotes/${lotes[0]}/duplicar`, {});
    expect(status, texto).toBe(201);
    const copia = await engine.lote(corpo.uid);
    expect(copia).toMatchObject({
      nome: 'Alvo',
      posicaoLeilao: 3,
      numero: '3',
      valorAtual: null,
      qtdLances: 0,
    });
  });

  it('of an auction take its lots along, once however often it is asked for', async () => {
    const origem = await engine.leilao({ cascata: true, porcentagemComissao: 7 }, [
      CARRO,
      { ...CARRO, nome: 'Outro' },
    ]);
    const corpo = { data: daqui(90_000), comLotes: true, nome: 'Cópia', comandoId: randomUUID() };
    const [primeira, segunda] = await Promise.all([
      post(`/v1/leiloes/${origem.uid}/duplicar`, corpo),
      post(`/v1/leiloes/${origem.uid}/duplicar`, corpo),
    ]);
    expect(primeira.status, primeira.texto).toBe(201);
    expect(segunda.corpo).toEqual(primeira.corpo);
    const { uid } = primeira.corpo;
    const { corpo: copia } = await engine.pedir('GET', `/v1/leiloes/${uid}`, { token });
    expect(copia).toMatchObject({
      nome: 'Cópia',
      situacao: 'CRIADO',
      cascata: true,
      porcentagemComissao: 7,
      quantidadeLotes: 2,
    });
  });
});

describe('withdrawing', () => {
  it('a lot says publicly why; its bids stay and nobody owes', async () => {
    const { lotes } = await engine.leilao({}, [CARRO]);
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 100_000);
    expect((await post(`/v1/lotes/${lotes[0]}/cancelar`, {})).status).toBe(400);
    const motivo = 'Retirado por ordem judicial';
    expect((await post(`/v1/lotes/${lotes[0]}/cancelar`, { motivo })).status).toBe(200);
    const eventos = await livro(lotes[0]!);
    expect(eventos.at(-1)).toMatchObject({ tipo: 'SituacaoAlterada', situacao: 'LOTE_CANCELADO', motivo });
    expect(eventos.some(({ tipo }) => tipo === 'Lance')).toBe(true);
    expect((await engine.lance(lotes[0]!, 'cliente2', 'MANUAL', 500_000)).corpo.codigo).toBe('ENCERRADO');
    const { corpo } = await engine.pedir('GET', `/v1/lotes/${lotes[0]}/minha-posicao`, {
      token: await engine.entrar('cliente1'),
    });
    expect(corpo.posicao).toBe('finalizado');
  });

  it('an auction withdraws what is open and leaves what was sold', async () => {
    const vendido = { ...CARRO, dataFim: daqui(1), recebeIncrementoTempo: false };
    const { uid, lotes } = await engine.leilao({}, [vendido, CARRO]);
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 100_000);
    await ate(
      () => engine.lote(lotes[0]!),
      ({ situacao }) => situacao === 'AG_PAGAMENTO',
    );
    const motivo = 'Pátio interditado';
    expect((await post(`/v1/leiloes/${uid}/cancelar`, { motivo })).status).toBe(200);
    const [um, dois] = await Promise.all(lotes.map((lelUid) => engine.lote(lelUid)));
    expect([um.situacao, dois.situacao]).toEqual(['AG_PAGAMENTO', 'CANCELADO_NO_LEILAO']);
    expect((await livro(lotes[1]!)).at(-1)).toMatchObject({ situacao: 'CANCELADO_NO_LEILAO', motivo });
  });
});

describe('suspending', () => {
  it('stops bids and clock, and going on gives the time back, publicly', async () => {
    const { lotes } = await engine.leilao({}, [CARRO]);
    const lelUid = lotes[0]!;
    const antes = await engine.lote(lelUid);
    expect((await post(`/v1/lotes/${lelUid}/suspender`, { motivo: 'Conferência do laudo' })).status).toBe(
      200,
    );
    expect((await engine.lance(lelUid, 'cliente1', 'MANUAL', 100_000)).corpo.codigo).toBe('LOTE_NAO_ABERTO');
    expect((await post(`/v1/lotes/${lelUid}/retomar`, {})).status).toBe(200);
    const depois = await engine.lote(lelUid);
    expect(depois.situacao).toBe('LIBERADO_LEILAO');
    const devolvido = (await livro(lelUid)).find(({ tipo }) => tipo === 'TempoRestituido');
    expect(Date.parse(depois.dataFim) - Date.parse(antes.dataFim)).toBe(
      Date.parse(devolvido.ate) - Date.parse(devolvido.de),
    );
    expect((await engine.lance(lelUid, 'cliente1', 'MANUAL', 100_000)).status).toBe(201);
    const deNovo = await post(`/v1/lotes/${lelUid}/retomar`, {});
    expect([deNovo.status, deNovo.corpo.codigo]).toEqual([422, 'TRANSICAO_INVALIDA']);
  });
});

describe('in bulk', () => {
  it('answers for each lot: what is refused of one stops no other', async () => {
    const { uid, lotes } = await engine.leilao({}, [CARRO, CARRO, CARRO]);
    await engine.lance(lotes[1]!, 'cliente1', 'MANUAL', 100_000);
    const corpo = {
      acao: 'alterar',
      mudancas: { valor: { minimo: 120_000 } },
      lelUids: [...lotes, randomUUID()],
      comandoId: randomUUID(),
    };
    const resposta = await post('/v1/lotes/em-massa', corpo);
    expect(resposta.status, resposta.texto).toBe(200);
    expect(resposta.corpo).toMatchObject({ feitos: 2, recusados: 2, restantes: 0 });
    expect(resposta.corpo.itens.map(({ ok, erro }: Json) => (ok ? 'ok' : erro.codigo))).toEqual([
      'ok',
      'ALTERACAO_NAO_PERMITIDA',
      'ok',
      'LOTE_NAO_ENCONTRADO',
    ]);
    expect((await post('/v1/lotes/em-massa', corpo)).corpo).toEqual(resposta.corpo);
    const filtro = { leiUid: uid, situacoes: ['LIBERADO_LEILAO'] };
    const motivo = 'Chuva no pátio';
    expect((await post('/v1/lotes/em-massa', { acao: 'suspender', motivo, filtro })).corpo.feitos).toBe(3);
    expect((await post('/v1/lotes/em-massa', { acao: 'suspender', motivo, filtro })).corpo.itens).toEqual([]);
    const outro = { acao: 'retomar', filtro: { leiUid: uid } };
    expect((await post('/v1/lotes/em-massa', outro)).corpo.feitos).toBe(3);
    expect((await post('/v1/lotes/em-massa', { acao: 'retomar' })).status).toBe(400);
  });
});

describe('vehicles', () => {
  it('are listed for the roles of the spec alone, and know the lot they are sold in', async () => {
    const chassi = `9BD${randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase().replace(/[IOQ]/g, 'X')}`;
    const criado = await post('/v1/veiculos', { placa: 'abc-1d23', chassi, marca: 'Fiat', modelo: 'Uno' });
    expect(criado.status, criado.texto).toBe(201);
    const { uid } = criado.corpo;
    expect((await post('/v1/veiculos', { chassi, marca: 'Fiat' })).corpo).toMatchObject({
      ...{ codigo: 'JA_EXISTE', campo: 'chassi', existente: { especie: 'veiculo', uid } },
      message: expect.stringContaining('Fiat, Uno, ABC1D23, nº'),
    });
    const { lotes } = await engine.leilao({}, [{ ...CARRO, veiculo: { uid } }]);
    const lista = (quem: string) =>
      engine.pedir(
        'GET',
        `/v1/veiculos/qb?filtro=${encodeURIComponent(JSON.stringify({ tipo: 'geral', valor: chassi }))}`,
        {
          token: quem,
        },
      );
    const achados = await lista(token);
    expect([achados.status, achados.corpo.total, achados.corpo.itens[0]?.placa]).toEqual([200, 1, 'ABC1D23']);
    expect((await lista(await engine.entrar('leiloeiro'))).status).toBe(200);
    for (const quem of ['mkt', 'acerto', 'cliente1'])
      expect((await lista(await engine.entrar(quem))).status).toBe(403);

    const { corpo } = await engine.pedir('GET', `/v1/veiculos/${uid}`, { token });
    expect(corpo.lelUid).toBe(lotes[0]);
    const { revisao } = corpo;
    expect((await put(`/v1/veiculos/${uid}`, { cor: 'Prata', revisao })).status).toBe(200);
    const velha = await put(`/v1/veiculos/${uid}`, { cor: 'Preta', revisao });
    expect([velha.status, velha.corpo.codigo]).toEqual([409, 'REVISAO_DESATUALIZADA']);
    // Both versions, as the calls show them to this caller: nothing of the stored record besides.
    const {
      lelUid: _lote,
      leiUid: _leilao,
      ...lido
    } = (await engine.pedir('GET', `/v1/veiculos/${uid}`, { token })).corpo;
    expect(velha.corpo.atual).toEqual(lido);
    expect(velha.corpo.atual).toMatchObject({ cor: 'Prata', revisao: revisao + 1 });
    expect(velha.corpo.enviado).toEqual({ cor: 'Preta' });
    const doPacto = await engine.entrar('adm', 'pacto');
    const deFora = await engine.pedir('GET', `/v1/veiculos/${uid}`, { token: doPacto, hotsite: 'pacto' });
    expect(deFora.status).toBe(404);
  });
});
