import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';

/* Files of whole lists, made piece by piece for who asked (BO6, BO16). */

/** Makes exports slow, as long as a file lies in the data folder: so that one can be met in the middle. */
const RELOGIO = new URL('./relogio-movido.ts', import.meta.url).href;
const DEVAGAR = new URL('./exportar-devagar.ts', import.meta.url).href;
const engine = new EngineDeTeste(undefined, { NODE_OPTIONS: `--import=${DEVAGAR}` });
let adm = '';
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
});
afterAll(() => engine.encerrar());

const BASE = '/v1/minhas-exportacoes';
const tentar = (corpo: object, token = adm, hotsite = 'leilo') =>
  engine.pedir('POST', BASE, { token, hotsite, corpo });
const pedir = async (corpo: object, token = adm): Promise<Json> => {
  const { status, corpo: pedida, texto } = await tentar(corpo, token);
  expect(status, texto).toBe(202);
  return pedida;
};
const minhas = async (token = adm, hotsite = 'leilo'): Promise<Json[]> =>
  (await engine.pedir('GET', BASE, { token, hotsite })).corpo.itens;
const uma = async (uid: string, token = adm): Promise<Json> =>
  (await minhas(token)).find((um) => um.uid === uid);
const pronta = (uid: string, token = adm): Promise<Json> =>
  ate(
    () => uma(uid, token),
    ({ situacao }) => situacao !== 'ESPERANDO' && situacao !== 'FAZENDO',
    40_000,
  );
const buscar = (uid: string, token = adm, hotsite = 'leilo') =>
  engine.pedir('GET', `${BASE}/${uid}/arquivo`, { token, hotsite });
const filtro = (...filtros: object[]) => ({ filtro: JSON.stringify(filtros) });
const criar = async (nome: string) =>
  engine.pedir('POST', '/v1/cliente/grupos-cliente', { token: adm, corpo: { nome } });

