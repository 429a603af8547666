import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/* What a client said on the telephone, taken down by the house; and the list of all that was received. */

const engine = new EngineDeTeste();
let adm = '';
let sac = '';
const clientes: Record<string, string> = {};

const carro = (valor: object, mais: object = {}) => ({
  nome: 'Gol por telefone',
  tipo: 'Carro',
  valor,
  ...mais,
});
const anotar = (corpo: object, token = sac, hotsite = 'leilo') =>
  engine.pedir('POST', '/v1/lances-recebidos', { token, hotsite, corpo: { gravacao: 'URA 4471', ...corpo } });
const recebidos = async (filtros: object[], token = adm): Promise<Json> =>
  (
    await engine.pedir(
      'GET',
      `/v1/lances-recebidos?porPagina=100&filtro=${encodeURIComponent(JSON.stringify(filtros))}`,
      { token },
    )
  ).corpo;
const doLote = (lelUid: string) => [{ tipo: 'exata', campo: 'lelUid', valor: lelUid }];

beforeAll(async () => {
  await engine.subir();
  [adm, sac] = [await engine.entrar('adm'), await engine.entrar('sac')];
  for (const quem of ['cliente1', 'cliente2'])
    clientes[quem] = (
      await engine.pedir('GET', '/v1/auth/eu', { token: await engine.entrar(quem) })
    ).corpo.uid;
});
afterAll(() => engine.encerrar());

