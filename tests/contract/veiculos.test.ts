import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { daqui, EngineDeTeste, type Json } from './engine.ts';
import { custodiaConfere } from './verificador.ts';

/* Vehicles: what is written of them, how they are classed, where they stand, and their chain of custody. */

const engine = new EngineDeTeste();
let adm = '';
const pasta = mkdtempSync(path.join(tmpdir(), 'martelo-custodia-'));
const como = (
  metodo: string,
  caminho: string,
  corpo?: object,
  token: string | null = adm,
  hotsite?: string,
) =>
  engine.pedir(metodo, caminho, {
    ...(token === null ? {} : { token }),
    ...(corpo ? { corpo } : {}),
    ...(hotsite ? { hotsite } : {}),
  } as never);
const chassi = () => randomUUID().replace(/\W/g, '').toUpperCase().replace(/[IOQ]/g, 'A').slice(0, 17);
const veiculo = async (mais: object = {}): Promise<Json> => {
  const { status, corpo, texto } = await como('POST', '/v1/veiculos', {
    ...{
      marca: 'Fiat',
      modelo: 'Mobi',
      tipo: 'Carro',
      anoModelo: 2021,
      valorMercado: 4_000_000,
      chassi: chassi(),
    },
    ...mais,
  });
  expect(status, texto).toBe(201);
  return corpo;
};
const lido = async (uid: string): Promise<Json> => (await como('GET', `/v1/veiculos/${uid}`)).corpo;
const ficaEm = (uid: string, situacao: string) =>
  expect.poll(async () => (await lido(uid)).situacao, { interval: 100 }).toBe(situacao);
const classificar = async (uid: string, corpo: object, token = adm) =>
  como('POST', `/v1/veiculos/${uid}/classificar`, { ...corpo, revisao: (await lido(uid)).revisao }, token);
const tipos = ({ eventos }: Json) => eventos.map(({ publico }: Json) => publico.tipo);
const custodia = async (uid: string): Promise<Json> =>
  (await como('GET', `/v1/veiculos/${uid}/custodia`)).corpo;

beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
});
afterAll(async () => {
  await engine.encerrar();
  rmSync(pasta, { recursive: true, force: true });
});

describe('what is written of a vehicle', () => {
  it('is of the closed lists, or refused at its field (F2)', async () => {
    for (const [campo, dito] of [
      ['veiculoTipo', 'CARRO'],
      ['numeroMotorTipo', 'NOVO'],
      ['retomada', 'Amigável demais'],
      ['placaUfe', 'XX'],
      ['ultProprietarioDoc', '111.111.111-11'],
      ['dataRetomada', '31/12/2026'],
      ['informacoesFipe', { codigo: '1', valor: 10, mes: '2026-13' }],
    ] as const) {
      const { status, corpo } = await como('POST', '/v1/veiculos', { chassi: chassi(), [campo]: dito });
      expect([campo, status, JSON.stringify(corpo).includes(campo)]).toEqual([campo, 400, true]);
    }
    const inteiro = await veiculo({
      ...{ veiculoTipo: 'PESADO', numeroMotorTipo: 'REMARCADO', retomada: 'Perda Total - Colisão' },
      ...{ placaUfe: 'SP', ultProprietario: 'Ana Souza', ultProprietarioDoc: '529.982.247-25' },
      ...{ informacoesFipe: { codigo: '001234-5', valor: 5_000_000, mes: '2026-10' }, inibirVenda: true },
      km: 'n/d',
    });
    expect(inteiro).toMatchObject({ km: null, situacao: 'CADASTRADO', tipoMonta: null, inibirVenda: true });
    expect(inteiro.ultProprietarioDoc).not.toContain('529');
    const { status } = await como('POST', '/v1/veiculos', { chassi: chassi(), situacao: 'VENDIDO' });
    expect(status).toBe(400);
  });
});

it('is nobody’s who stands at no yard: of a brand’s yards’ people, those see it at whose it is expected', async () => {
  const { uid, id } = await veiculo();
  const doPatio = await colegaCom(engine, ['Interno - Pátio']);
  expect((await como('GET', `/v1/veiculos/${uid}`, undefined, doPatio.token)).status).toBe(404);
  expect((await como('GET', '/v1/veiculos', undefined, doPatio.token)).corpo.total).toBe(0);
  const patio = (await como('GET', '/v1/patios')).corpo.itens[0];
  const posto = await como('PUT', `/v1/patio-usuario/${doPatio.uid}`, { patios: [patio.uid] });
  expect(posto.status, posto.texto).toBe(200);
  expect((await como('GET', `/v1/veiculos/${uid}`, undefined, doPatio.token)).status).toBe(404);
  const prevista = await como('POST', '/v1/estadias', { veiculoId: id, patioId: patio.id });
  expect(prevista.status, prevista.texto).toBe(201);
  await expect
    .poll(async () => (await como('GET', `/v1/veiculos/${uid}`, undefined, doPatio.token)).status)
    .toBe(200);
});

