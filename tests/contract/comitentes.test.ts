import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { ate, daqui, EngineDeTeste, type Json, type Resposta } from './engine.ts';

/** Consignors' groups, portfolios and commissions: who sees what by a group, and what the house keeps of a sale (issue 13, F20). */
const engine = new EngineDeTeste();
let adm = '';
let dele = '';
let usuUid = '';

const como = (token: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token, ...(corpo && { corpo }) });
const feito = async (resposta: Promise<Resposta>, status = 201): Promise<Json> => {
  const { status: veio, texto, corpo } = await resposta;
  expect(veio, texto).toBe(status);
  return corpo;
};
const recusa = ({ status, corpo }: Resposta) => [status, corpo?.codigo];
const nome = (de: string) => `${de} ${randomUUID().slice(0, 8)}`;
const novo = (caminho: string, corpo: object) => feito(como(adm, 'POST', caminho, corpo));
const novoGrupo = () =>
  novo('/v1/grupos-comitente', { nome: nome('Grupo'), cogSigla: randomUUID().slice(0, 8) });
const novaCarteira = () => novo('/v1/carteiras', { nome: nome('Carteira') });
const novoComitente = (mais: object = {}) => novo('/v1/comitentes', { nome: nome('Dono'), ...mais });
const novoVeiculo = (mais: object) =>
  novo('/v1/veiculos', {
    marca: 'Fiat',
    modelo: 'Uno',
    chassi: randomUUID().replace(/\W/g, '').toUpperCase().slice(0, 17),
    ...mais,
  });
const carro = (mais: object) => ({
  ...{
    nome: nome('Carro'),
    tipo: 'Carro',
    dataFim: daqui(3_600),
    valor: { minimo: 10_000, incremento: 1_000 },
  },
  ...mais,
});
const hoje = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
const ano = 365 * 86_400_000;
const daquiAUmAno = new Date(Date.now() + ano).toISOString().slice(0, 10);
const COMISSOES = '/v1/comissoes-comitente';
const noGrupo = (cogId: number) =>
  como(adm, 'POST', `/v1/comitentes/usuario-grupo/${usuUid}`, { cogIds: [cogId] });
const foraDoGrupo = (cogId: number) => como(adm, 'DELETE', `/v1/comitentes/usuario-grupo/${usuUid}/${cogId}`);

beforeAll(async () => {
  await engine.subir();
  [adm, dele] = [await engine.entrar('adm'), await engine.entrar('comitente')];
  usuUid = (await como(dele, 'GET', '/v1/auth/eu')).corpo.uid;
});
afterAll(() => engine.encerrar());

