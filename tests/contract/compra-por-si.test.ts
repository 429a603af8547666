import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { provarPagamento } from './comprovante-de-pagamento.ts';
import { ate, daqui, EngineDeTeste, type Json, SEGREDO, SENHA } from './engine.ts';
import { ditosDaCompra, vendaAssentada } from './sino.ts';

/*
 * What a purchase does by itself: it tells its buyer, goes on in the one that is open, and dies with no word lost. Of the engine only the
 * public calls are known. What it does as days go by stands in compra-com-o-tempo.test.ts.
 */

/** Kills the engine from within, between what it writes and what it tells. */
const ASSASSINO = new URL('./morrer-na-carta.ts', import.meta.url).href;
const DIA_MS = 86_400_000;
const SERVICO = { cabecalhos: { 'x-martelo-servico': SEGREDO } };

/** One for all: what each test is told of is its own purchases. */
let engine = new EngineDeTeste();
/** The rules of the brand, as they were. */
let deFabrica: Json;
beforeAll(async () => {
  await engine.subir();
  deFabrica = (await engine.pedir('GET', '/v1/hotsites/1/regras', SERVICO)).corpo;
}, 300_000);
afterEach(() => regras({}));
afterAll(() => engine.encerrar());

/** The same data under another engine: one that dies by itself at this moment of a change of this sale, or an ordinary one. */
async function trocar(morre?: { quando: string; vendaUid: string }): Promise<void> {
  await engine.parar();
  engine = new EngineDeTeste(engine.pasta, {
    ...(morre && { NODE_OPTIONS: `--import=${ASSASSINO}` }),
    ...(morre && { MARTELO_TESTE_MORRER: morre.quando, MARTELO_TESTE_MORRER_PEDIDO: morre.vendaUid }),
  });
  await engine.subir();
}

