import { randomInt, randomUUID } from 'node:crypto';
import { completarDocumento } from '@martelo/shared/documentos';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/* What tests of removals have in common: an engine with people, yards, a carrier and its driver, and removals brought as far as they are wanted. */

export const engine = new EngineDeTeste();
export const tokens: Record<string, string> = {};
export const contas: Record<string, Json> = {};
export let transportadora: Json;
export let motorista: Json;
export let outroMotorista: Json;
export let local: Json;
export let patio: Json;
export let outroPatio: Json;

export const pedir = (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, hotsite, ...(corpo ? { corpo } : {}) });
export const fazer = async (quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> => {
  const resposta = await pedir(quem, metodo, caminho, corpo);
  expect(resposta.status, `${quem} ${metodo} ${caminho} ${resposta.texto}`).toBeLessThan(300);
  return resposta.corpo;
};
export const cnpj = () => completarDocumento(`${randomInt(1e7, 1e8)}0001`);
export const telefone = () => `119${randomInt(1e7, 1e8)}`;
let placas = 0;
export const placa = () => {
  placas += 1;
  return `RMC${Math.floor(placas / 100) % 10}A${String(placas % 100).padStart(2, '0')}`;
};
export const letras = () => randomUUID().replace(/[^a-f]/g, '');
export const veiculo = (mais: object = {}) =>
  fazer('adm', 'POST', '/v1/veiculos', {
    ...{ placa: placa(), marca: 'Fiat', modelo: `Uno ${letras()}`, veiculoTipo: 'LEVE', ...mais },
  });
export const solicitar = async (mais: object = {}, quem = 'rem', doVeiculo: object = {}): Promise<Json> => {
  const { id } = await veiculo(doVeiculo);
  return fazer(quem, 'POST', '/v1/remocoes', {
    ...{ veiculoId: id, localRemocaoId: local.id, patioId: patio.id, ...mais },
  });
};
const DE_FORA = new Set(['despacho', 'guia', 'outroDespacho', 'outroGuia']);
export const base = (quem: string) => (DE_FORA.has(quem) ? '/v1/transportadora/remocoes' : '/v1/remocoes');
export const mandar = (quem: string, uid: string, codigo: string, dados: object = {}, mais: object = {}) =>
  pedir(quem, 'POST', `${base(quem)}/${uid}/eventos`, {
    ...{ codigo, comandoId: randomUUID(), instante: new Date().toISOString(), dados, ...mais },
  });
/** Sent, and processed. */
export const mover = async (quem: string, uid: string, codigo: string, dados: object = {}): Promise<Json> => {
  const { status, corpo, texto } = await mandar(quem, uid, codigo, dados);
  expect([status, corpo.evento?.estado], `${codigo} ${texto}`).toEqual([200, 'EST02']);
  return corpo;
};
export const ler = (uid: string, quem = 'rem') => fazer(quem, 'GET', `${base(quem)}/${uid}`);
export const foto = async (quem: string, uid: string): Promise<string> => {
  const bytes = await imagem();
  const form = new FormData();
  form.set('comandoId', randomUUID());
  form.set('arquivo', new Blob([new Uint8Array(bytes)]), 'foto.jpg');
  const caminho = `${base(quem)}/${uid}/arquivos`;
  const { status, corpo, texto } = await engine.pedir('POST', caminho, { token: tokens[quem]!, bruto: form });
  expect(status, texto).toBe(201);
  return corpo.uid;
};
/** Of the stay that it is expected for, each obligatory picture, as who stands at the yard takes them; and what a check-in says besides. */
export async function entrada(uid: string, mais: object = {}): Promise<object> {
  const { estadia } = await ler(uid, 'adm');
  // Nothing is expected yet.
  if (estadia === null) return { km: 52_000, ...mais };
  const { faltamNaEntrada } = await fazer('adm', 'GET', `/v1/estadias/${estadia.uid}`);
  for (const vista of faltamNaEntrada) {
    const form = new FormData();
    for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), momento: 'ENTRADA', vista }))
      form.set(campo, String(valor));
    form.set('arquivo', new Blob([new Uint8Array(await imagem())]), 'foto.jpg');
    const enviada = await engine.pedir('POST', `/v1/estadias/${estadia.uid}/fotos`, {
      ...{ token: tokens.adm!, bruto: form },
    });
    expect(enviada.status, enviada.texto).toBe(201);
  }
  return { km: 52_000, ...mais };
}
export const imagem = () =>
  sharp({
    create: {
      ...{ width: 64, height: 48, channels: 3 },
      background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) },
    },
  })
    .jpeg()
    .toBuffer();
let dias = 0;
/** Each another day, so that nobody is busy. */
export const janela = () => {
  dias += 1;
  const de = Date.now() + dias * 86_400_000;
  return {
    diaInicioPrevisto: new Date(de).toISOString(),
    diaInicioFim: new Date(de + 4 * 3_600_000).toISOString(),
  };
};
export const designacao = () => ({ transportadoraId: transportadora.id, valorCobradoTransportadora: 30_000 });
export const PERTO = { latitude: -23.4555, longitude: -46.533 };

