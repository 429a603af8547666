import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, EngineDeTeste, type Json } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

const MONITOR = 'monitor-de-teste-1234567890';
const engine = new EngineDeTeste(undefined, { MARTELO_MONITOR_TOKEN: MONITOR });
const tokens: Record<string, string> = {};
let socket: Socket;
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'leiloeiro', 'cliente1', 'cliente2'])
    tokens[quem] = await engine.entrar(quem);
  socket = engine.socket(tokens.leiloeiro);
  await new Promise<void>((pronto) => socket.once('connect', () => pronto()));
}, 300_000);
afterAll(async () => {
  socket.disconnect();
  await engine.encerrar();
});

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const uidDe = async (quem: string) => (await pedir(quem, 'GET', '/v1/auth/eu')).corpo.uid as string;

/** A lot that the auctioneer sells to somebody in the room, for R$ 1.000,00 and no commission; where it stands since. */
async function venderNaSala(): Promise<{ lelUid: string; venda: Json }> {
  const { uid: leiUid, lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
    {
      ...{ nome: `Da sala ${randomUUID().slice(0, 6)}`, tipo: 'Carro', finalizacaoManual: true },
      valor: { minimo: 100_000, incremento: 10_000 },
    },
  ]);
  const lelUid = lotes[0]!;
  let estado: Json = await socket.emitWithAck('conectar-leiloeiro', { leiUid });
  const agir = async (acao: string, campos: object = {}) => {
    estado = await socket.emitWithAck('leiloeiro-acao', {
      ...{ leiUid, acao, comandoId: randomUUID(), seq: estado.seq, ...campos },
    });
    expect(estado, JSON.stringify(estado.erro)).toMatchObject({ ok: true });
  };
  await agir('abrir-lote', { lelUid });
  await agir('lance-presencial', { apelidoUid: estado.apelidos[0].uid, valor: 100_000 });
  for (const acao of ['dou-lhe-uma', 'dou-lhe-duas', 'vender']) await agir(acao);
  const venda = await ate(
    async () => (await semComprador()).find((uma) => uma.lelUid === lelUid),
    (achada) => achada !== undefined,
  );
  return { lelUid, venda };
}
const semComprador = async (): Promise<Json[]> => {
  const filtro = JSON.stringify([{ tipo: 'exata', campo: 'situacao', valor: 'SEM_COMPRADOR' }]);
  const { status, corpo, texto } = await pedir(
    'acerto',
    'GET',
    `/v1/vendas-da-sala/qb?filtro=${encodeURIComponent(filtro)}&porPagina=200`,
  );
  expect(status, texto).toBe(200);
  return corpo.itens;
};
const identificar = (quem: string, id: number | string, cliente: string, comandoId: string = randomUUID()) =>
  pedir(quem, 'POST', `/v1/vendas/${id}/identificar-comprador`, { comandoId, cliente });
const daMetrica = async () => {
  const resposta = await fetch(`${engine.url}/metrics`, { headers: { authorization: `Bearer ${MONITOR}` } });
  const texto = await resposta.text();
  return Number(/^martelo_vendas_da_sala_sem_comprador (\d+)$/m.exec(texto)?.[1]);
};

describe('lots sold in the room (P1)', () => {
  it('wait for their buyer where staff look, and are sold to whom staff name, once', async () => {
    const { venda, lelUid } = await venderNaSala();
    expect(venda).toMatchObject({ situacao: 'SEM_COMPRADOR', valor: 100_000, cliUid: null });
    expect(await daMetrica()).toBe((await semComprador()).length);
    expect((await pedir('acerto', 'GET', `/v1/vendas/${venda.uid}`)).status).toBe(404);
    const cliente = await uidDe('cliente1');
    expect((await identificar('cliente1', venda.id, cliente)).status).toBe(403);
    expect((await identificar('acerto', venda.id, randomUUID())).status).toBe(404);

    const comandoId = randomUUID();
    const vezes = await Promise.all([1, 2, 3].map(() => identificar('acerto', venda.id, cliente, comandoId)));
    for (const { status, corpo, texto } of vezes) {
      expect(status, texto).toBe(200);
      expect(corpo).toEqual({ vendaUid: venda.uid, vendaId: venda.id, cliUid: cliente });
    }
    const feita = await pedir('acerto', 'GET', `/v1/vendas/${venda.uid}`);
    expect(feita.corpo).toMatchObject({
      ...{ cliUid: cliente, situacao: 'AguardandoPagamento', totalAPagar: 100_000 },
      ...{ itens: [{ lelUid, valorLance: 100_000 }] },
    });
    expect((await pedir('cliente1', 'GET', `/v1/cliente/compras/${venda.id}`)).status).toBe(200);
    expect((await semComprador()).map(({ uid }) => uid)).not.toContain(venda.uid);

    const outra = await identificar('acerto', venda.id, await uidDe('cliente2'));
    expect([outra.status, outra.corpo.codigo]).toEqual([409, 'COMPRADOR_JA_IDENTIFICADO']);
    expect((await identificar('acerto', venda.id, cliente)).status).toBe(200);
    const { corpo } = await pedir('acerto', 'GET', `/v1/vendas/${venda.uid}`);
    expect(corpo.cliUid).toBe(cliente);
  });

  it('named by two at once are one’s: the other is told so', async () => {
    const { venda } = await venderNaSala();
    const [um, dois] = [await uidDe('cliente1'), await uidDe('cliente2')];
    const respostas = await Promise.all([
      identificar('acerto', venda.id, um),
      identificar('adm', venda.id, dois),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const ganhou = respostas.find(({ status }) => status === 200)!.corpo.cliUid;
    expect((await pedir('acerto', 'GET', `/v1/vendas/${venda.uid}`)).corpo.cliUid).toBe(ganhou);
  });

  it('that staff take back wait for nobody; nothing is paid before its buyer is named', async () => {
    const desfeita = await venderNaSala();
    const mudar = (lelUid: string, situacao: string) =>
      pedir('adm', 'PUT', `/v1/lotes/${lelUid}/situacao`, {
        ...{ comandoId: randomUUID(), situacao, motivo: 'Engano na sala' },
      });
    const feita = await mudar(desfeita.lelUid, 'CLIENTE_DESISTIU');
    expect(feita.status, feita.texto).toBe(200);
    await ate(semComprador, (itens) => !itens.some(({ uid }) => uid === desfeita.venda.uid));
    const tarde = await identificar('acerto', desfeita.venda.id, await uidDe('cliente1'));
    expect([tarde.status, tarde.corpo.codigo]).toEqual([422, 'VENDA_NAO_E_DA_SALA']);

    // Money of nobody is none: who bought is named first.
    const paga = await venderNaSala();
    for (const situacao of ['PAGO', 'PAGO_CARTAO']) {
      const recusa = await mudar(paga.lelUid, situacao);
      expect([recusa.status, recusa.corpo.codigo], situacao).toEqual([422, 'VENDA_SEM_COMPRADOR']);
    }
    expect((await identificar('acerto', paga.venda.id, await uidDe('cliente1'))).status).toBe(200);
    await concordar(
      engine,
      await pedir('acerto', 'PUT', `/v1/lotes/${paga.lelUid}/situacao`, {
        ...{ comandoId: randomUUID(), situacao: 'PAGO', motivo: 'Pago na sala' },
      }),
    );
    const { corpo } = await pedir('acerto', 'GET', `/v1/vendas/${paga.venda.uid}`);
    expect(corpo.situacao).toBe('Fechada');
  });
});
