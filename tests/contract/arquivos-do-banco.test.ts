import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portaLivre } from '../porta-livre.ts';
import { EngineDeTeste, type Json } from './engine.ts';
import { retorno } from './retorno-de-exemplo.ts';

/* Files between the house and its bank, as the screen of /admin works with them: made once, fetched again, checked before they are taken in. */

let engine: EngineDeTeste;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  engine = new EngineDeTeste(undefined, { MARTELO_DEMO_BANCO: String(await portaLivre()) });
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'cliente1']) tokens[quem] = await engine.entrar(quem);
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object, marca?: string) =>
  engine.pedir(metodo, caminho, {
    ...{ token: tokens[quem]!, ...(corpo && { corpo }) },
    ...(marca && { cabecalhos: { hotsite: marca } }),
  });
/** A purchase with a boleto over all of it. */
async function comBoleto(valor: number, comitente?: object): Promise<{ uid: string; vendaId: number }> {
  const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
    {
      nome: 'Pago por boleto',
      tipo: 'Carro',
      valor: { minimo: 100, compreJa: valor },
      ...(comitente && { comitente }),
    },
  ]);
  const { corpo } = await pedir('cliente1', 'POST', `/v1/lotes/${lotes[0]}/compre-ja`, {
    ...{ comandoId: randomUUID(), valor },
  });
  const vendaId = corpo.venda.id as number;
  const feito = await pedir('cliente1', 'POST', `/v1/cliente/compras/${vendaId}/pagamentos`, {
    ...{ comandoId: randomUUID(), tipo: 'BOLETO', valor },
  });
  expect(feito.status, feito.texto).toBe(201);
  return { uid: feito.corpo.uid, vendaId };
}
const enviar = async (texto: string, simular: boolean): Promise<Json> => {
  const resposta = await engine.pedir('POST', `/v1/boletos/retorno?simular=${simular}`, {
    ...{ token: tokens.adm!, bruto: texto, cabecalhos: { 'content-type': 'text/plain' } },
  });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo;
};
const gerar = (comandoId: string) => pedir('adm', 'POST', '/v1/boletos/remessas', { comandoId });

describe('a remittance', () => {
  it('says what waits, is made once by its command with each boleto once, and is the same file again', async () => {
    const { uid, vendaId } = await comBoleto(70_000);
    const fila = (await pedir('adm', 'GET', '/v1/boletos/a-remeter')).corpo;
    expect(fila).toMatchObject({
      registrar: { quantos: 1, valor: 70_000 },
      baixar: { quantos: 0 },
      impedidos: 0,
    });
    expect(fila.conta).toMatchObject({ banco: '237', titular: expect.any(String) });
    expect(fila.itens).toMatchObject([{ uid, vendaId, movimento: 'registrar', impedimento: null }]);

    const comandoId = randomUUID();
    const feitas = await Promise.all([gerar(comandoId), gerar(comandoId), gerar(randomUUID())]);
    // Of two that ask at once under other commands one finds nothing left.
    expect(feitas.map(({ status }) => status).toSorted()).toEqual([201, 201, 404]);
    const { nsa } = feitas.find(({ status }) => status === 201)!.corpo;
    const deNovo = await pedir('adm', 'GET', '/v1/boletos/remessas');
    expect(deNovo.corpo).toMatchObject({
      total: 1,
      itens: [
        { nsa, registrar: 1, baixar: 0, valor: 70_000, baixavel: true, por: expect.stringMatching(/\w+/) },
      ],
    });
    const baixar = async () => (await pedir('adm', 'GET', `/v1/boletos/remessa?nsa=${nsa}`)).texto;
    const arquivo = await baixar();
    expect(arquivo.split('\r\n').filter((linha) => linha[13] === 'P')).toHaveLength(1);
    await new Promise((pronto) => setTimeout(pronto, 1_100));
    expect(await baixar()).toBe(arquivo);
    expect((await pedir('adm', 'GET', '/v1/boletos/a-remeter')).corpo.itens).toEqual([]);
  });

  it('is of who speaks with the bank, and of one brand', async () => {
    for (const caminho of ['a-remeter', 'remessas', 'retornos'])
      expect((await pedir('acerto', 'GET', `/v1/boletos/${caminho}`)).status, caminho).toBe(403);
    const deOutra = await pedir('adm', 'GET', '/v1/boletos/remessas', undefined, 'pacto');
    expect(deOutra.corpo.itens ?? []).toEqual([]);
    expect((await pedir('adm', 'GET', '/v1/boletos/remessas?pagina=0')).status).toBe(400);
    expect((await pedir('adm', 'POST', '/v1/boletos/remessas', {})).status).toBe(400);
  });
});