describe('what a client said on the telephone', () => {
  it('is a proposal as their own is, with who took it down and where it can be heard, once', async () => {
    const { lotes } = await engine.leilao({}, [carro({ minimo: 1_000_000, valorProposta: 500_000 })]);
    const comandoId = randomUUID();
    const corpo = {
      ...{
        lelUid: lotes[0],
        cliUid: clientes.cliente1,
        tipoNegociacao: 'Proposta',
        valor: 700_000,
        comandoId,
      },
    };
    const feita = await anotar(corpo);
    expect([feita.status, feita.corpo.situacao], feita.texto).toEqual([201, 'Aguardando']);
    expect((await anotar(corpo)).corpo).toEqual(feita.corpo);
    expect((await anotar({ ...corpo, valor: 800_000 })).corpo.codigo).toBe('COMANDO_CONFLITANTE');
    const { itens } = await recebidos(doLote(lotes[0]!));
    expect(itens).toHaveLength(1);
    const quem = (await engine.pedir('GET', '/v1/auth/eu', { token: sac })).corpo.uid;
    expect(itens[0]).toMatchObject({
      ...{
        uid: feita.corpo.uid,
        cliUid: clientes.cliente1,
        tipoNegociacao: 'Proposta',
        situacao: 'Proposta',
      },
      porTelefone: { por: quem, gravacao: 'URA 4471' },
    });
    // The client reads it among their own, and answers what the house says to it.
    const cliente = await engine.entrar('cliente1');
    const seus = await engine.pedir('GET', '/v1/cliente/meus-lances?porPagina=100', { token: cliente });
    expect(JSON.stringify(seus.corpo)).toContain(lotes[0]);
    const respondida = await engine.pedir('POST', `/v1/propostas/${feita.corpo.uid}/resposta`, {
      ...{ token: adm, corpo: { resposta: 'CONTRAPROPOSTA', valor: 900_000 } },
    });
    expect(respondida.status, respondida.texto).toBe(200);
    const aceita = await engine.pedir('POST', `/v1/propostas/${feita.corpo.uid}/cliente`, {
      ...{ token: cliente, corpo: { resposta: 'ACEITA' } },
    });
    expect(aceita.status, aceita.texto).toBe(200);
    expect(aceita.corpo.venda).not.toBeNull();
    // Nothing of the telephone is public.
    const livro = await engine.pedir('GET', `/v1/lotes/${lotes[0]}/livro`);
    expect(livro.texto).not.toMatch(/URA|porTelefone/);
  });

  it('is a purchase at the posted price, and at no other', async () => {
    const { lotes } = await engine.leilao({}, [carro({ minimo: 1_000_000, compreJa: 2_000_000 })]);
    const corpo = { lelUid: lotes[0], cliUid: clientes.cliente2, tipoNegociacao: 'Compre Já' };
    expect((await anotar({ ...corpo, valor: 1_900_000 })).corpo.codigo).toBe('COMPRE_JA_MUDOU');
    const comandoId = randomUUID();
    const feita = await anotar({ ...corpo, valor: 2_000_000, comandoId });
    expect([feita.status, feita.corpo.situacao], feita.texto).toEqual([201, 'BUY_NOW']);
    expect((await anotar({ ...corpo, valor: 2_000_000, comandoId })).corpo).toEqual(feita.corpo);
    const { itens } = await recebidos(doLote(lotes[0]!));
    expect(itens).toMatchObject([
      { situacao: 'Vencedor', tipoNegociacao: 'Compre Já', porTelefone: { gravacao: 'URA 4471' } },
    ]);
    // What stands in the list as a purchase is not taken back as a bid: said so, to who may see it, and to nobody of another brand.
    const cancelar = (token: string, hotsite: string) =>
      engine.pedir('POST', `/v1/lances/${itens[0].uid}/cancelar`, {
        ...{ token, hotsite, corpo: { motivo: 'Enganou-se' } },
      });
    const aqui = await cancelar(adm, 'leilo');
    expect([aqui.status, aqui.corpo.codigo]).toEqual([422, 'COMPRA_NAO_E_LANCE']);
    expect(aqui.corpo.message).toMatch(/cancele a venda/);
    expect((await cancelar(await engine.entrar('adm', 'pacto'), 'pacto')).status).toBe(404);
    const vendas = await engine.pedir('GET', '/v1/cliente/compras?porPagina=100', {
      token: await engine.entrar('cliente2'),
    });
    expect(JSON.stringify(vendas.corpo)).toContain(lotes[0]);
  });

  it('is no bid, ever; and nothing at all once somebody has bid (BO23)', async () => {
    const { lotes } = await engine.leilao({}, [
      carro(
        { minimo: 1_000_000, compreJa: 2_000_000, valorProposta: 500_000 },
        { valorComitente: 1_900_000 },
      ),
      carro(
        { minimo: 1_000_000, compreJa: 2_000_000, valorProposta: 500_000 },
        { valorComitente: 1_900_000 },
      ),
    ]);
    const [quieto, disputado] = lotes as [string, string];
    const todas = async (lelUid: string) =>
      Promise.all(
        ['Disputa', 'Proposta', 'Compre Já'].map(async (tipoNegociacao) => {
          const valor = tipoNegociacao === 'Compre Já' ? 2_000_000 : 1_500_000;
          const { corpo } = await anotar({ lelUid, cliUid: clientes.cliente1, tipoNegociacao, valor }, adm);
          return corpo.codigo ?? corpo.situacao;
        }),
      );
    expect(
      (
        await anotar({
          lelUid: quieto,
          cliUid: clientes.cliente1,
          tipoNegociacao: 'Disputa',
          valor: 1_000_000,
        })
      ).corpo.codigo,
    ).toBe('LANCE_POR_TERCEIRO');
    for (const [tipo, valor] of [
      ['MANUAL', 1_000_000],
      ['AUTOMATICO', 1_200_000],
    ] as const) {
      expect((await engine.lance(disputado, 'cliente2', tipo, valor)).status).toBe(201);
      // Below the reserve its own client may still buy it at once: nobody else for them.
      expect(await todas(disputado)).toEqual(Array.from({ length: 3 }, () => 'LANCE_POR_TERCEIRO'));
    }
    // By the ways in which clients bid, staff have none: neither calls nor sockets.
    const socket = engine.socket(adm);
    for (const tipo of ['MANUAL', 'AUTOMATICO']) {
      const comandoId = randomUUID();
      const porRest = await engine.pedir('POST', `/v1/lotes/${disputado}/lances`, {
        ...{ token: adm, corpo: { comandoId, tipo, valor: 1_500_000, cliUid: clientes.cliente1 } },
      });
      expect(porRest.status).toBe(403);
      const porSocket = await socket.timeout(5_000).emitWithAck('dar-lance', {
        ...{ lelUid: disputado, tipo, valor: 1_500_000, comandoId, cliUid: clientes.cliente1 },
      });
      expect(porSocket.ok).toBe(false);
    }
    socket.disconnect();
    for (const caminho of ['compre-ja', 'propostas']) {
      const { status } = await engine.pedir('POST', `/v1/lotes/${disputado}/${caminho}`, {
        ...{ token: adm, corpo: { comandoId: randomUUID(), valor: 2_000_000, cliUid: clientes.cliente1 } },
      });
      expect([caminho, status]).toEqual([caminho, 403]);
    }
    const { itens } = await recebidos(doLote(disputado));
    expect(new Set(itens.map(({ cliUid }: Json) => cliUid))).toEqual(new Set([clientes.cliente2]));
  });

  it('is of a client of the brand who may take part, and taken down by who does so', async () => {
    const { lotes } = await engine.leilao({}, [carro({ minimo: 1_000_000, valorProposta: 500_000 })]);
    const corpo = { lelUid: lotes[0], cliUid: clientes.cliente1, tipoNegociacao: 'Proposta', valor: 700_000 };
    for (const quem of ['leiloeiro', 'mkt', 'comitente', 'cliente1'])
      expect([quem, (await anotar(corpo, await engine.entrar(quem))).status]).toEqual([quem, 403]);
    expect((await anotar({ ...corpo, cliUid: randomUUID() })).status).toBe(404);
    expect((await anotar(corpo, await engine.entrar('adm', 'pacto'), 'pacto')).corpo.codigo).toBe(
      'LOTE_NAO_ENCONTRADO',
    );
    for (const torto of [
      { gravacao: '' },
      { gravacao: undefined },
      { valor: 0 },
      { tipoNegociacao: 'Lance' },
      { lelUid: 'x' },
    ])
      expect([torto, (await anotar({ ...corpo, ...torto })).status]).toEqual([torto, 400]);
    const exige = await engine.leilao({ exigeHabilitacao: true }, [
      carro({ minimo: 1_000_000, valorProposta: 1 }),
    ]);
    expect((await anotar({ ...corpo, lelUid: exige.lotes[0] })).corpo.codigo).toBe('HABILITACAO_NECESSARIA');
  });
});