describe('a group', () => {
  it('is listed as forms name it, and filters the list of consignors, as portfolios do', async () => {
    const [grupo, carteira] = [await novoGrupo(), await novaCarteira()];
    const meu = await novoComitente({ cogId: grupo.id, carteiraIds: [carteira.id] });
    await novoComitente();
    const { id, uid, cogSigla } = grupo;
    expect(cogSigla).toBe(cogSigla.toUpperCase());
    expect((await como(adm, 'GET', '/v1/comitentes/listar-grupos-comitentes')).corpo).toContainEqual({
      ...{ id, uid, cogSigla, nome: grupo.nome },
    });
    expect((await como(adm, 'GET', '/v1/carteira?porPagina=200')).corpo.itens).toContainEqual(
      expect.objectContaining({ id: carteira.id, nome: carteira.nome }),
    );
    for (const filtro of [
      { tipo: 'exata', campo: 'cogId', valor: grupo.id },
      { tipo: 'exata', campo: 'carteiraIds', valor: carteira.id },
    ]) {
      const { corpo } = await como(
        adm,
        'GET',
        `/v1/comitentes/qb?filtro=${encodeURIComponent(JSON.stringify([filtro]))}`,
      );
      expect(corpo.itens.map((um: Json) => um.uid)).toEqual([meu.uid]);
    }
  });

  it('is a group there is, of the brand; while a consignor names it, it stays', async () => {
    expect(recusa(await como(adm, 'POST', '/v1/comitentes', { nome: nome('X'), cogId: 999_999 }))).toEqual([
      ...[404, 'NAO_ENCONTRADO'],
    ]);
    const pacto = await engine.entrar('adm', 'pacto');
    const deOutra = await engine.pedir('POST', '/v1/grupos-comitente', {
      ...{ token: pacto, hotsite: 'pacto', corpo: { nome: nome('Grupo'), cogSigla: 'OUTRA' } },
    });
    expect(deOutra.status, deOutra.texto).toBe(201);
    expect(
      (await como(adm, 'POST', '/v1/comitentes', { nome: nome('X'), cogId: deOutra.corpo.id })).status,
    ).toBe(404);
    expect((await noGrupo(deOutra.corpo.id)).status).toBe(404);
    expect((await como(adm, 'GET', `/v1/grupos-comitente/${deOutra.corpo.uid}`)).status).toBe(404);
    const grupo = await novoGrupo();
    await novoComitente({ cogId: grupo.id });
    expect(recusa(await como(adm, 'DELETE', `/v1/grupos-comitente/${grupo.uid}?revisao=1`))).toEqual([
      ...[409, 'EM_USO'],
    ]);
    expect(
      recusa(await como(adm, 'POST', '/v1/grupos-comitente', { nome: nome('Y'), cogSigla: grupo.cogSigla })),
    ).toEqual([409, 'JA_EXISTE']);
  });

  it('opens its consignors to who works for it, by every way and from one request to the next', async () => {
    const [grupo, carteira] = [await novoGrupo(), await novaCarteira()];
    const meu = await novoComitente({ cogId: grupo.id, carteiraIds: [carteira.id] });
    const alheio = await novoComitente();
    const veiculo = await novoVeiculo({ comId: meu.id, carteiraId: carteira.id });
    const outro = await novoVeiculo({ comId: alheio.id });
    const { uid: leiUid, lotes } = await engine.leilao({}, [
      carro({ nome: nome('Lote meu'), comitente: { comId: meu.id, nome: 'Meu' } }),
      carro({ nome: nome('Lote alheio'), comitente: { comId: alheio.id, nome: 'Alheio' } }),
    ]);
    const listados = async (caminho: string) =>
      (await como(dele, 'GET', `${caminho}?porPagina=200`)).corpo.itens.map((um: Json) => um.uid);
    const ve = async () => ({
      comitente: (await como(dele, 'GET', `/v1/comitentes/${meu.uid}`)).status,
      historico: (await como(dele, 'GET', `/v1/comitentes/${meu.id}/historico`)).status,
      naLista: (await listados('/v1/comitentes/listar-comitentes')).includes(meu.uid),
      doUsuario: (await listados(`/v1/comitentes/usuario-comitente/${usuUid}`)).includes(meu.uid),
      noCsv: (await como(dele, 'GET', '/v1/comitentes/exportar?formato=csv')).texto.includes(meu.nome),
      veiculo: (await como(dele, 'GET', `/v1/veiculos/${veiculo.uid}`)).status,
      lote: (await como(dele, 'GET', `/v1/lotes/${lotes[0]}/privado`)).status,
      doLeilao: (await como(dele, 'GET', `/v1/comitentes/comitente/find/by-leilao/${leiUid}`)).corpo.itens
        .length,
      grupo: (await como(dele, 'GET', `/v1/grupos-comitente/${grupo.uid}`)).status,
      carteira: (await como(dele, 'GET', `/v1/carteiras/${carteira.uid}`)).status,
      grupos: (await como(dele, 'GET', '/v1/comitentes/listar-grupos-comitentes')).corpo.some(
        (um: Json) => um.uid === grupo.uid,
      ),
    });
    const nada = {
      ...{ comitente: 404, historico: 404, naLista: false, doUsuario: false, noCsv: false },
      ...{ veiculo: 404, lote: 403, doLeilao: 0, grupo: 404, carteira: 404, grupos: false },
    };
    const tudo = {
      ...{ comitente: 200, historico: 200, naLista: true, doUsuario: true, noCsv: true },
      ...{ veiculo: 200, lote: 200, doLeilao: 1, grupo: 200, carteira: 200, grupos: true },
    };
    const antes = await ve();
    expect({ ...antes, lote: 403 }).toEqual(nada);
    expect([403, 404]).toContain(antes.lote);
    const posto = await noGrupo(grupo.id);
    expect(posto.status, posto.texto).toBe(200);
    expect((await noGrupo(grupo.id)).status).toBe(200);
    expect(await ve()).toEqual(tudo);
    // Who of the house works for it is the house's to know.
    expect((await como(dele, 'GET', `/v1/grupos-comitente/${grupo.uid}`)).corpo).not.toHaveProperty(
      'usuarios',
    );
    expect(
      (await como(dele, 'PUT', `/v1/grupos-comitente/${grupo.uid}`, { nome: 'Meu', revisao: 2 })).status,
    ).toBe(403);
    // Nobody else's by it.
    expect((await como(dele, 'GET', `/v1/comitentes/${alheio.uid}`)).status).toBe(404);
    expect((await como(dele, 'GET', `/v1/veiculos/${outro.uid}`)).status).toBe(404);
    // One that comes into the group later, and one that leaves it.
    await feito(como(adm, 'PUT', `/v1/comitentes/${alheio.uid}`, { cogId: grupo.id, revisao: 1 }), 200);
    expect((await como(dele, 'GET', `/v1/veiculos/${outro.uid}`)).status).toBe(200);
    await feito(como(adm, 'PUT', `/v1/comitentes/${alheio.uid}`, { cogId: null, revisao: 2 }), 200);
    expect((await como(dele, 'GET', `/v1/veiculos/${outro.uid}`)).status).toBe(404);
    // Out of use it opens nothing; in use again, all.
    const { revisao } = (await como(adm, 'GET', `/v1/grupos-comitente/${grupo.uid}`)).corpo;
    await feito(como(adm, 'PUT', `/v1/grupos-comitente/${grupo.uid}`, { situacao: 'INATIVO', revisao }), 200);
    expect({ ...(await ve()), lote: 403 }).toEqual(nada);
    await feito(
      como(adm, 'PUT', `/v1/grupos-comitente/${grupo.uid}`, { situacao: 'ATIVO', revisao: revisao + 1 }),
      200,
    );
    // On an open socket as well.
    const socket = engine.socket(dele);
    await socket.emitWithAck('acompanhar-registros', { recurso: 'veiculo' });
    const caiu = new Promise((resolve) => socket.once('disconnect', resolve));
    expect((await foraDoGrupo(grupo.id)).status).toBe(200);
    await caiu;
    expect({ ...(await ve()), lote: 403 }).toEqual(nada);
  });

  it('is told what waits for an answer: its people as its consignors’ own', async () => {
    const grupo = await novoGrupo();
    const meu = await novoComitente({ cogId: grupo.id });
    await noGrupo(grupo.id);
    const chamado = nome('Carro reservado');
    const { lotes } = await engine.leilao({}, [
      carro({
        ...{ nome: chamado, valorComitente: 100_000, comitente: { comId: meu.id, nome: 'Meu' } },
        ...{ dataFim: daqui(2), recebeIncrementoTempo: false },
      }),
    ]);
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 50_000);
    await ate(
      async () => (await como(dele, 'GET', '/v1/comitente/condicionais')).texto,
      (texto) => texto.includes(lotes[0]!),
    );
    const correio = join(engine.pasta, 'engine/correio');
    await ate(
      async () =>
        (existsSync(correio) ? readdirSync(correio) : []).map((um) =>
          readFileSync(join(correio, um), 'utf8').replaceAll('=\r\n', ''),
        ),
      (cartas) => cartas.some((eml) => eml.includes('To: comitente@demo.martelo') && eml.includes(chamado)),
    );
    const respondida = await como(dele, 'POST', `/v1/lotes/${lotes[0]}/condicional/resposta`, {
      resposta: 'Liberada',
    });
    expect(respondida.status, respondida.texto).toBe(200);
    await foraDoGrupo(grupo.id);
  });
});

