import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chamar, digerir, enviarEmPartes } from '../../storefront/src/campo/em-partes.ts';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/* Inspections: a version of their type for good, answers of several phones, each once, and frozen when they are done (fleet, F5–F7). */

const engine = new EngineDeTeste(undefined, { MARTELO_DEMO: 'contas' });
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  tokens.adm = await engine.entrar('adm');
  tokens.pacto = await engine.entrar('adm', 'pacto');
  for (const [nome, papel] of Object.entries({
    ...{
      pat: 'Interno - Pátio',
      rem: 'Interno - Remoção',
      lei: 'Interno - Leilão',
      com: 'Interno - Comitente',
    },
    lro: 'Interno - Leiloeiro',
  }))
    tokens[nome] = (await colegaCom(engine, [papel])).token;
});
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, {
    ...{ token: tokens[quem]!, ...(corpo && { corpo }) },
    ...(quem === 'pacto' && { hotsite: 'pacto' }),
  });
const feito = async (quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> => {
  const { status, corpo: resposta, texto } = await pedir(quem, metodo, caminho, corpo);
  expect(status, `${metodo} ${caminho}: ${texto}`).toBeLessThan(300);
  return resposta;
};
const recusa = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo?.codigo];

const ITENS = [
  { nome: 'Estepe', tipo: 'opcao', obrigatorio: true, opcoes: ['SIM - BOM', 'NÃO'] },
  { nome: 'Pneu dianteiro esquerdo', tipo: 'opcao', opcoes: ['BOM', 'TROCA'] },
  { nome: 'Frente', tipo: 'foto', obrigatorio: true },
  { nome: 'Traseira', tipo: 'foto' },
  { nome: 'Lataria', tipo: 'marcacao' },
  { nome: 'Quem entrega', tipo: 'assinatura' },
  { nome: 'Observações', tipo: 'texto' },
];
async function tipoPublicado(itens: object[] = ITENS, mais: object = {}): Promise<Json> {
  const tipo = await feito('adm', 'POST', '/v1/tipo-vistoria', {
    ...{ nome: `Entrada ${randomUUID().slice(0, 8)}`, categorias: [{ nome: 'Geral', itens }], ...mais },
  });
  return feito('pat', 'POST', `/v1/tipo-vistoria/${tipo.uid}/publicar`, { revisao: tipo.revisao });
}
const veiculo = async (mais: object = {}, quem = 'adm'): Promise<Json> =>
  feito(quem, 'POST', '/v1/veiculos', {
    ...{ marca: 'Fiat', modelo: 'Mobi', numeroMotor: randomUUID().slice(0, 20), ...mais },
  });
const pedida = async (tipo: Json, mais: object = {}, quem = 'rem'): Promise<Json> =>
  feito(quem, 'POST', '/v1/vistorias', {
    ...{ veiculoId: (await veiculo()).id, tipoId: tipo.id, ...mais },
  });
const preenchimento = (uid: string, quem = 'rem'): Promise<Json> =>
  feito(quem, 'GET', `/v1/vistorias/${uid}/preenchimento`);
const itemDe = async (uid: string, nome: string): Promise<string> =>
  (await preenchimento(uid)).categorias[0].itens.find((um: Json) => um.nome === nome).uid;

