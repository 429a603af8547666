import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foto, provarPagamento } from './comprovante-de-pagamento.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'cliente1', 'cliente2']) tokens[quem] = await engine.entrar(quem);
}, 300_000);
afterAll(() => engine.encerrar());

/** Bought at once by cliente1 for this, fees left out: no commission. Centavos. */
async function comprar(valor = 1_000_000, lotes = 1): Promise<Json[]> {
  const { lotes: uids } = await engine.leilao(
    { porcentagemComissao: 0 },
    Array.from({ length: lotes }, (_, i) => ({
      ...{ nome: `Comprado ${i}`, tipo: 'Carro', valor: { minimo: 100, compreJa: valor } },
    })),
  );
  const compras: Json[] = [];
  for (const uid of uids) {
    const { corpo, texto } = await engine.pedir('POST', `/v1/lotes/${uid}/compre-ja`, {
      token: tokens.cliente1,
      corpo: { comandoId: randomUUID(), valor },
    });
    if (!corpo.venda) throw new Error(texto);
    compras.push(corpo.venda);
  }
  return compras;
}
const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
const ler = async (id: number) => (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}`)).corpo;
const linha = async (quem: 'cliente1' | 'acerto', id: number, tipo: string, valor: number) => {
  const onde = quem === 'acerto' ? `/v1/vendas/${id}` : `/v1/cliente/compras/${id}`;
  const feita = await mandar(quem, 'POST', `${onde}/pagamentos`, { tipo, valor });
  expect(feita.status, feita.texto).toBe(201);
  return feita.corpo.uid as string;
};
const mover = (uid: string, situacao: string, motivo?: string) =>
  mandar('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao, ...(motivo && { motivo }) });
const enviar = (quem: string, uid: string, bytes: Uint8Array, comandoId?: string) =>
  provarPagamento(engine, quem, uid, { bytes, ...(comandoId && { comandoId }) });
/** A row that settlement makes and proves, and two people approve. */
const pagar = async (id: number, valor: number, tipo = 'DEPOSITO') => {
  const uid = await linha('acerto', id, tipo, valor);
  const prova = await enviar('acerto', uid, await foto('#abcdef'));
  expect(prova.status, prova.texto).toBe(201);
  // What settlement attaches is its own word: somebody else agrees.
  const movida = await mover(uid, 'PAGO');
  expect(movida.status, movida.texto).toBe(202);
  await concordar(engine, movida);
  return uid;
};
/** Asks for what needs a second person, and has it approved by them. */
const aDois = async (metodo: string, caminho: string, corpo: object) => {
  const pedido = await mandar('acerto', metodo, caminho, corpo);
  expect([pedido.status, pedido.corpo.situacao], pedido.texto).toEqual([202, 'AGUARDANDO']);
  const { aprovacaoUid } = pedido.corpo;
  const aprovada = await pedir('adm', 'POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, { revisao: 1 });
  expect(aprovada.status, aprovada.texto).toBe(200);
  await ate(
    () => pedir('adm', 'GET', `/v1/aprovacoes/${aprovacaoUid}/efeitos`),
    ({ corpo: efeitos }: Json) => efeitos.itens[0]?.situacao === 'FEITO',
  );
  return aprovacaoUid as string;
};
const lote = (id: number) =>
  ate(
    () => ler(id),
    (compra: Json) => compra.itens.length > 0,
  );
const situacaoDoLote = (lelUid: string, esperada: string) =>
  ate(
    () => engine.lote(lelUid),
    ({ situacao }: Json) => situacao === esperada,
  );

describe('a buyer’s rows (P5, P6)', () => {
  it('come with how to pay them, are never for more than is due, and free it when they are taken back', async () => {
    const [venda] = await comprar();
    const nova = await mandar('cliente1', 'POST', `/v1/cliente/compras/${venda.id}/pagamentos`, {
      ...{ tipo: 'PIX', valor: 600_000 },
    });
    expect([nova.status, nova.corpo.situacao]).toEqual([201, 'CADASTRADO']);
    expect(nova.corpo.instrucoes.pix.copiaECola).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    const ted = await mandar('cliente1', 'POST', `/v1/cliente/compras/${venda.id}/pagamentos`, {
      ...{ tipo: 'DEPOSITO', valor: 400_001 },
    });
    expect([ted.status, ted.corpo.codigo, ted.corpo.aguardandoFormaPagamento]).toEqual([
      ...[422, 'VALOR_EXCEDE_O_DEVIDO', 400_000],
    ]);
    const cancelada = await pedir(
      'cliente1',
      'DELETE',
      `/v1/cliente/pagamentos/${nova.corpo.uid}?comandoId=c1`,
    );
    expect(cancelada.corpo.canceladoEm).toEqual(expect.any(String));
    const compra = await ler(venda.id);
    expect(compra.totais).toMatchObject({ aguardandoFormaPagamento: 1_000_000, aguardandoPagamento: 0 });
    expect([compra.situacao, compra.orientacao.codigo, compra.aba]).toEqual([
      ...['AguardandoPagamento', 'PAGAR', 'agPagamentoAgValidacao'],
    ]);
  });

  it('of a means that the brand has not leave nothing standing in the way of another', async () => {
    const [venda] = await comprar();
    const caminho = `/v1/cliente/compras/${venda.id}/pagamentos`;
    const boleto = await mandar('cliente1', 'POST', caminho, { tipo: 'BOLETO', valor: 1_000_000 });
    expect([boleto.status, boleto.corpo.codigo]).toEqual([422, 'MEIO_INDISPONIVEL']);
    // What is refused to all is offered to nobody.
    expect((await pedir('cliente1', 'GET', '/v1/cliente/formas-de-pagamento')).corpo).toEqual({
      formas: ['DEPOSITO', 'PIX'],
    });
    expect((await ler(venda.id)).totais.aguardandoFormaPagamento).toBe(1_000_000);
    await linha('cliente1', venda.id, 'PIX', 1_000_000);
  });

  it('the same command is one row and one answer; with something else in it, a conflict', async () => {
    const [venda] = await comprar();
    const caminho = `/v1/cliente/compras/${venda.id}/pagamentos`;
    const corpo = { comandoId: 'uma-vez', tipo: 'DEPOSITO', valor: 500_000 };
    const vezes = await Promise.all(
      Array.from({ length: 5 }, () => pedir('cliente1', 'POST', caminho, corpo)),
    );
    expect(new Set(vezes.map(({ corpo }) => corpo.uid)).size).toBe(1);
    expect((await ler(venda.id)).pagamentos).toHaveLength(1);
    const outro = await pedir('cliente1', 'POST', caminho, { ...corpo, valor: 1 });
    expect([outro.status, outro.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);
  });

  it('one command told at once with two contents is one of them; the other is refused (rule 10)', async () => {
    const [venda] = await comprar();
    const caminho = `/v1/cliente/compras/${venda.id}/pagamentos`;
    const corpo = { comandoId: 'dois-de-uma-vez', tipo: 'DEPOSITO' };
    const lados = await Promise.all(
      [500_000, 300_000].map((valor) => pedir('cliente1', 'POST', caminho, { ...corpo, valor })),
    );
    const aceito = lados.find(({ status }) => status === 201)!;
    expect(lados.filter((lado) => lado !== aceito).map(({ corpo }) => corpo.codigo)).toEqual([
      'COMANDO_CONFLITANTE',
    ]);
    const { pagamentos } = await ler(venda.id);
    expect(pagamentos.map(({ uid, valor }: Json) => ({ uid, valor }))).toEqual([
      { uid: aceito.corpo.uid, valor: aceito.corpo.valor },
    ]);
  });

  it('two at once never stand for more than is due', async () => {
    const [venda] = await comprar();
    const corpo = { tipo: 'DEPOSITO', valor: 300_000 };
    const feitas = await Promise.all(
      Array.from({ length: 8 }, () =>
        mandar('cliente1', 'POST', `/v1/cliente/compras/${venda.id}/pagamentos`, corpo),
      ),
    );
    expect(feitas.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await ler(venda.id)).totais.aguardandoFormaPagamento).toBe(100_000);
  });

  it('are nobody else’s: not to read, to pay, to take back', async () => {
    const [venda] = await comprar();
    const uid = await linha('cliente1', venda.id, 'PIX', 100);
    for (const [metodo, caminho, corpo] of [
      ['GET', `/v1/cliente/compras/${venda.uid}`],
      ['POST', `/v1/cliente/compras/${venda.id}/pagamentos`, { comandoId: 'x', tipo: 'PIX', valor: 1 }],
      ['GET', `/v1/cliente/pagamentos/${uid}/instrucoes`],
      ['DELETE', `/v1/cliente/pagamentos/${uid}`],
    ] as const)
      expect((await pedir('cliente2', metodo, caminho, corpo)).status, caminho).toBe(404);
    for (const quem of ['cliente1', 'cliente2'])
      expect((await mandar(quem, 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao: 'PAGO' })).status).toBe(
        403,
      );
  });

  it.each([
    ['a fraction', { tipo: 'PIX', valor: 1.5 }],
    ['nothing', { tipo: 'PIX', valor: 0 }],
    ['less than nothing', { tipo: 'PIX', valor: -100 }],
    ['cash', { tipo: 'DINHEIRO', valor: 100 }],
    ['no type', { valor: 100 }],
    ['its own situation', { tipo: 'PIX', valor: 100, situacao: 'PAGO' }],
  ])('of %s are refused in words', async (_, corpo) => {
    const [venda] = await comprar();
    const recusa = await mandar('cliente1', 'POST', `/v1/cliente/compras/${venda.id}/pagamentos`, corpo);
    expect(recusa.status).toBe(400);
    expect(recusa.corpo.codigo).toBe('REQUISICAO_INVALIDA');
  });
});

describe('what the screens ask beside the purchases', () => {
  it('the auctions in which one bought, with how many purchases of each stand in each tab', async () => {
    const [venda] = await comprar(1_000_000, 2);
    const { leiUid, leilaoNome } = await ler(venda.id);
    const { corpo } = await pedir('cliente1', 'GET', '/v1/cliente/resumo-compras');
    const leilao = corpo.leiloes.find(({ uid }: Json) => uid === leiUid);
    expect(leilao).toMatchObject({ nome: leilaoNome, porAba: { agPagamentoAgValidacao: 2 } });
    expect(corpo.leiloes.map(({ ultima }: Json) => ultima)).toEqual(
      corpo.leiloes
        .map(({ ultima }: Json) => ultima)
        .toSorted()
        .toReversed(),
    );
    const { corpo: de2 } = await pedir('cliente2', 'GET', '/v1/cliente/resumo-compras');
    expect(de2.leiloes.some(({ uid }: Json) => uid === leiUid)).toBe(false);
  });

  it('the address of the account, whole, and nobody else’s', async () => {
    const { status, corpo } = await pedir('cliente1', 'GET', '/v1/cliente/endereco-entrega');
    expect(status).toBe(200);
    expect(corpo.endereco).toMatchObject({ cep: expect.stringMatching(/^\d{5}-\d{3}$/) });
    expect((await pedir('adm', 'GET', '/v1/cliente/endereco-entrega')).status).toBe(403);
  });
});

describe('settlement (P5, P6, P12)', () => {
  it('the table of examples, by the calls alone', async () => {
    const [venda] = await comprar();
    const { id, uid: vendaUid } = venda;
    const { lelUid } = await lote(id);
    const deposito = await linha('cliente1', id, 'DEPOSITO', 1_000_000);
    expect((await ler(id)).situacao).toBe('AguardandoPagamento');
    expect((await mover(deposito, 'PAGO')).corpo.codigo).toBe('TRANSICAO_INVALIDA');
    await mover(deposito, 'AG_COMPENSACAO');
    expect((await ler(id)).situacao).toBe('AguardandoValidacao');
    expect((await mover(deposito, 'DIVERGENTE')).corpo.codigo).toBe('MOTIVO_OBRIGATORIO');
    await mover(deposito, 'DIVERGENTE', 'Valor ilegível');
    expect((await ler(id)).orientacao.codigo).toBe('DIVERGENCIA');
    await pagar(id, 600_000);
    expect(await ler(id)).toMatchObject({
      situacao: 'AguardandoPagamento',
      totais: { restante: 400_000, aguardandoFormaPagamento: 400_000, divergente: 1_000_000 },
      orientacao: { codigo: 'DIVERGENCIA' },
    });
    const interno = await linha('acerto', id, 'BOLETO_INTERNO', 400_000);
    for (const situacao of ['AG_COMPENSACAO', 'PAGO'])
      expect((await mover(interno, situacao)).status).toBe(200);
    expect((await ler(id)).totais.aprovado).toBe(600_000);
    const pix = await pagar(id, 450_000, 'PIX');
    expect(await ler(id)).toMatchObject({ situacao: 'Fechada', totais: { valorTroco: 50_000 } });
    await situacaoDoLote(lelUid, 'PAGO');
    await aDois('POST', `/v1/pagamentos/${pix}/estorno`, { valor: 50_000, motivo: 'Pagou a mais' });
    expect(await ler(id)).toMatchObject({ situacao: 'Fechada', totais: { valorTroco: 0 } });
    const demais = await mandar('acerto', 'POST', `/v1/pagamentos/${pix}/estorno`, {
      ...{ valor: 400_001, motivo: 'Mais do que resta' },
    });
    expect(demais.corpo).toMatchObject({ codigo: 'ESTORNO_EXCEDE', resto: 400_000 });
    await aDois('POST', `/v1/pagamentos/${pix}/estorno`, { motivo: 'Todo' });
    expect((await ler(id)).situacao).toBe('AguardandoPagamento');
    await situacaoDoLote(lelUid, 'AG_PAGAMENTO');
    const { corpo: interna } = await pedir('acerto', 'GET', `/v1/vendas/${vendaUid}`);
    expect(interna.totais).toEqual((await ler(id)).totais);
    expect(interna.comandos).toBeUndefined();
  });

  it('an empty Sedex keeps it open, its value is owed, and sent papers stay as they are (P16, P20)', async () => {
    const [{ id }] = (await comprar()) as [Json];
    const { itens } = await ler(id);
    // To where the demo's table has no Sedex.
    const endereco = { logradouro: 'Rua das Acácias', numero: '1', bairro: 'Centro', cep: '69005-070' };
    const entregar = (item: object) =>
      mandar('cliente1', 'PUT', `/v1/cliente/compras/${id}/entrega`, {
        itens: [{ uid: itens[0].uid, ...item }],
      });
    expect((await entregar({ metodo: 'Retirada' })).corpo.codigo).toBe('PATIO_OBRIGATORIO');
    expect((await entregar({ metodo: 'Sedex', patUid: randomUUID(), endereco })).corpo.codigo).toBe(
      'PATIO_INDEVIDO',
    );
    expect((await entregar({ metodo: 'Sedex' })).corpo.codigo).toBe('ENDERECO_OBRIGATORIO');
    expect((await entregar({ metodo: 'Sedex', endereco })).status).toBe(200);
    await pagar(id, 1_000_000);
    expect(await ler(id)).toMatchObject({ situacao: 'AguardandoValidacao', todosComEnvio: true });
    const item = `/v1/vendas/${id}/itens/${itens[0].uid}`;
    await mandar('acerto', 'PUT', `${item}/entrega`, { metodo: 'Sedex', valor: 3_500 });
    expect(await ler(id)).toMatchObject({ situacao: 'AguardandoPagamento', totais: { restante: 3_500 } });
    await pagar(id, 3_500);
    expect((await ler(id)).itens[0].documentacao.prazoAtual).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const etapa of ['em preparação', 'pronta'])
      expect((await mandar('acerto', 'PUT', `${item}/documentacao`, { etapa })).status).toBe(200);
    const sem = await mandar('acerto', 'PUT', `${item}/documentacao`, { etapa: 'enviada' });
    expect(sem.corpo.codigo).toBe('CODIGO_ENVIO_OBRIGATORIO');
    await mandar('acerto', 'PUT', `${item}/documentacao`, { etapa: 'enviada', codigo: 'BR123456789' });
    expect((await entregar({ metodo: 'Carta Registrada', endereco })).corpo.codigo).toBe('ENTREGA_ENVIADA');
    const salto = await mandar('acerto', 'PUT', `${item}/documentacao`, { etapa: 'aguardando' });
    expect(salto.corpo.codigo).toBe('TRANSICAO_INVALIDA');
  });

  it('papers that are fetched have no address and no price: neither is dropped in silence (P16)', async () => {
    const [{ id }] = (await comprar()) as [Json];
    const { uid } = (await ler(id)).itens[0];
    const patUid = (await pedir('adm', 'GET', '/v1/patios?porPagina=1')).corpo.itens[0].uid;
    const endereco = { logradouro: 'Rua das Acácias', numero: '1', bairro: 'Centro', cep: '69005-070' };
    const retirada = { metodo: 'Retirada', patUid };
    const recusado = (resposta: Json, campo: string) =>
      expect([resposta.status, resposta.corpo.codigo, resposta.corpo.campo], resposta.texto).toEqual([
        ...[422, 'RETIRADA_SEM_ENVIO', campo],
      ]);
    const doCliente = (item: object) =>
      mandar('cliente1', 'PUT', `/v1/cliente/compras/${id}/entrega`, { itens: [{ uid, ...item }] });
    const daEquipe = (corpo: object) =>
      mandar('acerto', 'PUT', `/v1/vendas/${id}/itens/${uid}/entrega`, corpo);
    recusado(await doCliente({ ...retirada, endereco }), 'endereco');
    recusado(await daEquipe({ ...retirada, endereco }), 'endereco');
    recusado(await daEquipe({ ...retirada, valor: 3_500 }), 'valor');
    // What is not theirs to say, or nothing that anybody knows, is named.
    for (const [campo, valor] of [
      ['valor', 1],
      ['enviadoEm', '2026-11-21T12:00:00.000Z'],
    ] as const) {
      const fora = await doCliente({ ...retirada, [campo]: valor });
      expect([fora.status, fora.texto.includes(campo)], fora.texto).toEqual([400, true]);
    }
    expect((await ler(id)).itens[0].entrega).toBeNull();
    expect((await doCliente(retirada)).status).toBe(200);
  });

  it('two people on one row: one decides, the other is told that it was', async () => {
    const [{ id }] = (await comprar()) as [Json];
    const uid = await linha('cliente1', id, 'DEPOSITO', 1_000_000);
    await enviar('cliente1', uid, await foto('#fedcba'));
    const [um, outro] = await Promise.all([mover(uid, 'PAGO'), mover(uid, 'DIVERGENTE', 'Não veio')]);
    expect([um.status, outro.status].toSorted()).toEqual([200, 422]);
  });

  it('a stale revision is refused with both versions, and nothing is done', async () => {
    const [{ id }] = (await comprar()) as [Json];
    const { revisao } = (await pedir('acerto', 'GET', `/v1/vendas/${id}`)).corpo;
    const desconto = (valor: number) =>
      mandar('acerto', 'POST', `/v1/vendas/${id}/desconto`, { valor, motivo: 'Acordo', revisao });
    expect((await desconto(10_000)).corpo.totalAPagar).toBe(990_000);
    const tarde = await desconto(20_000);
    expect([tarde.status, tarde.corpo.codigo]).toEqual([409, 'REVISAO_DESATUALIZADA']);
    expect(tarde.corpo.atual.valorDesconto).toBe(10_000);
    expect(tarde.corpo.atual.comandos).toBeUndefined();
    expect((await ler(id)).totais.total).toBe(990_000);
  });

  it('given up or cancelled, it frees what nobody paid and lists what is to be given back (P21)', async () => {
    for (const [ato, situacao] of [
      ['cancelar', 'Cancelada'],
      ['desistencia', 'ClienteDesistiu'],
    ] as const) {
      const [{ id }] = (await comprar()) as [Json];
      const { lelUid } = await ler(id);
      await pagar(id, 400_000);
      await linha('cliente1', id, 'PIX', 100_000);
      const fim = await mandar('acerto', 'POST', `/v1/vendas/${id}/${ato}`, { motivo: 'Não quer mais' });
      // Much of it was received: somebody else agrees (P10).
      expect(fim.status, fim.texto).toBe(202);
      await concordar(engine, fim);
      await situacaoDoLote(lelUid, 'CLIENTE_DESISTIU');
      const compra = await ler(id);
      expect(compra).toMatchObject({ situacao, aba: 'fechadas', saldo: 0, totalAPagar: 0 });
      const devolver = compra.pagamentos.find(({ estornoDe }: Json) => estornoDe !== null);
      expect(devolver).toMatchObject({ valor: -400_000, situacao: 'CADASTRADO' });
      expect(compra.pagamentos.filter(({ canceladoEm }: Json) => canceladoEm !== null)).toHaveLength(1);
      const paga = await mandar('cliente1', 'POST', `/v1/cliente/compras/${id}/pagamentos`, {
        ...{ tipo: 'PIX', valor: 100 },
      });
      expect(paga.corpo.codigo).toBe('VENDA_NAO_AGUARDA_PAGAMENTO');
      const outra = await mandar('acerto', 'POST', `/v1/vendas/${id}/${ato}`, { motivo: 'De novo' });
      expect(outra.corpo.codigo).toBe('VENDA_ENCERRADA');
      // By hand it is made when it is shown: without its proof nobody is even asked to agree.
      const semProva = await mover(devolver.uid, 'PAGO');
      expect([semProva.status, semProva.corpo.codigo]).toEqual([422, 'DEVOLUCAO_SEM_PROVA']);
      // The house proves it, and nobody else.
      const doCliente = await enviar('cliente1', devolver.uid, await foto('#010203'));
      expect([doCliente.status, doCliente.corpo.codigo]).toEqual([422, 'TRANSICAO_INVALIDA']);
      const comandoId = randomUUID();
      const bytes = await foto('#0a0b0c');
      const provas = await Promise.all([1, 2].map(() => enviar('acerto', devolver.uid, bytes, comandoId)));
      expect(provas.map(({ status }) => status)).toEqual([201, 201]);
      const provada = (await ler(id)).pagamentos.find(({ uid }: Json) => uid === devolver.uid);
      expect(provada).toMatchObject({ situacao: 'CADASTRADO', comprovantes: [{ nome: 'comprovante.jpg' }] });
      expect((await ler(id)).saldo).toBe(0);
      const pedido = await mover(devolver.uid, 'PAGO');
      const aVer = await pedir('adm', 'GET', '/v1/aprovacoes/a-decidir');
      const visto = aVer.corpo.itens.find(({ uid }: Json) => uid === pedido.corpo.aprovacaoUid);
      expect(visto, aVer.texto).toMatchObject({
        impedimento: null,
        comprovantes: [{ nome: 'comprovante.jpg' }],
      });
      expect((await pedir('adm', 'GET', visto.comprovantes[0].endereco)).status).toBe(200);
      const { aprovacaoUid } = pedido.corpo;
      await pedir('adm', 'POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, { revisao: 1 });
      await ate(
        () => ler(id),
        ({ pagamentos }: Json) =>
          pagamentos.some(({ uid, situacao: como }: Json) => uid === devolver.uid && como === 'PAGO'),
      );
      // The buyer opens it.
      const meus = await pedir('cliente1', 'GET', `/v1/cliente/pagamentos/${devolver.uid}/comprovantes`);
      expect((await pedir('cliente1', 'GET', meus.corpo.itens[0].endereco)).status).toBe(200);
      // What was given back takes no more.
      const tarde = await enviar('acerto', devolver.uid, await foto('#111111'));
      expect([tarde.status, tarde.corpo.codigo]).toEqual([422, 'TRANSICAO_INVALIDA']);
    }
  });
});

describe('joining and splitting (P2)', () => {
  const juntar = (id: number, vendas: number[], quem = 'acerto') =>
    mandar(quem, 'POST', `/v1/vendas/${id}/agrupar`, { vendas });
  /** Three lots of one auction, bought by cliente1. */
  const tres = async () => (await comprar(100_000, 3)) as [Json, Json, Json];

  it('keeps every centavo, row and lot; the lots are the joined sale’s from then on', async () => {
    const [a, b, c] = await tres();
    const lotes = await Promise.all([a, b, c].map(async ({ id }) => (await ler(id)).lelUid));
    const linhaDeB = await linha('cliente1', b.id, 'DEPOSITO', 100_000);
    await enviar('cliente1', linhaDeB, await foto('#0f0f0f'));
    const junta = await juntar(a.id, [b.id, c.id]);
    expect([junta.status, junta.corpo.totalAPagar], junta.texto).toEqual([200, 300_000]);
    const compra = await ler(a.id);
    expect(compra.itens.map(({ lelUid }: Json) => lelUid).toSorted()).toEqual(lotes.toSorted());
    expect(compra.pagamentos).toMatchObject([{ uid: linhaDeB, situacao: 'AG_COMPENSACAO' }]);
    expect(compra.totais).toMatchObject({ aguardandoFormaPagamento: 200_000 });
    expect(await ler(b.id)).toMatchObject({ situacao: 'Cancelada', saldo: 0 });
    // The buyer’s row goes on where it is now.
    await mover(linhaDeB, 'PAGO');
    await pagar(a.id, 200_000);
    for (const lelUid of lotes) await situacaoDoLote(lelUid, 'PAGO');
  });

  it('is refused of others’ sales, of other auctions, of what was paid, and of itself', async () => {
    const [a, b, c] = await tres();
    const [outra] = (await comprar(100_000)) as [Json];
    await pagar(c.id, 1_000);
    for (const [ids, codigo] of [
      [[outra.id], 'VENDAS_NAO_SE_JUNTAM'],
      [[a.id], 'VENDAS_NAO_SE_JUNTAM'],
      [[b.id, c.id], 'VENDA_COM_PAGAMENTO'],
    ] as const)
      expect((await juntar(a.id, [...ids])).corpo.codigo).toBe(codigo);
    expect((await juntar(a.id, [b.id], 'cliente1')).status).toBe(403);
    expect((await ler(b.id)).situacao).toBe('AguardandoPagamento');
  });

  it('does not add up discounts that needed nobody else to what needs a second person (P10)', async () => {
    const [a, b, c] = (await comprar(500_000, 3)) as [Json, Json, Json];
    const descontar = (id: number, valor: number) =>
      mandar('acerto', 'POST', `/v1/vendas/${id}/desconto`, { valor, motivo: 'Acordo' });
    for (const { id } of [a, b]) expect((await descontar(id, 60_000)).status).toBe(200);
    const junta = await juntar(a.id, [b.id, c.id]);
    expect([junta.status, junta.corpo.codigo]).toEqual([422, 'DESCONTOS_SOMADOS']);
    expect((await ler(b.id)).situacao).toBe('AguardandoPagamento');
    expect((await descontar(b.id, 0)).status).toBe(200);
    expect((await juntar(a.id, [b.id, c.id])).status).toBe(200);
    expect((await ler(a.id)).valorDesconto).toBe(60_000);
  });

  it('a lot is taken out into a sale of its own, once, and nothing is lost of either', async () => {
    const [a, b] = await tres();
    await juntar(a.id, [b.id]);
    const { itens } = await ler(a.id);
    const corpo = { comandoId: 'tira-um', itens: [itens[1].uid] };
    const [uma, duas] = await Promise.all(
      [1, 2].map(() => pedir('acerto', 'POST', `/v1/vendas/${a.id}/desmembrar`, corpo)),
    );
    expect([uma!.status, uma!.corpo.uid], uma!.texto).toEqual([201, duas!.corpo.uid]);
    const [de, nova] = await Promise.all([ler(a.id), ler(uma!.corpo.id)]);
    expect([de.totalAPagar, nova.totalAPagar]).toEqual([100_000, 100_000]);
    expect([de.itens.length, nova.itens[0].uid]).toEqual([1, itens[1].uid]);
    // A number like every sale's, that no lot will have either.
    expect(nova.id).toBeLessThan(b.id + 1_000);
    const [depois] = (await comprar(100_000)) as [Json];
    expect(depois.id).toBeGreaterThan(nova.id);
    const tudo = await mandar('acerto', 'POST', `/v1/vendas/${a.id}/desmembrar`, { itens: [itens[0].uid] });
    expect(tudo.corpo.codigo).toBe('SEPARACAO_VAZIA');
    await pagar(nova.id, 100_000);
    await situacaoDoLote(nova.lelUid, 'PAGO');
    expect((await ler(a.id)).situacao).toBe('AguardandoPagamento');
  });
});

describe('proofs (P7)', () => {
  const divida = async () => {
    const [{ id }] = (await comprar()) as [Json];
    return { id, uid: await linha('cliente1', id, 'DEPOSITO', 1_000_000) };
  };

  it('move the row on, once for a command, and are seen by the buyer and by settlement alone', async () => {
    const { id, uid } = await divida();
    const bytes = await foto('#123456');
    const [uma, outra] = [
      await enviar('cliente1', uid, bytes, 'p1'),
      await enviar('cliente1', uid, bytes, 'p1'),
    ];
    expect([uma.status, uma.corpo.situacao], uma.texto).toEqual([201, 'AG_COMPENSACAO']);
    expect(outra.corpo.comprovante.uid).toBe(uma.corpo.comprovante.uid);
    const { pagamentos, situacao } = await ler(id);
    expect([situacao, pagamentos[0].comprovantes.length]).toEqual(['AguardandoValidacao', 1]);
    const { endereco } = uma.corpo.comprovante;
    const ver = (quem: string) => engine.pedir('GET', endereco, { token: tokens[quem]! });
    expect((await ver('cliente1')).status).toBe(200);
    expect([(await ver('cliente2')).status, (await ver('acerto')).status]).toEqual([404, 404]);
    const { corpo: daEquipe } = await pedir('acerto', 'GET', `/v1/pagamentos/${uid}/comprovantes`);
    expect(daEquipe.itens).toMatchObject([{ tipo: 'image/jpeg', iguais: [] }]);
    const dele = await engine.pedir('GET', daEquipe.itens[0].endereco, { token: tokens.acerto! });
    expect(dele.status).toBe(200);
    expect((await pedir('cliente2', 'GET', `/v1/cliente/pagamentos/${uid}/comprovantes`)).status).toBe(404);
  });

  it('of the same bytes are flagged with where they were sent before, to settlement alone', async () => {
    const [um, outro] = [await divida(), await divida()];
    const bytes = await foto('#654321');
    await enviar('cliente1', um.uid, bytes);
    await enviar('cliente1', outro.uid, bytes);
    const { corpo } = await pedir('acerto', 'GET', `/v1/pagamentos/${outro.uid}/comprovantes`);
    expect(corpo.itens[0].iguais).toMatchObject([{ pagamentoUid: um.uid, vendaId: um.id }]);
    const { corpo: dele } = await pedir(
      'cliente1',
      'GET',
      `/v1/cliente/pagamentos/${outro.uid}/comprovantes`,
    );
    expect(dele.itens[0].iguais).toBeUndefined();
  });

  it.each([
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01 isto não é uma foto'), 415, 'ARQUIVO_NAO_ACEITO'],
    ['nothing', () => Buffer.alloc(0), 422, 'ARQUIVO_RECUSADO'],
    ['16 MB', () => Buffer.alloc(16_000_000, 0xff), 413, 'CORPO_GRANDE_DEMAIS'],
  ] as const)(
    'that are %s are refused in words, and the row stays as it was',
    async (_, bytes, status, codigo) => {
      const { id, uid } = await divida();
      const recusa = await enviar('cliente1', uid, bytes());
      expect([recusa.status, recusa.corpo.codigo], recusa.texto).toEqual([status, codigo]);
      expect((await ler(id)).pagamentos[0]).toMatchObject({ situacao: 'CADASTRADO', comprovantes: [] });
    },
  );

  it('come after a refusal, and not after the money', async () => {
    const { uid } = await divida();
    await enviar('cliente1', uid, await foto('#111111'));
    await mover(uid, 'DIVERGENTE', 'Ilegível');
    const deNovo = await enviar('cliente1', uid, await foto('#222222'));
    expect([deNovo.status, deNovo.corpo.motivo], deNovo.texto).toEqual([201, null]);
    await mover(uid, 'PAGO');
    expect((await enviar('cliente1', uid, await foto('#333333'))).corpo.codigo).toBe('TRANSICAO_INVALIDA');
  });

  it('of somebody else’s row, or without a file, are none', async () => {
    const { uid } = await divida();
    expect((await enviar('cliente2', uid, await foto('#444444'))).status).toBe(404);
    const vazio = await mandar('cliente1', 'POST', `/v1/cliente/pagamentos/${uid}/comprovantes`);
    expect([400, 415]).toContain(vazio.status);
  });
});

describe('four eyes (P10)', () => {
  const semProva = async () => {
    const [{ id }] = (await comprar()) as [Json];
    const uid = await linha('acerto', id, 'DINHEIRO', 1_000_000);
    await mover(uid, 'AG_COMPENSACAO');
    return { id, uid };
  };
  const decidir = (quem: string, uid: string, como: string, corpo: object = {}) =>
    pedir(quem, 'POST', `/v1/aprovacoes/${uid}/${como}`, { revisao: 1, ...corpo });

  it('nothing moves before the second person, who is another; both are in the history', async () => {
    const { id, uid } = await semProva();
    const pedido = await mover(uid, 'PAGO');
    expect(pedido.status).toBe(202);
    const { aprovacaoUid } = pedido.corpo;
    expect((await ler(id)).totais.aprovado).toBe(0);
    expect((await decidir('acerto', aprovacaoUid, 'aprovar')).status).toBe(403);
    expect((await decidir('cliente1', aprovacaoUid, 'aprovar')).status).toBe(403);
    const proprio = await mandar('adm', 'PUT', `/v1/pagamentos/${uid}/situacao`, { situacao: 'PAGO' });
    expect((await decidir('adm', proprio.corpo.aprovacaoUid, 'aprovar')).corpo.codigo).toBe('PROPRIA_CONTA');
    expect((await decidir('adm', aprovacaoUid, 'aprovar')).status).toBe(200);
    await ate(
      () => ler(id),
      ({ totais }: Json) => totais.aprovado === 1_000_000,
    );
    const { corpo } = await pedir('adm', 'GET', `/v1/aprovacoes/${aprovacaoUid}`);
    expect(corpo).toMatchObject({ situacao: 'APROVADA', tipo: 'pagamento-sem-prova', valor: 1_000_000 });
    expect(corpo.pedidaPor).not.toBe(corpo.decididaPor);
    // What was asked for twice is refused once it is done.
    const { corpo: outra } = await pedir('adm', 'GET', `/v1/aprovacoes/${proprio.corpo.aprovacaoUid}`);
    expect(outra.situacao).toBe('AGUARDANDO');
  });

  it('refused, taken back or overtaken, it changes nothing', async () => {
    const { id, uid } = await semProva();
    const recusada = (await mover(uid, 'PAGO')).corpo.aprovacaoUid;
    expect((await decidir('adm', recusada, 'recusar', { motivo: 'Sem recibo' })).status).toBe(200);
    const desfeita = (await mover(uid, 'PAGO')).corpo.aprovacaoUid;
    expect((await decidir('adm', desfeita, 'cancelar')).status).toBe(403);
    expect((await decidir('acerto', desfeita, 'cancelar')).status).toBe(200);
    const atrasada = (await mover(uid, 'PAGO')).corpo.aprovacaoUid;
    await mover(uid, 'DIVERGENTE', 'Nota falsa');
    const tarde = await decidir('adm', atrasada, 'aprovar');
    expect([tarde.status, tarde.corpo.codigo], tarde.texto).toEqual([409, 'ESTADO_MUDOU']);
    for (const decidida of [recusada, desfeita]) {
      const deNovo = await decidir('adm', decidida, 'aprovar', { revisao: 2 });
      expect(deNovo.corpo.codigo).toBe('TRANSICAO_INVALIDA');
    }
    expect((await ler(id)).totais.aprovado).toBe(0);
  });

  it('the same command is one request', async () => {
    const { uid } = await semProva();
    const corpo = { comandoId: randomUUID(), situacao: 'PAGO' };
    const vezes = await Promise.all(
      [1, 2].map(() => pedir('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, corpo)),
    );
    expect(new Set(vezes.map(({ corpo: dito }) => dito.aprovacaoUid)).size).toBe(1);
  });

  it('a small discount needs nobody, a large one somebody, and a paid sale is not ended by one', async () => {
    const [{ id }] = (await comprar()) as [Json];
    const desconto = (valor: number) =>
      mandar('acerto', 'POST', `/v1/vendas/${id}/desconto`, { valor, motivo: 'Acordo' });
    expect([(await desconto(100_000)).status, (await desconto(100_001)).status]).toEqual([200, 202]);
    await pagar(id, 900_000);
    const fim = await mandar('acerto', 'POST', `/v1/vendas/${id}/cancelar`, { motivo: 'Arrependimento' });
    expect(fim.status).toBe(202);
    expect((await ler(id)).situacao).toBe('Fechada');
  });
});
