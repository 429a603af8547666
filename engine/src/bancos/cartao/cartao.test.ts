import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abrirSimuladores, type Simuladores } from '../../demo/simuladores.ts';
import { FalhaDoBanco } from '../falha.ts';
import { abrirTransporte, type Pedido } from '../transporte.ts';
import type { AvisoBruto, Cartao, PedidoDeCartao } from './cartao.ts';
import { cartaoMercadoPago } from './mercado-pago.ts';
import { CABECALHO_DA_ASSINATURA, cartaoSimulado } from './simulador.ts';

const AGORA = Date.parse('2026-11-23T15:00:00Z');
const TABELA = { maximo: 12, semJuros: 3, taxaAoMes: 2.99, parcelaMinima: 5_000 };
const pedido = (campos: Partial<PedidoDeCartao> = {}): PedidoDeCartao => ({
  ...{ pagamentoUid: '01900000-0000-7000-8000-000000000001', centavos: 1_000_000, parcelas: 10 },
  ...{ descricao: 'Compra 12 — <Lote & cia>', voltarPara: 'http://leilo.localhost/compra' },
  ...{ avisarEm: 'http://127.0.0.1:9/avisos', expiraEm: AGORA + 3_600_000, ...campos },
});
const semProva = expect.objectContaining({ codigo: 'AVISO_SEM_PROVA' });
const lancado = (fazer: () => unknown): unknown => {
  try {
    return fazer();
  } catch (erro) {
    return erro;
  }
};

describe('the simulated checkout', () => {
  let simuladores: Simuladores;
  let cartao: Cartao;
  let casa: Server;
  let agora: number;
  const avisos: AvisoBruto[] = [];

  beforeEach(async () => {
    agora = AGORA;
    avisos.length = 0;
    simuladores = await abrirSimuladores({ porta: 0, banco: null, tabela: TABELA, agora: () => agora });
    const { cartao: provedor, url } = simuladores;
    cartao = cartaoSimulado({
      ...{
        transporte: abrirTransporte({}, { alcance: 'esta-maquina' }),
        url,
        token: provedor.token,
        segredo: provedor.segredo,
      },
      agora: () => agora,
    });
    casa = createServer(async (req, res) => {
      const partes: Buffer[] = [];
      for await (const parte of req) partes.push(parte as Buffer);
      avisos.push({ cabecalhos: req.headers, consulta: new URLSearchParams(), corpo: Buffer.concat(partes) });
      res.end();
    });
    await new Promise<void>((pronto) => casa.listen(0, '127.0.0.1', pronto));
  });
  afterEach(async () => {
    await simuladores.fechar();
    casa.close();
  });
  const avisarEm = () => `http://127.0.0.1:${(casa.address() as AddressInfo).port}/avisos`;
  const pressionar = (endereco: string, acao: string, parcelas: number) =>
    fetch(endereco, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ acao, parcelas: String(parcelas) }),
    });

  it('offers the table’s instalments in words and sends the buyer back; the notice is a hint, the answer decides', async () => {
    const { endereco } = await cartao.criar(pedido({ avisarEm: avisarEm() }));
    const pagina = await (await fetch(endereco)).text();
    expect(pagina).toContain('lang="pt-BR"');
    expect(pagina).toContain('&#60;Lote &#38; cia&#62;');
    expect(pagina).toContain('R$ 10.000,00');
    expect(pagina.match(/type="radio"/g)).toHaveLength(10);
    expect(pagina).toContain('10 vezes de R$ 1.171,71</b>');
    expect(pagina).toContain('total de R$ 11.717,10, juros de 2,99\u00a0% ao mês');
    expect(pagina).not.toMatch(/name="(numero|cvv|validade|cartao)"/);
    const volta = await pressionar(endereco, 'pagar', 10);
    expect([volta.status, volta.headers.get('location')]).toEqual([303, 'http://leilo.localhost/compra']);
    const id = cartao.lerAviso(avisos[0]!);
    expect(await cartao.consultar(id!)).toMatchObject({
      ...{ id, pagamentoUid: pedido().pagamentoUid, situacao: 'CAPTURADA', centavos: 1_000_000 },
      ...{ parcelas: 10, valorComJuros: 1_171_710, taxaDeJuros: 2.99, final: '4242' },
    });
  });

  it('knows of a denied card, of who goes back, and of every try of a payment', async () => {
    const { endereco } = await cartao.criar(pedido({ avisarEm: avisarEm() }));
    await pressionar(endereco, 'recusar', 1);
    expect((await pressionar(endereco, 'desistir', 1)).status).toBe(303);
    await pressionar(endereco, 'pagar', 2);
    const tentativas = await cartao.procurar(pedido().pagamentoUid);
    expect(tentativas.map(({ situacao }) => situacao)).toEqual(['CAPTURADA', 'NEGADA']);
    expect(avisos).toHaveLength(2);
    expect(await cartao.procurar('outro')).toEqual([]);
    const [paga] = tentativas;
    expect(simuladores.cartao.mover(paga!.id, 'CONTESTADA')).toBe(true);
    expect(simuladores.cartao.mover(paga!.id, 'AUTORIZADA')).toBe(false);
    simuladores.cartao.mover(paga!.id, 'PERDIDA');
    expect((await cartao.consultar(paga!.id)).situacao).toBe('PERDIDA');
  });

  it('takes no choice that it does not offer, no address that is over, and nobody without its token', async () => {
    const { endereco } = await cartao.criar(pedido());
    for (const [acao, parcelas] of [
      ['pagar', 11],
      ['pagar', 0],
      ['doar', 1],
    ] as const)
      expect((await pressionar(endereco, acao, parcelas)).status).toBe(404);
    agora += 3_600_001;
    expect((await fetch(endereco)).status).toBe(404);
    const estranho = cartaoSimulado({
      ...{
        transporte: abrirTransporte({}, { alcance: 'esta-maquina' }),
        url: simuladores.url,
        token: 'x',
        segredo: 'x',
        agora: () => agora,
      },
    });
    await expect(estranho.criar(pedido())).rejects.toMatchObject({ tipo: 'sem-acesso' });
    await expect(cartao.consultar('nada')).rejects.toMatchObject({ tipo: 'nao-encontrado' });
  });

  it('signs the very bytes and their time: anything else is no notice', async () => {
    const { endereco } = await cartao.criar(pedido({ avisarEm: avisarEm() }));
    await pressionar(endereco, 'pagar', 1);
    const aviso = avisos[0]!;
    const com = (mudado: Partial<AvisoBruto>) => lancado(() => cartao.lerAviso({ ...aviso, ...mudado }));
    expect(com({ corpo: Buffer.from(`${aviso.corpo} `) })).toEqual(semProva);
    expect(com({ cabecalhos: {} })).toEqual(semProva);
    const assinatura = String(aviso.cabecalhos[CABECALHO_DA_ASSINATURA]);
    expect(
      com({ cabecalhos: { [CABECALHO_DA_ASSINATURA]: assinatura.replace(/t=\d+/, 't=1795446001') } }),
    ).toEqual(semProva);
    agora = AGORA + 299_000;
    expect(com({})).toMatch(/^T/);
    agora = AGORA + 301_000;
    expect(com({})).toEqual(semProva);
    agora = AGORA - 301_000;
    expect(com({})).toEqual(semProva);
  });
});