describe('a portfolio', () => {
  it('is of a vehicle’s own consignor', async () => {
    const [carteira, outra] = [await novaCarteira(), await novaCarteira()];
    const meu = await novoComitente({ carteiraIds: [carteira.id] });
    await novoVeiculo({ comId: meu.id, carteiraId: carteira.id });
    for (const corpo of [{ comId: meu.id, carteiraId: outra.id }, { carteiraId: carteira.id }]) {
      const tentado = await como(adm, 'POST', '/v1/veiculos', { marca: 'Fiat', ...corpo });
      expect(recusa(tentado), tentado.texto).toEqual([400, 'REQUISICAO_INVALIDA']);
      expect(tentado.texto).toContain('não é uma carteira do comitente');
    }
    expect(
      recusa(await como(adm, 'POST', COMISSOES, { comId: meu.id, carteiraId: outra.id, desde: hoje })),
    ).toEqual([400, 'REQUISICAO_INVALIDA']);
  });
});

describe('a commission', () => {
  it('that holds is neither changed nor taken away; one to come is both, and comes back while it is to come', async () => {
    const meu = await novoComitente();
    const vale = await novo(COMISSOES, {
      comId: meu.id,
      porcentagem: 5.25,
      fixo: 1_000,
      desde: '2020-01-01',
    });
    // Not from before it was agreed to.
    expect(Date.parse(vale.vigenteDesde)).toBeGreaterThan(Date.now() - 60_000);
    const onde = `${COMISSOES}/${vale.uid}`;
    for (const tentado of [
      await como(adm, 'PUT', onde, { porcentagem: 1, revisao: 1 }),
      await como(adm, 'PUT', onde, { desde: daquiAUmAno, revisao: 1 }),
    ]) {
      expect(recusa(tentado), tentado.texto).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
      expect(tentado.corpo.message ?? tentado.texto).toContain('já vale');
    }
    const massa = await como(adm, 'POST', `${COMISSOES}/em-massa`, {
      ...{ acao: 'alterar', mudancas: { porcentagem: 1 }, itens: [{ id: vale.uid, revisao: 1 }] },
    });
    expect(massa.corpo).toMatchObject({ feitos: 0, recusados: 1 });
    expect(recusa(await como(adm, 'DELETE', `${onde}?revisao=1`))).toEqual([409, 'EM_USO']);
    const vem = await novo(COMISSOES, { comId: meu.id, porcentagem: 7, desde: daquiAUmAno });
    const noutra = `${COMISSOES}/${vem.uid}`;
    await feito(como(adm, 'PUT', noutra, { porcentagem: 8, revisao: 1 }), 200);
    expect((await como(adm, 'DELETE', `${noutra}?revisao=2`)).status).toBe(204);
    await feito(como(adm, 'POST', `${noutra}/restaurar`, { revisao: 3 }), 200);
    for (const mau of [
      { porcentagem: 101 },
      { porcentagem: 5.001 },
      { porcentagem: -1 },
      { fixo: 1.5 },
      { desde: '2026-02-30' },
      { comId: 999_999 },
    ])
      expect((await como(adm, 'POST', COMISSOES, { comId: meu.id, desde: hoje, ...mau })).status).not.toBe(
        201,
      );
    // Its consignor's people read their own, and write none.
    await como(adm, 'POST', `/v1/comitentes/usuario-comitente/${usuUid}`, {
      ...{ comIds: [meu.id], nomeSite: 'X', cogId: 1 },
    });
    expect((await como(dele, 'GET', onde)).status).toBe(200);
    expect((await como(dele, 'POST', COMISSOES, { comId: meu.id, desde: hoje })).status).toBe(403);
    await como(adm, 'DELETE', `/v1/comitentes/usuario-comitente/${usuUid}/${meu.id}`);
    expect((await como(dele, 'GET', onde)).status).toBe(404);
  });

  it('in force at a lot’s entry is what its sale is counted by, whatever comes later; the sale’s end is followed', async () => {
    const meu = await novoComitente();
    await novo(COMISSOES, { comId: meu.id, porcentagem: 5, fixo: 2_500, desde: hoje });
    const lote = (mais: object) =>
      carro({
        ...{ comitente: { comId: meu.id, nome: 'Meu' }, recebeIncrementoTempo: false },
        ...{ dataFim: daqui(4), ...mais },
      });
    const { lotes } = await engine.leilao({}, [lote({}), lote({})]);
    // After they have entered.
    await novo(COMISSOES, { comId: meu.id, porcentagem: 50, desde: hoje });
    for (const uid of lotes) {
      const dado = await engine.lance(uid, 'cliente1', 'MANUAL', 100_000);
      expect(dado.status, dado.texto).toBeLessThan(300);
    }
    const repasses = async (token = adm): Promise<Json[]> => {
      const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'comId', valor: meu.id }]));
      return (await como(token, 'GET', `/v1/repasses?porPagina=50&filtro=${filtro}`)).corpo.itens;
    };
    const feitos = await ate(repasses, (itens) => itens.length === 2);
    for (const um of feitos)
      expect(um).toMatchObject({
        ...{ valorLance: 100_000, porcentagem: 5, fixo: 2_500, comissao: 7_500, liquido: 92_500 },
        situacao: 'A_RECEBER',
      });
    // One is agreed to, and nothing that was sold is another by it.
    await novo(COMISSOES, { comId: meu.id, porcentagem: 90, desde: hoje });
    const [cancelado, fica] = feitos as [Json, Json];
    const venda = (await como(adm, 'GET', `/v1/vendas/${cancelado.vendaUid}`)).corpo;
    const fim = await como(adm, 'POST', `/v1/vendas/${cancelado.vendaUid}/cancelar`, {
      ...{ comandoId: randomUUID(), motivo: 'Desfeita no teste', revisao: venda.revisao },
    });
    expect(fim.status, fim.texto).toBeLessThan(300);
    await ate(repasses, (itens) =>
      itens.some((um) => um.uid === cancelado.uid && um.situacao === 'DESFEITO'),
    );
    expect((await repasses()).find((um) => um.uid === fica.uid)).toMatchObject({
      ...{ liquido: 92_500, situacao: 'A_RECEBER' },
    });
    // Another's price is nobody's else; who answers for it sees what it gets, and nothing of who bought.
    expect((await como(dele, 'GET', `/v1/repasses/${fica.uid}`)).status).toBe(404);
    await como(adm, 'POST', `/v1/comitentes/usuario-comitente/${usuUid}`, {
      ...{ comIds: [meu.id], nomeSite: 'X', cogId: 1 },
    });
    const visto = await como(dele, 'GET', `/v1/repasses/${fica.uid}`);
    expect(visto.status).toBe(200);
    for (const campo of ['vendaUid', 'vendaId', 'cliUid']) expect(visto.corpo).not.toHaveProperty(campo);
    await como(adm, 'DELETE', `/v1/comitentes/usuario-comitente/${usuUid}/${meu.id}`);
    // Nor does the buyer see what its seller pays.
    const cliente = await engine.entrar('cliente1');
    const compra = await como(cliente, 'GET', `/v1/cliente/compras/${fica.vendaUid}`);
    expect(compra.status).toBe(200);
    expect(compra.texto).not.toMatch(/repasse|comitente|liquido/i);
    expect((await como(cliente, 'GET', `/v1/repasses/${fica.uid}`)).status).toBe(403);
  });
});

