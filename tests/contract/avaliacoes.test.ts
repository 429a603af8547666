import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daqui, EngineDeTeste, type Json } from './engine.ts';

/* What auctioneers say that vehicles are worth: signed it stands, and of several the last counts. */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
let veiculo: Json;
let lelUid: string;

beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'leiloeiro', 'sac', 'mkt', 'cliente1']) tokens[quem] = await engine.entrar(quem);
  tokens.pacto = await engine.entrar('adm', 'pacto');
  const placa = `AVL${Math.floor(Math.random() * 9)}B${10 + Math.floor(Math.random() * 89)}`;
  const criado = await pedir('adm', 'POST', '/v1/veiculos', {
    ...{ marca: 'Gurgel', modelo: 'Carajás 1.8', anoModelo: 1990, placa, valorMercado: 3_000_000 },
  });
  expect(criado.status, criado.texto).toBe(201);
  veiculo = criado.corpo;
  const doVeiculo = { uid: veiculo.uid, marca: 'Gurgel', modelo: 'Carajás 1.8', anoModelo: 1990 };
  const lote = (nome: string, outro: object, valor = 1_000_000) => ({
    ...{ nome, tipo: 'Carro', valor: { minimo: valor }, veiculo: { marca: 'Gurgel', ...outro } },
  });
  const leilao = await engine.leilao({ data: daqui(3_600) }, [
    lote('Gurgel Carajás', doVeiculo),
    lote('Gurgel Carajás 1991', { modelo: 'Carajás', anoModelo: 1991 }),
    lote('Gurgel Carajás 2010', { modelo: 'Carajás', anoModelo: 2010 }),
    lote('Gurgel BR-800', { modelo: 'BR-800', anoModelo: 1990 }),
  ]);
  lelUid = leilao.lotes[0]!;
});
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, hotsite, ...(corpo ? { corpo } : {}) });
const escrita = (mais: object = {}) => ({
  ...{ veiId: veiculo.id, conservacao: 'BOA', valorAvaliado: 2_500_000, minimo: 2_000_000 },
  ...{ parecer: 'Bem conservado, motor em ordem.', ...mais },
});
const avaliar = async (mais: object = {}, quem = 'leiloeiro'): Promise<Json> => {
  const { status, corpo, texto } = await pedir(quem, 'POST', '/v1/avaliacoes', escrita(mais));
  expect(status, texto).toBe(201);
  return corpo;
};
const assinar = ({ uid, revisao }: Json, quem = 'leiloeiro') =>
  pedir(quem, 'POST', `/v1/avaliacoes/${uid}/assinar`, { revisao });
const doVeiculo = async (quem = 'leiloeiro') =>
  (await pedir(quem, 'GET', `/v1/veiculos/${veiculo.uid}/avaliacao`)).corpo;

describe('an appraisal', () => {
  it('has before it the lot, and lots of the same make and model of near years, and no other', async () => {
    const { lote, parecidos, vale, rascunhoUid } = await doVeiculo();
    expect(lote).toMatchObject({ uid: lelUid, minimo: 1_000_000 });
    expect(parecidos.map(({ nome }: Json) => nome)).toEqual(['Gurgel Carajás 1991']);
    expect([vale, rascunhoUid]).toEqual([null, null]);
  });

  it('is of who may sign alone, and of this brand', async () => {
    for (const [quem, hotsite, status] of [
      ['sac', 'leilo', 403],
      ['mkt', 'leilo', 403],
      ['cliente1', 'leilo', 403],
      ['pacto', 'pacto', 404],
    ] as const) {
      const visto = await pedir(quem, 'GET', `/v1/veiculos/${veiculo.uid}/avaliacao`, undefined, hotsite);
      expect(visto.status, quem).toBe(status);
      const feita = await pedir(quem, 'POST', '/v1/avaliacoes', escrita(), hotsite);
      expect(feita.status, quem).toBe(status);
    }
  });

  it('is refused, at its field, with a minimum above the value, or half of what the FIPE table says', async () => {
    for (const [mais, campo] of [
      [{ minimo: 2_600_000 }, 'minimo'],
      [{ fipeValor: 2_900_000 }, 'fipeMes'],
      [{ fipeMes: '2026-01' }, 'fipeValor'],
      [{ fipeMes: '2099-01', fipeValor: 1 }, 'fipeMes'],
      [{ fipeCodigo: '12345' }, 'fipeCodigo'],
      [{ valorAvaliado: 0 }, 'valorAvaliado'],
    ] as const) {
      const { status, corpo } = await pedir('leiloeiro', 'POST', '/v1/avaliacoes', escrita(mais));
      expect(status, campo).toBe(400);
      expect(corpo.message.join()).toContain(campo);
    }
  });

  it('signed changes no more on any way, and the last that was signed counts, whoever wrote it first', async () => {
    const uma = await avaliar();
    const outra = await avaliar({ minimo: 1_500_000 }, 'adm');
    expect((await doVeiculo()).rascunhoUid).toBe(outra.uid);
    const segunda = await assinar(outra, 'adm');
    expect(segunda.status, segunda.texto).toBe(200);
    expect((await doVeiculo()).vale).toMatchObject({ uid: outra.uid, minimo: 1_500_000 });
    const primeira = await assinar(uma);
    expect(primeira.status, primeira.texto).toBe(200);
    const { vale } = await doVeiculo('adm');
    expect(vale).toMatchObject({ uid: uma.uid, minimo: 2_000_000, valorAvaliado: 2_500_000 });
    expect(vale.assinadaPor).not.toBe('');
    const { revisao } = primeira.corpo;
    for (const { status, corpo } of [
      await pedir('adm', 'PUT', `/v1/avaliacoes/${uma.uid}`, { minimo: 1, revisao }),
      await pedir('adm', 'DELETE', `/v1/avaliacoes/${uma.uid}?revisao=${revisao}`),
      await pedir('adm', 'POST', `/v1/avaliacoes/${uma.uid}/assinar`, { revisao }),
      await pedir('adm', 'POST', '/v1/avaliacoes/em-massa', {
        ...{
          acao: 'alterar',
          itens: [{ id: uma.uid, revisao }],
          mudancas: { minimo: 1 },
          comandoId: randomUUID(),
        },
      }),
    ])
      expect(JSON.stringify([status, corpo])).toMatch(/ALTERACAO_NAO_PERMITIDA|TRANSICAO_INVALIDA/);
    expect((await doVeiculo()).vale).toEqual(vale);
    const deOutro = await avaliar();
    const veiId = (await pedir('adm', 'POST', '/v1/veiculos', { marca: 'Outro' })).corpo.id;
    const movida = await pedir('adm', 'PUT', `/v1/avaliacoes/${deOutro.uid}`, {
      veiId,
      revisao: deOutro.revisao,
    });
    expect([movida.status, movida.corpo.message]).toEqual([
      400,
      ['veiId: a avaliação é de um veículo; faça outra'],
    ]);
  });
});
