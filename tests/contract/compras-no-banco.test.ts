import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenciaDoPagamento } from '@martelo/shared/banco/referencia';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portaLivre } from '../porta-livre.ts';
import { colegaCom } from './colega.ts';
import { foto, provarPagamento } from './comprovante-de-pagamento.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';
import { retorno } from './retorno-de-exemplo.ts';

/* Purchases paid through a bank over mTLS and a card provider, both simulated: what they tell is money, once (P8, P9). */

let engine: EngineDeTeste;
let paginas: string;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  const porta = await portaLivre();
  paginas = `http://127.0.0.1:${porta}`;
  engine = new EngineDeTeste(undefined, { MARTELO_DEMO_BANCO: String(porta) });
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'cliente1', 'cliente2']) tokens[quem] = await engine.entrar(quem);
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
async function comprar(valor: number, quem = 'cliente1'): Promise<number> {
  const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
    { nome: 'Pago no banco', tipo: 'Carro', valor: { minimo: 100, compreJa: valor } },
  ]);
  const { corpo, texto } = await pedir(quem, 'POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
    ...{ comandoId: randomUUID(), valor },
  });
  if (!corpo.venda) throw new Error(texto);
  return corpo.venda.id;
}
const ler = async (id: number) => (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}`)).corpo;
const cobrar = async (id: number, tipo: string, valor: number) => {
  const feita = await pedir('cliente1', 'POST', `/v1/cliente/compras/${id}/pagamentos`, {
    ...{ comandoId: randomUUID(), tipo, valor },
  });
  expect(feita.status, feita.texto).toBe(201);
  return feita.corpo;
};
/** As somebody does on the simulated bank's page. */
const pagarPix = (uid: string, reais: string, quem: 'devedor' | 'outro' = 'devedor') =>
  fetch(`${paginas}/pix`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ txid: uid.replaceAll('-', ''), valor: reais, quem }),
  });
const retornar = async (texto: string): Promise<Json> => {
  const resposta = await engine.pedir('POST', '/v1/boletos/retorno', {
    ...{ token: tokens.adm!, bruto: texto, cabecalhos: { 'content-type': 'text/plain' } },
  });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo;
};
const creditos = async () => (await pedir('adm', 'GET', '/v1/creditos-sem-destino/qb')).corpo.itens as Json[];
const quando = (id: number, pronto: (compra: Json) => boolean) => ate(() => ler(id), pronto);

describe('what a buyer is told to do (P14)', () => {
  it('follows what they chose: nobody who pays by card or Pix is told of TED', async () => {
    const id = await comprar(100_000);
    const texto = async () => (await ler(id)).orientacao;
    const regra = 'Pague por TED ou Pix de uma conta em seu nome e envie os comprovantes.';
    expect(await texto()).toEqual({ codigo: 'PAGAR', texto: regra });
    const pix = await cobrar(id, 'PIX', 60_000);
    expect((await pedir('cliente1', 'GET', '/v1/cliente/formas-de-pagamento')).corpo.formas).toEqual([
      ...['DEPOSITO', 'PIX', 'BOLETO', 'CARTAO_DE_CREDITO'],
    ]);
    expect(await texto()).toEqual({
      ...{ codigo: 'PAGAR', texto: regra },
      comoPagar: expect.stringMatching(/^Pague com o código Pix/),
    });
    await cobrar(id, 'CARTAO_DE_CREDITO', 40_000);
    expect((await texto()).comoPagar).toBe('Pague das formas que você escolheu.');
    await pedir('cliente1', 'DELETE', `/v1/cliente/pagamentos/${pix.uid}?comandoId=${randomUUID()}`);
    expect((await texto()).comoPagar).toBe('Pague com o cartão, no site da operadora.');
  });
});

describe('Pix', () => {
  it('is a charge of the bank, and closes the sale when the bank tells of it', async () => {
    const id = await comprar(100_000);
    const { uid, instrucoes } = await cobrar(id, 'PIX', 100_000);
    expect(instrucoes.pix).toMatchObject({
      copiaECola: expect.stringMatching(/^000201.*6304/),
      expiraEm: expect.any(String),
    });
    await pagarPix(uid, '1.000,00');
    const compra = await quando(id, ({ situacao }) => situacao === 'Fechada');
    expect(compra.pagamentos).toMatchObject([{ uid, situacao: 'PAGO', recebimento: expect.any(String) }]);
    await ate(
      () => engine.lote(compra.lelUid),
      ({ situacao }: Json) => situacao === 'PAGO',
    );
  });

  it('of another amount is what came, and the rest stays due; of more than was due is change', async () => {
    const id = await comprar(100_000);
    const { uid } = await cobrar(id, 'PIX', 60_000);
    await pagarPix(uid, '500,00');
    const parcial = await quando(id, ({ totais }) => totais.aprovado === 50_000);
    expect(parcial.totais).toMatchObject({ restante: 50_000, aguardandoFormaPagamento: 50_000 });
    const segundo = await cobrar(id, 'PIX', 50_000);
    await pagarPix(segundo.uid, '505,00');
    const paga = await quando(id, ({ situacao }) => situacao === 'Fechada');
    expect(paga.totais.valorTroco).toBe(500);
  });

  it('that the bank does not take leaves nothing standing in the way, and is told without staff’s words', async () => {
    const id = await comprar(100_000);
    await noBanco('/cobrancas', { como: 'recusar' });
    const corpo = { comandoId: randomUUID(), tipo: 'PIX', valor: 100_000 };
    const pedida = () => pedir('cliente1', 'POST', `/v1/cliente/compras/${id}/pagamentos`, corpo);
    const recusada = await pedida();
    await noBanco('/cobrancas', { como: 'aceitar' });
    expect([recusada.status, recusada.corpo.codigo], recusada.texto).toEqual([422, 'COBRANCA_RECUSADA']);
    expect(recusada.texto).not.toMatch(/servidor|diário/);
    // The same again is the same refusal: nothing can be paid under it any more.
    expect((await pedida()).corpo.codigo).toBe('COBRANCA_RECUSADA');
    expect((await ler(id)).totais).toMatchObject({
      aguardandoPagamento: 0,
      aguardandoFormaPagamento: 100_000,
    });
    const { uid } = await cobrar(id, 'PIX', 100_000);
    await pagarPix(uid, '1.000,00');
    await quando(id, ({ situacao }) => situacao === 'Fechada');
  });

  it('of one centavo is one centavo', async () => {
    const id = await comprar(1_000);
    const { uid } = await cobrar(id, 'PIX', 1);
    await pagarPix(uid, '0,01');
    expect((await quando(id, ({ totais }) => totais.aprovado > 0)).totais.aprovado).toBe(1);
  });

  it('from somebody else’s account is DIVERGENTE, and accepted by a person with a reason alone (P8)', async () => {
    const id = await comprar(100_000);
    const { uid } = await cobrar(id, 'PIX', 100_000);
    await pagarPix(uid, '1.000,00', 'outro');
    const compra = await quando(id, ({ pagamentos }) => pagamentos[0].situacao === 'DIVERGENTE');
    expect(compra).toMatchObject({ situacao: 'AguardandoPagamento', pagamentos: [{ terceiro: true }] });
    const aceitar = (motivo?: string) =>
      pedir('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, {
        ...{ comandoId: randomUUID(), situacao: 'PAGO', ...(motivo && { motivo }) },
      });
    expect((await aceitar()).corpo.codigo).toBe('MOTIVO_OBRIGATORIO');
    expect((await aceitar('É a empresa do comprador')).status).toBe(200);
    expect((await ler(id)).situacao).toBe('Fechada');
  });

  it('from somebody else’s account on a row whose picture was approved is no payment until a person takes it with a reason (P8)', async () => {
    const id = await comprar(110_000);
    const { uid } = await cobrar(id, 'PIX', 110_000);
    const enviada = await provarPagamento(engine, 'cliente1', uid);
    expect(enviada.status, enviada.texto).toBe(201);
    const aprovar = (motivo?: string) =>
      pedir('acerto', 'PUT', `/v1/pagamentos/${uid}/situacao`, {
        ...{ comandoId: randomUUID(), situacao: 'PAGO', ...(motivo && { motivo }) },
      });
    expect((await aprovar()).status).toBe(200);
    expect((await ler(id)).situacao).toBe('Fechada');
    await pagarPix(uid, '1.100,00', 'outro');
    const compra = await quando(id, ({ pagamentos }) => pagamentos[0].situacao === 'DIVERGENTE');
    expect(compra).toMatchObject({
      ...{ situacao: 'AguardandoPagamento', pagamentos: [{ terceiro: true }] },
      itens: [{ retirada: { situacao: 'aguardando_pagamento' } }],
    });
    expect((await aprovar()).corpo.codigo).toBe('MOTIVO_OBRIGATORIO');
    expect((await aprovar('É a empresa do comprador')).status).toBe(200);
    expect((await ler(id)).situacao).toBe('Fechada');
  });

  it('for a row that was taken back finds no charge any more; for a sale that ended it has no destination', async () => {
    const id = await comprar(100_000);
    const { uid } = await cobrar(id, 'PIX', 100_000);
    const outra = await comprar(70_000);
    const aberta = await cobrar(outra, 'PIX', 70_000);
    await pedir('cliente1', 'DELETE', `/v1/cliente/pagamentos/${uid}?comandoId=${randomUUID()}`);
    const venda = `/v1/vendas/${id}`;
    const { uid: vendaUid } = (await pedir('acerto', 'GET', venda)).corpo;
    await ate(
      () => pedir('acerto', 'GET', `/v1/vendas/${vendaUid}/efeitos`),
      ({ corpo }: Json) =>
        corpo.itens.some(({ nome, situacao }: Json) => nome === 'encerrarCobrancas' && situacao === 'FEITO'),
    );
    await pagarPix(uid, '1.000,00');
    // Cancelled with the money already on its way: the bank still tells of it.
    await pagarPix(aberta.uid, '700,00');
    await quando(outra, ({ situacao }) => situacao === 'Fechada');
    expect((await ler(id)).totais.aprovado).toBe(0);
  });
});

describe('a card', () => {
  it('is paid at the provider’s page, and its notice closes the sale as PAGO_CARTAO', async () => {
    const id = await comprar(90_000);
    const { instrucoes } = await cobrar(id, 'CARTAO_DE_CREDITO', 90_000);
    expect(instrucoes.checkout.url).toMatch(/\/pagar\//);
    await fetch(instrucoes.checkout.url, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ acao: 'pagar', parcelas: '3' }),
    });
    const compra = await quando(id, ({ situacao }) => situacao === 'Fechada');
    expect(compra.pagamentos).toMatchObject([
      {
        ...{ tipo: 'CARTAO_DE_CREDITO', valor: 90_000, situacao: 'PAGO' },
        // What the buyer's page says of it: so many instalments, of the same amount where the house bears the interest.
        cartao: { parcelas: 3, valorComJuros: 90_000, taxaDeJuros: 0, bandeira: 'visa', final: '4242' },
      },
    ]);
    await ate(
      () => engine.lote(compra.lelUid),
      ({ situacao }: Json) => situacao === 'PAGO_CARTAO',
    );
  });

  it('that was refused leaves the row as it was, says why, and may be tried again', async () => {
    const id = await comprar(90_000);
    const { uid, instrucoes } = await cobrar(id, 'CARTAO_DE_CREDITO', 90_000);
    expect(instrucoes.checkout.tentativa).toBeNull();
    await fetch(instrucoes.checkout.url, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ acao: 'recusar', parcelas: '1' }),
    });
    expect((await ler(id)).pagamentos[0].situacao).toBe('CADASTRADO');
    const deNovo = await pedir('cliente1', 'GET', `/v1/cliente/pagamentos/${uid}/instrucoes`);
    expect(deNovo.corpo.checkout).toEqual({
      url: expect.stringMatching(/\/pagar\//),
      tentativa: { situacao: 'NEGADA', motivo: 'saldo', bandeira: 'visa', final: '4242' },
    });
  });

  it('sends its buyer back to where this payment is told of', async () => {
    const id = await comprar(90_000);
    const { uid, instrucoes } = await cobrar(id, 'CARTAO_DE_CREDITO', 90_000);
    const { headers } = await fetch(instrucoes.checkout.url, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ acao: 'desistir', parcelas: '1' }),
    });
    const volta = new URL(headers.get('location')!);
    expect(volta.pathname + volta.search).toBe(`/cliente/compras/${id}?pagamento=${uid}`);
  });

  it('that its provider still looks at is not paid a second time meanwhile; taken in the end, it pays the sale', async () => {
    const id = await comprar(90_000);
    const { uid, instrucoes } = await cobrar(id, 'CARTAO_DE_CREDITO', 90_000);
    const decidir = (acao: string) =>
      fetch(instrucoes.checkout.url, {
        ...{ method: 'POST', redirect: 'manual' },
        body: new URLSearchParams({ acao, parcelas: '1' }),
      });
    const como = async () =>
      (await pedir('cliente1', 'GET', `/v1/cliente/pagamentos/${uid}/instrucoes`)).corpo;
    await decidir('analisar');
    expect((await como()).checkout).toMatchObject({ url: null, tentativa: { situacao: 'EM_ANALISE' } });
    // A newer try that was refused changes nothing about the one that may still be taken.
    await decidir('recusar');
    expect((await como()).checkout.url).toBeNull();
    expect((await ler(id)).pagamentos[0].situacao).toBe('CADASTRADO');
  });
});

/** A second person's word for what was asked. */
const aDois = async (caminho: string, corpo: object = {}) => {
  const pedido = await pedir('acerto', 'POST', caminho, { comandoId: randomUUID(), ...corpo });
  expect(pedido.status, pedido.texto).toBe(202);
  const aprovada = await pedir('adm', 'POST', `/v1/aprovacoes/${pedido.corpo.aprovacaoUid}/aprovar`, {
    revisao: 1,
  });
  expect(aprovada.status, aprovada.texto).toBe(200);
};
const linhasDe = async (id: number) =>
  (await pedir('acerto', 'GET', `/v1/vendas/${id}`)).corpo.pagamentos as Json[];
const aDevolver = (id: number) =>
  ate(
    async () => (await linhasDe(id)).find(({ estornoDe }) => estornoDe !== null),
    (linha) => linha !== undefined,
  );
const noBanco = (caminho: string, campos: Record<string, string>) =>
  fetch(`${paginas}${caminho}`, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams(campos),
  });
const pagarCartao = async (id: number, valor: number, parcelas = 1) => {
  const { uid, instrucoes } = await cobrar(id, 'CARTAO_DE_CREDITO', valor);
  await fetch(instrucoes.checkout.url, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({ acao: 'pagar', parcelas: String(parcelas) }),
  });
  return uid as string;
};

describe('money that a paid sale holds too much', () => {
  it('somebody else’s that was not accepted, and change, is listed until it is put down, and goes back by the bank', async () => {
    const id = await comprar(100_000);
    const deOutro = await cobrar(id, 'PIX', 30_000);
    await pagarPix(deOutro.uid, '300,00', 'outro');
    await quando(id, ({ pagamentos }) => pagamentos[0].situacao === 'DIVERGENTE');
    const comSobra = async () =>
      (
        await pedir(
          ...(['acerto', 'GET'] as const),
          `/v1/vendas/qb?filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'comSobra', valor: true }]))}`,
        )
      ).corpo.itens.some((uma: Json) => uma.id === id);
    const por = (comandoId = randomUUID()) =>
      pedir('acerto', 'POST', `/v1/vendas/${id}/devolver-sobra`, { comandoId });
    // While something is due it may still be accepted.
    expect([await comSobra(), (await por()).corpo.codigo]).toEqual([false, 'SEM_SOBRA']);
    const seu = await cobrar(id, 'PIX', 100_000);
    await pagarPix(seu.uid, '1.010,00');
    await quando(id, ({ situacao }) => situacao === 'Fechada');
    expect(await comSobra()).toBe(true);

    const comandoId = randomUUID();
    const posta = await por(comandoId);
    expect(posta.status, posta.texto).toBe(200);
    expect((await por(comandoId)).corpo).toEqual(posta.corpo);
    expect([await comSobra(), (await por()).corpo.codigo]).toEqual([false, 'SEM_SOBRA']);
    const devolucoes = (await linhasDe(id)).filter(({ estornoDe }) => estornoDe !== null);
    expect(devolucoes.map(({ valor }) => valor).toSorted((a, b) => a - b)).toEqual([-30_000, -1_000]);
    expect((await ler(id)).situacao).toBe('Fechada');

    for (const { uid } of devolucoes) await aDois(`/v1/pagamentos/${uid}/devolver`);
    await ate(
      async () => {
        await noBanco('/devolucoes', { como: 'concluir' });
        return linhasDe(id);
      },
      (linhas) =>
        linhas.filter(({ estornoDe }) => estornoDe !== null).every((uma) => uma.situacao === 'PAGO'),
    );
    expect((await ler(id)).totais).toMatchObject({ aprovado: 100_000, valorTroco: 0, divergente: 0 });
    expect((await ler(id)).situacao).toBe('Fechada');
  });
});

describe('money that came for a purchase that takes none any more', () => {
  it('is told to its buyer, and put down to go back, once, by one person who may', async () => {
    const id = await comprar(70_000);
    const { uid } = await cobrar(id, 'BOLETO', 70_000);
    const { status, texto } = await pedir('acerto', 'POST', `/v1/vendas/${id}/cancelar`, {
      ...{ comandoId: randomUUID(), motivo: 'Erro no anúncio' },
    });
    expect(status, texto).toBe(200);
    const { avisos } = await retornar(retorno(uid, '06', 70_000, 9_001));
    expect(avisos).toMatchObject([
      { linha: 3, texto: expect.stringMatching(/Créditos sem destino: .*a compra já não espera pagamento/) },
    ]);
    const compra = await quando(id, ({ semDestino }) => semDestino.length > 0);
    expect(compra.semDestino).toEqual([{ tipo: 'BOLETO', valor: 70_000, em: expect.any(String) }]);
    const credito = (await creditos()).find(({ pagamentoUid }) => pagamentoUid === uid)!;
    const devolver = (quem: string, comandoId = randomUUID()) =>
      pedir(quem, 'POST', `/v1/creditos-sem-destino/${credito.uid}/devolver`, {
        ...{ comandoId, motivo: 'Pago depois de cancelada' },
      });
    expect((await devolver('acerto')).status).toBe(403);
    const comandoId = randomUUID();
    const feito = await devolver('adm', comandoId);
    expect([feito.status, feito.corpo.situacao], feito.texto).toEqual([200, 'APLICADO']);
    expect((await devolver('adm', comandoId)).corpo).toEqual(feito.corpo);
    expect((await devolver('adm')).corpo.codigo).toBe('ESTADO_MUDOU');
    const linhas = (await linhasDe(id)).filter(({ canceladoEm }) => canceladoEm === null);
    expect(linhas.map(({ valor, situacao }) => [valor, situacao])).toEqual([
      [70_000, 'PAGO'],
      [-70_000, 'CADASTRADO'],
    ]);
    expect(await ler(id)).toMatchObject({ situacao: 'Cancelada', semDestino: [] });
  });
});

describe('a refund by the bank (P21)', () => {
  it('of a Pix is asked for once two people agree, and made when the bank says so; refused by it, it goes by hand', async () => {
    const id = await comprar(100_000);
    const { uid } = await cobrar(id, 'PIX', 100_000);
    await pagarPix(uid, '1.000,00');
    await quando(id, ({ situacao }) => situacao === 'Fechada');
    await aDois(`/v1/vendas/${id}/cancelar`, { motivo: 'Restrição judicial' });
    const linha = await aDevolver(id);
    expect(linha).toMatchObject({ situacao: 'CADASTRADO', valor: -100_000, estornoDe: uid });

    await aDois(`/v1/pagamentos/${linha!.uid}/devolver`);
    const situacao = (pronta: (linha: Json) => boolean) => ate(async () => (await aDevolver(id))!, pronta);
    await situacao(({ devolucao }) => devolucao?.situacao === 'PEDIDA');
    await ate(
      () => pedir('adm', 'GET', `/v1/vendas/${id}/efeitos`).then(({ corpo }) => corpo),
      ({ itens }: Json) =>
        itens?.some(({ nome, situacao: como }: Json) => nome === 'devolver' && como === 'FEITO') ?? true,
    );
    // While the bank has it in hand nobody gives it back by hand as well, nor asks a second time.
    const aMao = await pedir('acerto', 'PUT', `/v1/pagamentos/${linha!.uid}/situacao`, {
      ...{ comandoId: randomUUID(), situacao: 'PAGO' },
    });
    expect([aMao.status, aMao.corpo.codigo], aMao.texto).toEqual([422, 'TRANSICAO_INVALIDA']);
    const deNovo = await pedir('acerto', 'POST', `/v1/pagamentos/${linha!.uid}/devolver`, {
      comandoId: randomUUID(),
    });
    expect(deNovo.corpo.codigo).toBe('TRANSICAO_INVALIDA');

    await noBanco('/devolucoes', { como: 'recusar' });
    await situacao(({ devolucao }) => devolucao?.situacao === 'NAO_REALIZADA');
    await aDois(`/v1/pagamentos/${linha!.uid}/devolver`);
    await situacao(({ devolucao }) => devolucao?.situacao === 'PEDIDA' && devolucao.vez === 2);
    await ate(
      async () => {
        await noBanco('/devolucoes', { como: 'concluir' });
        return (await aDevolver(id))!;
      },
      ({ situacao: como }) => como === 'PAGO',
    );
    const compra = await ler(id);
    expect(compra.totais.aprovado).toBe(0);
  });

  it('of a card goes back on the card, and what came without a bank is refused to it', async () => {
    const id = await comprar(90_000);
    await pagarCartao(id, 90_000, 2);
    const paga = await quando(id, ({ situacao }) => situacao === 'Fechada');
    // Page and papers say in how many instalments.
    const cartao = {
      parcelas: 2,
      final: expect.stringMatching(/^\d{4}$/),
      valorComJuros: expect.any(Number),
    };
    expect(paga.pagamentos).toMatchObject([{ tipo: 'CARTAO_DE_CREDITO', cartao }]);
    await aDois(`/v1/vendas/${id}/cancelar`, { motivo: 'Lote retirado pelo comitente' });
    const linha = await aDevolver(id);
    await aDois(`/v1/pagamentos/${linha!.uid}/devolver`);
    await ate(
      () => aDevolver(id),
      (uma) => uma?.situacao === 'PAGO',
    );
    // The provider's own notice of it is nothing new.
    await noBanco(`/cartao/${linha!.estornoDe}`, { situacao: 'ESTORNADA' });
    expect((await linhasDe(id)).filter(({ estornoDe }) => estornoDe !== null)).toHaveLength(1);
  });
});

/** Letters about a sale’s card, as they were sent, without the breaks of their encoding. */
const cartasDaVenda = (id: number): string[] => {
  const pasta = join(engine.pasta, 'engine/correio');
  if (!existsSync(pasta)) return [];
  return readdirSync(pasta)
    .map((nome) => textoDaCarta(readFileSync(join(pasta, nome))))
    .filter((carta) => carta.includes(`Venda ${id},`) && carta.includes('Junte os documentos'));
};
/** Quoted-printable, read. */
const textoDaCarta = (eml: Buffer): string =>
  Buffer.from(
    eml
      .toString('latin1')
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hexa: string) => String.fromCharCode(Number.parseInt(hexa, 16))),
    'latin1',
  ).toString('utf8');

describe('a chargeback', () => {
  it('takes a closed sale back, once, and gives it back when the house wins', async () => {
    const id = await comprar(80_000);
    const uid = await pagarCartao(id, 80_000);
    const fechada = await quando(id, ({ situacao }) => situacao === 'Fechada');
    // A lot that has not followed yet still waits for its money as BUY_NOW, and goes on so.
    await ate(
      () => engine.lote(fechada.lelUid),
      ({ situacao }: Json) => situacao === 'PAGO_CARTAO',
    );
    for (const situacao of ['CONTESTADA', 'CONTESTADA']) await noBanco(`/cartao/${uid}`, { situacao });
    const reaberta = await quando(id, ({ situacao }) => situacao === 'AguardandoPagamento');
    expect(reaberta.totais).toMatchObject({ aprovado: 0, restante: 80_000 });
    const estornos = (await linhasDe(id)).filter(({ estornoDe }) => estornoDe === uid);
    expect(estornos).toMatchObject([{ valor: -80_000, situacao: 'PAGO', origem: 'banco' }]);
    await ate(
      () => engine.lote(fechada.lelUid),
      ({ situacao }: Json) => situacao === 'AG_PAGAMENTO',
    );
    // Whoever settles on that brand is written to, once each however often it is told; nobody else is, the buyer least of all.
    const { uid: vendaUid } = (await pedir('acerto', 'GET', `/v1/vendas/${id}`)).corpo;
    await ate(
      () => pedir('acerto', 'GET', `/v1/vendas/${vendaUid}/efeitos`),
      ({ corpo }: Json) => corpo.itens.every(({ situacao }: Json) => situacao === 'FEITO'),
    );
    const [carta] = await ate(
      async () => cartasDaVenda(id),
      (todas) => todas.length > 0,
    );
    expect(cartasDaVenda(id)).toHaveLength(1);
    expect(carta).toContain('To: acerto@demo.martelo');
    expect(carta).toMatch(/800,00/);
    expect(carta).toMatch(/contestou a cobrança/);
    expect(carta).toMatch(/retido no pátio/);

    await noBanco(`/cartao/${uid}`, { situacao: 'GANHA' });
    const ganha = await quando(id, ({ situacao }) => situacao === 'Fechada');
    expect(ganha.totais).toMatchObject({ aprovado: 80_000, restante: 0 });
    expect(cartasDaVenda(id)).toHaveLength(1);
  });

  it('of money that named no sale any more leaves nothing to give a destination to', async () => {
    const id = await comprar(70_000);
    const { uid, instrucoes } = await cobrar(id, 'CARTAO_DE_CREDITO', 70_000);
    await pedir('cliente1', 'DELETE', `/v1/cliente/pagamentos/${uid}?comandoId=${randomUUID()}`);
    await fetch(instrucoes.checkout.url, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ acao: 'pagar', parcelas: '1' }),
    });
    const [credito] = await ate(creditos, (todos) => todos.length > 0);
    expect(credito).toMatchObject({ valor: 70_000, situacao: 'SEM_DESTINO' });
    await noBanco(`/cartao/${uid}`, { situacao: 'CONTESTADA' });
    await ate(creditos, (todos) => todos.length === 0);
  });
});

describe('money without a destination', () => {
  it('goes where staff say: of two who say so at once one is told, and it is in one sale alone (P9)', async () => {
    const [de, um, dois] = [await comprar(60_000), await comprar(60_000), await comprar(60_000)];
    const { uid, instrucoes } = await cobrar(de, 'CARTAO_DE_CREDITO', 60_000);
    await pedir('cliente1', 'DELETE', `/v1/cliente/pagamentos/${uid}?comandoId=${randomUUID()}`);
    await fetch(instrucoes.checkout.url, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ acao: 'pagar', parcelas: '1' }),
    });
    const [credito] = await ate(creditos, (todos) => todos.length > 0);
    const destinar = (venda: number) =>
      pedir('adm', 'POST', `/v1/creditos-sem-destino/${credito!.uid}/destinar`, {
        ...{ comandoId: randomUUID(), venda: String(venda), motivo: 'O comprador disse' },
      });
    expect(
      (
        await pedir('acerto', 'POST', `/v1/creditos-sem-destino/${credito!.uid}/destinar`, {
          ...{ comandoId: randomUUID(), venda: String(um), motivo: 'O comprador disse' },
        })
      ).status,
    ).toBe(403);
    const respostas = await Promise.all([destinar(um), destinar(dois)]);
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([404, 409, 422]).toContain(respostas.find(({ status }) => status !== 200)!.status);
    const aprovados = await Promise.all([um, dois].map(async (id) => (await ler(id)).totais.aprovado));
    expect(aprovados.toSorted()).toEqual([0, 60_000]);
    expect(await creditos()).toEqual([]);
  });

  it('of somebody else goes into a sale by two people alone, once, with what became of it meanwhile (P8, P10)', async () => {
    const [de, deOutro, deles] = [
      await comprar(60_000),
      await comprar(60_000, 'cliente2'),
      await comprar(60_000),
    ];
    const { uid, instrucoes } = await cobrar(de, 'CARTAO_DE_CREDITO', 60_000);
    await pedir('cliente1', 'DELETE', `/v1/cliente/pagamentos/${uid}?comandoId=${randomUUID()}`);
    await fetch(instrucoes.checkout.url, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ acao: 'pagar', parcelas: '1' }),
    });
    const [credito] = await ate(creditos, (todos) => todos.length > 0);
    const destinar = (venda: number, comandoId: string = randomUUID()) =>
      pedir('adm', 'POST', `/v1/creditos-sem-destino/${credito!.uid}/destinar`, {
        ...{ comandoId, venda: String(venda), motivo: 'O primo comprou' },
      });
    tokens.fin = (await colegaCom(engine, ['Interno - Financeiro'])).token;
    const lerDoOutro = async () => (await pedir('acerto', 'GET', `/v1/vendas/${deOutro}`)).corpo;
    const pedido = await destinar(deOutro, 'destinar-a-dois');
    expect([pedido.status, pedido.corpo.situacao], pedido.texto).toEqual([202, 'AGUARDANDO']);
    expect((await destinar(deOutro, 'destinar-a-dois')).corpo).toEqual(pedido.corpo);
    expect((await lerDoOutro()).totais.aprovado).toBe(0);
    expect(await creditos()).toHaveLength(1);
    const aprovar = (uidDele: string, quem = 'fin') =>
      pedir(quem, 'POST', `/v1/aprovacoes/${uidDele}/aprovar`, { revisao: 1 });
    const [visto] = (await pedir('fin', 'GET', '/v1/aprovacoes/a-decidir')).corpo.itens;
    expect(visto).toMatchObject({ tipo: 'credito-de-outro', valor: 60_000, motivo: 'O primo comprou' });
    expect(visto.mudancas).toContainEqual({
      ...{ nome: 'Aprovado', tipo: 'centavos', antes: 0, depois: 60_000 },
    });
    const atrasado = await destinar(deOutro);
    expect((await aprovar(pedido.corpo.aprovacaoUid, 'adm')).corpo.codigo).toBe('PROPRIA_CONTA');
    expect((await aprovar(pedido.corpo.aprovacaoUid)).status).toBe(200);
    const depois = await ate(lerDoOutro, ({ totais }) => totais.aprovado === 60_000);
    expect(depois.pagamentos).toMatchObject([{ terceiro: true, motivo: 'O primo comprou', valor: 60_000 }]);
    expect(await creditos()).toEqual([]);
    const tarde = await aprovar(atrasado.corpo.aprovacaoUid);
    expect([tarde.status, tarde.corpo.codigo], tarde.texto).toEqual([409, 'ESTADO_MUDOU']);
    expect((await ler(deles)).totais.aprovado).toBe(0);
  });
});

describe('a boleto', () => {
  it('has one number however often it is asked for, and goes to the bank in one file, once', async () => {
    const id = await comprar(80_000);
    const { uid, instrucoes } = await cobrar(id, 'BOLETO', 80_000);
    expect(instrucoes.boleto.linhaDigitavel.replace(/\D/g, '')).toMatch(/^237\d{44}$/);
    const deNovo = await pedir('cliente1', 'GET', `/v1/cliente/pagamentos/${uid}/instrucoes`);
    expect(deNovo.corpo.boleto).toEqual(instrucoes.boleto);
    expect(instrucoes.boleto).toMatchObject({ situacao: 'EMITIDO', url: null });
    const lote = await ate(
      () => ler(id),
      (compra: Json) => compra.lelUid,
    );
    await ate(
      () => engine.lote(lote.lelUid),
      ({ situacao }: Json) => situacao === 'BOLETO',
    );
    const remessa = await pedir('adm', 'GET', '/v1/boletos/remessa');
    expect(remessa.status, remessa.texto.slice(0, 300)).toBe(200);
    const linhas = remessa.texto.split('\r\n').filter(Boolean);
    expect(new Set(linhas.map(({ length }) => length))).toEqual(new Set([240]));
    expect((await pedir('adm', 'GET', '/v1/boletos/remessa')).status).toBe(404);
    expect((await pedir('acerto', 'GET', '/v1/boletos/remessa')).status).toBe(403);
    const { corpo } = await pedir('adm', 'GET', '/v1/boletos/qb');
    // Made in one millisecond of a clock that stands, they are in no order among each other.
    expect(corpo.itens).toContainEqual(expect.objectContaining({ uid, situacao: 'REMETIDO', remessa: 1 }));
    const outra = await pedir('adm', 'GET', '/v1/boletos/remessa?nsa=1');
    expect(outra.texto.split('\r\n').slice(1)).toEqual(remessa.texto.split('\r\n').slice(1));
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'Prezados, segue o retorno.'],
    ['a line too short', `${'0'.repeat(239)}\r\n`],
  ])('a return file that is %s is refused in words, and nothing is done', async (_, texto) => {
    const { status, corpo } = await engine.pedir('POST', '/v1/boletos/retorno', {
      ...{ token: tokens.adm!, bruto: texto, cabecalhos: { 'content-type': 'text/plain' } },
    });
    expect([400, 415, 422], corpo?.message).toContain(status);
    expect(corpo.codigo).toEqual(expect.any(String));
    expect(await creditos()).toEqual([]);
  });

  it('that was paid by its Pix is written off by the next file, and what it brings all the same has no destination', async () => {
    const id = await comprar(70_000);
    const { uid } = await cobrar(id, 'BOLETO', 70_000);
    const outroId = await comprar(50_000);
    const { uid: daBoca } = await cobrar(outroId, 'BOLETO', 50_000);
    const doBoleto = async (qual: string) => (await pedir('adm', 'GET', `/v1/boletos/${qual}`)).corpo;
    const remeter = async (nsa?: number) =>
      pedir('adm', 'GET', `/v1/boletos/remessa${nsa === undefined ? '' : `?nsa=${nsa}`}`);
    /** Movement and reference of each title of a file. */
    const titulos = (texto: string) =>
      texto
        .split('\r\n')
        .filter((linha) => linha[13] === 'P')
        .map((linha) => `${linha.slice(15, 17)} ${linha.slice(195, 220).trim()}`);
    // Pressed twice, and by two people: a bank refuses the second entry of a boleto that it has.
    const [registro, ...vazias] = (await Promise.all([remeter(), remeter(), remeter(), remeter()])).toSorted(
      (um, outro) => um.status - outro.status,
    ) as [Awaited<ReturnType<typeof remeter>>, ...Awaited<ReturnType<typeof remeter>>[]];
    expect(registro.status, registro.texto.slice(0, 300)).toBe(200);
    for (const vazia of vazias) {
      expect(vazia.status).toBe(404);
      expect(vazia.corpo.message).toBe('Não há boletos novos nem baixas a enviar ao banco.');
    }
    const doUm = referenciaDoPagamento(uid);
    expect(titulos(registro.texto).toSorted()).toEqual(
      [`01 ${doUm}`, `01 ${referenciaDoPagamento(daBoca)}`].toSorted(),
    );
    await retornar(retorno(uid, '02', 70_000, 901));
    await retornar(retorno(daBoca, '02', 50_000, 902));
    expect((await doBoleto(uid)).situacao).toBe('REGISTRADO');
    // Its buyer's page says so, and now has its paper.
    const comoPagar = await pedir('cliente1', 'GET', `/v1/cliente/pagamentos/${uid}/instrucoes`);
    expect(comoPagar.corpo.boleto).toMatchObject({
      situacao: 'REGISTRADO',
      url: expect.stringMatching(/^\/boleto\//),
    });
    // Nothing is written off that is still to be paid.
    expect((await remeter()).status).toBe(404);

    await pagarPix(uid, '700,00');
    await quando(id, ({ situacao }) => situacao === 'Fechada');
    const baixa = await remeter();
    expect(titulos(baixa.texto), baixa.texto.slice(0, 300)).toEqual([`02 ${doUm}`]);
    const { remessaDaBaixa } = await doBoleto(uid);
    expect((await doBoleto(daBoca)).remessaDaBaixa).toBeNull();
    // Asked once; the same file again is the same.
    expect((await remeter()).status).toBe(404);
    expect(titulos((await remeter(remessaDaBaixa)).texto)).toEqual([`02 ${doUm}`]);
    // The bank did not: it is asked again by the next file, and why is there to be read.
    await retornar(retorno(uid, '26', 70_000, 903));
    expect(await doBoleto(uid)).toMatchObject({ situacao: 'REGISTRADO', remessaDaBaixa: null });
    expect(titulos((await remeter()).texto)).toEqual([`02 ${doUm}`]);
    await retornar(retorno(uid, '09', 70_000, 904));
    expect((await doBoleto(uid)).situacao).toBe('BAIXADO');
    expect((await remeter()).status).toBe(404);
    expect((await ler(id)).situacao).toBe('Fechada');

    // Paid twice all the same, before the bank heard of it or after: never in the sale, and nothing is lost.
    for (const [i, movimento] of (['06', '17'] as const).entries()) {
      const { linhas } = await retornar(retorno(uid, movimento, 70_000, 905 + i));
      expect(linhas).toMatchObject([{ valorPago: 70_000, pagamentoUid: uid }]);
    }
    const soltos = await ate(creditos, (todos) => todos.length === 2);
    expect(soltos).toMatchObject([
      { valor: 70_000, tipo: 'BOLETO' },
      { valor: 70_000, tipo: 'BOLETO' },
    ]);
    expect((await ler(id)).totais).toMatchObject({ aprovado: 70_000, valorTroco: 0 });
  });

  it('that was taken back before the bank heard of it never goes there, and one that it has is written off', async () => {
    const id = await comprar(40_000);
    const { uid: cedo } = await cobrar(id, 'BOLETO', 40_000);
    await pedir('cliente1', 'DELETE', `/v1/cliente/pagamentos/${cedo}?comandoId=${randomUUID()}`);
    expect((await pedir('adm', 'GET', '/v1/boletos/remessa')).status).toBe(404);
    expect((await pedir('adm', 'GET', `/v1/boletos/${cedo}`)).corpo.situacao).toBe('BAIXADO');
    const { uid } = await cobrar(id, 'BOLETO', 40_000);
    expect((await pedir('adm', 'GET', '/v1/boletos/remessa')).status).toBe(200);
    await pedir('cliente1', 'DELETE', `/v1/cliente/pagamentos/${uid}?comandoId=${randomUUID()}`);
    const { texto } = await pedir('adm', 'GET', '/v1/boletos/remessa');
    expect(
      texto
        .split('\r\n')
        .find((linha: string) => linha[13] === 'P')
        ?.slice(15, 17),
    ).toBe('02');
  });
});

describe('the simulated bank', () => {
  it('takes the remittance, registers a boleto so that its paper opens, and pays it, each once', async () => {
    const id = await comprar(80_000);
    const { uid } = await cobrar(id, 'BOLETO', 80_000);
    const como = async () =>
      (await pedir('cliente1', 'GET', `/v1/cliente/pagamentos/${uid}/instrucoes`)).corpo.boleto;
    const boletos = (campos: Record<string, string> = {}) =>
      fetch(`${paginas}/boletos`, {
        ...{ method: 'POST', redirect: 'manual' },
        body: new URLSearchParams(campos),
      });
    // What the bank does not know yet nobody pays.
    await boletos({ uid });
    expect((await ler(id)).totais.aprovado).toBe(0);
    expect(await (await fetch(`${paginas}/`)).text()).toContain(
      `Boleto da compra ${id}, à espera do registro`,
    );
    expect((await boletos()).status).toBe(303);
    expect((await como()).situacao).toBe('REGISTRADO');
    expect(await (await fetch(`${paginas}/`)).text()).toContain(`Boleto da compra ${id}, registrado`);
    for (const qual of [uid, uid, 'nada']) expect((await boletos({ uid: qual })).status).toBe(303);
    const paga = await quando(id, ({ situacao }) => situacao === 'Fechada');
    expect(paga.pagamentos).toMatchObject([{ uid, situacao: 'PAGO', valor: 80_000 }]);
    expect(paga.totais.valorTroco).toBe(0);
    expect(await (await fetch(`${paginas}/`)).text()).not.toContain(`Boleto da compra ${id},`);
  });
});

describe('a credit that names no purchase', () => {
  it('goes back to who paid it: by hand, with the proof, when a second person agrees, once', async () => {
    await retornar(retorno(randomUUID(), '06', 23_456, 9_102));
    const credito = (await creditos()).find(({ valor }) => valor === 23_456)!;
    const onde = `/v1/creditos-sem-destino/${credito.uid}/devolver-a-quem-pagou`;
    tokens.fin ??= (await colegaCom(engine, ['Interno - Financeiro'])).token;
    const bytes = await foto('#123456');
    const devolver = async (quem: string, campos: Record<string, string>, prova: Buffer | null = bytes) => {
      const bruto = new FormData();
      for (const [nome, valor] of Object.entries(campos)) bruto.set(nome, valor);
      if (prova !== null) bruto.set('arquivo', new Blob([prova as never]), 'ted.png');
      return engine.pedir('POST', onde, { token: tokens[quem]!, bruto });
    };
    const pedido = { comandoId: randomUUID(), motivo: 'Pagou sem ser cliente' };
    expect((await devolver('acerto', pedido)).status).toBe(403);
    expect((await devolver('adm', pedido, null)).status).toBe(400);
    expect((await devolver('adm', { ...pedido, comandoId: randomUUID(), motivo: '' })).status).toBe(400);
    const programa = await devolver('adm', { ...pedido, comandoId: randomUUID() }, Buffer.from('MZ'));
    expect(programa.status).toBeGreaterThanOrEqual(400);
    expect(programa.status).toBeLessThan(500);
    const espera = await devolver('adm', pedido);
    expect([espera.status, espera.corpo.situacao], espera.texto).toEqual([202, 'AGUARDANDO']);
    expect((await devolver('adm', pedido)).corpo).toEqual(espera.corpo);
    const outro = await devolver('adm', { ...pedido, motivo: 'Outro motivo' });
    expect([outro.status, outro.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);
    expect((await creditos()).map(({ uid }) => uid)).toContain(credito.uid);

    const segundo = await devolver('adm', { ...pedido, comandoId: randomUUID() });
    const { itens } = (await pedir('fin', 'GET', '/v1/aprovacoes/a-decidir')).corpo;
    expect(itens.find(({ uid }: Json) => uid === espera.corpo.aprovacaoUid)).toMatchObject({
      ...{ tipo: 'devolucao-de-credito', motivo: pedido.motivo, decide: true, impedimento: null },
      comprovantes: [{ endereco: expect.stringMatching(/^\/v1\/arquivos\//) }],
      mudancas: [{ antes: 23_456, depois: 0 }, {}],
    });
    const proprio = await pedir('adm', 'POST', `/v1/aprovacoes/${espera.corpo.aprovacaoUid}/aprovar`, {
      revisao: 1,
    });
    expect(proprio.corpo.codigo).toBe('PROPRIA_CONTA');
    const aceita = await pedir('fin', 'POST', `/v1/aprovacoes/${espera.corpo.aprovacaoUid}/aprovar`, {
      revisao: 1,
    });
    expect(aceita.status, aceita.texto).toBe(200);
    await ate(creditos, (todos) => todos.every(({ uid }) => uid !== credito.uid));
    expect((await devolver('adm', pedido)).corpo).toEqual(espera.corpo);
    const depois = await devolver('adm', { ...pedido, comandoId: randomUUID() });
    expect([depois.status, depois.corpo.codigo]).toEqual([409, 'ESTADO_MUDOU']);
    // Asked for twice, it goes back once.
    const tarde = await pedir('fin', 'POST', `/v1/aprovacoes/${segundo.corpo.aprovacaoUid}/aprovar`, {
      revisao: 1,
    });
    expect(tarde.corpo.codigo).toBe('ESTADO_MUDOU');
    const destinar = await pedir('adm', 'POST', `/v1/creditos-sem-destino/${credito.uid}/destinar`, {
      ...{ comandoId: randomUUID(), venda: String(await comprar(23_456)), motivo: 'Tarde demais' },
    });
    expect([destinar.status, destinar.corpo.codigo]).toEqual([409, 'ESTADO_MUDOU']);
    // What was decided about it stays readable, to who reads credits; lists show what waits.
    const base = '/v1/creditos-sem-destino';
    for (const qual of [credito.uid, credito.id])
      for (const quem of ['adm', 'fin'])
        expect((await pedir(quem, 'GET', `${base}/${qual}`)).corpo, `${quem} ${qual}`).toMatchObject({
          ...{ uid: credito.uid, situacao: 'DEVOLVIDO', motivo: pedido.motivo },
          devolucao: { aprovacaoUid: espera.corpo.aprovacaoUid },
        });
    const historico = await pedir('adm', 'GET', `${base}/${credito.uid}/historico`);
    expect(historico.corpo.total, historico.texto).toBeGreaterThan(1);
    const filtro = encodeURIComponent(
      JSON.stringify({ tipo: 'exata', campo: 'situacao', valor: 'DEVOLVIDO' }),
    );
    const uidsDe = async (busca: string) =>
      (await pedir('adm', 'GET', `${base}/qb${busca}`)).corpo.itens.map(({ uid }: Json) => uid);
    expect(await uidsDe(`?filtro=${filtro}`)).toContain(credito.uid);
    expect(await uidsDe('')).not.toContain(credito.uid);
    const todos = await pedir('adm', 'GET', `${base}/exportar?formato=csv&filtro=${filtro}`);
    expect(todos.texto).toContain('Pagou sem ser cliente');
    expect((await pedir('cliente1', 'GET', `${base}/${credito.uid}`)).status).toBe(403);
    const aSobra = await pedir('adm', 'POST', `${base}/${credito.uid}/devolver`, {
      ...{ comandoId: randomUUID(), motivo: 'Tarde demais' },
    });
    expect([aSobra.status, aSobra.corpo.codigo]).toEqual([409, 'ESTADO_MUDOU']);
  });

  it('is none where a boleto of ours was paid without a title: it names its purchase, and goes back by that', async () => {
    const id = await comprar(34_567);
    const { uid } = await cobrar(id, 'BOLETO', 34_567);
    await pedir('cliente1', 'GET', `/v1/cliente/pagamentos/${uid}/instrucoes`);
    await retornar(retorno(uid, '17', 34_567, 9_103));
    const credito = (await creditos()).find(({ valor }) => valor === 34_567)!;
    expect(credito).toMatchObject({ pagamentoUid: uid, motivo: expect.stringContaining(String(id)) });
    const bruto = new FormData();
    bruto.set('comandoId', randomUUID());
    bruto.set('motivo', 'Sem dono');
    bruto.set('arquivo', new Blob([(await foto('#654321')) as never]), 'ted.png');
    const onde = `/v1/creditos-sem-destino/${credito.uid}/devolver-a-quem-pagou`;
    const recusada = await engine.pedir('POST', onde, { token: tokens.adm!, bruto });
    expect(recusada.corpo.codigo, recusada.texto).toBe('CREDITO_DE_COMPRA');
    const dela = await pedir('adm', 'POST', `/v1/creditos-sem-destino/${credito.uid}/destinar`, {
      ...{ comandoId: randomUUID(), venda: String(id), motivo: 'É do boleto desta compra' },
    });
    expect(dela.status, dela.texto).toBe(200);
    expect((await ler(id)).situacao).toBe('Fechada');
  });

  it('has no purchase to go back by', async () => {
    await retornar(retorno(randomUUID(), '06', 12_345, 9_101));
    const credito = (await creditos()).find(({ valor }) => valor === 12_345)!;
    const resposta = await pedir('adm', 'POST', `/v1/creditos-sem-destino/${credito.uid}/devolver`, {
      ...{ comandoId: randomUUID(), motivo: 'De ninguém conhecido' },
    });
    expect([resposta.status, resposta.corpo.codigo]).toEqual([422, 'CREDITO_SEM_COMPRA']);
  });
});