describe('Mercado Pago', () => {
  const SEGREDO = 'segredo-dos-avisos';
  const pedidos: Pedido[] = [];
  const mercadoPago = (status: number, resposta: unknown): Cartao =>
    cartaoMercadoPago({
      transporte: {
        async pedir(um) {
          pedidos.push(um);
          return { status, texto: JSON.stringify(resposta) };
        },
        fechar() {},
      },
      ...{ token: 'APP_USR-1', segredo: SEGREDO, agora: () => AGORA },
    });
  /** As its reference shows a payment, with what is not read in it as well. */
  const pagamento = (campos: object = {}) => ({
    ...{
      id: 112233445566,
      date_created: '2026-11-23T11:58:00.000-03:00',
      live_mode: true,
      currency_id: 'BRL',
    },
    ...{ status: 'approved', status_detail: 'accredited', payment_type_id: 'credit_card' },
    ...{ payment_method_id: 'master', external_reference: pedido().pagamentoUid, installments: 6 },
    ...{ transaction_amount: 1234.56, transaction_amount_refunded: 0, authorization_code: '301299' },
    transaction_details: {
      total_paid_amount: 1399.98,
      net_received_amount: 1173.1,
      installment_amount: 233.33,
    },
    card: { first_six_digits: '503175', last_four_digits: '0604', expiration_year: 2030 },
    ...campos,
  });
  beforeEach(() => {
    pedidos.length = 0;
  });

  it('is asked for a preference of credit cards alone, in exact reais', async () => {
    const cartao = mercadoPago(201, {
      id: 'pref-1',
      init_point: 'https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=pref-1',
    });
    expect(await cartao.criar(pedido({ centavos: 123_456, avisarEm: 'https://engine/avisos' }))).toEqual({
      ...{ id: 'pref-1', endereco: 'https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=pref-1' },
    });
    const [{ url, cabecalhos, corpo }] = pedidos as [Pedido];
    expect(url).toBe('https://api.mercadopago.com/checkout/preferences');
    expect(cabecalhos).toMatchObject({
      authorization: 'Bearer APP_USR-1',
      'x-idempotency-key': expect.any(String),
    });
    expect(JSON.parse(corpo!)).toMatchObject({
      items: [{ quantity: 1, currency_id: 'BRL', unit_price: 1234.56 }],
      ...{ external_reference: pedido().pagamentoUid, notification_url: 'https://engine/avisos' },
      ...{
        payment_methods: { installments: 10 },
        expires: true,
        expiration_date_to: '2026-11-23T16:00:00.000Z',
      },
    });
    expect(corpo).toContain('{"id":"debit_card"}');
  });

  it('says what was paid: interest apart, and nothing of the card but brand and last four', async () => {
    const lida = await mercadoPago(200, pagamento()).consultar('112233445566');
    expect(lida).toEqual({
      ...{ id: '112233445566', pagamentoUid: pedido().pagamentoUid, situacao: 'CAPTURADA', motivo: null },
      ...{ centavos: 123_456, estornado: 0, parcelas: 6, valorComJuros: 139_998, taxaDeJuros: null },
      ...{ bandeira: 'master', final: '0604', nsu: '301299' },
    });
    expect(JSON.stringify(lida)).not.toContain('503175');
    expect(pedidos[0]?.url).toBe('https://api.mercadopago.com/v1/payments/112233445566');
    expect(await mercadoPago(200, { paging: {}, results: [pagamento()] }).procurar('x')).toHaveLength(1);
  });

  it.each([
    ['pending', 'pending_waiting_payment', 'CRIADA'],
    ['in_process', 'pending_review_manual', 'CRIADA'],
    ['authorized', 'pending_capture', 'AUTORIZADA'],
    ['approved', 'partially_refunded', 'CAPTURADA'],
    ['rejected', 'cc_rejected_insufficient_amount', 'NEGADA'],
    ['cancelled', 'expired', 'EXPIRADA'],
    ['cancelled', 'by_collector', 'NEGADA'],
    ['refunded', 'refunded', 'ESTORNADA'],
    ['in_mediation', 'pending', 'CONTESTADA'],
    ['charged_back', 'in_process', 'CONTESTADA'],
    ['charged_back', 'settled', 'PERDIDA'],
    ['charged_back', 'reimbursed', 'GANHA'],
    ['a_new_one', null, 'CRIADA'],
  ])('its %s (%s) is %s', async (status, status_detail, situacao) => {
    const lida = await mercadoPago(200, pagamento({ status, status_detail })).consultar('1');
    expect(lida.situacao).toBe(situacao);
  });

  it.each([
    ['cc_rejected_insufficient_amount', 'saldo'],
    ['cc_rejected_bad_filled_security_code', 'dados'],
    ['cc_rejected_call_for_authorize', 'autorizar'],
    ['cc_rejected_other_reason', null],
    ['a_new_one', null],
  ])(
    'says why it refuses, as far as somebody can do something about it: %s is %s',
    async (status_detail, motivo) => {
      const lida = await mercadoPago(200, pagamento({ status: 'rejected', status_detail })).consultar('1');
      expect(lida).toMatchObject({ situacao: 'NEGADA', motivo });
    },
  );

  it.each([
    [401, 'sem-acesso'],
    [404, 'nao-encontrado'],
    [400, 'recusado'],
    [429, 'indisponivel'],
    [500, 'indisponivel'],
    [200, 'resposta-invalida'],
  ])('its %i is %s', async (status, tipo) => {
    const erro = await mercadoPago(status, { message: 'x' })
      .consultar('1')
      .catch((um: unknown) => um);
    expect(erro).toBeInstanceOf(FalhaDoBanco);
    expect(erro).toMatchObject({ tipo });
  });

  const avisoDe = (
    campos: { ts?: string; id?: string; pedido?: string; tipo?: string; segredo?: string } = {},
  ): AvisoBruto => {
    const {
      ts = String(AGORA),
      id = 'ABC123',
      pedido: um = 'f7b2',
      tipo = 'payment',
      segredo = SEGREDO,
    } = campos;
    // The template of its documentation: the id in small letters.
    const v1 = createHmac('sha256', segredo)
      .update(`id:${id.toLowerCase()};request-id:${um};ts:${ts};`)
      .digest('hex');
    return {
      cabecalhos: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': um },
      consulta: new URLSearchParams({ 'data.id': id, type: tipo }),
      corpo: Buffer.from('{"type":"payment","data":{"id":"another"}}'),
    };
  };

  it('signs the id in the address: that one is asked for, in ms or seconds, within five minutes', () => {
    const cartao = mercadoPago(200, {});
    expect(cartao.lerAviso(avisoDe())).toBe('ABC123');
    expect(cartao.lerAviso(avisoDe({ ts: String(AGORA / 1_000) }))).toBe('ABC123');
    expect(cartao.lerAviso(avisoDe({ tipo: 'topic_merchant_order_wh' }))).toBeNull();
    const outroId = { ...avisoDe(), consulta: new URLSearchParams({ 'data.id': 'OUTRO', type: 'payment' }) };
    for (const ruim of [
      outroId,
      avisoDe({ segredo: 'outro' }),
      avisoDe({ ts: String(AGORA - 301_000) }),
      avisoDe({ ts: 'agora' }),
      { ...avisoDe(), cabecalhos: {} },
    ])
      expect(lancado(() => cartao.lerAviso(ruim))).toEqual(semProva);
  });
});