describe('a return file', () => {
  it('is checked first with nothing done; then taken in, told line by line and kept in the list', async () => {
    const { uid, vendaId } = await comBoleto(80_000);
    await gerar(randomUUID());
    await enviar(retorno(uid, '02', 80_000, 1_001), false);
    const arquivo = retorno(uid, '06', 80_000, 1_002);
    const conferido = await enviar(arquivo, true);
    expect(conferido).toMatchObject({
      ...{ simulado: true, ordem: 'em-ordem' },
      linhas: [{ resultado: 'paga', valorPago: 80_000, valor: 80_000, vendaId, pagamentoUid: uid }],
    });
    const retornos = async () => (await pedir('adm', 'GET', '/v1/boletos/retornos')).corpo.itens as Json[];
    expect((await retornos()).map(({ nsa }) => nsa)).toEqual([1_001]);
    const lerVenda = async () => (await pedir('acerto', 'GET', `/v1/vendas/${vendaId}`)).corpo.situacao;
    expect(await lerVenda()).toBe('AguardandoPagamento');
    expect((await enviar(arquivo, false)).linhas).toMatchObject([{ resultado: 'paga' }]);
    expect(await lerVenda()).toBe('Fechada');
    expect((await retornos())[0]).toMatchObject({
      ...{ nsa: 1_002, situacao: 'APLICADO', linhas: 1, feitas: 1, pagas: 1, valorPago: 80_000, avisos: 0 },
    });
    // Sent again it says so, does nothing, and is not listed twice.
    expect(await enviar(arquivo, true)).toMatchObject({
      ...{ ordem: 'repetido', linhas: [{ resultado: 'ja-liquidada' }] },
    });
    await enviar(arquivo, false);
    expect((await retornos()).map(({ nsa, valorPago }) => [nsa, valorPago])).toEqual([
      [1_002, 80_000],
      [1_001, 0],
    ]);
  });

  it('tells another amount, what is nobody’s, and money that finds no sale, before anything is done', async () => {
    const divergente = await comBoleto(81_000);
    const cancelada = await comBoleto(82_000);
    await gerar(randomUUID());
    const { status } = await pedir('acerto', 'POST', `/v1/vendas/${cancelada.vendaId}/cancelar`, {
      ...{ comandoId: randomUUID(), motivo: 'Erro no anúncio' },
    });
    expect(status).toBe(200);
    const resultado = async (uid: string, valor: number, nsa: number) =>
      (await enviar(retorno(uid, '06', valor, nsa), true)).linhas[0].resultado;
    expect(await resultado(divergente.uid, 80_900, 1_010)).toBe('divergente');
    expect(await resultado(cancelada.uid, 82_000, 1_011)).toBe('sem-destino');
    expect(await resultado(randomUUID(), 5_000, 1_012)).toBe('desconhecida');
    expect((await pedir('adm', 'GET', `/v1/boletos/${divergente.uid}`)).corpo.situacao).toBe('REMETIDO');
  });
});

describe('the slips of an auction', () => {
  it('are listed by lot, buyer and due date with what is of each situation, to administration and to nobody else of the house', async () => {
    const { uid, vendaId } = await comBoleto(90_000);
    const { leiUid, itens } = (await pedir('acerto', 'GET', `/v1/vendas/${vendaId}`)).corpo;
    const ler = async (quem: string, busca = '') =>
      pedir(quem, 'GET', `/v1/leiloes/${leiUid}/boletos${busca}`);
    const { corpo, texto } = await ler('adm');
    expect(corpo, texto).toMatchObject({
      ...{ total: 1, leilao: { uid: leiUid }, somas: [{ situacao: 'EMITIDO', quantos: 1, valor: 90_000 }] },
      itens: [
        {
          ...{ uid, vendaId, valor: 90_000, situacao: 'EMITIDO', vencido: false, papel: null },
          ...{ comprador: expect.stringMatching(/\w+ \w+/), lotes: [{ uid: itens[0].lelUid }] },
        },
      ],
    });
    await gerar(randomUUID());
    await enviar(retorno(uid, '02', 90_000, 1_020), false);
    expect((await ler('adm')).corpo.itens).toMatchObject([
      { situacao: 'REGISTRADO', papel: expect.stringMatching(/^\/boleto\//) },
    ]);
    expect((await ler('adm', '?situacao=LIQUIDADO')).corpo).toMatchObject({ total: 0, itens: [] });
    expect((await ler('adm', '?situacao=PAGO')).status).toBe(400);
    for (const quem of ['acerto', 'cliente1']) expect((await ler(quem)).status, quem).toBe(403);
    expect((await pedir('adm', 'GET', `/v1/leiloes/${randomUUID()}/boletos`)).status).toBe(404);
  });

  it('shows a consignor’s people those of sales with their lots alone, their buyer by nickname until it is paid', async () => {
    const comitente = await engine.entrar('comitente');
    const usuUid = (await engine.pedir('GET', '/v1/auth/eu', { token: comitente })).corpo.uid;
    const { corpo: meu } = await pedir('adm', 'POST', '/v1/comitentes', {
      nome: `Dono ${randomUUID().slice(0, 8)}`,
    });
    await pedir('adm', 'POST', `/v1/comitentes/usuario-comitente/${usuUid}`, {
      ...{ comIds: [meu.id], nomeSite: 'X', cogId: 1 },
    });
    const doComitente = (leiUid: string) =>
      engine.pedir('GET', `/v1/leiloes/${leiUid}/boletos`, { token: comitente });
    const alheio = await comBoleto(91_000);
    const dele = await comBoleto(92_000, { comId: meu.id, nome: meu.nome });
    const leilaoDe = async ({ vendaId }: { vendaId: number }) =>
      (await pedir('acerto', 'GET', `/v1/vendas/${vendaId}`)).corpo.leiUid as string;
    expect((await doComitente(await leilaoDe(alheio))).corpo).toMatchObject({
      total: 0,
      itens: [],
      somas: [],
    });
    const leiUid = await leilaoDe(dele);
    const ler = async () => (await doComitente(leiUid)).corpo.itens[0] as Json;
    const doAdm = (await pedir('adm', 'GET', `/v1/leiloes/${leiUid}/boletos`)).corpo.itens[0];
    const antes = await ler();
    expect(antes.valor).toBe(92_000);
    expect(antes.comprador).not.toBe(doAdm.comprador);
    await gerar(randomUUID());
    await enviar(retorno(dele.uid, '02', 92_000, 1_030), false);
    // Its paper says who the buyer is.
    expect((await ler()).papel).toBeNull();
    await enviar(retorno(dele.uid, '06', 92_000, 1_031), false);
    expect(await ler()).toMatchObject({
      ...{ situacao: 'LIQUIDADO', comprador: doAdm.comprador, papel: expect.stringMatching(/^\/boleto\//) },
    });
  });
});