describe('a classification', () => {
  it('is its own act, of its roles; the newest counts and those before are in the history', async () => {
    const { uid } = await veiculo();
    expect((await classificar(uid, { tipoMonta: 'ENORME', estadoConservacao: 3 })).status).toBe(400);
    expect((await classificar(uid, { tipoMonta: 'MEDIA', estadoConservacao: 6 })).status).toBe(400);
    const { token: remocao } = await colegaCom(engine, ['Interno - Remoção']);
    expect((await classificar(uid, { tipoMonta: 'SEM', estadoConservacao: 5 }, remocao)).status).toBe(403);
    expect((await classificar(uid, { tipoMonta: 'PEQUENA', estadoConservacao: 4 })).status).toBe(200);
    const segunda = await classificar(uid, { tipoMonta: 'GRANDE', estadoConservacao: 0, crivoLeilao: true });
    expect(segunda.corpo).toMatchObject({ tipoMonta: 'GRANDE', estadoConservacao: 0, crivoLeilao: true });
    expect(segunda.corpo.classificadoEm).toMatch(/^2/);
    const historico = JSON.stringify((await como('GET', `/v1/veiculos/${uid}/historico`)).corpo);
    expect(historico).toContain('Pequena monta');
    await expect
      .poll(async () => tipos(await custodia(uid)), { interval: 100 })
      .toEqual(['cadastro', 'classificacao', 'classificacao']);
    expect((await como('PUT', `/v1/veiculos/${uid}`, { tipoMonta: 'SEM', revisao: 99 })).status).toBe(400);
  });
});

describe('where a vehicle stands', () => {
  it('follows the lot that it is in, and the one that it is taken out of (F1)', async () => {
    const [um, outro] = [await veiculo(), await veiculo()];
    const leiUid = (await como('POST', '/v1/leiloes', { nome: 'Da situação', data: daqui(86_400) })).corpo
      .uid;
    const incluidos = await como('POST', `/v1/leiloes/${leiUid}/lotes-do-estoque`, {
      ...{ veiUids: [um.uid], minimo: { porcentagem: 50 } },
    });
    const { lelUid } = incluidos.corpo.itens[0];
    await ficaEm(um.uid, 'EM_LEILAO');
    await ficaEm(outro.uid, 'CADASTRADO');
    const trocado = await como('PUT', `/v1/lotes/${lelUid}`, { veiculo: { uid: outro.uid, marca: 'Fiat' } });
    expect(trocado.status, trocado.texto).toBe(200);
    await ficaEm(outro.uid, 'EM_LEILAO');
    await ficaEm(um.uid, 'CADASTRADO');
    const cancelado = await como('PUT', `/v1/lotes/${lelUid}/situacao`, {
      situacao: 'LOTE_CANCELADO',
      motivo: 'sai',
    });
    expect(cancelado.status, cancelado.texto).toBe(200);
    await ficaEm(outro.uid, 'CADASTRADO');
  });
});

describe('the lots of a vehicle', () => {
  it('are all that it was in, by its record and by its plate, the newest first; of a consignor’s people theirs', async () => {
    const placa = 'LTE4A56';
    const { uid, id } = await veiculo({ placa });
    const leilao = async (nome: string) =>
      (await como('POST', '/v1/leiloes', { nome, data: daqui(86_400) })).corpo.uid;
    const [primeiro, segundo] = [await leilao('Primeira vez'), await leilao('Segunda vez')];
    const deFolha = await como('POST', `/v1/leiloes/${primeiro}/lotes`, {
      ...{ numero: '7', nome: 'Mobi da folha', tipo: 'Carro', valor: { minimo: 300_000 } },
      veiculo: { placa },
    });
    expect(deFolha.status, deFolha.texto).toBe(201);
    const [daFolha, ...mais] = (await como('GET', `/v1/veiculos/${uid}/lotes`)).corpo.itens;
    expect(mais).toEqual([]);
    const saiu = await como('PUT', `/v1/lotes/${daFolha.uid}/situacao`, {
      ...{ situacao: 'LOTE_CANCELADO', motivo: 'sai' },
    });
    expect(saiu.status, saiu.texto).toBe(200);
    const incluidos = await como('POST', `/v1/leiloes/${segundo}/lotes-do-estoque`, {
      ...{ veiUids: [uid], minimo: { porcentagem: 50 } },
    });
    const { lelUid } = incluidos.corpo.itens[0];
    const { status, corpo, texto } = await como('GET', `/v1/veiculos/${id}/lotes`);
    expect(status, texto).toBe(200);
    expect(corpo.itens).toMatchObject([
      { uid: lelUid, leilao: { uid: segundo, nome: 'Segunda vez' }, minimo: 2_000_000, venda: null },
      { uid: daFolha.uid, numero: '7', situacao: 'LOTE_CANCELADO', valorAtual: null, qtdLances: 0 },
    ]);
    expect(texto).not.toContain('valorComitente');
    // Nobody's who sees the one and not the other; nor of a consignor's people, whose it is not.
    for (const [papeis, esperado] of [
      [['Interno - Pátio'], 403],
      [['Interno - SAC'], 403],
      [['Interno - Comitente'], 404],
    ] as const) {
      const { token } = await colegaCom(engine, [...papeis]);
      expect((await como('GET', `/v1/veiculos/${uid}/lotes`, undefined, token)).status).toBe(esperado);
    }
  });
});