describe('a file of a list', () => {
  it('has the rows of its question as its author sees them, says by what, and formulas are text', async () => {
    for (const nome of ['=1+1 grupo', 'Outro grupo']) expect((await criar(nome)).status).toBe(201);
    const { uid } = await pedir({
      ...{ oQue: 'grupoCliente', formato: 'csv', parametros: filtro({ tipo: 'geral', valor: 'grupo' }) },
    });
    const feita = await pronta(uid);
    expect(feita).toMatchObject({
      ...{ situacao: 'PRONTA', titulo: 'Grupos de clientes', linhas: 2, total: 2, formato: 'csv' },
      criterios: [{ rotulo: 'Busca', valor: 'grupo' }],
    });
    const { status, texto } = await buscar(uid);
    expect([status, texto.includes("'=1+1 grupo"), texto.includes('Outro grupo')]).toEqual([200, true, true]);
    expect(Buffer.byteLength(`\uFEFF${texto.replace('\uFEFF', '')}`)).toBe(feita.bytes);
    const excel = await pedir({ oQue: 'grupoCliente', formato: 'xlsx' });
    await pronta(excel.uid);
    const resposta = await fetch(`${engine.url}${BASE}/${excel.uid}/arquivo`, {
      headers: { authorization: `Bearer ${adm}`, hotsite: 'leilo' },
    });
    expect(resposta.headers.get('content-disposition')).toMatch(/grupoCliente-\d{4}-\d\d-\d\d\.xlsx/);
    const folha = unzipSync(new Uint8Array(await resposta.arrayBuffer()))['xl/worksheets/sheet1.xml'];
    expect(new TextDecoder().decode(folha)).toContain('>=1+1 grupo</t>');
  });

  it('is what each other list gives as well: auctions, lots, received bids', async () => {
    for (const oQue of ['leilao', 'loteDaCasa', 'lanceRecebido', 'cliente']) {
      const { uid } = await pedir({ oQue, formato: 'csv' });
      const feita = await pronta(uid);
      expect([oQue, feita.situacao]).toEqual([oQue, 'PRONTA']);
      const { texto } = await buscar(uid);
      expect(texto.trimEnd().split('\r\n').length).toBeGreaterThan(1);
    }
  });

  it('is masked where the list is, and whole only for who may, who is written down', async () => {
    const { corpo } = await engine.pedir('GET', '/v1/clientes?porPagina=1', { token: adm });
    const [{ uid: cliUid }] = corpo.itens;
    const mascarada = await pedir({ oQue: 'cliente', formato: 'csv' });
    const inteira = await pedir({ oQue: 'cliente', formato: 'csv', parametros: { inteiros: 'true' } });
    expect((await pronta(inteira.uid)).criterios).toEqual([{ rotulo: 'Dados', valor: 'por inteiro' }]);
    await pronta(mascarada.uid);
    const completo = await engine.pedir('GET', `/v1/clientes/${cliUid}?inteiros=true`, { token: adm });
    const { email } = completo.corpo;
    expect((await buscar(inteira.uid)).texto).toContain(email);
    expect((await buscar(mascarada.uid)).texto).not.toContain(email);
    const historico = await engine.pedir('GET', `/v1/clientes/${cliUid}/historico`, { token: adm });
    expect(
      historico.corpo.itens.filter(({ ato }: Json) => ato === 'consultado').length,
    ).toBeGreaterThanOrEqual(2);
    // A criterion by what is masked is kept as its mask.
    const porEmail = await pedir({
      ...{
        oQue: 'cliente',
        formato: 'csv',
        parametros: filtro({ tipo: 'exata', campo: 'email', valor: email }),
      },
    });
    expect(JSON.stringify(await pronta(porEmail.uid))).not.toContain(email);
    const leiloeiro = await engine.entrar('leiloeiro');
    const recusada = await tentar({ oQue: 'cliente', parametros: { inteiros: 'true' } }, leiloeiro);
    expect([recusada.status, recusada.corpo.codigo]).toEqual([403, 'SEM_PERMISSAO']);
  });

  it('is refused in words: no such list, none of theirs, a filter or a format that it has not', async () => {
    const recusas: [object, string, number, string][] = [
      [{ oQue: 'nada' }, adm, 404, 'NAO_ENCONTRADO'],
      [{ oQue: 'usuario' }, await engine.entrar('mkt'), 403, 'SEM_PERMISSAO'],
      [{ oQue: 'cliente' }, await engine.entrar('cliente1'), 403, 'SEM_PERMISSAO'],
      [
        { oQue: 'grupoCliente', parametros: filtro({ tipo: 'exata', campo: 'senha', valor: 1 }) },
        ...[adm, 400, 'FILTRO_INVALIDO'],
      ] as never,
      [{ oQue: 'grupoCliente', parametros: { filtro: '{' } }, adm, 400, 'FILTRO_INVALIDO'],
      [{ oQue: 'grupoCliente', parametros: { outro: '1' } }, adm, 400, 'REQUISICAO_INVALIDA'],
      [{ oQue: 'grupoCliente', formato: 'pdf' }, adm, 400, 'REQUISICAO_INVALIDA'],
    ];
    for (const [corpo, token, status, codigo] of recusas) {
      const recusa = await tentar(corpo, token);
      expect([corpo, recusa.status, recusa.corpo.codigo]).toEqual([corpo, status, codigo]);
    }
  });

  it('asked for again as the same command is the same file', async () => {
    const comandoId = randomUUID();
    const corpo = { oQue: 'grupoCliente', formato: 'csv', comandoId };
    const [um, dois] = await Promise.all([tentar(corpo), tentar(corpo)]);
    expect([um!.corpo.uid, (await tentar(corpo)).corpo.uid]).toEqual([dois!.corpo.uid, dois!.corpo.uid]);
    expect((await minhas()).filter(({ uid }) => uid === um!.corpo.uid)).toHaveLength(1);
  });
});

