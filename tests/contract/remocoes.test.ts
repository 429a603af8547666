import { createHash, randomInt, randomUUID } from 'node:crypto';
import { completarDocumento } from '@martelo/shared/documentos';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { colegaCom } from './colega.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

/* Removals (fleet, section 4): the table arrow by arrow and role by role, codes sent twice and too early, who sees which, and what it tells the vehicle. */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
const contas: Record<string, Json> = {};
let transportadora: Json;
let motorista: Json;
let outroMotorista: Json;
let local: Json;
let patio: Json;
let outroPatio: Json;

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, hotsite, ...(corpo ? { corpo } : {}) });
const fazer = async (quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> => {
  const resposta = await pedir(quem, metodo, caminho, corpo);
  expect(resposta.status, `${quem} ${metodo} ${caminho} ${resposta.texto}`).toBeLessThan(300);
  return resposta.corpo;
};
const cnpj = () => completarDocumento(`${randomInt(1e7, 1e8)}0001`);
const telefone = () => `119${randomInt(1e7, 1e8)}`;
let placas = 0;
const placa = () => {
  placas += 1;
  return `RMC${Math.floor(placas / 100) % 10}A${String(placas % 100).padStart(2, '0')}`;
};
const letras = () => randomUUID().replace(/[^a-f]/g, '');
const veiculo = (mais: object = {}) =>
  fazer('adm', 'POST', '/v1/veiculos', {
    ...{ placa: placa(), marca: 'Fiat', modelo: `Uno ${letras()}`, veiculoTipo: 'LEVE', ...mais },
  });
const solicitar = async (mais: object = {}, quem = 'rem', doVeiculo: object = {}): Promise<Json> => {
  const { id } = await veiculo(doVeiculo);
  return fazer(quem, 'POST', '/v1/remocoes', {
    ...{ veiculoId: id, localRemocaoId: local.id, patioId: patio.id, ...mais },
  });
};
const DE_FORA = new Set(['despacho', 'guia', 'outroDespacho', 'outroGuia']);
const base = (quem: string) => (DE_FORA.has(quem) ? '/v1/transportadora/remocoes' : '/v1/remocoes');
const mandar = (quem: string, uid: string, codigo: string, dados: object = {}, mais: object = {}) =>
  pedir(quem, 'POST', `${base(quem)}/${uid}/eventos`, {
    ...{ codigo, comandoId: randomUUID(), instante: new Date().toISOString(), dados, ...mais },
  });
/** Sent, and processed. */
const mover = async (quem: string, uid: string, codigo: string, dados: object = {}): Promise<Json> => {
  const { status, corpo, texto } = await mandar(quem, uid, codigo, dados);
  expect([status, corpo.evento?.estado], `${codigo} ${texto}`).toEqual([200, 'EST02']);
  return corpo;
};
const ler = (uid: string, quem = 'rem') => fazer(quem, 'GET', `${base(quem)}/${uid}`);
const foto = async (quem: string, uid: string): Promise<string> => {
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
async function entrada(uid: string, mais: object = {}): Promise<object> {
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
const imagem = () =>
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
const janela = () => {
  dias += 1;
  const de = Date.now() + dias * 86_400_000;
  return {
    diaInicioPrevisto: new Date(de).toISOString(),
    diaInicioFim: new Date(de + 4 * 3_600_000).toISOString(),
  };
};
const designacao = () => ({ transportadoraId: transportadora.id, valorCobradoTransportadora: 30_000 });
const PERTO = { latitude: -23.4555, longitude: -46.533 };

/** Brought as far as a situation, by the way that nothing goes wrong on. */
async function ateA(situacao: string, doVeiculo: object = {}): Promise<Json> {
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
    fazer('rem', 'POST', '/v1/motoristas', { nome, cpf: cpfNovo(), telefone: telefone(), transportadoraId });
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
        ...{ origem: { cidade: 'Guarulhos', estado: 'SP' }, destino: { cidade: 'São Paulo', estado: 'SP' } },
        ...{ item: 'Carro', valor: 30_000, prazo: 1 },
      },
      {
        ...{ origem: { cidade: 'Guarulhos', estado: 'SP' }, destino: { cidade: 'São Paulo', estado: 'SP' } },
        ...{ item: 'Moto', valor: 30_000, prazo: 1 },
      },
    ],
  });
}, 300_000);
afterAll(() => engine.encerrar());

