import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { foto } from './comprovante-de-pagamento.ts';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';
import { pastaVazia } from './pasta.ts';

/* The stock (fleet, section 1): what stands in the yards and is in no auction, counted and looked at; a consignor's people see theirs. */

// What it counts it has made: nothing of the demo stands in these yards.
const engine = new EngineDeTeste(pastaVazia(), { MARTELO_DEMO: 'contas' });
const tokens: Record<string, string> = {};
let patio: Json;
let vista: string;
beforeAll(async () => {
  await engine.subir();
  tokens.adm = await engine.entrar('adm');
  tokens.pacto = await engine.entrar('adm', 'pacto');
  tokens.com = (await colegaCom(engine, ['Interno - Comitente'])).token;
  tokens.pat = (await colegaCom(engine, ['Interno - Pátio'])).token;
  patio = await feito('adm', 'POST', '/v1/patios', {
    ...{ nome: `Pátio ${randomUUID().slice(0, 8)}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
  });
});
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, {
    ...{ token: tokens[quem]!, ...(corpo && { corpo: { comandoId: randomUUID(), ...corpo } }) },
    ...(quem === 'pacto' && { hotsite: 'pacto' }),
  });
const feito = async (quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> => {
  const { status, corpo: resposta, texto } = await pedir(quem, metodo, caminho, corpo);
  expect(status, `${metodo} ${caminho}: ${texto}`).toBeLessThan(300);
  return resposta;
};
const agir = async (uid: string, acao: string, corpo: object): Promise<Json> => {
  const { revisao } = await feito('adm', 'GET', `/v1/veiculos/${uid}`);
  return feito('adm', 'POST', `/v1/veiculos/${uid}/${acao}`, { revisao, ...corpo });
};
const mudar = async (uid: string, corpo: object): Promise<Json> => {
  const { revisao } = await feito('adm', 'GET', `/v1/veiculos/${uid}`);
  return feito('adm', 'PUT', `/v1/veiculos/${uid}`, { revisao, ...corpo });
};
let n = 10;
/** Stands in the yard. */
async function noPatio(mais: object = {}): Promise<Json> {
  const veiculo = await feito('adm', 'POST', '/v1/veiculos', {
    ...{ placa: `STQ1A${n++}`, marca: 'Fiat', modelo: 'Uno', tipo: 'Carro', veiculoTipo: 'LEVE' },
    ...{ valorMercado: 3_000_000, ...mais },
  });
  const estadia = await feito('adm', 'POST', '/v1/estadias', { veiculoId: veiculo.id, patioId: patio.id });
  const { faltamNaEntrada } = await feito('adm', 'GET', `/v1/estadias/${estadia.uid}`);
  for (const qual of faltamNaEntrada.length > 0 ? faltamNaEntrada : ['FRENTE']) {
    vista = qual;
    const bruto = new FormData();
    const cor = `#${randomUUID().replace(/\D/g, '').padEnd(6, '0').slice(0, 6)}`;
    bruto.set('comandoId', randomUUID());
    bruto.set('momento', 'ENTRADA');
    bruto.set('vista', qual);
    bruto.set('arquivo', new Blob([new Uint8Array(await foto(cor))]), 'foto.png');
    const { status, texto } = await engine.pedir('POST', `/v1/estadias/${estadia.uid}/fotos`, {
      token: tokens.adm!,
      bruto,
    });
    expect(status, texto).toBe(201);
  }
  const { revisao } = await feito('adm', 'GET', `/v1/estadias/${estadia.uid}`);
  await feito('adm', 'POST', `/v1/estadias/${estadia.uid}/entrar`, { revisao, vaga: `V-${n}`, km: null });
  return veiculo;
}
async function vistoriar(veiculo: Json): Promise<void> {
  const tipo = await feito('adm', 'POST', '/v1/tipo-vistoria', {
    nome: `Entrada ${randomUUID().slice(0, 8)}`,
    categorias: [{ nome: 'Geral', itens: [{ nome: 'Observações', tipo: 'texto' }] }],
  });
  await feito('adm', 'POST', `/v1/tipo-vistoria/${tipo.uid}/publicar`, { revisao: tipo.revisao });
  const pedida = await feito('adm', 'POST', '/v1/vistorias', { veiculoId: veiculo.id, tipoId: tipo.id });
  await feito('adm', 'POST', `/v1/vistorias/${pedida.uid}/realizar`, { revisao: pedida.revisao });
}
const CLASSE = { tipoMonta: 'PEQUENA', estadoConservacao: 4, crivoLeilao: true };
const preparoDe = async (uid: string) => (await feito('adm', 'GET', `/v1/veiculos/${uid}`)).preparo;
const esperar = (uid: string, preparo: string | null) =>
  ate(
    () => preparoDe(uid),
    (dele) => dele === preparo,
  );
const contagens = (busca = '', quem = 'adm') => feito(quem, 'GET', `/v1/estoque/contagens?${busca}`);
const lista = async (busca = '', quem = 'adm') =>
  (await feito(quem, 'GET', `/v1/estoque?${busca}`)).itens as Json[];

describe('the stock', () => {
  it('has what stands in the yards, at what each waits for; and lets go of what goes into an auction', async () => {
    const carro = await noPatio();
    const { uid } = carro;
    await esperar(uid, 'CLASSIFICAR');
    await agir(uid, 'classificar', CLASSE);
    await esperar(uid, 'VISTORIAR');
    await vistoriar(carro);
    await esperar(uid, 'DOCUMENTAR');
    await mudar(uid, { chassi: `9BD158227${String(n).padStart(8, '0')}`, anoModelo: 2008 });
    expect(await preparoDe(uid)).toBe('DOCUMENTAR');
    // Scrap is never registered again: no Renavam is asked of it.
    await agir(uid, 'classificar', { ...CLASSE, tipoMonta: 'GRANDE' });
    await esperar(uid, 'PRONTO');
    await mudar(uid, { devolucaoVeiculo: true });
    await esperar(uid, 'PARADO');
    const { uid: leiUid } = await feito('adm', 'POST', '/v1/leiloes', {
      nome: 'Recebe',
      data: daqui(86_400),
    });
    const levar = () =>
      feito('adm', 'POST', `/v1/leiloes/${leiUid}/lotes-do-estoque`, {
        veiUids: [uid],
        minimo: { valor: 10_000 },
      });
    // What goes back to its consignor is sold to nobody, by whatever way it comes in.
    expect((await levar()).itens[0].erro.codigo).toBe('VEICULO_BLOQUEADO');
    const aMao = await engine.pedir('POST', `/v1/leiloes/${leiUid}/lotes`, {
      token: tokens.adm!,
      corpo: { nome: 'Uno', tipo: 'Carro', valor: { minimo: 10_000 }, veiculo: { uid } },
    });
    expect([aMao.status, aMao.corpo.codigo], aMao.texto).toEqual([422, 'VEICULO_BLOQUEADO']);
    const { itens } = await feito('adm', 'GET', `/v1/leiloes/lotes-para-importacao/${leiUid}`);
    expect(itens.map((um: Json) => um.uid)).not.toContain(uid);
    await mudar(uid, { devolucaoVeiculo: false });
    await esperar(uid, 'PRONTO');
    const [visto] = (await lista('preparo=PRONTO')).filter((um) => um.uid === uid);
    expect(visto).toMatchObject({
      ...{ preparo: 'PRONTO', patio: patio.nome, dias: 0, valorMercado: 3_000_000, fipe: null },
    });
    expect(visto.foto, vista).toMatch(/^\/v1\/arquivos\//);
    expect((await levar()).feitos).toBe(1);
    await esperar(uid, null);
    expect((await lista()).map((um) => um.uid)).not.toContain(uid);
  });

  it('counts each by what the others narrow it to, and the list is the same', async () => {
    const [um, outro] = [await noPatio(), await noPatio()];
    await agir(um.uid, 'classificar', CLASSE);
    await esperar(um.uid, 'VISTORIAR');
    await esperar(outro.uid, 'CLASSIFICAR');
    const todas = await contagens();
    const soma = (de: Json[]) => de.reduce((total, { quantos }) => total + quantos, 0);
    expect([todas.patios, todas.carteiras, todas.idades, todas.preparos].map(soma)).toEqual(
      Array.from({ length: 4 }, () => todas.total),
    );
    expect(todas.total).toBe((await lista()).length);
    expect(todas.patios).toContainEqual({ id: patio.id, nome: patio.nome, quantos: todas.total });
    const deUm = await contagens('preparo=VISTORIAR&idade=ATE_30');
    expect(deUm.total).toBe((await lista('preparo=VISTORIAR&idade=ATE_30')).length);
    expect(soma(deUm.preparos)).toBe(todas.total);
    expect((await contagens('idade=MAIS_DE_90')).total).toBe(0);
    expect(await lista('idade=MAIS_DE_90')).toEqual([]);
    expect((await contagens(`patioId=${patio.id}&carteiraId=0`)).total).toBe(todas.total);
    for (const torto of ['preparo=QUALQUER', 'idade=1', 'patioId=-1', 'carteiraId=x', 'outro=1'])
      for (const caminho of ['/v1/estoque', '/v1/estoque/contagens'])
        expect([torto, (await pedir('adm', 'GET', `${caminho}?${torto}`)).status]).toEqual([torto, 400]);
  });

  it('tells a consignor’s people nothing of a portfolio that they may not read, and by their names the others and the yards', async () => {
    const nova = () =>
      feito('adm', 'POST', '/v1/carteiras', { nome: `Carteira ${randomUUID().slice(0, 8)}` });
    const [lida, retirada] = [await nova(), await nova()];
    const dono = await feito('adm', 'POST', '/v1/comitentes', {
      ...{ nome: `Dono ${randomUUID().slice(0, 8)}`, carteiraIds: [lida.id, retirada.id] },
    });
    for (const { id: carteiraId } of [lida, retirada]) {
      const { uid } = await noPatio({ comId: dono.id, carteiraId });
      await esperar(uid, 'CLASSIFICAR');
    }
    const { uid, token } = await colegaCom(engine, ['Interno - Comitente']);
    tokens.dono = token;
    const ligado = await engine.pedir('POST', `/v1/comitentes/usuario-comitente/${uid}`, {
      ...{ token: tokens.adm!, corpo: { comIds: [dono.id], nomeSite: 'X', cogId: 1 } },
    });
    expect(ligado.status, ligado.texto).toBe(200);
    await feito('adm', 'PUT', `/v1/comitentes/${dono.uid}`, {
      ...{
        carteiraIds: [lida.id],
        revisao: (await feito('adm', 'GET', `/v1/comitentes/${dono.uid}`)).revisao,
      },
    });
    const { carteiras, patios, total } = await ate(
      () => contagens('', 'dono'),
      ({ carteiras: quais }) => quais.length === 1,
    );
    expect([total, carteiras, patios]).toEqual([
      ...[2, [{ id: lida.id, nome: lida.nome, quantos: 1 }]],
      [{ id: patio.id, nome: patio.nome, quantos: 2 }],
    ]);
    expect((await lista('', 'dono')).map(({ carteira }) => carteira).toSorted()).toEqual([lida.nome, null]);
    // The house's own see both.
    const nomes = (await contagens()).carteiras.map(({ nome }: Json) => nome);
    expect(nomes).toEqual(expect.arrayContaining([lida.nome, retirada.nome]));
  });

  it('is of one brand, for those whose it is; a consignor sees none that is not theirs', async () => {
    expect((await contagens('', 'pacto')).total).toBe(0);
    expect(await lista('', 'pacto')).toEqual([]);
    expect([(await contagens('', 'com')).total, await lista('', 'com')]).toEqual([0, []]);
    for (const caminho of ['/v1/estoque', '/v1/estoque/contagens'])
      expect((await pedir('pat', 'GET', caminho)).status).toBe(403);
  });
});