async function responder(
  uid: string,
  nome: string,
  valor: unknown,
  {
    id = randomUUID(),
    em = new Date().toISOString(),
    aparelho = 'aparelho-um',
    quem = 'rem',
    lugar,
  }: Json = {},
) {
  const itemUid = await itemDe(uid, nome);
  const dada = { id, itemUid, em, valor, ...(lugar && { lugar }) };
  const { corpo } = await pedir(quem, 'POST', `/v1/vistorias/${uid}/respostas`, {
    aparelho,
    respostas: [dada],
  });
  return corpo.itens?.[0] ?? corpo;
}
let matiz = 0;
/** A picture unlike all before, with the place that it was taken at in it. */
const foto = (): Promise<Buffer> =>
  sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: ++matiz * 5, g: 80, b: 255 - matiz * 5 } },
  })
    .jpeg()
    .withExif({
      IFD3: {
        ...{ GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' },
        ...{ GPSLongitude: '46/1 38/1 0/1', GPSLongitudeRef: 'W' },
      },
    })
    .toBuffer();
async function fotografar(
  uid: string,
  nome: string,
  bytes: Buffer,
  { id = randomUUID(), quem = 'rem' }: Json = {},
) {
  const formulario = new FormData();
  const campos = {
    id,
    itemUid: await itemDe(uid, nome),
    em: new Date().toISOString(),
    aparelho: 'aparelho-um',
  };
  for (const [campo, valor] of Object.entries(campos)) formulario.set(campo, valor);
  formulario.set('latitude', '-23.55');
  formulario.set('longitude', '-46.63');
  formulario.set('arquivo', new Blob([new Uint8Array(bytes)]), 'frente.jpg');
  return engine.pedir('POST', `/v1/vistorias/${uid}/fotos`, { token: tokens[quem]!, bruto: formulario });
}
const realizar = async (uid: string, quem = 'rem') => {
  const { revisao } = (await pedir('adm', 'GET', `/v1/vistorias/${uid}`)).corpo;
  return pedir(quem, 'POST', `/v1/vistorias/${uid}/realizar`, { revisao });
};

describe('a type of inspection', () => {
  it('is published as versions; what was asked for before keeps its own (F5)', async () => {
    const tipo = await tipoPublicado();
    expect([tipo.versao, tipo.rascunho]).toEqual([1, false]);
    const antiga = await pedida(tipo);
    expect(antiga).toMatchObject({ situacao: 'Aguardando', versao: 1, veiculoNome: 'Fiat Mobi' });
    const categorias = [
      { ...tipo.categorias[0], itens: [tipo.categorias[0].itens[0], { nome: 'Cheiro', tipo: 'texto' }] },
    ];
    const rascunho = await feito('adm', 'PUT', `/v1/tipo-vistoria/${tipo.uid}`, {
      categorias,
      revisao: tipo.revisao,
    });
    expect(rascunho.rascunho).toBe(true);
    // A draft is nobody's yet.
    expect((await pedida(tipo)).versao).toBe(1);
    const outra = await feito('adm', 'POST', `/v1/tipo-vistoria/${tipo.uid}/publicar`, {
      revisao: rascunho.revisao,
    });
    expect(outra.versao).toBe(2);
    // An item that stays is the same one.
    expect(outra.categorias[0].itens[0].uid).toBe(tipo.categorias[0].itens[0].uid);
    expect((await preenchimento(antiga.uid)).categorias[0].itens).toHaveLength(ITENS.length);
    const nova = await pedida(tipo);
    expect([nova.versao, (await preenchimento(nova.uid)).categorias[0].itens.length]).toEqual([2, 2]);
    const denovo = await pedir('adm', 'POST', `/v1/tipo-vistoria/${tipo.uid}/publicar`, {
      revisao: outra.revisao,
    });
    expect(recusa(denovo)).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
  });

  it('that is off, or was never published, is no inspection’s; nor one that is for other vehicles', async () => {
    const nunca = await feito('adm', 'POST', '/v1/tipo-vistoria', { nome: `Rascunho ${randomUUID()}` });
    const corpo = async (tipo: Json, mais: object = {}) => ({
      veiculoId: (await veiculo(mais)).id,
      tipoId: tipo.id,
    });
    expect(recusa(await pedir('rem', 'POST', '/v1/vistorias', await corpo(nunca)))).toEqual([
      422,
      'TIPO_INATIVO',
    ]);
    const tipo = await tipoPublicado(ITENS, { disponibilizarParaTipos: ['MOTO'] });
    expect(
      recusa(await pedir('rem', 'POST', '/v1/vistorias', await corpo(tipo, { veiculoTipo: 'LEVE' }))),
    ).toEqual([...[400, 'REQUISICAO_INVALIDA']]);
    await pedida(tipo);
    await feito('adm', 'PUT', `/v1/tipo-vistoria/${tipo.uid}`, { ativo: false, revisao: tipo.revisao });
    expect(recusa(await pedir('rem', 'POST', '/v1/vistorias', await corpo(tipo)))).toEqual([
      422,
      'TIPO_INATIVO',
    ]);
  });

  it('is found by its addresses of before, and removed by none of them once it was used', async () => {
    const tipo = await tipoPublicado();
    const livre = await tipoPublicado();
    const achados = await feito('pat', 'GET', '/v1/tipo-vistoria/find/qb?porPagina=200');
    expect(achados.itens.map(({ uid }: Json) => uid)).toEqual(expect.arrayContaining([tipo.uid, livre.uid]));
    expect(await feito('pat', 'GET', `/v1/tipo-vistoria/find/${tipo.uid}`)).toMatchObject({
      nome: tipo.nome,
      versao: 1,
    });
    await pedida(tipo);
    for (const onde of [`/v1/tipo-vistoria/del/${tipo.uid}`, `/v1/tipo-vistoria/${tipo.uid}?revisao=2`])
      expect(recusa(await pedir('adm', 'DELETE', onde))).toEqual([422, 'TIPO_EM_USO']);
    expect((await pedir('adm', 'DELETE', `/v1/tipo-vistoria/del/${livre.uid}`)).status).toBe(204);
    expect((await pedir('adm', 'GET', `/v1/tipo-vistoria/${livre.uid}`)).status).toBe(404);
    expect((await pedir('pacto', 'DELETE', `/v1/tipo-vistoria/del/${tipo.uid}`)).status).toBe(404);
    expect((await pedir('pacto', 'GET', `/v1/tipo-vistoria/find/${tipo.uid}`)).status).toBe(404);
  });

  it('whose items may not be edited keeps them, and says why', async () => {
    const tipo = await tipoPublicado(ITENS, { podeEditar: false });
    const mudar = { categorias: [], revisao: tipo.revisao };
    expect(recusa(await pedir('pat', 'PUT', `/v1/tipo-vistoria/${tipo.uid}`, mudar))).toEqual([
      ...[422, 'ALTERACAO_NAO_PERMITIDA'],
    ]);
    await feito('pat', 'PUT', `/v1/tipo-vistoria/${tipo.uid}`, { ...mudar, podeEditar: true });
  });
});

describe('an inspection', () => {
  it('is done when nothing required is missing, stands as it was done, and tells its vehicle (F7)', async () => {
    const tipo = await tipoPublicado();
    const carro = await veiculo();
    const { uid } = await pedida(tipo, { veiculoId: carro.id });
    const faltam = await realizar(uid);
    expect(recusa(faltam)).toEqual([422, 'ITENS_PENDENTES']);
    expect(faltam.corpo.message).toContain('Estepe, Frente');
    expect(await responder(uid, 'Estepe', 'SIM - BOM')).toMatchObject({ ok: true, repetida: false });
    await responder(uid, 'Pneu dianteiro esquerdo', 'TROCA');
    await responder(uid, 'Lataria', [
      { painel: 'CAPO', avaria: 'AMASSADO', gravidade: 'MEDIA', nota: 'granizo' },
    ]);
    await responder(uid, 'Quem entrega', { nome: 'Ana Lima', tracos: [[10, 10, 900, 900]] });
    expect(await responder(uid, 'Estepe', 'MURCHO')).toMatchObject({
      ok: false,
      erro: { codigo: 'REQUISICAO_INVALIDA' },
    });
    expect((await preenchimento(uid)).pendentes.map(({ nome }: Json) => nome)).toEqual(['Frente']);
    expect((await fotografar(uid, 'Frente', await foto())).status).toBe(201);
    // F4: only who fills them in.
    for (const quem of ['lei', 'lro', 'com']) expect((await realizar(uid, quem)).status).toBe(403);
    const realizada = await realizar(uid);
    expect(realizada.corpo, realizada.texto).toMatchObject({
      situacao: 'Realizada',
      respostas: { length: 5 },
    });
    await expect
      .poll(async () => (await feito('adm', 'GET', `/v1/veiculos/${carro.uid}`)).itensDetalhados, {
        timeout: 20_000,
      })
      .toEqual({ equipamentos: { Estepe: 'SIM - BOM' }, pneus: { 'dianteiro esquerdo': 'TROCA' } });
    const { itens } = await feito(
      'adm',
      'GET',
      `/v1/veiculo-itens-detalhados/find/qb?filtro=${encodeURIComponent(JSON.stringify({ tipo: 'exata', campo: 'id', valor: carro.id }))}`,
    );
    expect(itens).toMatchObject([
      { uid: carro.uid, itensDetalhados: { equipamentos: { Estepe: 'SIM - BOM' } } },
    ]);
    await expect
      .poll(
        async () =>
          (await feito('adm', 'GET', `/v1/veiculos/${carro.uid}/custodia`)).eventos.map(
            ({ publico }: Json) => publico.tipo,
          ),
        { timeout: 20_000 },
      )
      .toEqual(['cadastro', 'vistoria']);
    const { publico, parte } = (await feito('adm', 'GET', `/v1/veiculos/${carro.uid}/custodia`)).eventos[1];
    expect(publico.dados).toMatchObject({
      versao: 1,
      itens: 5,
      fotos: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    });
    // Who signed is named by nothing that is public.
    expect(JSON.stringify(publico)).not.toContain('Ana');
    expect(parte.assinaturas).toMatch(/^[0-9a-f]{64}$/);
    // Frozen, by every way in.
    const { revisao } = realizada.corpo;
    expect(await responder(uid, 'Observações', 'tarde')).toMatchObject({
      ok: false,
      erro: { codigo: 'VISTORIA_FECHADA' },
    });
    expect(recusa(await fotografar(uid, 'Traseira', await foto()))).toEqual([422, 'VISTORIA_FECHADA']);
    for (const tentada of [
      await pedir('adm', 'PUT', `/v1/vistorias/${uid}`, { observacao: 'outra', revisao }),
      await pedir('adm', 'DELETE', `/v1/vistorias/${uid}?revisao=${revisao}`),
    ])
      expect(recusa(tentada)).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    expect(recusa(await realizar(uid))).toEqual([422, 'TRANSICAO_INVALIDA']);
    expect(
      recusa(await pedir('adm', 'POST', `/v1/vistorias/${uid}/cancelar`, { motivo: 'engano', revisao })),
    ).toEqual([...[422, 'TRANSICAO_INVALIDA']]);
    const massa = await pedir('adm', 'POST', '/v1/vistorias/em-massa', {
      ...{ acao: 'alterar', itens: [{ id: uid, revisao }], mudancas: { observacao: 'x' } },
    });
    expect(massa.corpo).toMatchObject({ feitos: 0, recusados: 1 });
  });

  it('takes each answer and each photo once, however often they are sent (F6)', async () => {
    const { uid } = await pedida(await tipoPublicado());
    const [id, daFoto, bytes] = [randomUUID(), randomUUID(), await foto()];
    const em = new Date().toISOString();
    const varias = await Promise.all(
      Array.from({ length: 4 }, () => responder(uid, 'Observações', 'ok', { id, em })),
    );
    expect(varias.filter(({ repetida }) => !repetida)).toHaveLength(1);
    expect(await responder(uid, 'Observações', 'outra coisa', { id, em })).toMatchObject({
      ...{ ok: false, erro: { codigo: 'COMANDO_CONFLITANTE' } },
    });
    const fotos = await Promise.all(
      Array.from({ length: 3 }, () => fotografar(uid, 'Frente', bytes, { id: daFoto })),
    );
    expect(fotos.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(recusa(await fotografar(uid, 'Frente', await foto(), { id: daFoto }))).toEqual([
      409,
      'COMANDO_CONFLITANTE',
    ]);
    expect((await preenchimento(uid)).respostas).toHaveLength(2);
  });

  it('keeps what two phones say of one item: the later counts, and it is flagged; a clock that is ahead wins nothing', async () => {
    const { uid } = await pedida(await tipoPublicado());
    const ha = (segundos: number) => new Date(Date.now() - segundos * 1_000).toISOString();
    await responder(uid, 'Estepe', 'SIM - BOM', { em: ha(10), aparelho: 'aparelho-um' });
    await responder(uid, 'Estepe', 'NÃO', { em: ha(60), aparelho: 'aparelho-dois', quem: 'rem' });
    const { respostas, emConflito } = await preenchimento(uid);
    expect(respostas.map(({ valor, conta }: Json) => [valor, conta])).toEqual([
      ...[
        ['SIM - BOM', true],
        ['NÃO', false],
      ],
    ]);
    expect(emConflito).toEqual([await itemDe(uid, 'Estepe')]);
    await responder(uid, 'Observações', 'amanhã', { em: new Date(Date.now() + 86_400_000).toISOString() });
    await responder(uid, 'Observações', 'agora', { aparelho: 'aparelho-dois' });
    const depois = (await preenchimento(uid)).respostas.slice(2);
    expect(
      depois.map(({ valor, conta, relogioAdiantado }: Json) => [valor, conta, relogioAdiantado]),
    ).toEqual([
      ...[
        ['amanhã', false, true],
        ['agora', true, false],
      ],
    ]);
    // Null takes an answer back.
    await responder(uid, 'Estepe', null);
    expect((await preenchimento(uid)).pendentes.map(({ nome }: Json) => nome)).toContain('Estepe');
  });

  it('shows no picture that another shows: of two items, and of two vehicles', async () => {
    const tipo = await tipoPublicado();
    const [uma, outra] = [await pedida(tipo), await pedida(tipo)];
    const [frente, traseira] = [await foto(), await foto()];
    for (const { uid } of [uma, outra]) await responder(uid, 'Estepe', 'NÃO');
    await fotografar(uma.uid, 'Frente', frente);
    await fotografar(uma.uid, 'Traseira', frente);
    const dobrada = await realizar(uma.uid);
    expect(recusa(dobrada)).toEqual([422, 'FOTO_REPETIDA']);
    expect(dobrada.corpo.message).toContain('Frente e Traseira');
    expect((await preenchimento(uma.uid)).respostas[1].repetida).toMatchObject([{ item: 'Traseira' }]);
    await fotografar(uma.uid, 'Traseira', traseira);
    // The other one sends it later: it is the copy, though it would be done first.
    await fotografar(outra.uid, 'Frente', frente);
    const copia = await realizar(outra.uid);
    expect(recusa(copia)).toEqual([422, 'FOTO_REPETIDA']);
    expect(copia.corpo.message).toContain(`da vistoria ${uma.id} de Fiat Mobi`);
    expect((await realizar(uma.uid)).status).toBe(200);
    await fotografar(outra.uid, 'Frente', await foto());
    expect((await realizar(outra.uid)).status).toBe(200);
  });

  it('of two that show one picture and are done at once one is', async () => {
    const tipo = await tipoPublicado();
    const duas = [await pedida(tipo), await pedida(tipo)];
    const frente = await foto();
    for (const { uid } of duas) await responder(uid, 'Estepe', 'NÃO');
    await Promise.all(duas.map(({ uid }) => fotografar(uid, 'Frente', frente)));
    const feitas = await Promise.all(duas.map(({ uid }) => realizar(uid)));
    expect(feitas.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(feitas.find(({ status }) => status === 422)!.corpo.codigo).toBe('FOTO_REPETIDA');
    const situacoes = await Promise.all(
      duas.map(async ({ uid }) => (await feito('rem', 'GET', `/v1/vistorias/${uid}`)).situacao),
    );
    expect(situacoes.sort()).toEqual(['Aguardando', 'Realizada']);
  });

  it('is corrected by another that names it, begins with what it said, and is the only one', async () => {
    const tipo = await tipoPublicado();
    const carro = await veiculo();
    const { uid, id } = await pedida(tipo, { veiculoId: carro.id });
    const corrigir = { veiculoId: carro.id, tipoId: tipo.id, corrigeId: id };
    expect(recusa(await pedir('rem', 'POST', '/v1/vistorias', corrigir))).toEqual([
      400,
      'REQUISICAO_INVALIDA',
    ]);
    await responder(uid, 'Estepe', 'NÃO');
    await fotografar(uid, 'Frente', await foto());
    expect((await realizar(uid)).status).toBe(200);
    const juntas = await Promise.all([1, 2].map(() => pedir('rem', 'POST', '/v1/vistorias', corrigir)));
    expect(juntas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const nova = juntas.find(({ status }) => status === 201)!.corpo;
    await expect
      .poll(async () => (await preenchimento(nova.uid)).respostas.length, { timeout: 20_000 })
      .toBe(2);
    expect(await preenchimento(uid)).toMatchObject({
      corrigidaPor: { uid: nova.uid, situacao: 'Aguardando' },
    });
    expect(await preenchimento(nova.uid)).toMatchObject({ corrige: { uid }, pendentes: [], emConflito: [] });
    await responder(nova.uid, 'Estepe', 'SIM - BOM');
    const feita = await realizar(nova.uid);
    expect(feita.status, feita.texto).toBe(200);
    await expect
      .poll(
        async () => (await feito('adm', 'GET', `/v1/veiculos/${carro.uid}`)).itensDetalhados?.equipamentos,
        { timeout: 20_000 },
      )
      .toEqual({ Estepe: 'SIM - BOM' });
    // The old one says what it said.
    expect((await preenchimento(uid)).respostas[0].valor).toBe('NÃO');
  });

  it('is cancelled by who asked for it or by the administration, with a reason', async () => {
    const tipo = await tipoPublicado();
    const [uma, outra] = [await pedida(tipo), await pedida(tipo)];
    const cancelar = (quem: string, { uid }: Json, motivo = 'Veículo já saiu') =>
      pedir(quem, 'POST', `/v1/vistorias/${uid}/cancelar`, { motivo, revisao: 1 });
    expect(recusa(await cancelar('lei', uma))).toEqual([403, 'SEM_PERMISSAO']);
    expect((await cancelar('rem', uma, '')).status).toBe(400);
    expect((await cancelar('rem', uma)).corpo).toMatchObject({
      situacao: 'Cancelada',
      motivoCancelamento: 'Veículo já saiu',
    });
    expect((await cancelar('adm', outra)).status).toBe(200);
    expect(await responder(uma.uid, 'Observações', 'x')).toMatchObject({
      erro: { codigo: 'VISTORIA_FECHADA' },
    });
  });
});

describe('on the lot', () => {
  it('whoever sees it is shown what names nobody, once the house has looked at it; the photos by their content, as long as they are shown', async () => {
    const carro = await veiculo();
    const { lotes } = (await engine.leilao({}, [
      { nome: 'Com vistoria', tipo: 'Carro', valor: { minimo: 100 }, veiculo: { uid: carro.uid } },
    ])) as unknown as { lotes: string[] };
    const condicao = () => engine.pedir('GET', `/v1/lotes/${lotes[0]}/condicao`);
    const { uid } = await pedida(await tipoPublicado(), { veiculoId: carro.id });
    await responder(uid, 'Estepe', 'NÃO');
    await responder(uid, 'Pneu dianteiro esquerdo', 'BOM');
    await responder(uid, 'Observações', 'Deixado por Ana Lima');
    await responder(uid, 'Quem entrega', { nome: 'Ana Lima', tracos: [[1, 1, 9, 9]] });
    await responder(uid, 'Lataria', [
      { painel: 'CAPO', avaria: 'RISCO', gravidade: 'LEVE', nota: 'foi a Ana' },
    ]);
    const { sha256 } = (await fotografar(uid, 'Frente', await foto())).corpo;
    const doAto = async (ato: string, quem = 'adm') => {
      const { revisao } = await feito('adm', 'GET', `/v1/vistorias/${uid}`);
      return pedir(quem, 'POST', `/v1/vistorias/${uid}/${ato}`, { revisao });
    };
    expect(recusa(await doAto('mostrar'))).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    expect((await realizar(uid)).status).toBe(200);
    const daFoto = async () => (await engine.pedir('GET', `/v1/fotos/${sha256}`)).status;
    expect([(await condicao()).status, await daFoto()]).toEqual([404, 404]);
    expect((await doAto('mostrar', 'rem')).status).toBe(403);
    const mostrada = await doAto('mostrar', 'lei');
    expect(mostrada.status, mostrada.texto).toBe(200);
    const { corpo, texto } = await condicao();
    expect(corpo.pneus).toEqual({ 'dianteiro esquerdo': 'BOM' });
    expect(corpo.categorias[0].itens).toMatchObject([
      { nome: 'Estepe', valor: 'NÃO' },
      { nome: 'Pneu dianteiro esquerdo', valor: 'BOM' },
      { nome: 'Frente', fotoUrl: `/fotos/lotes/${sha256}.webp` },
      { nome: 'Lataria', marcas: [{ painel: 'CAPO', avaria: 'RISCO', gravidade: 'LEVE' }] },
    ]);
    expect(texto).not.toContain('Ana');
    expect(await daFoto()).toBe(200);
    // Nothing else of it is another now, and a newer one is shown when it was looked at, not before.
    const { revisao } = mostrada.corpo;
    expect(recusa(await pedir('adm', 'PUT', `/v1/vistorias/${uid}`, { observacao: 'x', revisao }))).toEqual([
      ...[422, 'ALTERACAO_NAO_PERMITIDA'],
    ]);
    // Its report: of the lot what the lot shows, of the house all of it; of another house nothing.
    const doLote = () => engine.pedir('GET', `/v1/documentos/laudo-vistoria/do-lote/${lotes[0]}`);
    const publico = await doLote();
    expect(publico.status, publico.texto).toBe(200);
    expect(publico.texto).not.toMatch(/Ana|"lugar|Observações|Quem entrega/);
    expect(publico.corpo).toMatchObject({
      ...{
        para: 'PUBLICO',
        realizadaPor: null,
        assinaturas: [],
        fotosDeFora: 0,
        lote: { nome: 'Com vistoria' },
      },
      desenhos: [{ nome: 'Lataria', marcas: [{ painel: 'CAPO', nota: null }] }],
      fotos: [{ nome: 'Frente', sha256 }],
      custodia: { hash: expect.any(String) },
    });
    expect(Buffer.from(publico.corpo.fotos[0].imagem, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    const caminho = `/v1/documentos/laudo-vistoria/${uid}`;
    const inteiro = await pedir('rem', 'GET', caminho);
    expect(inteiro.status, inteiro.texto).toBe(200);
    expect(inteiro.corpo).toMatchObject({
      ...{ para: 'EQUIPE', numero: inteiro.corpo.numero, assinaturas: [{ quem: 'Ana Lima' }] },
      desenhos: [{ marcas: [{ nota: 'foi a Ana' }] }],
    });
    expect(inteiro.texto).toContain('Deixado por Ana Lima');
    expect((await engine.pedir('GET', caminho)).status).toBe(401);
    const sac = await engine.entrar('sac');
    expect((await engine.pedir('GET', caminho, { token: sac })).status).toBe(403);
    const aberta = await pedida(await tipoPublicado(), { veiculoId: carro.id });
    expect((await pedir('adm', 'GET', `/v1/documentos/laudo-vistoria/${aberta.uid}`)).corpo.codigo).toBe(
      'DOCUMENTO_NAO_ENCONTRADO',
    );
    expect((await doAto('esconder')).status).toBe(200);
    expect([(await condicao()).status, await daFoto(), (await doLote()).status]).toEqual([404, 404, 404]);
  });
});

describe('a photo that came in parts', () => {
  it('answers its item once, however often it is told, with the place that is in it', async () => {
    const vistoria = await pedida(await tipoPublicado());
    const bytes = new Blob([new Uint8Array(await foto())]);
    const chamar: Chamar = async <T>(metodo: string, caminho: string, corpo: object | Blob | undefined) => {
      const cru = corpo instanceof Blob;
      const {
        status,
        texto,
        corpo: lido,
      } = await engine.pedir(metodo, caminho, {
        token: tokens.rem!,
        ...(cru ? { bruto: corpo as never } : { ...(corpo && { corpo }) }),
        ...(cru && { cabecalhos: { 'content-type': 'application/octet-stream' } }),
      });
      expect(status, texto).toBe(200);
      return lido as T;
    };
    const envioUid = await enviarEmPartes(
      chamar,
      { bytes, nome: 'frente.jpg', sha256: await digerir(bytes) },
      randomUUID(),
    );
    const dita = {
      ...{ id: randomUUID(), itemUid: await itemDe(vistoria.uid, 'Frente'), em: new Date().toISOString() },
      ...{ aparelho: 'aparelho-um', latitude: '-23.55', longitude: '-46.63', envioUid },
    };
    const contar = () => pedir('rem', 'POST', `/v1/vistorias/${vistoria.uid}/fotos`, dita);
    const [uma, outra] = [await contar(), await contar()];
    expect([uma.status, outra.status], uma.texto + outra.texto).toEqual([201, 201]);
    expect([uma.corpo.repetida, outra.corpo.repetida]).toEqual([false, true]);
    const { respostas } = await preenchimento(vistoria.uid);
    expect(respostas).toHaveLength(1);
    expect(respostas[0].lugarDaFoto?.latitude).toBeCloseTo(-23.55);
  });
});

describe('who sees what', () => {
  it('another brand’s is not there; a consignor’s people see theirs, without where it was; a yard’s those at their yard', async () => {
    const tipo = await tipoPublicado();
    const comitente = await feito('adm', 'POST', '/v1/comitentes', {
      nome: `Vendedora ${randomUUID().slice(0, 8)}`,
    });
    const patios = await Promise.all(
      [1, 2].map(() =>
        feito('adm', 'POST', '/v1/patios', {
          ...{
            nome: `Pátio ${randomUUID().slice(0, 8)}`,
            cidade: 'Osasco',
            estadoUf: 'SP',
            endereco: 'Rua A, 1',
          },
        }),
      ),
    );
    const carro = await veiculo({ comId: comitente.id });
    const [aqui, la] = await Promise.all(
      patios.map(({ id }) => pedida(tipo, { veiculoId: carro.id, patioId: id })),
    );
    await fotografar(aqui.uid, 'Frente', await foto());
    const doRem = (await preenchimento(aqui.uid)).respostas[0];
    expect(doRem).toMatchObject({
      lugar: { latitude: -23.55 },
      lugarDaFoto: { latitude: -23.55, longitude: -46.6333333 },
      foto: { endereco: expect.stringContaining('/v1/arquivos/') },
    });
    const guardada = await engine.pedir('GET', doRem.foto.endereco, { token: tokens.rem! });
    expect(guardada.status).toBe(200);
    expect(guardada.texto).not.toContain('Exif');
    // The consignor's: what is theirs, and of that not where somebody stood.
    const casa = await colegaCom(engine, ['Interno - Comitente']);
    await feito('adm', 'POST', `/v1/comitentes/usuario-comitente/${casa.uid}`, {
      ...{ comIds: [comitente.id], nomeSite: 'X', cogId: 1 },
    });
    tokens.dono = casa.token;
    expect(
      (await feito('dono', 'GET', '/v1/vistorias')).itens.map(({ uid }: Json) => uid).toSorted(),
    ).toEqual([aqui.uid, la.uid].toSorted());
    const doDono = await preenchimento(aqui.uid, 'dono');
    expect(doDono.podePreencher).toBe(false);
    expect(doDono.respostas[0]).toMatchObject({
      lugar: null,
      lugarDaFoto: null,
      foto: { tipo: 'image/jpeg' },
    });
    const { corpo: alheia } = await pedir('rem', 'POST', '/v1/vistorias', {
      ...{ veiculoId: (await veiculo()).id, tipoId: tipo.id },
    });
    expect((await pedir('dono', 'GET', `/v1/vistorias/${alheia.uid}/preenchimento`)).status).toBe(404);
    for (const { uid } of [aqui, la])
      for (const onde of ['', '/preenchimento', '/historico', '/efeitos'])
        expect((await pedir('pacto', 'GET', `/v1/vistorias/${uid}${onde}`)).status).toBe(404);
    for (const onde of ['respostas', 'realizar', 'cancelar'])
      expect((await pedir('com', 'POST', `/v1/vistorias/${aqui.uid}/${onde}`, {})).status).toBe(403);
    expect((await pedir('com', 'GET', `/v1/vistorias/${aqui.uid}/preenchimento`)).status).toBe(404);
    expect((await feito('com', 'GET', '/v1/vistorias?porPagina=200')).itens).toEqual([]);
    // The yard's.
    const guarda = await colegaCom(engine, ['Interno - Pátio']);
    await feito('adm', 'PUT', `/v1/patio-usuario/${guarda.uid}`, { patios: [patios[0].uid] });
    tokens.guarda = guarda.token;
    expect((await feito('guarda', 'GET', '/v1/vistorias')).itens.map(({ uid }: Json) => uid)).toEqual([
      aqui.uid,
    ]);
    expect((await pedir('guarda', 'GET', `/v1/vistorias/${la.uid}/preenchimento`)).status).toBe(404);
    const dele = {
      aparelho: 'aparelho-um',
      respostas: [{ id: randomUUID(), itemUid: randomUUID(), em: new Date().toISOString(), valor: 'x' }],
    };
    expect((await pedir('guarda', 'POST', `/v1/vistorias/${la.uid}/respostas`, dele)).status).toBe(404);
    // What is not at their yard, nor expected there, is not theirs to ask for.
    const aindaNao = { veiculoId: carro.id, tipoId: tipo.id, patioId: patios[0].id };
    expect((await pedir('guarda', 'POST', '/v1/vistorias', aindaNao)).status).toBe(404);
    await feito('adm', 'POST', '/v1/estadias', { veiculoId: carro.id, patioId: patios[0].id });
    await expect
      .poll(async () => (await pedir('guarda', 'GET', `/v1/veiculos/${carro.uid}`)).status)
      .toBe(200);
    const noOutro = { veiculoId: carro.id, tipoId: tipo.id, patioId: patios[1].id };
    expect((await pedir('guarda', 'POST', '/v1/vistorias', noOutro)).status).toBe(404);
    expect(await feito('guarda', 'POST', '/v1/vistorias', { ...noOutro, patioId: undefined })).toMatchObject({
      patioId: patios[0].id,
    });
  });
});