describe('whose a file is', () => {
  it('is its author’s alone, on the brand where it was asked for; the administrator sees who took what', async () => {
    const { uid } = await pedir({ oQue: 'grupoCliente', formato: 'csv' });
    await pronta(uid);
    const outro = await colegaCom(engine, ['Interno - ADM']);
    expect((await buscar(uid, outro.token)).status).toBe(404);
    expect((await engine.pedir('POST', `${BASE}/${uid}/cancelar`, { token: outro.token })).status).toBe(404);
    expect(await minhas(outro.token)).toEqual([]);
    const naPacto = await engine.entrar('adm', 'pacto');
    expect((await buscar(uid, naPacto, 'pacto')).status).toBe(404);
    expect((await minhas(naPacto, 'pacto')).some((um) => um.uid === uid)).toBe(false);
    const { corpo } = await engine.pedir('GET', `/v1/exportacoes-da-casa/${uid}`, { token: outro.token });
    expect(corpo).toMatchObject({
      uid,
      titulo: 'Grupos de clientes',
      situacao: 'PRONTA',
      oQue: 'grupoCliente',
    });
    for (const fora of ['parametros', 'alcance', 'execucao', 'partes'])
      expect(corpo[fora] ?? null).toBeNull();
    const sac = await engine.entrar('sac');
    expect((await engine.pedir('GET', '/v1/exportacoes-da-casa', { token: sac })).status).toBe(403);
  });

  it('is given to who may still see what is in it: a role taken meanwhile, or another reach, is a refusal', async () => {
    const colega = await colegaCom(engine, ['Interno - SAC', 'Interno - Acerto']);
    const dela = await pedir({ oQue: 'grupoCliente', formato: 'csv' }, colega.token);
    await pronta(dela.uid, colega.token);
    expect((await buscar(dela.uid, colega.token)).status).toBe(200);
    const conta = await engine.pedir('GET', `/v1/usuarios/${colega.uid}`, { token: adm });
    const mudada = await engine.pedir('PUT', `/v1/usuarios/${colega.uid}`, {
      ...{ token: adm, corpo: { papeis: ['Interno - MKT'], revisao: conta.corpo.revisao } },
    });
    expect(mudada.status, mudada.texto).toBe(200);
    const agora = await ate(
      () => buscar(dela.uid, colega.token),
      ({ status }) => status !== 200,
    );
    expect([agora.status, agora.corpo.codigo]).toEqual([403, 'SEM_PERMISSAO']);
  });

  it('of somebody whose consignors are others now is refused, and is made anew with those', async () => {
    const colega = await colegaCom(engine, ['Interno - Comitente']);
    const criado = await engine.pedir('POST', '/v1/comitentes', {
      ...{ token: adm, corpo: { nome: `Dono ${randomUUID().slice(0, 8)}` } },
    });
    expect(criado.status, criado.texto).toBe(201);
    const { id, nome } = criado.corpo;
    const responde = `/v1/comitentes/usuario-comitente/${colega.uid}`;
    const ligado = await engine.pedir('POST', responde, {
      token: adm,
      corpo: { comIds: [id], nomeSite: 'X', cogId: 1 },
    });
    expect(ligado.status, ligado.texto).toBeLessThan(300);
    await engine.leilao({}, [
      {
        nome: 'Trator do dono',
        tipo: 'Equipamento',
        valor: { minimo: 9_000 },
        comitente: { comId: id, nome },
      },
    ]);
    const pedirLotes = async () => {
      const { uid } = await pedir({ oQue: 'loteDaCasa', formato: 'csv' }, colega.token);
      await pronta(uid, colega.token);
      return uid;
    };
    const uid = await pedirLotes();
    const { texto } = await buscar(uid, colega.token);
    expect(texto.trimEnd().split('\r\n')).toHaveLength(2);
    expect(texto).toContain('Trator do dono');
    const desligado = await engine.pedir('DELETE', `${responde}/${id}`, { token: adm });
    expect(desligado.status, desligado.texto).toBeLessThan(300);
    const recusa = await ate(
      () => buscar(uid, colega.token),
      ({ status }) => status !== 200,
    );
    expect([recusa.status, recusa.corpo.codigo]).toEqual([403, 'EXPORTACAO_DE_OUTRO_ACESSO']);
    expect((await buscar(await pedirLotes(), colega.token)).texto).not.toContain('Trator do dono');
  });
});