describe('the chain of custody', () => {
  it('is verified by who knows only its words, names nobody, and is what the program that comes with the house proves', async () => {
    const { uid } = await veiculo({ placa: 'BRA2E19', ultProprietario: 'Ana Souza' });
    await classificar(uid, { tipoMonta: 'SEM', estadoConservacao: 5 });
    const { revisao } = await lido(uid);
    expect((await como('PUT', `/v1/veiculos/${uid}`, { numeroMotor: 'MTR123', revisao })).status).toBe(200);
    await expect.poll(async () => (await custodia(uid)).eventos.length, { interval: 100 }).toBe(3);
    const daCasa = await custodia(uid);
    expect(custodiaConfere(daCasa)).toBe(true);
    expect(JSON.stringify(daCasa)).toContain('BRA2E19');
    const leiUid = (await como('POST', '/v1/leiloes', { nome: 'Da custódia', data: daqui(86_400) })).corpo
      .uid;
    const incluidos = await como('POST', `/v1/leiloes/${leiUid}/lotes-do-estoque`, {
      ...{ veiUids: [uid], minimo: { porcentagem: 50 } },
    });
    const { lelUid } = incluidos.corpo.itens[0];
    const publicar = await como('PUT', `/v1/leiloes/${leiUid}/situacao`, { situacao: 'PRONTO' });
    expect(publicar.status, publicar.texto).toBe(200);
    const publica = await como('GET', `/v1/lotes/${lelUid}/custodia`, undefined, null);
    expect(publica.status, publica.texto).toBe(200);
    expect(custodiaConfere(publica.corpo)).toBe(true);
    expect(publica.texto).not.toMatch(/BRA2E19|Ana Souza|MTR123|"sal"|"parte"/);
    // What one value changes is found; so is a line that was left out.
    const falsa = structuredClone(publica.corpo);
    falsa.eventos[1].publico.dados.tipoMonta = 'PEQUENA';
    expect(custodiaConfere(falsa)).toBe(false);
    const arquivos = {
      custodia: publica.corpo,
      daCasa,
      falsa,
      chaves: (await como('GET', '/v1/jwks')).corpo,
    };
    for (const [nome, conteudo] of Object.entries(arquivos))
      writeFileSync(path.join(pasta, `${nome}.json`), JSON.stringify(conteudo));
    const verificar = (nome: string) =>
      promisify(execFile)(process.execPath, [
        ...['verificador/verificar.mjs', 'custodia', path.join(pasta, `${nome}.json`)],
        ...['--jwks', path.join(pasta, 'chaves.json')],
      ]).then(
        ({ stdout }) => stdout,
        ({ stderr }) => stderr as string,
      );
    expect(await verificar('custodia')).toContain('CONFERE. Os 3 registros');
    expect(await verificar('daCasa')).toContain('CONFERE. Os 3 registros');
    expect(await verificar('falsa')).toContain('NÃO CONFERE: registro 2');
  });

  it('is nobody’s of another brand, nor of who may not read the vehicle or see the lot', async () => {
    const { uid } = await veiculo();
    expect((await como('GET', `/v1/veiculos/${uid}/custodia`, undefined, null)).status).toBe(401);
    const sac = await engine.entrar('sac');
    expect((await como('GET', `/v1/veiculos/${uid}/custodia`, undefined, sac)).status).toBe(403);
    const leiUid = (await como('POST', '/v1/leiloes', { nome: 'Escondido', data: daqui(86_400) })).corpo.uid;
    const { corpo } = await como('POST', `/v1/leiloes/${leiUid}/lotes-do-estoque`, {
      ...{ veiUids: [uid], minimo: { porcentagem: 50 } },
    });
    const escondido = await como('GET', `/v1/lotes/${corpo.itens[0].lelUid}/custodia`, undefined, null);
    expect([escondido.status, escondido.corpo.codigo]).toEqual([404, 'LOTE_NAO_ENCONTRADO']);
  });
});
