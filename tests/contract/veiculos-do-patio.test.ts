import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';

/* Who stands at a yard sees what is, is expected or was of late at theirs, by whatever way they ask (decision 573), and at the gate whoever comes (574). */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
const patios: Record<string, Json> = {};
const carros: Record<string, Json> = {};

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
async function feito(quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> {
  const { status, corpo: lido, texto } = await pedir(quem, metodo, caminho, corpo);
  expect(status, `${metodo} ${caminho}: ${texto}`).toBeLessThan(300);
  return lido;
}
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });

let placas = 0;
const novoVeiculo = (mais: object = {}, quem = 'adm') =>
  feito(quem, 'POST', '/v1/veiculos', {
    ...{ placa: `PTV${Math.floor(placas / 100)}A${String(placas++ % 100).padStart(2, '0')}` },
    ...{ marca: 'Fiat', modelo: 'Uno', cor: 'Prata', veiculoTipo: 'LEVE', possuiChave: true, ...mais },
  });
const novoPatio = () =>
  feito('adm', 'POST', '/v1/patios', {
    ...{ nome: `Pátio ${randomUUID().slice(0, 8)}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
  });
async function guarda(quem: string, papeis: readonly string[], ...deles: Json[]): Promise<void> {
  const { uid, token } = await colegaCom(engine, papeis);
  tokens[quem] = token;
  await feito('adm', 'PUT', `/v1/patio-usuario/${uid}`, { patios: deles.map((um) => um.uid) });
}
const prever = async (veiculo: Json, patio: Json, quem = 'adm') => {
  const prevista = await mandar(quem, 'POST', '/v1/estadias', {
    ...{ veiculoId: veiculo.id, patioId: patio.id },
  });
  expect(prevista.status, prevista.texto).toBe(201);
  return prevista.corpo;
};
const status = async (quem: string, caminho: string) => (await pedir(quem, 'GET', caminho)).status;
const ve = (quem: string, veiculo: Json, esperado = 200) =>
  ate(
    () => status(quem, `/v1/veiculos/${veiculo.uid}`),
    (um) => um === esperado,
  );
const noPortao = async (quem: string, dito: string): Promise<Json[]> =>
  (await feito(quem, 'GET', `/v1/estadias/entrada?${new URLSearchParams({ dito })}`)).itens;

beforeAll(async () => {
  await engine.subir();
  tokens.adm = await engine.entrar('adm');
  [patios.meu, patios.outro] = [await novoPatio(), await novoPatio()];
  await guarda('guarda', ['Interno - Pátio'], patios.meu!);
  await guarda('outro', ['Interno - Pátio'], patios.outro!);
  await guarda('ambos', ['Interno - Pátio', 'Interno - Remoção'], patios.meu!);
  for (const qual of ['meu', 'alheio', 'deNinguem'])
    carros[qual] = await novoVeiculo({ modelo: `Uno ${qual}` });
  await prever(carros.meu!, patios.meu!);
  await prever(carros.alheio!, patios.outro!);
  await ve('guarda', carros.meu!);
  await ve('outro', carros.alheio!);
}, 300_000);
afterAll(() => engine.encerrar());

describe('who stands at a yard', () => {
  it('reads no vehicle but those of their yards, by number, by uid, nor what is kept of it; who sees all by another role does', async () => {
    for (const { id, uid } of [carros.alheio!, carros.deNinguem!])
      for (const onde of [`${id}`, uid, `${id}/historico`, `${uid}/custodia`, `${uid}/efeitos`]) {
        const caminho = `/v1/veiculos/${onde}`;
        expect([caminho, await status('guarda', caminho)]).toEqual([caminho, 404]);
        expect([caminho, await status('ambos', caminho)]).toEqual([caminho, 200]);
      }
    for (const onde of ['', '/historico', '/custodia'])
      expect([onde, await status('guarda', `/v1/veiculos/${carros.meu!.uid}${onde}`)]).toEqual([onde, 200]);
    expect(await status('outro', `/v1/veiculos/${carros.meu!.uid}`)).toBe(404);
  });

  it('is listed, exported, counted and found no other, whatever is asked for', async () => {
    const filtro = encodeURIComponent(
      JSON.stringify([
        { tipo: 'lista', campo: 'id', valores: [carros.meu!.id, carros.alheio!.id, carros.deNinguem!.id] },
      ]),
    );
    for (const caminho of ['/v1/veiculos', '/v1/veiculos/qb', '/v1/veiculo-itens-detalhados/find/qb'])
      for (const consulta of ['?porPagina=200', `?porPagina=200&filtro=${filtro}`]) {
        const { itens, total } = await feito('guarda', 'GET', caminho + consulta);
        expect([caminho, itens.map(({ uid }: Json) => uid), total]).toEqual([caminho, [carros.meu!.uid], 1]);
      }
    const { texto } = await pedir('guarda', 'GET', '/v1/veiculos/exportar?formato=csv');
    expect(texto).toContain(carros.meu!.placa);
    for (const { placa } of [carros.alheio!, carros.deNinguem!]) expect(texto).not.toContain(placa);
    const placasDe = async (quem: string, { placa }: Json) =>
      (await feito(quem, 'GET', `/v1/busca-geral?texto=${placa}`)).placas.itens.map(({ uid }: Json) => uid);
    expect(await placasDe('guarda', carros.meu!)).toEqual([carros.meu!.uid]);
    expect(await placasDe('guarda', carros.alheio!)).toEqual([]);
    expect(await placasDe('ambos', carros.alheio!)).toEqual([carros.alheio!.uid]);
  });

  it('changes no other, one by one or many at once, nor classifies it', async () => {
    const { uid } = carros.alheio!;
    expect((await pedir('guarda', 'PUT', `/v1/veiculos/${uid}`, { cor: 'Azul', revisao: 1 })).status).toBe(
      404,
    );
    const classe = { tipoMonta: 'PEQUENA', estadoConservacao: 3, revisao: 1 };
    expect((await mandar('guarda', 'POST', `/v1/veiculos/${uid}/classificar`, classe)).status).toBe(404);
    expect((await pedir('guarda', 'DELETE', `/v1/veiculos/${uid}?revisao=1`)).status).toBe(404);
    const emMassa = await mandar('guarda', 'POST', '/v1/veiculos/em-massa', {
      ...{ acao: 'alterar', campos: { cor: 'Azul' }, uids: [uid, carros.deNinguem!.uid] },
    });
    expect(emMassa.texto).not.toContain(carros.alheio!.placa);
    expect((await feito('adm', 'GET', `/v1/veiculos/${uid}`)).cor).toBe('Prata');
  });

  it('is told of no other while they look on', async () => {
    const socket = engine.socket(tokens.guarda!);
    const ouvidos: string[] = [];
    socket.on('on-registro', ({ uid }) => ouvidos.push(uid));
    expect(await socket.emitWithAck('acompanhar-registros', { recurso: 'veiculo' })).toMatchObject({
      ok: true,
    });
    for (const { uid } of [carros.alheio!, carros.deNinguem!, carros.meu!]) {
      const { revisao } = await feito('adm', 'GET', `/v1/veiculos/${uid}`);
      await feito('adm', 'PUT', `/v1/veiculos/${uid}`, { km: 10, revisao });
    }
    await expect.poll(() => ouvidos, { timeout: 20_000 }).toContain(carros.meu!.uid);
    expect(new Set(ouvidos)).toEqual(new Set([carros.meu!.uid]));
    socket.disconnect();
  });

  it('whose yards see it nobody writes, nor is told', async () => {
    for (const corpo of [{ patUids: [patios.meu!.uid] }, { cadastradoNos: null }, { patUidsAte: null }])
      for (const quem of ['adm', 'guarda']) {
        const recusado = await pedir(quem, 'POST', '/v1/veiculos', {
          marca: 'Fiat',
          modelo: 'Uno',
          ...corpo,
        });
        expect([quem, recusado.status, Object.keys(corpo)]).toEqual([quem, 400, Object.keys(corpo)]);
      }
    const lido = await pedir('adm', 'GET', `/v1/veiculos/${carros.meu!.uid}`);
    const historico = await pedir('adm', 'GET', `/v1/veiculos/${carros.meu!.uid}/historico`);
    const planilha = await pedir('adm', 'GET', '/v1/veiculos/exportar?formato=csv');
    const { texto: recursos } = await pedir('adm', 'GET', '/v1/recursos');
    for (const { texto } of [lido, historico, planilha, { texto: recursos }])
      expect(texto).not.toMatch(/patUids|cadastradoNos|Pátios que o veem|Pátios de quem/);
    const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'existe', campo: 'patUids', valor: true }]));
    expect(await status('adm', `/v1/veiculos?filtro=${filtro}`)).toBe(400);
  });

  it('sees what a removal brings them until it is taken elsewhere, and what they register themselves', async () => {
    const trazido = await novoVeiculo();
    const local = await feito('adm', 'POST', '/v1/locais-remocao', {
      ...{ nome: `Local ${randomUUID().slice(0, 8)}`, endereco: 'Rua A, 1' },
      ...{ cidade: 'São Paulo', estadoUf: 'SP' },
    });
    await ve('guarda', trazido, 404);
    const remocao = await feito('ambos', 'POST', '/v1/remocoes', {
      ...{ veiculoId: trazido.id, localRemocaoId: local.id, patioId: patios.meu!.id },
    });
    await ve('guarda', trazido);
    expect(await status('outro', `/v1/veiculos/${trazido.uid}`)).toBe(404);
    // At the other gate it is known that it is on its way elsewhere, and nothing of where.
    const [la] = await noPortao('outro', trazido.placa);
    expect(la).toMatchObject({ visto: false, remocao: null, remocaoParaOutroPatio: true });
    const [aqui] = await noPortao('guarda', trazido.placa);
    expect(aqui).toMatchObject({ visto: true, remocao: { uid: remocao.uid }, remocaoParaOutroPatio: false });
    const { revisao } = await feito('adm', 'GET', `/v1/remocoes/${remocao.uid}`);
    await mandar('adm', 'POST', `/v1/remocoes/${remocao.uid}/cancelar`, { motivo: 'Engano', revisao });
    await ve('guarda', trazido, 404);

    const cadastrado = await novoVeiculo({}, 'guarda');
    expect(cadastrado).not.toHaveProperty('patUids');
    expect(await status('guarda', `/v1/veiculos/${cadastrado.uid}`)).toBe(200);
    expect(await status('outro', `/v1/veiculos/${cadastrado.uid}`)).toBe(404);
    expect(
      (await pedir('guarda', 'PUT', `/v1/veiculos/${cadastrado.uid}`, { cor: 'Azul', revisao: 1 })).status,
    ).toBe(200);
  });

  it('asks for no inspection of what they do not see', async () => {
    const rascunho = await feito('adm', 'POST', '/v1/tipo-vistoria', {
      nome: `Entrada ${randomUUID().slice(0, 8)}`,
      categorias: [{ nome: 'Geral', itens: [{ nome: 'Cheiro', tipo: 'texto' }] }],
    });
    const tipo = await feito('adm', 'POST', `/v1/tipo-vistoria/${rascunho.uid}/publicar`, {
      revisao: rascunho.revisao,
    });
    const corpo = { veiculoId: carros.alheio!.id, tipoId: tipo.id, patioId: patios.meu!.id };
    const recusada = await mandar('guarda', 'POST', '/v1/vistorias', corpo);
    expect([recusada.status, recusada.corpo.campo]).toEqual([404, 'veiculoId']);
    const sua = await mandar('guarda', 'POST', '/v1/vistorias', { ...corpo, veiculoId: carros.meu!.id });
    expect(sua.status, sua.texto).toBe(201);
  });
});

describe('at the gate', () => {
  it('any vehicle of the brand is found by its plate or chassis, told of as far as it is needed, and seen once received', async () => {
    const chassi = '9BWZZZ377VT004251';
    const chega = await novoVeiculo({ modelo: 'Gol que chega', chassi, possuiChave: true });
    const esperado = {
      veiculo: {
        ...{ uid: chega.uid, id: chega.id, nome: 'Fiat Gol que chega', placa: chega.placa },
        ...{ veiculoTipo: 'LEVE', cor: 'Prata', possuiChave: null },
      },
      ...{ visto: false, estadia: null, remocao: null, outroPatio: null, remocaoParaOutroPatio: false },
    };
    for (const dito of [chega.placa, chassi]) expect(await noPortao('guarda', dito)).toEqual([esperado]);
    // By words nobody looks through what stands elsewhere.
    expect(await noPortao('guarda', 'Gol que chega')).toEqual([]);
    expect(await noPortao('guarda', chassi.slice(0, 9))).toEqual([]);
    expect((await noPortao('adm', 'Gol que chega')).length).toBe(1);
    expect(await status('guarda', `/v1/veiculos/${chega.uid}`)).toBe(404);
    const prevista = await prever(chega, patios.meu!, 'guarda');
    await ve('guarda', chega);
    expect((await noPortao('guarda', 'Gol que chega'))[0]).toMatchObject({
      ...{
        visto: true,
        veiculo: { possuiChave: true },
        estadia: { uid: prevista.uid, situacao: 'PREVISTA' },
      },
    });
    const { revisao } = await feito('adm', 'GET', `/v1/estadias/${prevista.uid}`);
    await mandar('adm', 'POST', `/v1/estadias/${prevista.uid}/cancelar`, { motivo: 'Engano', revisao });
    await ve('guarda', chega, 404);
  });

  it('what has a stay elsewhere is not received, and where it is is not told', async () => {
    const [achado] = await noPortao('guarda', carros.alheio!.placa);
    expect(achado).toMatchObject({ visto: false, estadia: null, outroPatio: null });
    const recusada = await mandar('guarda', 'POST', '/v1/estadias', {
      ...{ veiculoId: carros.alheio!.id, patioId: patios.meu!.id },
    });
    expect([recusada.status, recusada.corpo.codigo]).toEqual([422, 'ESTADIA_ABERTA']);
    expect(recusada.texto).not.toContain(patios.outro!.nome);
    expect(recusada.texto).not.toContain('estadiaUid');
    // Who sees it is told where.
    const doAdm = await mandar('adm', 'POST', '/v1/estadias', {
      ...{ veiculoId: carros.alheio!.id, patioId: patios.meu!.id },
    });
    expect(doAdm.texto).toContain(patios.outro!.nome);
  });
});

it('knows of no yard’s people what they may see no more, from one request to the next', async () => {
  const { uid, token } = await colegaCom(engine, ['Interno - Pátio']);
  tokens.novo = token;
  await ve('novo', carros.meu!, 404);
  await feito('adm', 'PUT', `/v1/patio-usuario/${uid}`, { patios: [patios.meu!.uid] });
  await ate(
    () => status('novo', `/v1/veiculos/${carros.meu!.uid}`),
    (um) => um === 200,
  );
  await feito('adm', 'PUT', `/v1/patio-usuario/${uid}`, { patios: [patios.outro!.uid] });
  expect(await status('novo', `/v1/veiculos/${carros.meu!.uid}`)).toBe(404);
});