describe('a file that takes long', () => {
  it('tells its author’s pages how far it is, can be given up, and no more than five are waited for', async () => {
    engineDevagar(true);
    const socket = engine.socket(adm);
    const passos: Json[] = [];
    socket.on('on-exportacao', (passo) => passos.push(passo));
    await new Promise<void>((pronto) => socket.on('connect', () => pronto()));
    await socket.emitWithAck('conectar-equipe', {});
    const alheio = engine.socket(await engine.entrar('sac'));
    const ouvidos: Json[] = [];
    alheio.on('on-exportacao', (passo) => ouvidos.push(passo));
    await new Promise<void>((pronto) => alheio.on('connect', () => pronto()));
    await alheio.emitWithAck('conectar-equipe', {});
    const { uid } = await pedir({ oQue: 'lanceRecebido', formato: 'csv' });
    const andando = await ate(
      () => uma(uid),
      ({ situacao, linhas }) => situacao === 'FAZENDO' && linhas > 0,
    );
    expect(andando.total).toBeGreaterThan(andando.linhas);
    expect((await buscar(uid)).corpo.codigo).toBe('EXPORTACAO_NAO_PRONTA');
    for (let i = 0; i < 4; i += 1) await pedir({ oQue: 'grupoCliente', formato: 'csv' });
    const demais = await tentar({ oQue: 'grupoCliente', formato: 'csv' });
    expect([demais.status, demais.corpo.codigo]).toEqual([409, 'EXPORTACOES_DEMAIS']);
    for (const { uid: qual, situacao } of await minhas())
      if (situacao === 'FAZENDO' || situacao === 'ESPERANDO') {
        const cancelada = await engine.pedir('POST', `${BASE}/${qual}/cancelar`, { token: adm });
        expect([cancelada.status, cancelada.corpo.situacao]).toEqual([200, 'CANCELADA']);
        expect((await engine.pedir('POST', `${BASE}/${qual}/cancelar`, { token: adm })).status).toBe(200);
      }
    engineDevagar(false);
    expect((await uma(uid)).situacao).toBe('CANCELADA');
    expect((await buscar(uid)).corpo.codigo).toBe('EXPORTACAO_NAO_PRONTA');
    expect(passos.filter((passo) => passo.uid === uid).map(({ situacao }) => situacao)).toEqual(
      expect.arrayContaining(['FAZENDO', 'CANCELADA']),
    );
    expect(ouvidos).toEqual([]);
    socket.disconnect();
    alheio.disconnect();
  });

  it('whose engine is killed in the middle is made anew by the next, whole', async () => {
    engineDevagar(true);
    const { uid } = await pedir({ oQue: 'lanceRecebido', formato: 'csv' });
    await ate(
      () => uma(uid),
      ({ situacao, linhas }) => situacao === 'FAZENDO' && linhas > 0,
    );
    await engine.parar('SIGKILL');
    engineDevagar(false);
    await engine.subir();
    const feita = await pronta(uid);
    expect(feita.situacao).toBe('PRONTA');
    const { texto } = await buscar(uid);
    const { corpo } = await engine.pedir('GET', '/v1/lances-recebidos?porPagina=1', { token: adm });
    expect(texto.trimEnd().split('\r\n')).toHaveLength(corpo.total + 1);
    expect(Buffer.byteLength(`\uFEFF${texto.replace('\uFEFF', '')}`)).toBe(feita.bytes);
  });
});

it('a file past its day is fetched by nobody, and who took what stays written down', async () => {
  const { uid } = await pedir({ oQue: 'grupoCliente', formato: 'csv' });
  await pronta(uid);
  await engine.parar('SIGKILL');
  const depois = new EngineDeTeste(engine.pasta, {
    NODE_OPTIONS: `--import=${RELOGIO}`,
    MARTELO_TESTE_RELOGIO_MS: String(7 * 86_400_000 + 60_000),
  });
  try {
    await depois.subir();
    const token = await depois.entrar('adm');
    const recusa = await depois.pedir('GET', `${BASE}/${uid}/arquivo`, { token });
    expect([recusa.status, recusa.corpo.codigo]).toEqual([409, 'EXPORTACAO_NAO_PRONTA']);
    const { corpo } = await ate(
      () => depois.pedir('GET', `/v1/exportacoes-da-casa/${uid}`, { token }),
      ({ corpo: lida }) => lida.situacao === 'EXPIRADA',
    );
    expect(corpo).toMatchObject({ titulo: 'Grupos de clientes', oQue: 'grupoCliente' });
  } finally {
    await depois.parar('SIGKILL');
  }
});

function engineDevagar(liga: boolean): void {
  const marca = join(engine.pasta, 'exportar-devagar');
  if (liga) writeFileSync(marca, '');
  else rmSync(marca, { force: true });
}
