import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { ate, EngineDeTeste, espera, type Json } from './engine.ts';
import { pastaVazia } from './pasta.ts';

/** The bell of the house's people: what waits for them as one line a kind, and what they were told. */
const engine = new EngineDeTeste(pastaVazia(), { MARTELO_DEMO: 'contas' });
beforeAll(() => engine.subir(), 120_000);
afterAll(() => engine.encerrar());

const com = (token: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token, hotsite, ...(corpo && { corpo }) });
const como = async (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  com(await engine.entrar(quem, hotsite), metodo, caminho, corpo, hotsite);
const sino = async (quem: string, hotsite?: string): Promise<Json> => {
  const { status, corpo, texto } = await como(quem, 'GET', '/v1/equipe/avisos', undefined, hotsite);
  expect(status, texto).toBe(200);
  return corpo;
};
const linha = ({ esperas }: Json, qual: string): Json | undefined =>
  esperas.find((uma: Json) => uma.espera === qual);
const emUmaHora = () => new Date(Date.now() + 3_600_000).toISOString();
const incidente = async (prazo = emUmaHora()): Promise<Json> => {
  const { status, corpo, texto } = await como('sac', 'POST', '/v1/incidentes', {
    ...{ tipo: 'RECLAMACAO', gravidade: 'ALTA', titulo: 'Carro sem o estepe', prazo },
  });
  expect(status, texto).toBe(201);
  return corpo;
};
/** What a socket of the house hears. */
async function ouvir(token: string): Promise<{ toques: string[]; fechar(): void }> {
  const socket = engine.socket(token);
  const toques: string[] = [];
  socket.on('on-aviso', ({ toque }: Json) => toques.push(toque));
  await new Promise<void>((pronto) => socket.on('connect', () => pronto()));
  expect(await socket.emitWithAck('conectar-equipe', {})).toMatchObject({ ok: true });
  return { toques, fechar: () => socket.close() };
}

describe('what waits', () => {
  it('is one line a kind, to who may do something about it, and rings on their pages alone', async () => {
    const [doSac, doMkt] = [await ouvir(await engine.entrar('sac')), await ouvir(await engine.entrar('mkt'))];
    await incidente();
    await ate(
      async () => doSac.toques,
      (toques) => toques.includes('incidentes'),
    );
    expect(linha(await sino('sac'), 'incidentes')).toMatchObject({
      ...{ quantos: 1, nova: true, titulo: '1 incidente vence em um dia, ou já venceu' },
      destino: expect.stringMatching(/^\/admin\/incidentes\?filtro=/),
    });
    await incidente();
    // Nobody is told of what is due in a week.
    await incidente(new Date(Date.now() + 7 * 86_400_000).toISOString());
    expect(linha(await sino('adm'), 'incidentes')).toMatchObject({
      ...{ quantos: 2, titulo: '2 incidentes vencem em um dia, ou já venceram' },
    });
    expect(linha(await sino('mkt'), 'incidentes')).toBeUndefined();
    expect(linha(await sino('adm', 'pacto'), 'incidentes')).toBeUndefined();
    await espera(1_000);
    expect(doMkt.toques).not.toContain('incidentes');
    doSac.fechar();
    doMkt.fechar();
  });

  it('is read until something comes to it; it goes when it is done', async () => {
    const { naoLidos } = await sino('sac');
    const lidos = await como('sac', 'POST', '/v1/equipe/avisos/lidos', { esperas: ['incidentes'] });
    expect(lidos.corpo).toEqual({ naoLidos: naoLidos - 1 });
    // Told again it is the same.
    expect((await como('sac', 'POST', '/v1/equipe/avisos/lidos', { esperas: ['incidentes'] })).corpo).toEqual(
      lidos.corpo,
    );
    expect(linha(await sino('sac'), 'incidentes')).toMatchObject({ nova: false });
    // Who else sees it has read nothing.
    expect(linha(await sino('adm'), 'incidentes')).toMatchObject({ nova: true });

    const { uid, revisao } = await incidente();
    expect(linha(await sino('sac'), 'incidentes')).toMatchObject({ nova: true, quantos: 3 });
    await como('sac', 'POST', `/v1/incidentes/${uid}/cancelar`, { texto: 'Foi engano', revisao });
    expect(linha(await sino('sac'), 'incidentes')).toMatchObject({ nova: false, quantos: 2 });
    expect((await como('sac', 'POST', '/v1/equipe/avisos/lidos', { uids: 'todos' })).corpo).toEqual({
      naoLidos: 0,
    });
  });

  it('is silent for who does not want to hear of it, and comes back whole; of others’ nobody decides', async () => {
    const calar = (silenciado: boolean, toque = 'incidentes', quem = 'sac') =>
      como(quem, 'PUT', '/v1/equipe/avisos/silenciados', { toque, silenciado });
    expect((await calar(true)).status).toBe(200);
    expect((await calar(true)).status).toBe(200);
    const calado = await sino('sac');
    expect(linha(calado, 'incidentes')).toBeUndefined();
    expect(calado.toques.filter(({ silenciado }: Json) => silenciado)).toEqual([
      expect.objectContaining({ toque: 'incidentes' }),
    ]);
    expect((await calar(false)).status).toBe(200);
    expect(linha(await sino('sac'), 'incidentes')).toMatchObject({ quantos: 2 });
    expect((await calar(true, 'comprovantes')).status).toBe(403);
    expect((await calar(true, 'inventado')).status).toBe(400);
  });

  it('is told no more to who had the role taken away (BO13)', async () => {
    const colega = await colegaCom(engine, ['Interno - SAC', 'Interno - MKT']);
    const ler = () => com(colega.token, 'GET', '/v1/equipe/avisos');
    expect(linha((await ler()).corpo, 'incidentes')).toMatchObject({ quantos: 2 });
    const { toques, fechar } = await ouvir(colega.token);
    const onde = `/v1/usuarios/${colega.uid}`;
    const { revisao } = (await como('adm', 'GET', onde)).corpo;
    const tirado = await como('adm', 'PUT', `${onde}/papeis`, { papeis: ['Interno - MKT'], revisao });
    expect(tirado.status, tirado.texto).toBe(200);
    expect(linha((await ler()).corpo, 'incidentes')).toBeUndefined();
    await espera(500);
    toques.length = 0;
    await incidente();
    await espera(2_000);
    expect(toques).not.toContain('incidentes');
    fechar();
  });

  it('is the house’s: clients and visitors have none of it', async () => {
    for (const [metodo, caminho, corpo] of [
      ['GET', '/v1/equipe/avisos', undefined],
      ['POST', '/v1/equipe/avisos/lidos', { uids: 'todos' }],
      ['PUT', '/v1/equipe/avisos/silenciados', { toque: 'incidentes', silenciado: true }],
    ] as const) {
      expect((await como('cliente1', metodo, caminho, corpo)).status).toBe(403);
      expect((await engine.pedir(metodo, caminho, { ...(corpo && { corpo }) })).status).toBe(401);
    }
    const socket = engine.socket(await engine.entrar('cliente1'));
    await new Promise<void>((pronto) => socket.on('connect', () => pronto()));
    expect(await socket.emitWithAck('conectar-equipe', {})).toMatchObject({
      ...{ ok: false, erro: { codigo: 'SEM_PERMISSAO' } },
    });
    socket.close();
  });
});

describe('what one asked for', () => {
  it('is told to who asked when it is decided, and to nobody else; who is to decide has it in a line', async () => {
    const financeiro = await colegaCom(engine, ['Interno - Financeiro']);
    const { corpo: nova } = await como('adm', 'POST', '/v1/contas-bancarias', {
      ...{ banco: 'Banco Azul', bancoCodigo: '001', agencia: '1', conta: '123', contaDigito: '6' },
      ...{ titular: 'Casa', titularDocumento: '52998224725', pixChave: 'casa@exemplo.com' },
    });
    const aprovacaoUid = nova.aprovacaoUid as string;
    expect(aprovacaoUid).toBeDefined();
    const doFinanceiro = async () => (await com(financeiro.token, 'GET', '/v1/equipe/avisos')).corpo;
    expect(linha(await doFinanceiro(), 'aprovacoes')).toMatchObject({
      ...{ quantos: 1, titulo: '1 pedido espera a sua decisão', destino: '/admin/aprovacoes' },
    });
    // Nobody decides what they asked for.
    expect(linha(await sino('adm'), 'aprovacoes')).toBeUndefined();

    const { toques, fechar } = await ouvir(await engine.entrar('adm'));
    const recusada = await com(financeiro.token, 'POST', `/v1/aprovacoes/${aprovacaoUid}/recusar`, {
      ...{ motivo: 'A agência não confere', revisao: 1 },
    });
    expect(recusada.status, recusada.texto).toBe(200);
    const { itens } = await ate(
      () => sino('adm'),
      ({ itens: avisos }) => avisos.some(({ evento }: Json) => evento === 'concessao-decidida'),
    );
    const [aviso] = itens.filter(({ evento }: Json) => evento === 'concessao-decidida');
    expect(aviso).toMatchObject({
      ...{
        titulo: 'Seu pedido foi recusado',
        grupo: 'casa',
        destino: '/admin/aprovacoes/todas',
        lidoEm: null,
      },
      corpo: expect.stringContaining('A agência não confere'),
    });
    expect(toques).toContain('concessao-decidida');
    fechar();
    expect((await doFinanceiro()).itens).not.toContainEqual(expect.objectContaining({ uid: aviso.uid }));
    expect((await sino('adm', 'pacto')).itens).not.toContainEqual(
      expect.objectContaining({ uid: aviso.uid }),
    );

    // Another's is not read by who knows its number.
    await com(financeiro.token, 'POST', '/v1/equipe/avisos/lidos', { uids: [aviso.uid] });
    const meu = async () => (await sino('adm')).itens.find(({ uid }: Json) => uid === aviso.uid);
    expect((await meu()).lidoEm).toBeNull();
    await como('adm', 'POST', '/v1/equipe/avisos/lidos', { uids: [aviso.uid] });
    expect((await meu()).lidoEm).not.toBeNull();
  });
});