// Last: from here on there are two who could agree.
describe('by two people', () => {
  it('a commission is not agreed to by one: named in words, it waits, and holds from when it was agreed to', async () => {
    const meu = await novoComitente();
    const fin = await colegaCom(engine, ['Interno - Financeiro']);
    const pedido = await como(adm, 'POST', COMISSOES, { comId: meu.id, porcentagem: 4, desde: hoje });
    expect([pedido.status, pedido.corpo.situacao], pedido.texto).toEqual([202, 'AGUARDANDO']);
    const { aprovacaoUid } = pedido.corpo;
    const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'comId', valor: meu.id }]));
    const quantas = async () => (await como(adm, 'GET', `${COMISSOES}?filtro=${filtro}`)).corpo.total;
    expect(await quantas()).toBe(0);
    const aDecidir = (await como(fin.token, 'GET', '/v1/aprovacoes/a-decidir?quais=todas')).corpo
      .itens as Json[];
    const visto = aDecidir.find(({ uid }) => uid === aprovacaoUid)!;
    expect(visto.decide).toBe(true);
    // Whose it is, and not its number.
    expect(JSON.stringify(visto.mudancas)).toContain(meu.nome);
    const dia = hoje.split('-').reverse().join('/');
    expect(visto.mudancas).toContainEqual(expect.objectContaining({ nome: 'A partir do dia', depois: dia }));
    expect(JSON.stringify(visto.mudancas)).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    expect(recusa(await como(adm, 'POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, { revisao: 1 }))).toEqual(
      [...[422, 'PROPRIA_CONTA']],
    );
    const aprovada = await como(fin.token, 'POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, { revisao: 1 });
    expect(aprovada.status, aprovada.texto).toBe(200);
    await ate(quantas, (total) => total === 1);
    const { itens } = (await como(adm, 'GET', `${COMISSOES}?filtro=${filtro}`)).corpo;
    expect(itens[0]).toMatchObject({ uid: aprovacaoUid, porcentagem: 4 });
    // In bulk as well.
    const vem = await como(adm, 'POST', COMISSOES, { comId: meu.id, porcentagem: 9, desde: daquiAUmAno });
    expect(vem.status).toBe(202);
  });
});