describe('all that was received', () => {
  it('is found by the numbers of auction, lot and client, as well as by what it came to', async () => {
    const um = await engine.leilao({ nome: 'Dos recebidos' }, [
      carro({ minimo: 10_000 }),
      carro({ minimo: 20_000 }),
    ]);
    await engine.lance(um.lotes[0]!, 'cliente1', 'MANUAL', 10_000);
    await engine.lance(um.lotes[1]!, 'cliente2', 'MANUAL', 20_000);
    const exata = (campo: string, valor: unknown) => ({ tipo: 'exata', campo, valor });
    const numeroDe = async (caminho: string) => (await engine.pedir('GET', caminho, { token: adm })).corpo.id;
    const doLeilao = exata('leilao.id', um.id);
    const { itens, total } = await recebidos([doLeilao]);
    expect([total, itens[0].leilao]).toEqual([2, { id: um.id, uid: um.uid, nome: 'Dos recebidos' }]);
    const lote = await numeroDe(`/v1/lotes/${um.lotes[0]}/privado`);
    expect((await recebidos([exata('lote.id', lote)])).itens).toMatchObject([{ lelUid: um.lotes[0] }]);
    const cliente = await numeroDe(`/v1/clientes/${clientes.cliente2}`);
    expect((await recebidos([doLeilao, exata('cliente.id', cliente)])).itens).toMatchObject([
      { lelUid: um.lotes[1] },
    ]);
    // A number that nobody has finds nothing, and is no way around the filter.
    expect((await recebidos([exata('leilao.id', 999_999_999)])).total).toBe(0);
    expect((await recebidos([doLeilao, exata('situacao', 'Vencendo')])).total).toBe(2);
    const { corpo } = await engine.pedir(
      'GET',
      `/v1/lances-recebidos?filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'range', campo: 'lote.id', min: 1 }]))}`,
      { token: adm },
    );
    expect(corpo.codigo).toBe('FILTRO_INVALIDO');
  });

  it('goes out as a sheet, without caps, to who reads it', async () => {
    const { lotes, id } = await engine.leilao({}, [carro({ minimo: 10_000 })]);
    await engine.lance(lotes[0]!, 'cliente1', 'AUTOMATICO', 98_765_00);
    const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'leilao.id', valor: id }]));
    const caminho = `/v1/lances-recebidos/exportar?formato=csv&filtro=${filtro}`;
    const csv = await engine.pedir('GET', caminho, { token: sac });
    expect(csv.status).toBe(200);
    expect(csv.texto.trim().split(/\r?\n/)).toHaveLength(2);
    expect(csv.texto).toContain('Configuração Automática');
    expect(csv.texto).not.toContain('98765');
    for (const quem of ['mkt', 'comitente', 'cliente1'])
      expect((await engine.pedir('GET', caminho, { token: await engine.entrar(quem) })).status).toBe(403);
  });

  it('a bid is taken back with a reason by who may, and what follows is said (rule 19)', async () => {
    const { lotes } = await engine.leilao({}, [carro({ minimo: 10_000, incremento: 1_000 })]);
    await engine.lance(lotes[0]!, 'cliente1', 'AUTOMATICO', 50_000);
    await engine.lance(lotes[0]!, 'cliente2', 'MANUAL', 30_000);
    const { itens } = await recebidos(doLote(lotes[0]!));
    const daDisputa = itens.find(({ cliUid }: Json) => cliUid === clientes.cliente2);
    const gerente = (await colegaCom(engine, ['Interno - GerenteSAC'])).token;
    const cancelar = (token: string, corpo: object) =>
      engine.pedir('POST', `/v1/lances/${daDisputa.uid}/cancelar`, { token, corpo });
    // Who calls lots takes bids back on the block, not over the internet.
    for (const token of [sac, await engine.entrar('leiloeiro')])
      expect((await cancelar(token, { motivo: 'Engano' })).status).toBe(403);
    expect((await cancelar(gerente, { motivo: '' })).status).toBe(400);
    const comandoId = randomUUID();
    const feito = await cancelar(gerente, { motivo: 'Valor digitado errado', comandoId });
    // Without the challenger the leader's own maximum answers nobody: the price falls to where it began.
    expect(feito.corpo).toMatchObject({ situacao: 'Cancelado', valorAtual: 10_000, qtdLances: 1 });
    expect((await cancelar(gerente, { motivo: 'Valor digitado errado', comandoId })).corpo).toEqual(
      feito.corpo,
    );
    expect((await cancelar(gerente, { motivo: 'De novo' })).corpo.codigo).toBe('LANCE_JA_CANCELADO');
    const depois = await recebidos(doLote(lotes[0]!));
    expect(depois.itens.find(({ uid }: Json) => uid === daDisputa.uid)).toMatchObject({
      ...{ situacao: 'Cancelado', motivo: 'Valor digitado errado' },
    });
  });
});