const pedir = async (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: await engine.entrar(quem), ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
const ler = async (id: number) => (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}`)).corpo;
const regras = async (mudancas: object) => {
  const { status, texto } = await engine.pedir('PUT', '/v1/hotsites/1/regras', {
    ...{ ...SERVICO, corpo: { ...deFabrica, ...mudancas } },
  });
  expect(status, texto).toBe(200);
};

const respira = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Bought at once by cliente1, no commission. Centavos. */
async function comprar(lotes = 1, mais: object = {}): Promise<Json[]> {
  const { lotes: uids } = await engine.leilao(
    { porcentagemComissao: 0, data: daqui(60) },
    Array.from({ length: lotes }, (_, i) => ({
      ...{ nome: `Comprado ${i}`, tipo: 'Carro', valor: { minimo: 100, compreJa: 10_000 + i } },
      ...mais,
    })),
  );
  const compras: Json[] = [];
  for (const [i, uid] of uids.entries()) {
    const { corpo, texto } = await mandar('cliente1', 'POST', `/v1/lotes/${uid}/compre-ja`, {
      valor: 10_000 + i,
    });
    if (!corpo.venda) throw new Error(texto);
    compras.push(corpo.venda);
  }
  return compras;
}
const linha = async (id: number, valor: number) => {
  const { corpo } = await mandar('acerto', 'POST', `/v1/vendas/${id}/pagamentos`, {
    tipo: 'DEPOSITO',
    valor,
  });
  return corpo.uid as string;
};
const provar = async (uid: string) => {
  const { status, texto } = await provarPagamento(engine, 'cliente1', uid);
  expect(status, texto).toBe(201);
};
const mover = (uid: string, situacao: string, motivo?: string) =>
  mandar('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao, ...(motivo && { motivo }) });
const pagar = async (id: number, valor: number) => {
  const uid = await linha(id, valor);
  await provar(uid);
  expect((await mover(uid, 'PAGO')).status).toBe(200);
};

/** Resolves when everything was told that the purchase asks to be told, and it is this. */
async function exigirDitos(id: number, esperados: readonly string[]): Promise<void> {
  const ditos = () => ditosDaCompra(engine, 'cliente1', id);
  await ate(ditos, (todos) => todos.length >= esperados.length);
  await vendaAssentada(engine, id);
  expect((await ditos()).toSorted()).toEqual(esperados.toSorted());
}

describe('a purchase tells its buyer', () => {
  it('that it is theirs, of every payment and how it went, of its end and of its papers, each once', async () => {
    const [compra, outra] = await comprar(2);
    await exigirDitos(compra.id, ['venda-criada']);
    const uid = await linha(compra.id, 4_000);
    await provar(uid);
    expect((await mover(uid, 'DIVERGENTE', 'O valor não confere')).status).toBe(200);
    await provar(uid);
    expect((await mover(uid, 'PAGO')).status).toBe(200);
    const pagos = ['venda-criada', 'pagamento-recebido', 'pagamento-divergente', 'pagamento-recebido'];
    await exigirDitos(compra.id, [...pagos, 'pagamento-aprovado']);
    await pagar(compra.id, 6_000);
    const { itens } = await ler(compra.id);
    const papeis = `/v1/vendas/${compra.id}/itens/${itens[0].uid}/documentacao`;
    const corpo = { comandoId: randomUUID(), etapa: 'em preparação' };
    const falta = { comandoId: randomUUID(), pendencia: 'Falta o CRV assinado' };
    for (const um of [corpo, corpo, falta, falta])
      expect((await pedir('acerto', 'PUT', papeis, um)).status).toBe(200);
    await exigirDitos(compra.id, [
      ...[...pagos, 'pagamento-aprovado', 'pagamento-recebido', 'pagamento-aprovado'],
      ...['documentacao-etapa', 'documentacao-pendente'],
    ]);
    await mandar('acerto', 'POST', `/v1/vendas/${outra.id}/cancelar`, { motivo: 'O lote foi recolhido' });
    await exigirDitos(outra.id, ['venda-criada', 'venda-cancelada']);
    const { corpo: avisos } = await pedir('cliente1', 'GET', '/v1/cliente/avisos?porPagina=50');
    const fim = avisos.itens.find(({ evento }: Json) => evento === 'venda-cancelada');
    expect(fim.corpo).toContain('O lote foi recolhido');
  });

  it.each(['depois-de-pedir', 'antes-de-anotar'])(
    'once, also by an engine that dies between the write and the telling (%s)',
    async (quando) => {
      const [compra] = await comprar();
      const uid = await linha(compra.id, 10_000);
      // Nothing of it waits to be done: else the engine would die of that, before it is up.
      await exigirDitos(compra.id, ['venda-criada']);
      await trocar({ quando, vendaUid: compra.uid });
      const morto = engine.pid;
      // Of a call whose engine dies nobody knows how it went: here it was written.
      await mover(uid, 'AG_COMPENSACAO').catch(() => null);
      await ate(
        async () => respira(morto),
        (vive) => !vive,
      );
      await trocar();
      await exigirDitos(compra.id, ['venda-criada', 'pagamento-recebido']);
      expect((await ler(compra.id)).situacao).toBe('AguardandoValidacao');
    },
  );

  it('what a second person approved, when they have', async () => {
    const [compra] = await comprar();
    const uid = await linha(compra.id, 10_000);
    expect((await mover(uid, 'AG_COMPENSACAO')).status).toBe(200);
    const pedido = await mover(uid, 'PAGO');
    expect(pedido.status, pedido.texto).toBe(202);
    await exigirDitos(compra.id, ['venda-criada', 'pagamento-recebido']);
    const { aprovacaoUid } = pedido.corpo;
    const aprovada = await pedir('adm', 'POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, { revisao: 1 });
    expect(aprovada.status, aprovada.texto).toBe(200);
    await exigirDitos(compra.id, ['venda-criada', 'pagamento-recebido', 'pagamento-aprovado']);
  });

  it('of a pickup: booked, moved, cancelled', async () => {
    const agenda = {
      janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
      ...{ minutos: 60, lugares: 5, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 30, valorDia: 0 },
    };
    const nome = `Pátio ${randomUUID().slice(0, 8)}`;
    const { corpo: patio } = await pedir('adm', 'POST', '/v1/patios', {
      ...{ nome, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1', agenda },
    });
    const [compra] = await comprar(1, { localizacao: { patio: nome, cidade: 'Osasco', uf: 'SP' } });
    await pagar(compra.id, 10_000);
    const pagos = ['venda-criada', 'pagamento-recebido', 'pagamento-aprovado'];
    const { itens } = await ler(compra.id);
    const dia = (n: number) => new Date(Date.now() + n * DIA_MS).toISOString().slice(0, 10);
    const { corpo: vagas } = await pedir(
      ...(['cliente1', 'GET', `/v1/patios/${patio.uid}/vagas?de=${dia(5)}&ate=${dia(8)}`] as const),
    );
    const [primeira, , , ultima] = vagas.itens;
    const retirada = `/v1/cliente/compras/${compra.id}/retirada`;
    const feita = await mandar('cliente1', 'POST', retirada, {
      ...{ itens: [itens[0].uid], patUid: patio.uid, inicio: primeira.inicio },
    });
    expect(feita.status, feita.texto).toBe(201);
    await exigirDitos(compra.id, [...pagos, 'retirada-agendada']);
    await mandar('cliente1', 'PUT', `${retirada}/${feita.corpo.uid}`, { inicio: ultima.inicio });
    await exigirDitos(compra.id, [...pagos, 'retirada-agendada', 'retirada-agendada']);
    const cancelada = await pedir(
      'cliente1',
      'DELETE',
      `${retirada}/${feita.corpo.uid}?comandoId=${randomUUID()}`,
    );
    expect(cancelada.status, cancelada.texto).toBe(200);
    const ate1 = [...pagos, 'retirada-agendada', 'retirada-agendada', 'retirada-cancelada'];
    await exigirDitos(compra.id, ate1);
    const outra = await mandar('cliente1', 'POST', retirada, {
      ...{ itens: [itens[0].uid], patUid: patio.uid, inicio: ultima.inicio },
    });
    expect(outra.status, outra.texto).toBe(201);
    await exigirDitos(compra.id, [...ate1, 'retirada-agendada']);
  });

  it('a device that an account did not know, and neither the first one nor one that it knows', async () => {
    const corpo = { email: 'cliente7@demo.martelo', senha: SENHA };
    const entrar = async (cabecalhos: Record<string, string> = {}) => {
      const {
        status,
        corpo: aberta,
        texto,
      } = await engine.pedir('POST', '/v1/auth/token', {
        ...{ corpo, cabecalhos: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', ...cabecalhos } },
      });
      expect(status, texto).toBe(200);
      return aberta;
    };
    const novos = async (token: string) => {
      const { corpo: sino } = await engine.pedir('GET', '/v1/cliente/avisos?porPagina=50', { token });
      return sino.itens.filter(({ evento }: Json) => evento === 'novo-dispositivo');
    };
    const { access_token: token, dispositivo } = await entrar();
    await entrar({ 'x-martelo-dispositivo': dispositivo });
    expect(await novos(token)).toEqual([]);
    await entrar();
    const [aviso] = await ate(
      () => novos(token),
      (todos) => todos.length > 0,
    );
    expect(`${aviso.titulo} ${aviso.corpo}`).toContain('Firefox no Linux');
    await engine.pedir('POST', '/v1/auth/token', { corpo: { ...corpo, senha: 'errada' } });
    // Who comes after it is told after it: of the wrong password there was nothing to tell.
    await entrar();
    expect(
      await ate(
        () => novos(token),
        (todos) => todos.length > 1,
      ),
    ).toHaveLength(2);
  });
});

describe('a deadline (P3)', () => {
  it('is the brand’s: so many business days, holidays left out', async () => {
    await regras({ prazoPagamento: { dias: 3, uteis: true } });
    const [compra] = await comprar();
    const { dataPagamento, dataVenda } = await ler(compra.id);
    let dia = new Date(Date.parse(dataVenda) - DIA_MS / 8);
    for (let faltam = 3; faltam > 0; ) {
      dia = new Date(dia.getTime() + DIA_MS);
      const feriado = ['11-02', '11-15', '11-20', '12-25', '01-01'].includes(dia.toISOString().slice(5, 10));
      if (dia.getUTCDay() % 6 !== 0 && !feriado) faltam--;
    }
    expect(dataPagamento).toBe(
      new Date(`${dia.toISOString().slice(0, 10)}T23:59:59.999-03:00`).toISOString(),
    );
  });
});

describe('a brand’s rules of purchases', () => {
  it.each([
    ['prazoPagamento', { dias: -1, uteis: false }],
    ['prazoPagamento', { dias: 2 }],
    ['desistenciaAutomatica', { dias: 2 }],
    ['desistenciaAutomatica', true],
    ['multaDesistencia', 101],
    ['agruparVendas', 'sim'],
  ])('are refused in words where %s is %o', async (campo, valor) => {
    const recusada = await engine.pedir('PUT', '/v1/hotsites/1/regras', {
      ...{ ...SERVICO, corpo: { ...deFabrica, [campo]: valor } },
    });
    expect([recusada.status, recusada.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
  });
});

describe('wins of one auction (P2)', () => {
  it('go on in the purchase that is open, until it has a payment; what was paid stays as it is', async () => {
    await regras({ agruparVendas: true });
    const { lotes } = await engine.leilao(
      { porcentagemComissao: 0 },
      [1, 2, 3].map((i) => ({
        ...{ nome: `Junto ${i}`, tipo: 'Carro', valor: { minimo: 100, compreJa: 10_000 * i + 1 } },
      })),
    );
    const levar = async (i: number) =>
      (await mandar('cliente1', 'POST', `/v1/lotes/${lotes[i]}/compre-ja`, { valor: 10_000 * (i + 1) + 1 }))
        .corpo.venda;
    const primeira = await levar(0);
    const segunda = await levar(1);
    const junta = await ate(
      () => ler(primeira.id),
      ({ itens }: Json) => itens.length === 2,
    );
    expect([junta.totalAPagar, junta.juntadas]).toEqual([30_002, [segunda.uid]]);
    expect(await ler(segunda.id)).toMatchObject({
      ...{ situacao: 'Cancelada', orientacao: { texto: `Juntada à compra nº ${primeira.id}.` } },
      encerramento: { juntadaEm: primeira.uid },
    });
    // Who is told of a win is told of the purchase that it is in; of one that goes on nobody hears that it was cancelled.
    await exigirDitos(primeira.id, ['venda-criada', 'venda-criada']);
    await exigirDitos(segunda.id, []);
    await pagar(primeira.id, 1);
    const terceira = await levar(2);
    await exigirDitos(terceira.id, ['venda-criada']);
    expect((await ler(terceira.id)).itens).toHaveLength(1);
    expect((await ler(primeira.id)).itens).toHaveLength(2);
  });

  it('split by staff they take delivery and discount along, to the centavo, and stay apart; a held pickup is in the way', async () => {
    await regras({ agruparVendas: true });
    const [primeira] = await comprar(2);
    const { itens } = await ate(
      () => ler(primeira.id),
      (compra: Json) => compra.itens.length === 2,
    );
    const endereco = {
      ...{ cep: '01001-000', logradouro: 'Praça da Sé', numero: '1', bairro: 'Centro', cidade: 'São Paulo' },
      estadoSigla: 'SP',
    };
    const dele = itens[1].uid;
    const entrega = await mandar('acerto', 'PUT', `/v1/vendas/${primeira.id}/itens/${dele}/entrega`, {
      ...{ metodo: 'Sedex', endereco, valor: 3_500 },
    });
    expect(entrega.status, entrega.texto).toBe(200);
    const desconto = { valor: 15_000, motivo: 'Acordo' };
    expect((await mandar('acerto', 'POST', `/v1/vendas/${primeira.id}/desconto`, desconto)).status).toBe(200);
    const antes = await ler(primeira.id);
    expect(antes.totalAPagar).toBe(20_001 + 3_500 - 15_000);
    const nova = await mandar('acerto', 'POST', `/v1/vendas/${primeira.id}/desmembrar`, { itens: [dele] });
    expect(nova.status, nova.texto).toBe(201);
    const [fica, sai] = [await ler(primeira.id), await ler(nova.corpo.id)];
    expect(fica.totalAPagar + sai.totalAPagar).toBe(antes.totalAPagar);
    expect([fica.totalAPagar, sai.itens[0].entrega.metodo, sai.separadaDe]).toEqual([
      0,
      'Sedex',
      primeira.uid,
    ]);
    expect(fica.separadas).toEqual([sai.uid]);
    await exigirDitos(sai.id, ['venda-criada']);
    // What nothing is owed for is paid: a slot may be held, and then it stays in its purchase.
    expect(fica.situacao).toBe('Fechada');
  });

  it('with a pickup that is held they are neither joined nor split', async () => {
    const agenda = {
      janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
      ...{ minutos: 60, lugares: 5, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 30, valorDia: 0 },
    };
    const nome = `Pátio ${randomUUID().slice(0, 8)}`;
    const { corpo: patio } = await pedir('adm', 'POST', '/v1/patios', {
      ...{ nome, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1', agenda },
    });
    const [uma, outra] = await comprar(2, { localizacao: { patio: nome, cidade: 'Osasco', uf: 'SP' } });
    // Given away: nothing was paid, and all is free to be picked up.
    for (const [i, { id }] of [uma, outra].entries())
      expect(
        (await mandar('acerto', 'POST', `/v1/vendas/${id}/desconto`, { valor: 10_000 + i, motivo: 'Brinde' }))
          .status,
      ).toBe(200);
    const { itens } = await ler(uma.id);
    const { corpo: vagas } = await pedir(
      'cliente1',
      'GET',
      `/v1/patios/${patio.uid}/vagas?de=${daqui(2 * 86_400).slice(0, 10)}`,
    );
    const retirada = `/v1/cliente/compras/${uma.id}/retirada`;
    const feita = await mandar('cliente1', 'POST', retirada, {
      ...{ itens: [itens[0].uid], patUid: patio.uid, inicio: vagas.itens[0].inicio },
    });
    expect(feita.status, feita.texto).toBe(201);
    const juntar = () => mandar('acerto', 'POST', `/v1/vendas/${outra.id}/agrupar`, { vendas: [uma.id] });
    const recusada = await juntar();
    expect([recusada.status, recusada.corpo.codigo, recusada.corpo.vendaId]).toEqual([
      ...[422, 'VENDA_COM_RETIRADA', uma.id],
    ]);
    await pedir('cliente1', 'DELETE', `${retirada}/${feita.corpo.uid}?comandoId=${randomUUID()}`);
    const junta = await juntar();
    expect(junta.status, junta.texto).toBe(200);
    expect((await ler(outra.id)).itens).toHaveLength(2);
    // What was given away has notas too: of the purchase that goes on one stands, and it names both lots.
    const notas = async (id: number) =>
      (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}/documentos`)).corpo.itens
        .filter(({ tipo }: Json) => tipo === 'nota')
        .map(({ estado }: Json) => estado);
    await expect.poll(() => notas(outra.id)).toEqual(['valido', 'substituido']);
    await expect.poll(() => notas(uma.id)).toEqual(['cancelado']);
  });
});
