import { extrato as schemaExtrato } from '@martelo/shared/extrato';
import { compactVerify, createLocalJWKSet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json, SEGREDO } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';
import { livroConfere } from './verificador.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const FECHADOS = ['AG_PAGAMENTO', 'CONDICIONAL', 'NAO_ARREMATADO'];
const situacaoDe = (lelUid: string) =>
  ate(
    () => engine.lote(lelUid),
    ({ situacao }) => FECHADOS.includes(situacao),
  );
const servico = { 'x-martelo-servico': SEGREDO };

describe('a lot that closes', () => {
  it('is sold once, with totals by rule 20, and its statement opens by its address alone (rules 13, 16 and 20)', async () => {
    const dataFim = daqui(4);
    const { lotes } = await engine.leilao(
      {
        porcentagemComissao: 5,
        pontoCorteParaIncrementoPosLancesSegundos: 0,
        incrementos: [{ valor: 10_000 }],
      },
      [
        {
          nome: 'Vendido',
          tipo: 'Carro',
          dataFim,
          valor: { minimo: 100_001, despachante: 45_000, remocao: 0, comissaoExtraPorcentagem: 1.5 },
        },
        { nome: 'Condicional', tipo: 'Carro', dataFim, valor: { minimo: 100_000 }, valorComitente: 900_000 },
        { nome: 'Sem lance', tipo: 'Carro', dataFim, valor: { minimo: 100_000 } },
      ],
    );
    const [vendido, condicional, semLance] = lotes as [string, string, string];
    await engine.lance(vendido, 'cliente1', 'MANUAL', 100_001);
    await engine.lance(vendido, 'cliente2', 'AUTOMATICO', 900_000);
    await engine.lance(condicional, 'cliente1', 'MANUAL', 100_000);

    const winner = await engine.entrar('cliente2');
    const socket = engine.socket(winner);
    // The demo's own sales may be announced to the same client meanwhile.
    const avisado = new Promise<Json>((resolve) =>
      socket.on('on-venda-dto', (venda) => venda.lelUid === vendido && resolve(venda)),
    );
    await socket.timeout(20_000).emitWithAck('conectar-cliente', {});

    const fim = await situacaoDe(vendido);
    expect([fim.situacao, fim.valorAtual]).toEqual(['AG_PAGAMENTO', 110_001]);
    expect((await situacaoDe(condicional)).situacao).toBe('CONDICIONAL');
    expect((await situacaoDe(semLance)).situacao).toBe('NAO_ARREMATADO');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(dataFim));
    const tarde = await engine.lance(vendido, 'cliente3', 'MANUAL', 900_000);
    expect([tarde.status, tarde.corpo.codigo]).toEqual([422, 'ENCERRADO']);

    // 5 % of 1,100.01 is 55.0005 and 1.5 % is 16.50015: both rounded down for the main brand.
    const totais = {
      valorLance: 110_001,
      totalDespesas: 45_000 + 5_500 + 1_650,
      totalAPagar: 110_001 + 52_150,
    };
    const compras = (await engine.pedir('GET', '/v1/cliente/compras?texto=Vendido', { token: winner })).corpo;
    expect(compras.total).toBe(1);
    expect(compras.itens[0]).toMatchObject({
      lelUid: vendido,
      situacao: 'AguardandoPagamento',
      saldo: totais.totalAPagar,
      ...totais,
    });
    expect(await avisado).toMatchObject({ lelUid: vendido, ...totais });
    socket.disconnect();

    const { corpo: compra } = await engine.pedir('GET', `/v1/cliente/compras/${compras.itens[0].id}`, {
      token: winner,
    });
    expect(Buffer.from(compra.extratoHash, 'base64url')).toHaveLength(16);
    const outro = await engine.pedir('GET', `/v1/cliente/compras/${compra.id}`, {
      token: await engine.entrar('cliente1'),
    });
    expect(outro.status).toBe(404);

    const abrir = (hash: string) =>
      engine.pedir('GET', `/v1/documentos/extrato/${hash}`, { cabecalhos: servico });
    const { status, corpo: extrato } = await abrir(compra.extratoHash);
    expect(status).toBe(200);
    expect(schemaExtrato.safeParse(extrato).error).toBeUndefined();
    expect(extrato).toMatchObject({
      total: totais.totalAPagar,
      pago: 0,
      saldo: totais.totalAPagar,
      comprador: { nome: 'Bruno Carvalho Lima' },
    });
    expect((await abrir('AAAAAAAAAAAAAAAAAAAAAA')).corpo.codigo).toBe('DOCUMENTO_NAO_ENCONTRADO');
    // Who has the address opens it under its own brand, and under no other.
    const alheio = await engine.pedir('GET', `/v1/documentos/extrato/${compra.extratoHash}`, {
      cabecalhos: servico,
      hotsite: 'pacto',
    });
    expect([alheio.status, alheio.corpo.codigo]).toEqual([404, 'DOCUMENTO_NAO_ENCONTRADO']);

    const revogar = await engine.pedir('POST', `/v1/documentos/extrato/${compra.extratoHash}/revogar`, {
      token: await engine.entrar('acerto'),
      corpo: {},
    });
    expect(revogar.status).toBe(200);
    expect((await abrir(compra.extratoHash)).status).toBe(404);
    const nova = (await engine.pedir('GET', `/v1/cliente/compras/${compra.id}`, { token: winner })).corpo
      .extratoHash;
    expect((await abrir(nova)).status).toBe(200);

    const posicoes = await Promise.all(
      ['cliente1', 'cliente2'].map(async (quem) => {
        const { corpo } = await engine.pedir('GET', `/v1/lotes/${vendido}/minha-posicao`, {
          token: await engine.entrar(quem),
        });
        return [corpo.posicao, corpo.vendaId];
      }),
    );
    expect(posicoes).toEqual([
      ['finalizado', null],
      ['vencedor', compra.id],
    ]);

    // What settlement sets on the lot is where the sale stands, and in which one tab it is.
    const acerto = await engine.entrar('acerto');
    const abas = async () => {
      const achadas = ['agPagamentoAgValidacao', 'agRetirada', 'documentacao', 'fechadas'].map(
        async (aba) => {
          const resposta = await engine.pedir('GET', `/v1/cliente/compras?aba=${aba}&texto=Vendido`, {
            token: winner,
          });
          return resposta.corpo.total === 1 ? [aba, resposta.corpo.itens[0].situacao] : [];
        },
      );
      return (await Promise.all(achadas)).flat();
    };
    for (const [situacao, aba, daVenda] of [
      ['BOLETO', 'agPagamentoAgValidacao', 'AguardandoPagamento'],
      ['PAGO', 'agRetirada', 'Fechada'],
      ['RETIRADO', 'documentacao', 'Fechada'],
      ['PAGO', 'agRetirada', 'Fechada'],
      ['AG_PAGAMENTO', 'agPagamentoAgValidacao', 'AguardandoPagamento'],
      ['CLIENTE_DESISTIU', 'fechadas', 'ClienteDesistiu'],
    ]) {
      const corpo = { situacao, motivo: 'Acerto da venda' };
      const mudado = await engine.pedir('PUT', `/v1/lotes/${vendido}/situacao`, { token: acerto, corpo });
      expect((await concordar(engine, mudado)).status, mudado.texto).toBe(200);
      await ate(
        () => engine.lote(vendido),
        (lote: Json) => lote.situacao === situacao,
      );
      expect(await abas(), situacao).toEqual([aba, daVenda]);
      if (daVenda !== 'Fechada') continue;
      const { corpo: fechada } = await engine.pedir('GET', `/v1/cliente/compras/${compra.id}`, {
        token: winner,
      });
      expect(fechada.saldo).toBe(0);
    }
  });

  it('has its ledger’s end signed, and the signature verifies with the published keys (rule 23)', async () => {
    const { lotes } = await engine.leilao({}, [
      { nome: 'Curto', tipo: 'Carro', dataFim: daqui(1), valor: { minimo: 100 } },
    ]);
    await situacaoDe(lotes[0]!);
    const { corpo: livro } = await engine.pedir('GET', `/v1/lotes/${lotes[0]}/livro`);
    expect(livroConfere(livro)).toBe(true);
    const { corpo: jwks } = await engine.pedir('GET', '/.well-known/jwks.json');
    const { payload } = await compactVerify(livro.assinatura, createLocalJWKSet(jwks as never));
    const ultimo = livro.eventos.at(-1);
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
      lelUid: lotes[0],
      seq: ultimo.seq,
      hash: ultimo.hash,
    });
  });

  it('a bid in the last seconds extends it, publicly (rule 14)', async () => {
    const { lotes } = await engine.leilao({}, [
      { nome: 'Prorrogado', tipo: 'Carro', dataFim: daqui(60), valor: { minimo: 100 } },
    ]);
    const antes = (await engine.lote(lotes[0]!)).dataFim;
    const { corpo } = await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 100);
    expect(Date.parse(corpo.dataFim)).toBeGreaterThan(Date.parse(antes) + 60_000);
    expect((await engine.lote(lotes[0]!)).dataFim).toBe(corpo.dataFim);
  });
});