describe('a removal', () => {
  it('is asked for by who may, of a vehicle of theirs, with the table’s price; a vehicle has one that is open (F11)', async () => {
    const { id } = await veiculo();
    const pedido = { veiculoId: id, localRemocaoId: local.id, patioId: patio.id };
    for (const quem of ['patio', 'sac', 'cliente1', 'despacho', 'guia'])
      expect((await pedir(quem, 'POST', '/v1/remocoes', pedido)).status, quem).toBe(403);
    // Nobody's vehicle is none of a consignor's people.
    expect((await pedir('com', 'POST', '/v1/remocoes', pedido)).status).toBe(404);
    const feitas = await Promise.all(
      ['rem', 'lei', 'rem'].map((quem) => pedir(quem, 'POST', '/v1/remocoes', pedido)),
    );
    expect(feitas.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    for (const { status, corpo } of feitas) if (status === 422) expect(corpo.codigo).toBe('REMOCAO_EM_CURSO');
    const nova = feitas.find(({ status }) => status === 201)!.corpo;
    expect(nova).toMatchObject({ situacao: 'SOLICITADA', valorSugerido: 30_000 });
    const vista = await ler(nova.uid);
    expect(vista).toMatchObject({
      ...{ patio: { id: patio.id }, veiculo: { id }, transportadora: null },
      localRemocao: { id: local.id, contatoTelefone: '11987654321' },
    });
    const { itens } = await fazer('rem', 'GET', `/v1/veiculos/qb/remocoes?geral=${vista.placa}`);
    expect(itens).toMatchObject([{ id, remocaoId: nova.id }]);
    // Ended, it stands in nobody's way.
    await mover('adm', nova.uid, 'S03', { motivo: 'Não é nosso' });
    expect((await pedir('lei', 'POST', '/v1/remocoes', pedido)).status).toBe(201);
  });

  it('is not asked for of a vehicle that is kept where it is, nor to a yard out of use or of another brand', async () => {
    const parado = await veiculo({ bloquearRemocao: true });
    const pedido = { veiculoId: parado.id, localRemocaoId: local.id, patioId: patio.id };
    expect((await pedir('rem', 'POST', '/v1/remocoes', pedido)).corpo.codigo).toBe('VEICULO_BLOQUEADO');
    const { id } = await veiculo();
    const com = (mais: object) => pedir('rem', 'POST', '/v1/remocoes', { ...pedido, veiculoId: id, ...mais });
    for (const mais of [{ veiculoId: 9e8 }, { localRemocaoId: 9e8 }, { patioId: 9e8 }])
      expect((await com(mais)).status).toBe(404);
    const fora = await fazer('adm', 'POST', '/v1/patios', {
      ...{ nome: `Fora ${letras()}`, cidade: 'Itu', estadoUf: 'SP', endereco: 'B', situacao: 'INATIVO' },
    });
    expect((await com({ patioId: fora.id })).corpo.codigo).toBe('REQUISICAO_INVALIDA');
  });

  it('is shown to a consignor’s people, to a yard’s and to another brand only as it is theirs (F14)', async () => {
    const comitente = await fazer('adm', 'POST', '/v1/comitentes', {
      nome: `Banco ${letras()}`,
    });
    await fazer('adm', 'POST', `/v1/comitentes/usuario-comitente/${contas.com!.uid}`, {
      comIds: [comitente.id],
      nomeSite: 'X',
      cogId: 1,
    });
    const meu = await veiculo({ comId: comitente.id });
    const nova = await ate(
      () =>
        pedir('com', 'POST', '/v1/remocoes', {
          veiculoId: meu.id,
          localRemocaoId: local.id,
          patioId: patio.id,
        }),
      ({ status }) => status === 201,
    );
    const alheia = await solicitar();
    const visto = await ler(nova.corpo.uid, 'com');
    // What fetching costs is between the house and the carrier; whom to call there is not theirs to have whole.
    expect([visto.valorSugerido, visto.localRemocao.contatoTelefone]).toEqual([undefined, '(11) *****-4321']);
    expect((await pedir('com', 'GET', `/v1/remocoes/${alheia.uid}`)).status).toBe(404);
    expect((await mandar('com', alheia.uid, 'S13', { texto: 'Cadê?' })).status).toBe(404);
    const daLista = await fazer('com', 'GET', '/v1/remocoes/consulta/qb');
    expect(daLista.itens.map((um: Json) => um.uid)).toEqual([nova.corpo.uid]);
    expect((await pedir('patio', 'GET', `/v1/remocoes/${alheia.uid}`)).status).toBe(200);
    expect((await pedir('outroPatio', 'GET', `/v1/remocoes/${alheia.uid}`)).status).toBe(404);
    for (const onde of ['', '/eventos', '/arquivos', '/historico', '/efeitos'])
      expect(
        (await pedir('pacto', 'GET', `/v1/remocoes/${alheia.uid}${onde}`, undefined, 'pacto')).status,
        onde,
      ).toBe(404);
    for (const quem of ['despacho', 'guia', 'outroDespacho', 'outroGuia'])
      expect((await pedir(quem, 'GET', `/v1/transportadora/remocoes/${alheia.uid}`)).status, quem).toBe(404);
    // Who asked calls it off; nobody else of the kind does.
    expect((await mandar('com', nova.corpo.uid, 'S16', { motivo: 'Desistimos' })).corpo.situacao).toBe(
      'CANCELADA',
    );
    expect((await mandar('lei', alheia.uid, 'S16', { motivo: 'Não quero' })).status).toBe(403);
  });

  it('goes from the asking to the yard, and tells the vehicle and its custody', async () => {
    const feita = await ateA('CONCLUIDA');
    expect(feita).toMatchObject({ situacao: 'CONCLUIDA', longeDoLocal: false, distanciaDoLocal: 0 });
    expect(feita.eventos.map(({ codigo }: Json) => codigo)).toEqual(
      'S01 S02 S04 S06 S08 S09 S11 S14 S17'.split(' '),
    );
    expect(feita.diaInicioReal).toBe(feita.eventos.find((um: Json) => um.codigo === 'S11').instante);
    const cadeia = await ate(
      () => fazer('adm', 'GET', `/v1/veiculos/${feita.veiUid}/custodia`),
      ({ eventos }) => eventos.some((um: Json) => um.publico.tipo === 'portao'),
    );
    const tipos = cadeia.eventos.map((um: Json) => um.publico.tipo);
    for (const tipo of ['remocao-pedida', 'remocao-autorizada', 'coleta', 'portao'])
      expect(
        tipos.filter((um: string) => um === tipo),
        tipo,
      ).toHaveLength(1);
    expect(JSON.stringify(cadeia.eventos.map((um: Json) => um.publico))).not.toContain('Téo');
    // And the vehicle is on the way while it is, and no longer.
    const noCaminho = await ateA('AUTORIZADA');
    const situacaoDo = async (uid: string) => (await fazer('adm', 'GET', `/v1/veiculos/${uid}`)).situacao;
    await ate(
      () => situacaoDo(noCaminho.veiUid),
      (uma) => uma === 'EM_REMOCAO',
    );
    await mover('rem', noCaminho.uid, 'S16', { motivo: 'Vendido lá mesmo' });
    await ate(
      () => situacaoDo(noCaminho.veiUid),
      (uma) => uma === 'CADASTRADO',
    );
    await ate(
      () => situacaoDo(feita.veiUid),
      (uma) => uma === 'NO_PATIO',
    );
  });
});

describe('the inspection that a vehicle is collected by', () => {
  const MOTO = { veiculoTipo: 'MOTO' };
  const dela = (uid: string, parte = '') => `/v1/transportadora/remocoes/${uid}/vistoria${parte}`;
  const comecar = (quem: string, uid: string) => pedir(quem, 'POST', dela(uid), {});
  const coletar = async (uid: string, mais: object = {}) =>
    mandar('guia', uid, 'S11', { assinatura: await foto('guia', uid), recebidoDe: 'Téo Prado', ...mais });
  const responder = (quem: string, uid: string, itemUid: string, valor: unknown, aparelho = 'telefone-um') =>
    pedir(quem, 'POST', dela(uid, '/respostas'), {
      aparelho,
      respostas: [{ id: randomUUID(), itemUid, em: new Date().toISOString(), valor }],
    });
  const fotografar = async (quem: string, uid: string, itemUid: string) => {
    const form = new FormData();
    const em = new Date().toISOString();
    for (const [campo, valor] of Object.entries({ id: randomUUID(), itemUid, em, aparelho: 'telefone-um' }))
      form.set(campo, valor);
    form.set('arquivo', new Blob([new Uint8Array(await imagem())]), 'foto.jpg');
    return engine.pedir('POST', dela(uid, '/fotos'), { token: tokens[quem]!, bruto: form });
  };
  let tipo: Json;
  beforeAll(async () => {
    const rascunho = await fazer('adm', 'POST', '/v1/tipo-vistoria', {
      ...{ nome: `Coleta ${letras()}`, naColeta: true, disponibilizarParaTipos: ['MOTO'] },
      categorias: [
        {
          nome: 'Geral',
          itens: [
            { nome: 'Liga', tipo: 'sim-nao', obrigatorio: true },
            { nome: 'Frente', tipo: 'foto', obrigatorio: true },
            { nome: 'Nota', tipo: 'texto' },
          ],
        },
      ],
    });
    // A draft asks nobody for anything.
    const antes = await ateA('COLETADA', MOTO);
    expect(antes.vistoriaId).toBeNull();
    tipo = await fazer('adm', 'POST', `/v1/tipo-vistoria/${rascunho.uid}/publicar`, {
      revisao: rascunho.revisao,
    });
  });

  it('is asked of what the brand has a type for, begun by who collects and by nobody else, once (F14)', async () => {
    const { uid, revisao } = await ateA('EM_COLETA', MOTO);
    expect((await ler(uid, 'guia')).vistoria).toEqual({ situacao: null, pendentes: null });
    const sem = await coletar(uid);
    expect(sem.corpo.evento).toMatchObject({ estado: 'EST03', recusa: { codigo: 'ITENS_PENDENTES' } });
    expect((await ler(uid)).revisao).toBe(revisao);
    for (const quem of ['outroGuia', 'outroDespacho']) expect((await comecar(quem, uid)).status).toBe(404);
    for (const quem of ['rem', 'patio', 'cliente1']) expect((await comecar(quem, uid)).status).toBe(403);
    // Read as it would begin, by which nothing begins: a phone takes it along.
    const antes = await fazer('guia', 'GET', dela(uid, '/preenchimento'));
    expect(antes).toMatchObject({ uid, id: 0, podePreencher: true, respostas: [], situacao: 'Aguardando' });
    expect(antes.pendentes).toHaveLength(2);
    expect((await ler(uid, 'guia')).vistoria).toEqual({ situacao: null, pendentes: null });
    const juntas = await Promise.all(['guia', 'despacho', 'guia'].map((quem) => comecar(quem, uid)));
    for (const { status, texto } of juntas) expect(status, texto).toBe(200);
    expect(new Set(juntas.map(({ corpo }) => corpo.uid)).size).toBe(1);
    const { categorias, uid: vistoriaUid, podePreencher } = juntas[0]!.corpo;
    expect(podePreencher).toBe(true);
    const [liga, frente] = categorias[0].itens;
    for (const quem of ['outroGuia', 'outroDespacho']) {
      expect((await pedir(quem, 'GET', dela(uid, '/preenchimento'))).status).toBe(404);
      expect((await responder(quem, uid, liga.uid, true)).status).toBe(404);
      expect((await fotografar(quem, uid, frente.uid)).status).toBe(404);
    }
    // The house's calls stay closed to them.
    expect((await pedir('guia', 'GET', `/v1/vistorias/${vistoriaUid}`)).status).toBe(403);

    const dada = await responder('guia', uid, liga.uid, true);
    expect(dada.corpo.itens[0], dada.texto).toMatchObject({ ok: true });
    const falta = await coletar(uid);
    expect(falta.corpo.evento.recusa).toMatchObject({
      ...{ codigo: 'ITENS_PENDENTES', mensagem: expect.stringContaining('Frente') },
    });
    expect((await ler(uid, 'despacho')).vistoria).toEqual({ situacao: 'Aguardando', pendentes: 1 });
    const enviada = await fotografar('guia', uid, frente.uid);
    expect(enviada.status, enviada.texto).toBe(201);
    const { respostas } = await fazer('guia', 'GET', dela(uid, '/preenchimento'));
    const { endereco } = respostas.find((uma: Json) => uma.foto).foto;
    expect((await pedir('guia', 'GET', endereco)).status).toBe(200);
    expect((await pedir('outroGuia', 'GET', endereco)).status).toBe(404);

    // Collected, it is done and stands.
    expect((await coletar(uid)).corpo).toMatchObject({ situacao: 'COLETADA', evento: { estado: 'EST02' } });
    const feita = await fazer('rem', 'GET', `/v1/vistorias/${vistoriaUid}`);
    expect(feita).toMatchObject({ situacao: 'Realizada', patioId: patio.id });
    expect((await ler(uid)).vistoriaId).toBe(feita.id);
    const tarde = await responder('guia', uid, liga.uid, false);
    expect(tarde.corpo.itens[0].erro.codigo).toBe('VISTORIA_FECHADA');
    await ate(
      () => fazer('adm', 'GET', `/v1/veiculos/${feita.veiUid}/custodia`),
      ({ eventos }) => eventos.some((um: Json) => um.publico.tipo === 'vistoria'),
    );
  });

  it('is begun by its first answer, which no network may have been there to begin it before', async () => {
    const { uid } = await ateA('EM_COLETA', MOTO);
    const { categorias } = await fazer('guia', 'GET', dela(uid, '/preenchimento'));
    const [liga, frente] = categorias[0].itens;
    for (const quem of ['outroGuia', 'outroDespacho'])
      expect((await responder(quem, uid, liga.uid, true)).status).toBe(404);
    // Two phones at once are one inspection.
    const [dada, outra] = await Promise.all([
      responder('guia', uid, liga.uid, true),
      responder('despacho', uid, liga.uid, false, 'telefone-dois'),
    ]);
    for (const { corpo, texto } of [dada, outra]) expect(corpo.itens[0].ok, texto).toBe(true);
    expect((await fotografar('guia', uid, frente.uid)).status).toBe(201);
    const lida = await fazer('guia', 'GET', dela(uid, '/preenchimento'));
    expect([lida.respostas.length, lida.pendentes, lida.emConflito]).toEqual([3, [], [liga.uid]]);
    expect(lida.uid).not.toBe(uid);
    // Too late: in words, with nothing begun.
    const { uid: perdida } = await ateA('EM_COLETA', MOTO);
    await mover('rem', perdida, 'S16', { motivo: 'Vendida lá' });
    const tarde = await responder('guia', perdida, liga.uid, true);
    expect([tarde.status, tarde.corpo.codigo], tarde.texto).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    expect((await pedir('guia', 'GET', dela(perdida, '/preenchimento'))).status).toBe(404);
  });

  it('of another vehicle, of another brand, cancelled or not done is none; what is called off is cancelled with it', async () => {
    const { uid, veiculoId } = await ateA('EM_COLETA', MOTO);
    const deOutro = await fazer('rem', 'POST', '/v1/vistorias', {
      ...{ veiculoId: (await veiculo(MOTO)).id, tipoId: tipo.id },
    });
    const doMesmo = await fazer('rem', 'POST', '/v1/vistorias', { veiculoId, tipoId: tipo.id });
    for (const [vistoriaId, codigo] of [
      [deOutro.id, 'REQUISICAO_INVALIDA'],
      [9e8, 'REQUISICAO_INVALIDA'],
      [doMesmo.id, 'ITENS_PENDENTES'],
    ]) {
      const { corpo } = await coletar(uid, { vistoriaId });
      expect(corpo.evento.recusa?.codigo, String(vistoriaId)).toBe(codigo);
    }
    const { uid: sua } = (await comecar('guia', uid)).corpo;
    const lida = await fazer('rem', 'GET', `/v1/vistorias/${sua}`);
    const tirada = await pedir('rem', 'DELETE', `/v1/vistorias/${sua}?revisao=${lida.revisao}`);
    expect(tirada.corpo.codigo, tirada.texto).toBe('ALTERACAO_NAO_PERMITIDA');
    await mover('rem', uid, 'S16', { motivo: 'Vendida lá' });
    await ate(
      () => fazer('rem', 'GET', `/v1/vistorias/${sua}`),
      ({ situacao }) => situacao === 'Cancelada',
    );
    const depois = await comecar('guia', uid);
    expect(depois.corpo.codigo, depois.texto).toBe('ALTERACAO_NAO_PERMITIDA');
    // Without a type for its size nothing is asked.
    expect((await ler((await ateA('EM_COLETA')).uid, 'guia')).vistoria).toBeNull();
  });
});

const estadiaDe = async (uid: string) => {
  const { estadia } = await ler(uid);
  return estadia === null ? null : fazer('adm', 'GET', `/v1/estadias/${estadia.uid}`);
};
const entrar = async (uid: string, quem = 'patio', dita?: object) => {
  const dados = dita ?? (await entrada(uid));
  const { uid: estadiaUid, revisao } = (await estadiaDe(uid))!;
  return pedir(quem, 'POST', `/v1/estadias/${estadiaUid}/entrar`, { revisao, ...dados });
};
const s17 = ({ eventos }: Json) => eventos.filter((um: Json) => um.codigo === 'S17');

describe('the check-in and S17 are one act', () => {
  it('S06 holds a place, S07 takes it along, S16 lets it go; what is refused has changed nothing', async () => {
    const lotado = await fazer('adm', 'POST', '/v1/patios', {
      ...{
        nome: `Um só ${letras()}`,
        cidade: 'Guarulhos',
        estadoUf: 'SP',
        endereco: 'B, 1',
        capacidade: { LEVE: 1 },
      },
    });
    const [uma, outra] = await Promise.all([1, 2].map(() => solicitar({ patioId: lotado.id })));
    for (const { uid } of [uma!, outra!]) {
      await mover('rem', uid, 'S02');
      await mover('rem', uid, 'S04', designacao());
    }
    expect(await estadiaDe(uma!.uid)).toBeNull();
    await mover('despacho', uma!.uid, 'S06', { motoristaId: motorista.id, ...janela() });
    const prevista = await estadiaDe(uma!.uid);
    expect(prevista).toMatchObject({
      ...{ situacao: 'PREVISTA', patioId: lotado.id },
      remocao: { uid: uma!.uid, situacao: 'CONFIRMADA' },
    });
    const cheio = await mandar('despacho', outra!.uid, 'S06', { motoristaId: motorista.id, ...janela() });
    expect(cheio.corpo.evento).toMatchObject({ estado: 'EST03', recusa: { codigo: 'PATIO_LOTADO' } });
    expect(await estadiaDe(outra!.uid)).toBeNull();
    // Who stands there may not give away what a removal has.
    const { revisao } = (await estadiaDe(uma!.uid))!;
    const tirada = await pedir('adm', 'POST', `/v1/estadias/${prevista!.uid}/cancelar`, {
      ...{ revisao, motivo: 'Preciso do lugar' },
    });
    expect([tirada.status, tirada.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);

    const aqui = await ateA('COLETADA');
    const daqui = (await estadiaDe(aqui.uid))!;
    const cheia = await mandar('rem', aqui.uid, 'S07', { motivo: 'Mais perto', patioId: lotado.id });
    expect(cheia.corpo.evento.recusa.codigo).toBe('PATIO_LOTADO');
    expect(await estadiaDe(aqui.uid)).toMatchObject({
      uid: daqui.uid,
      patioId: patio.id,
      situacao: 'PREVISTA',
    });
    await mover('rem', aqui.uid, 'S07', { motivo: 'Mais perto', patioId: outroPatio.id });
    expect(await estadiaDe(aqui.uid)).toMatchObject({ uid: daqui.uid, patioId: outroPatio.id });

    await mover('rem', uma!.uid, 'S16', { motivo: 'Vendido lá mesmo' });
    await ate(
      () => estadiaDe(uma!.uid),
      (lida) => lida === null,
    );
    await mover('despacho', outra!.uid, 'S06', { motoristaId: motorista.id, ...janela() });
  });

  it('S17 is refused as the check-in is, by its path, and changes nothing; then it opens the stay', async () => {
    const { uid } = await ateA('NO_PORTAO');
    const { revisao } = await ler(uid);
    const dados = { km: 10 };
    const semFotos = await mandar('patio', uid, 'S17', dados);
    expect(semFotos.corpo.evento).toMatchObject({ estado: 'EST03', recusa: { codigo: 'FOTOS_FALTANDO' } });
    const semKm = await mandar('patio', uid, 'S17', {});
    expect(semKm.corpo.evento.recusa.codigo).toBe('REQUISICAO_INVALIDA');
    expect(JSON.stringify(semKm.corpo.evento.recusa.mensagem)).toContain('km');
    expect([(await ler(uid)).revisao, (await estadiaDe(uid))!.situacao]).toEqual([revisao, 'PREVISTA']);
    // A yard's people at another yard do not know of it.
    expect((await mandar('outroPatio', uid, 'S17', dados)).status).toBe(404);
    const comandoId = randomUUID();
    const tudo = await entrada(uid, { codigoChave: `K-${letras().slice(0, 6)}` });
    const vezes = await Promise.all(
      [1, 2].map(() =>
        mandar('patio', uid, 'S17', tudo, { comandoId, instante: '2026-01-01T10:00:00.000Z' }),
      ),
    );
    for (const { corpo, texto } of vezes) expect(corpo.evento?.estado, texto).toBe('EST02');
    const concluida = await ler(uid);
    expect([concluida.situacao, s17(concluida).length]).toEqual(['CONCLUIDA', 1]);
    expect(await estadiaDe(uid)).toMatchObject({ situacao: 'ABERTA', km: 52_000 });
    expect(JSON.stringify(await estadiaDe(uid))).not.toMatch(/entradaPor|entradaEvento/);
  });

  it('a check-in concludes the removal that brings it, from the gate, on its way there, or once its driver is heard', async () => {
    const { uid } = await ateA('NO_PORTAO');
    expect((await entrar(uid)).status).toBe(200);
    const pronta = await ate(
      () => ler(uid),
      ({ situacao }) => situacao === 'CONCLUIDA',
    );
    expect(s17(pronta)).toHaveLength(1);
    expect(s17(pronta)[0].por).toBe(contas.patio!.uid);
    // The same, said by a code as well, is behind its turn: done once.
    const tarde = await mandar('patio', uid, 'S17', { km: 1 });
    expect(tarde.corpo.evento.recusa.codigo).toBe('TRANSICAO_INVALIDA');

    const coletada = await ateA('COLETADA');
    expect((await entrar(coletada.uid)).status).toBe(200);
    const noPatio = await ate(
      () => ler(coletada.uid),
      ({ situacao }) => situacao === 'CONCLUIDA',
    );
    expect(noPatio.eventos.map(({ codigo }: Json) => codigo).slice(-3)).toEqual(['S11', 'S14', 'S17']);

    const antesDaHora = await ateA('EM_COLETA');
    expect((await entrar(antesDaHora.uid)).status).toBe(200);
    expect((await ler(antesDaHora.uid)).situacao).toBe('EM_COLETA');
    const assinatura = await foto('guia', antesDaHora.uid);
    await mover('guia', antesDaHora.uid, 'S11', { assinatura, recebidoDe: 'Téo' });
    const ouvida = await ate(
      () => ler(antesDaHora.uid),
      ({ situacao }) => situacao === 'CONCLUIDA',
    );
    expect(s17(ouvida)).toHaveLength(1);
  });
});

/** What each code is sent with, by who may. */
const COM: Record<string, (uid: string) => Promise<object> | object> = {
  S02: () => ({}),
  S03: () => ({ motivo: 'Não é nosso' }),
  S04: () => designacao(),
  S05: () => ({ motivo: 'Sem caminhão' }),
  S06: () => ({ motoristaId: motorista.id, ...janela() }),
  S07: () => ({ motivo: 'Choveu', ...janela() }),
  S08: () => ({}),
  S09: () => ({ posicao: PERTO }),
  S10: async (uid) => ({ motivo: 'Portão fechado', fotos: [await foto('rem', uid)] }),
  S11: async (uid) => ({ assinatura: await foto('rem', uid), recebidoDe: 'Téo Prado' }),
  S14: () => ({}),
  S15: () => ({ motivo: 'Sem vaga' }),
  S16: () => ({ motivo: 'Desistiram' }),
  S17: (uid) => entrada(uid),
};
/** The table of fleet §4, written from its text alone. */
const TABELA: Record<string, { de: Record<string, string>; quem: string[] }> = {
  S02: { de: { SOLICITADA: 'AUTORIZADA' }, quem: ['rem', 'adm'] },
  S03: { de: { SOLICITADA: 'RECUSADA' }, quem: ['rem', 'adm'] },
  S04: { de: { AUTORIZADA: 'DESIGNADA' }, quem: ['rem', 'adm'] },
  S05: { de: { DESIGNADA: 'AUTORIZADA' }, quem: ['despacho'] },
  S06: { de: { DESIGNADA: 'CONFIRMADA' }, quem: ['despacho'] },
  S07: { de: { CONFIRMADA: 'CONFIRMADA' }, quem: ['despacho', 'rem', 'adm'] },
  S08: { de: { CONFIRMADA: 'EM_ROTA' }, quem: ['guia'] },
  S09: { de: { EM_ROTA: 'EM_COLETA' }, quem: ['guia'] },
  S10: { de: { EM_ROTA: 'FRUSTRADA', EM_COLETA: 'FRUSTRADA' }, quem: ['guia'] },
  S11: { de: { EM_COLETA: 'COLETADA' }, quem: ['guia'] },
  S14: { de: { COLETADA: 'NO_PORTAO' }, quem: ['guia', 'patio', 'adm'] },
  S15: { de: { NO_PORTAO: 'COLETADA' }, quem: ['patio', 'adm'] },
  S16: {
    de: Object.fromEntries(
      ['SOLICITADA', 'AUTORIZADA', 'DESIGNADA', 'CONFIRMADA', 'EM_ROTA', 'EM_COLETA'].map((uma) => [
        uma,
        'CANCELADA',
      ]),
    ),
    quem: ['rem', 'adm'],
  },
  S17: { de: { NO_PORTAO: 'CONCLUIDA' }, quem: ['patio', 'adm'] },
};
const TODOS = ['adm', 'rem', 'lei', 'patio', 'despacho', 'guia'];

describe('each arrow of the table', () => {
  it.each(Object.keys(TABELA))(
    '%s works from where it may and for its roles alone; others change nothing (F4)',
    async (codigo) => {
      const { de, quem } = TABELA[codigo]!;
      for (const [situacao, para] of Object.entries(de)) {
        const antes = await ateA(situacao);
        const dados = await COM[codigo]!(antes.uid);
        for (const outro of TODOS.filter((um) => !quem.includes(um))) {
          const { status, corpo } = await mandar(outro, antes.uid, codigo, dados);
          // Who does not drive it yet does not know that it is there.
          expect([403, 404], `${outro} ${codigo} ${situacao}`).toContain(status);
          expect(corpo.evento).toBeUndefined();
        }
        const igual = await ler(antes.uid);
        expect([igual.revisao, igual.situacao]).toEqual([antes.revisao, antes.situacao]);
        const ultimo = quem.at(-1)!;
        const depois = await mover(ultimo, antes.uid, codigo, dados);
        expect(depois.situacao, `${codigo} de ${situacao}`).toBe(para);
      }
    },
  );

  it('is refused from anywhere else, or waits for its turn, and changes nothing', async () => {
    const paradas = await Promise.all(
      ['SOLICITADA', 'DESIGNADA', 'COLETADA', 'CONCLUIDA'].map((uma) => ateA(uma)),
    );
    for (const antes of paradas) {
      for (const [codigo, { de, quem }] of Object.entries(TABELA)) {
        if (antes.situacao in de || (codigo === 'S07' && antes.situacao === 'COLETADA')) continue;
        const { status, corpo } = await mandar(quem[0]!, antes.uid, codigo, await COM[codigo]!(antes.uid));
        if (status === 404) continue;
        expect([status, corpo.evento.estado], `${codigo} em ${antes.situacao}`).toEqual([
          200,
          expect.stringMatching(/EST0[13]/),
        ]);
        if (corpo.evento.estado === 'EST03')
          expect(['TRANSICAO_INVALIDA', 'REMOCAO_COLETADA']).toContain(corpo.evento.recusa.codigo);
      }
      const depois = await ler(antes.uid);
      expect([depois.revisao, depois.situacao]).toEqual([antes.revisao, antes.situacao]);
    }
    const coletada = paradas[2]!;
    const { corpo } = await mandar('rem', coletada.uid, 'S16', { motivo: 'Tarde demais' });
    expect(corpo.evento.recusa.codigo).toBe('REMOCAO_COLETADA');
  });
});

describe('a code', () => {
  it('that comes again is answered ESTXX, and nothing is done twice; with something else in it, it is refused (F12)', async () => {
    const { uid } = await ateA('CONFIRMADA');
    const evento = { codigo: 'S08', comandoId: randomUUID(), instante: new Date().toISOString(), dados: {} };
    const onde = `/v1/transportadora/remocoes/${uid}/eventos`;
    const vezes = await Promise.all([1, 2, 3].map(() => pedir('guia', 'POST', onde, evento)));
    expect(vezes.map(({ corpo }) => corpo.reconhecido).sort()).toEqual(['EST01', 'ESTXX', 'ESTXX']);
    expect(vezes.map(({ corpo }) => corpo.evento.estado)).toEqual(['EST02', 'EST02', 'EST02']);
    expect((await ler(uid)).eventos.filter((um: Json) => um.codigo === 'S08')).toHaveLength(1);
    const outro = await pedir('guia', 'POST', onde, {
      ...evento,
      codigo: 'S13',
      dados: { texto: 'Pneu furado' },
    });
    expect([outro.status, outro.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);
  });

  it('whose removal is theirs no more, as the one by which a carrier declined it, is ESTXX when it comes again; to others it is not there', async () => {
    const { uid } = await ateA('DESIGNADA');
    const evento = {
      ...{ codigo: 'S05', comandoId: randomUUID(), instante: new Date().toISOString() },
      dados: { motivo: 'Sem caminhão' },
    };
    const onde = `/v1/transportadora/remocoes/${uid}/eventos`;
    expect((await pedir('despacho', 'POST', onde, evento)).corpo.reconhecido).toBe('EST01');
    await mover('rem', uid, 'S16', { motivo: 'Não precisa mais' });
    const { status, corpo, texto } = await pedir('despacho', 'POST', onde, evento);
    expect([status, corpo.reconhecido, corpo.evento?.estado], texto).toEqual([200, 'ESTXX', 'EST02']);
    // What it has become since is not theirs to know.
    expect([corpo.situacao, texto.includes('CANCELADA')]).toEqual(['AUTORIZADA', false]);
    const outro = { ...evento, dados: { motivo: 'Outro motivo' } };
    expect((await pedir('despacho', 'POST', onde, outro)).corpo.codigo).toBe('COMANDO_CONFLITANTE');
    for (const quem of ['outroDespacho', 'guia'])
      expect((await pedir(quem, 'POST', onde, evento)).status).toBe(404);
    expect((await pedir('despacho', 'GET', onde)).status).toBe(404);
  });

  it('that comes before its turn waits for it, in the order in which things happened (F13)', async () => {
    const { uid } = await ateA('CONFIRMADA');
    const assinatura = await foto('guia', uid);
    const as = (minuto: number) => ({
      instante: new Date(Date.now() - (10 - minuto) * 60_000).toISOString(),
    });
    const portao = await mandar('guia', uid, 'S14', {}, as(4));
    const coleta = await mandar('guia', uid, 'S11', { assinatura, recebidoDe: 'Téo' }, as(3));
    const chegada = await mandar('guia', uid, 'S09', { posicao: PERTO }, as(2));
    for (const { corpo } of [portao, coleta, chegada])
      expect([corpo.reconhecido, corpo.evento.estado, corpo.situacao]).toEqual([
        'EST01',
        'EST01',
        'CONFIRMADA',
      ]);
    expect(Date.parse(coleta.corpo.evento.espera) - Date.parse(coleta.corpo.evento.recebidoEm)).toBe(600_000);
    const { situacao } = await mover('guia', uid, 'S08');
    expect(situacao).toBe('NO_PORTAO');
    const feita = await ler(uid);
    expect(feita.eventos.map((um: Json) => um.codigo).slice(-4)).toEqual(['S08', 'S09', 'S11', 'S14']);
    expect(feita.diaInicioReal).toBe(coleta.corpo.evento.instante);
    const { itens } = await fazer('rem', 'GET', `/v1/remocoes/${uid}/eventos`);
    expect(new Set(itens.map((um: Json) => um.estado))).toEqual(new Set(['EST02']));
  });

  it('that lacks a required field is not processed, and says which by its path (F15)', async () => {
    const { uid, revisao } = await ateA('DESIGNADA');
    const { corpo } = await mandar('despacho', uid, 'S06', { motoristaId: motorista.id });
    expect(corpo.evento).toMatchObject({ estado: 'EST03', recusa: { codigo: 'REQUISICAO_INVALIDA' } });
    for (const campo of ['diaInicioPrevisto', 'diaInicioFim'])
      expect(JSON.stringify(corpo.evento.recusa.mensagem)).toContain(campo);
    const estranho = await mandar('despacho', uid, 'S05', { motivo: 'Não dá', outro: 1 });
    expect(estranho.corpo.evento.estado).toBe('EST03');
    expect((await ler(uid)).revisao).toBe(revisao);
    for (const corpoErrado of [
      { codigo: 'S99' },
      { codigo: 'S01' },
      { instante: 'ontem' },
      { comandoId: '' },
    ])
      expect((await mandar('despacho', uid, 'S05', { motivo: 'Não' }, corpoErrado)).status).toBe(400);
  });

  it('of a driver who is busy, of a carrier that is out, without its photo, with another’s file or from far away says so', async () => {
    const horario = janela();
    const [uma, outra] = [await ateA('DESIGNADA'), await ateA('DESIGNADA')];
    const juntas = await Promise.all(
      [uma, outra].map(({ uid }) =>
        mandar('despacho', uid, 'S06', { motoristaId: motorista.id, ...horario }),
      ),
    );
    expect(juntas.map(({ corpo }) => corpo.evento.estado).sort()).toEqual(['EST02', 'EST03']);
    expect(juntas.find(({ corpo }) => corpo.evento.recusa)!.corpo.evento.recusa.codigo).toBe(
      'MOTORISTA_OCUPADO',
    );
    const alheio = await mandar('despacho', outra.uid, 'S06', {
      motoristaId: outroMotorista.id,
      ...janela(),
    });
    expect([alheio.corpo.evento.estado, alheio.corpo.evento.recusa?.codigo]).toEqual([
      'EST03',
      expect.any(String),
    ]);

    const inativa = await fazer('rem', 'POST', '/v1/transportadoras', {
      ...{ nome: 'Parada', cnpj: cnpj(), telefone: telefone(), situacao: 'INATIVO' },
    });
    const autorizada = await ateA('AUTORIZADA');
    const { corpo } = await mandar('rem', autorizada.uid, 'S04', {
      ...designacao(),
      transportadoraId: inativa.id,
    });
    expect(corpo.evento.recusa.codigo).toBe('TRANSPORTADORA_INATIVA');

    const rota = await ateA('EM_ROTA');
    const semFoto = await mandar('guia', rota.uid, 'S10', { motivo: 'Portão fechado' });
    expect(semFoto.corpo.evento.recusa.codigo).toBe('FOTOS_FALTANDO');
    const deOutra = await foto('rem', autorizada.uid);
    const alheia = await mandar('guia', rota.uid, 'S10', { motivo: 'Portão fechado', fotos: [deOutra] });
    expect(alheia.corpo.evento.recusa.codigo).toBe('REQUISICAO_INVALIDA');
    await mover('guia', rota.uid, 'S09', { posicao: { ...PERTO, latitude: PERTO.latitude + 0.01 } });
    const longe = await ler(rota.uid);
    expect([longe.longeDoLocal, longe.distanciaDoLocal > 1_000, longe.distanciaDoLocal < 1_200]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('of what went wrong joins the way again: frustrated, rescheduled; turned away, sent to another yard', async () => {
    const { uid } = await ateA('EM_COLETA');
    await mover('guia', uid, 'S10', { motivo: 'Portão fechado', fotos: [await foto('guia', uid)] });
    await mover('despacho', uid, 'S07', { motivo: 'Abrem amanhã', ...janela() });
    expect((await ler(uid)).situacao).toBe('CONFIRMADA');
    const coletada = await ateA('NO_PORTAO');
    await mover('patio', coletada.uid, 'S15', { motivo: 'Sem vaga' });
    const deles = await mandar('despacho', coletada.uid, 'S07', { motivo: 'Outro', patioId: outroPatio.id });
    expect(deles.corpo.evento.estado).not.toBe('EST02');
    await mover('rem', coletada.uid, 'S07', { motivo: 'Lotado', patioId: outroPatio.id });
    const movida = await ler(coletada.uid, 'outroPatio');
    expect([movida.situacao, movida.patioId]).toEqual(['COLETADA', outroPatio.id]);
  });
});

describe('what a carrier is paid', () => {
  it('is one person’s to say up to a tenth above the table, and two’s beyond', async () => {
    const { uid } = await ateA('AUTORIZADA');
    const caro = await mandar('rem', uid, 'S04', { ...designacao(), valorCobradoTransportadora: 33_001 });
    expect([caro.status, caro.corpo.situacao], caro.texto).toEqual([202, 'AGUARDANDO']);
    // Who decides reads what it is held to, and no machine's words.
    const { itens } = (await pedir('adm', 'GET', '/v1/aprovacoes/a-decidir')).corpo;
    const { mudancas } = itens.find((um: Json) => um.uid === caro.corpo.aprovacaoUid);
    expect(mudancas).toEqual(
      expect.arrayContaining([expect.objectContaining({ nome: 'Valor da tabela', depois: 30_000 })]),
    );
    expect(JSON.stringify(mudancas)).not.toContain('codigo');
    expect(await ler(uid)).toMatchObject({ situacao: 'AUTORIZADA', valorCobradoTransportadora: null });
    await concordar(engine, caro);
    const depois = await ate(
      () => ler(uid),
      ({ situacao }) => situacao === 'DESIGNADA',
    );
    expect(depois.valorCobradoTransportadora).toBe(33_001);
    const outra = await ateA('AUTORIZADA');
    await mover('rem', outra.uid, 'S04', { ...designacao(), valorCobradoTransportadora: 33_000 });
    // By the act of the screens as well.
    const terceira = await ateA('AUTORIZADA');
    const pelaTela = await pedir('rem', 'POST', `/v1/remocoes/${terceira.uid}/designar`, {
      ...{ ...designacao(), valorCobradoTransportadora: 40_000, revisao: terceira.revisao },
    });
    expect(pelaTela.status).toBe(202);
  });

  it('is not raised by who is held to it: not by the table, and not by a yard far away that becomes a near one', async () => {
    const tabelas = '/v1/fretes/tabelas';
    const [{ uid: tabela, ...antes }] = (await pedir('rem', 'GET', tabelas)).corpo.itens;
    const { linhas, revisao, ...resto } = antes;
    for (const [metodo, caminho] of [
      ['PUT', `${tabelas}/${tabela}`],
      ['PUT', '/v1/fretes'],
    ] as const)
      expect((await pedir('rem', metodo, caminho, { ...resto, linhas, revisao })).status).not.toBe(200);
    const longe = { cidade: 'Sorocaba', estado: 'SP' };
    await fazer('adm', 'PUT', `${tabelas}/${tabela}`, {
      revisao,
      linhas: [
        ...linhas,
        {
          origem: longe,
          destino: { cidade: 'São Paulo', estado: 'SP' },
          item: 'Carro',
          valor: 90_000,
          prazo: 2,
        },
      ],
    });
    const patioLonge = await fazer('adm', 'POST', '/v1/patios', {
      ...{ nome: `Longe ${letras()}`, cidade: longe.cidade, estadoUf: longe.estado, endereco: 'Rua B, 2' },
    });
    const { uid } = await solicitar({ patioId: patioLonge.id }, 'rem');
    await mover('rem', uid, 'S02');
    await mover('rem', uid, 'S04', { ...designacao(), valorCobradoTransportadora: 90_000 });
    await mover('despacho', uid, 'S06', { motoristaId: motorista.id, ...janela() });
    const perto = await mandar('rem', uid, 'S07', { motivo: 'Mais perto', patioId: patio.id, ...janela() });
    expect([perto.status, perto.corpo.situacao], perto.texto).toEqual([202, 'AGUARDANDO']);
    expect(await ler(uid)).toMatchObject({ patioId: patioLonge.id, valorSugerido: 90_000 });
  });
});

it('what stands at the gate by its removal waits in the yard’s queue since then', async () => {
  const { uid, id, eventos } = await ateA('NO_PORTAO');
  const naFila = async () =>
    (await fazer('patio', 'GET', `/v1/estadias/fila?patio=${patio.uid}`)).itens.find(
      (um: Json) => um.remocaoId === id,
    );
  const desde = eventos.findLast(({ codigo }: Json) => codigo === 'S14').instante;
  expect(await naFila()).toMatchObject({ como: 'NO_PORTAO', em: desde, atrasada: false });
  await mover('patio', uid, 'S15', { motivo: 'Sem chave' });
  expect((await naFila())?.como).not.toBe('NO_PORTAO');
});

describe('a code by socket', () => {
  const DE_SOCKET = 10_000;
  it('is acknowledged EST01 as it is kept, then told of by on-remocao; the same again ESTXX; another’s is not found', async () => {
    const { uid } = await ateA('CONFIRMADA');
    const socket = engine.socket(tokens.guia);
    const ditos: Json[] = [];
    socket.on('on-remocao', (dito: Json) => ditos.push(dito));
    const emitir = (codigo: string, corpo: object, por = socket): Promise<Json> =>
      por.timeout(DE_SOCKET).emitWithAck(codigo, corpo);
    const partida = {
      remocaoUid: uid,
      comandoId: randomUUID(),
      instante: new Date().toISOString(),
      dados: {},
    };
    expect(await emitir('S08', partida)).toMatchObject({ ok: true, estado: 'EST01' });
    const dito = (comandoId: string) => ditos.find((um) => um.comandoId === comandoId);
    await ate(
      async () => dito(partida.comandoId),
      (um) => um !== undefined,
    );
    expect(dito(partida.comandoId)).toMatchObject({
      remocaoUid: uid,
      codigo: 'S08',
      estado: 'EST02',
      recusa: null,
    });
    expect((await ler(uid)).situacao).toBe('EM_ROTA');
    expect(await emitir('S08', partida)).toMatchObject({ ok: true, estado: 'ESTXX' });

    // Nothing changed, and why is told.
    const semOnde = { ...partida, comandoId: randomUUID() };
    expect(await emitir('S09', semOnde)).toMatchObject({ ok: true, estado: 'EST01' });
    await ate(
      async () => dito(semOnde.comandoId),
      (um) => um !== undefined,
    );
    expect(dito(semOnde.comandoId)).toMatchObject({
      estado: 'EST03',
      recusa: { codigo: 'REQUISICAO_INVALIDA' },
    });

    expect((await emitir('S08', { ...partida, comandoId: 'x y' })).erro.codigo).toBe('REQUISICAO_INVALIDA');
    const proibida = { ...partida, comandoId: randomUUID(), dados: { motivo: 'Não quero' } };
    expect((await emitir('S16', proibida)).erro.codigo).toBe('SEM_PERMISSAO');
    for (const token of [tokens.outroGuia!, tokens.cliente1!, undefined]) {
      const outro = engine.socket(token);
      const { ok, erro } = await emitir(
        'S13',
        { ...partida, comandoId: randomUUID(), dados: { texto: 'Oi!' } },
        outro,
      );
      expect([ok, erro.codigo]).toEqual([false, 'NAO_ENCONTRADO']);
      outro.close();
    }
    // The house's too.
    const daCasa = engine.socket(tokens.rem);
    const cancelada = { ...partida, comandoId: randomUUID(), dados: { motivo: 'Desistiram' } };
    expect(await emitir('S16', cancelada, daCasa)).toMatchObject({ ok: true, estado: 'EST01' });
    await ate(
      () => ler(uid),
      ({ situacao }) => situacao === 'CANCELADA',
    );
    daCasa.close();
    socket.close();
  });
});

describe('who fetches', () => {
  it('sees and moves what the carrier was given, or what they drive, and nothing else', async () => {
    const minha = await ateA('CONFIRMADA');
    for (const quem of ['despacho', 'guia']) {
      const vista = await ler(minha.uid, quem);
      expect(vista.localRemocao).toMatchObject({ contatoNome: 'Téo', contatoTelefone: '11987654321' });
      expect(vista.valor).toBe(quem === 'despacho' ? 30_000 : null);
      const { itens } = await fazer(quem, 'GET', '/v1/transportadora/remocoes?porPagina=100');
      expect(itens.map((um: Json) => um.uid)).toContain(minha.uid);
    }
    expect((await ler(minha.uid, 'guia')).codigos).toEqual(['S08', 'S12', 'S13']);
    expect((await ler(minha.uid, 'despacho')).codigos).toEqual(['S07', 'S12', 'S13']);
    for (const quem of ['outroDespacho', 'outroGuia']) {
      for (const onde of ['', '/eventos', '/arquivos'])
        expect((await pedir(quem, 'GET', `/v1/transportadora/remocoes/${minha.uid}${onde}`)).status).toBe(
          404,
        );
      expect((await mandar(quem, minha.uid, 'S13', { texto: 'Oi, eu' })).status).toBe(404);
      const { itens } = await fazer(quem, 'GET', '/v1/transportadora/remocoes?porPagina=100');
      expect(itens).toEqual([]);
      // The house's own calls are closed to them, and the small number opens no more than the uid.
      expect((await pedir(quem, 'GET', `/v1/remocoes/${minha.uid}`)).status).toBe(403);
      expect((await pedir(quem, 'GET', `/v1/transportadora/remocoes/${minha.id}`)).status).toBe(404);
    }
    const { itens } = await fazer('despacho', 'GET', '/v1/transportadora/motoristas');
    expect(itens.map((um: Json) => um.id)).toEqual([motorista.id]);
    expect((await pedir('guia', 'GET', '/v1/transportadora/motoristas')).status).toBe(403);
  });

  it('sends files to their removal, which open in their session and in the house’s', async () => {
    const { uid } = await ateA('CONFIRMADA');
    const arquivo = await foto('guia', uid);
    await mover('guia', uid, 'S12', { fileName: 'Placa', fileId: arquivo });
    for (const quem of ['guia', 'despacho', 'rem', 'patio']) {
      const { itens } = await fazer(quem, 'GET', `${base(quem)}/${uid}/arquivos`);
      expect(itens.map((um: Json) => um.uid)).toEqual([arquivo]);
      expect((await pedir(quem, 'GET', itens[0].endereco)).status, quem).toBe(200);
      // An address is of who was given it.
      expect((await pedir('outroGuia', 'GET', itens[0].endereco)).status).toBe(404);
    }
  });

  it('sends a picture in parts, which its removal takes once', async () => {
    const { uid } = await ateA('EM_COLETA');
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer();
    const novo = {
      nome: 'a.jpg',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const envio = await fazer('guia', 'POST', '/v1/envios', { comandoId: randomUUID(), ...novo });
    const parte = await engine.pedir('PUT', `/v1/envios/${envio.uid}/partes/0`, {
      ...{ token: tokens.guia!, bruto: new Blob([new Uint8Array(bytes)]) as never },
      cabecalhos: { 'content-type': 'application/octet-stream' },
    });
    expect(parte.status, parte.texto).toBe(200);
    await fazer('guia', 'POST', `/v1/envios/${envio.uid}/concluir`, {});
    const pedido = { comandoId: randomUUID(), envioUid: envio.uid };
    const caminho = `/v1/transportadora/remocoes/${uid}/arquivos`;
    const [um, outro] = [
      await fazer('guia', 'POST', caminho, pedido),
      await fazer('guia', 'POST', caminho, pedido),
    ];
    expect(outro.uid).toBe(um.uid);
    // Another driver's removal has nothing of it.
    expect((await pedir('outroGuia', 'POST', caminho, pedido)).status).toBe(404);
    expect((await fazer('guia', 'GET', caminho)).itens).toHaveLength(1);
    await mover('guia', uid, 'S12', { fileName: 'Placa', fileId: um.uid });
    // Called off since: a phone whose answer was lost is told again that it is there, and another comes too late.
    await mover('rem', uid, 'S16', { motivo: 'Não precisa mais' });
    expect((await fazer('guia', 'POST', caminho, pedido)).uid).toBe(um.uid);
    const tarde = await pedir('guia', 'POST', caminho, { ...pedido, comandoId: randomUUID() });
    expect(tarde.corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
  });

  it('gives back what it does not take, within a day, and does not see it any more; whoever loses the account loses all', async () => {
    const { uid } = await ateA('DESIGNADA');
    await mover('despacho', uid, 'S05', { motivo: 'Sem caminhão' });
    expect(await ler(uid)).toMatchObject({
      situacao: 'AUTORIZADA',
      transportadoraId: null,
      motivo: 'Sem caminhão',
    });
    expect((await pedir('despacho', 'GET', `/v1/transportadora/remocoes/${uid}`)).status).toBe(404);
    const { revisao } = await fazer('rem', 'GET', `/v1/transportadoras/${transportadora.uid}`);
    const minha = await ateA('DESIGNADA');
    const email = contas.despacho!.email;
    await fazer('rem', 'POST', `/v1/transportadoras/${transportadora.uid}/tirarAcesso`, { email, revisao });
    await ate(
      () => pedir('despacho', 'GET', `/v1/transportadora/remocoes/${minha.uid}`),
      ({ status }) => status === 404,
    );
    expect((await mandar('despacho', minha.uid, 'S05', { motivo: 'Não dá' })).status).toBe(404);
  });
});

// The last: it kills the engine, and whatever came after would wait for it.
describe('the check-in and S17', () => {
  it('whoever is first, and whenever the process dies, are both done once', async () => {
    // Their account was taken away above.
    const { revisao } = await fazer('rem', 'GET', `/v1/transportadoras/${transportadora.uid}`);
    const { email } = contas.despacho!;
    await fazer('rem', 'POST', `/v1/transportadoras/${transportadora.uid}/darAcesso`, { email, revisao });
    const prontas = [];
    for (const demora of [0, 25, 60]) {
      const { uid } = await ateA('NO_PORTAO');
      prontas.push({ demora, uid, dados: await entrada(uid) });
    }
    for (const { demora, uid, dados } of prontas) {
      const corpo = { codigo: 'S17', comandoId: randomUUID(), instante: new Date().toISOString(), dados };
      const caminho = `/v1/remocoes/${uid}/eventos`;
      await Promise.allSettled([
        pedir('patio', 'POST', caminho, corpo),
        demora === 25 ? entrar(uid, 'adm', dados) : null,
        new Promise((pronto) => setTimeout(pronto, demora)).then(() => engine.parar('SIGKILL')),
      ]);
      await engine.subir();
      const depois = await pedir('patio', 'POST', caminho, corpo);
      expect(depois.status, depois.texto).toBe(200);
      const pronta = await ate(
        () => ler(uid),
        ({ situacao }) => situacao === 'CONCLUIDA',
      );
      expect([s17(pronta).length, (await estadiaDe(uid))!.situacao], String(demora)).toEqual([1, 'ABERTA']);
    }
  }, 300_000);
});