/** Brought as far as a situation, by the way that nothing goes wrong on. */
export async function ateA(situacao: string, doVeiculo: object = {}): Promise<Json> {
  const { uid } = await solicitar({}, 'rem', doVeiculo);
  const passos: [string, () => Promise<unknown>][] = [
    ['SOLICITADA', async () => {}],
    ['AUTORIZADA', () => mover('rem', uid, 'S02')],
    ['DESIGNADA', () => mover('rem', uid, 'S04', designacao())],
    ['CONFIRMADA', () => mover('despacho', uid, 'S06', { motoristaId: motorista.id, ...janela() })],
    ['EM_ROTA', () => mover('guia', uid, 'S08')],
    ['EM_COLETA', () => mover('guia', uid, 'S09', { posicao: PERTO })],
    [
      'COLETADA',
      async () => mover('guia', uid, 'S11', { assinatura: await foto('guia', uid), recebidoDe: 'Téo Prado' }),
    ],
    ['NO_PORTAO', () => mover('guia', uid, 'S14')],
    ['CONCLUIDA', async () => mover('patio', uid, 'S17', await entrada(uid))],
  ];
  for (const [ate, passo] of passos) {
    await passo();
    if (ate === situacao) break;
  }
  return ler(uid);
}

export const estadiaDe = async (uid: string) => {
  const { estadia } = await ler(uid);
  return estadia === null ? null : fazer('adm', 'GET', `/v1/estadias/${estadia.uid}`);
};
export const entrar = async (uid: string, quem = 'patio', dita?: object) => {
  const dados = dita ?? (await entrada(uid));
  const { uid: estadiaUid, revisao } = (await estadiaDe(uid))!;
  return pedir(quem, 'POST', `/v1/estadias/${estadiaUid}/entrar`, { revisao, ...dados });
};
export const s17 = ({ eventos }: Json) => eventos.filter((um: Json) => um.codigo === 'S17');

/** Has what they need before the first of a file, and takes it away after the last. */
export function usarRemocoes(): void {
  beforeAll(async () => {
    await engine.subir();
    for (const quem of ['adm', 'sac', 'cliente1']) tokens[quem] = await engine.entrar(quem);
    tokens.pacto = await engine.entrar('adm', 'pacto');
    for (const [nome, papel] of [
      ['rem', 'Interno - Remoção'],
      ['lei', 'Interno - Leilão'],
      ['com', 'Interno - Comitente'],
      ['patio', 'Interno - Pátio'],
      ['outroPatio', 'Interno - Pátio'],
      ['despacho', 'Externo - Transportadora'],
      ['outroDespacho', 'Externo - Transportadora'],
      ['guia', 'Externo - Motorista'],
      ['outroGuia', 'Externo - Motorista'],
    ] as const) {
      contas[nome] = await colegaCom(engine, [papel]);
      tokens[nome] = contas[nome].token;
    }
    const endereco = { cidade: 'Guarulhos', estadoUf: 'SP', endereco: 'Rua A, 10' };
    patio = await fazer('adm', 'POST', '/v1/patios', { nome: `Norte ${letras()}`, ...endereco });
    outroPatio = await fazer('adm', 'POST', '/v1/patios', { nome: `Sul ${letras()}`, ...endereco });
    await fazer('adm', 'PUT', `/v1/patio-usuario/${contas.patio!.uid}`, {
      patios: [patio.uid, outroPatio.uid],
    });
    await fazer('adm', 'PUT', `/v1/patio-usuario/${contas.outroPatio!.uid}`, { patios: [outroPatio.uid] });
    local = await fazer('rem', 'POST', '/v1/locais-remocao', {
      ...{ nome: 'Oficina Boa', ...endereco, cidade: 'São Paulo', localizacao: PERTO },
      ...{ contatoNome: 'Téo', contatoTelefone: '11987654321' },
    });
    const nova = (nome: string) =>
      fazer('rem', 'POST', '/v1/transportadoras', { nome, cnpj: cnpj(), telefone: telefone() });
    transportadora = await nova('Guinchos Sul');
    const outra = await nova('Guinchos Norte');
    const dirige = (nome: string, transportadoraId: number) =>
      fazer('rem', 'POST', '/v1/motoristas', {
        nome,
        cpf: cpfNovo(),
        telefone: telefone(),
        transportadoraId,
      });
    motorista = await dirige('Lia Sá', transportadora.id);
    outroMotorista = await dirige('Rui Prado', outra.id);
    const dar = ({ uid, revisao }: Json, onde: string, conta: string) =>
      fazer('rem', 'POST', `/v1/${onde}/${uid}/darAcesso`, { email: contas[conta]!.email, revisao });
    await dar(transportadora, 'transportadoras', 'despacho');
    await dar(outra, 'transportadoras', 'outroDespacho');
    await dar(motorista, 'motoristas', 'guia');
    await dar(outroMotorista, 'motoristas', 'outroGuia');
    // São Paulo to Guarulhos is in no table of the demo's.
    const tabela = await engine.pedir('GET', '/v1/fretes/tabelas', { token: tokens.adm! });
    const { uid, revisao, linhas } = tabela.corpo.itens[0];
    await fazer('adm', 'PUT', `/v1/fretes/tabelas/${uid}`, {
      revisao,
      linhas: [
        ...linhas.filter(
          (uma: Json) => uma.origem.cidade !== 'Guarulhos' || uma.destino.cidade !== 'São Paulo',
        ),
        {
          ...{
            origem: { cidade: 'Guarulhos', estado: 'SP' },
            destino: { cidade: 'São Paulo', estado: 'SP' },
          },
          ...{ item: 'Carro', valor: 30_000, prazo: 1 },
        },
        {
          ...{
            origem: { cidade: 'Guarulhos', estado: 'SP' },
            destino: { cidade: 'São Paulo', estado: 'SP' },
          },
          ...{ item: 'Moto', valor: 30_000, prazo: 1 },
        },
      ],
    });
  }, 300_000);
  afterAll(() => engine.encerrar());
}