describe('stopping and starting', () => {
  it('keeps every bid, sale, session and number, after a stop that was asked for and after one that was not', async () => {
    // Without a clock: a lot with one would, rightly, be given the time of the stop back (rule 18).
    const { lotes, id } = await engine.leilao({}, [
      { nome: 'Persistente', tipo: 'Carro', valor: { minimo: 100_000 }, finalizacaoManual: true },
    ]);
    const lelUid = lotes[0]!;
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', 500_000, 'antes-da-parada');
    const token = await engine.entrar('cliente2');
    const retrato = async () => ({
      lote: await engine.lote(lelUid),
      livro: (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`)).corpo,
      busca: (await engine.pedir('GET', '/v1/lotes?texto=Persistente')).corpo,
      compras: (await engine.pedir('GET', '/v1/cliente/compras?texto=Vendido', { token })).corpo,
    });
    const antes = await retrato();
    expect(antes.compras.total).toBeGreaterThan(0);

    expect(await engine.parar('SIGTERM')).toBe(0);
    await engine.subir();
    expect(await retrato()).toEqual(antes);

    await engine.parar('SIGKILL');
    await engine.subir();
    expect(await retrato()).toEqual(antes);
    const repetido = await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', 500_000, 'antes-da-parada');
    expect(repetido.status).toBe(201);
    expect(await retrato()).toEqual(antes);
    const novo = await engine.leilao({}, [{ nome: 'Depois', tipo: 'Carro', valor: { minimo: 100 } }]);
    expect(novo.id).toBeGreaterThan(id);
  });
});
