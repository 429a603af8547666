import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json, type Resposta, SENHA } from './engine.ts';

/** By what an account comes in, brand by brand: kept on every way in, and at once for who is in. */
const engine = new EngineDeTeste();
let adm = '';
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
}, 300_000);
afterAll(() => engine.encerrar());

const como = (token: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token, hotsite, ...(corpo && { corpo }) });
const recusa = ({ status, corpo }: Resposta) => [status, corpo.codigo];
const entrar = (email: string, mais: object = {}, hotsite = 'leilo') =>
  engine.pedir('POST', '/v1/auth/token', {
    hotsite,
    corpo: { email, senha: SENHA, permanecerLogado: false, ...mais },
  });
const renovar = (refresh_token: string) =>
  engine.pedir('POST', '/v1/auth/refresh', { corpo: { refresh_token } });
const ler = async (uid: string) => (await como(adm, 'GET', `/v1/usuarios/${uid}`)).corpo;
const liberar = async (uid: string, quais: string[], hotsiteId = 1): Promise<Resposta> => {
  const { revisao } = await ler(uid);
  return como(adm, 'PUT', `/v1/usuarios/${uid}`, { plataformas: [{ hotsiteId, quais }], revisao });
};
const aberto = (socket: Socket) =>
  new Promise<boolean>((feito) => {
    socket.once('connect', () => feito(true));
    socket.once('connect_error', () => feito(false));
  });

describe('what an account comes in by', () => {
  it('without a word is the site and the back office, and no other way in', async () => {
    const { email } = await colegaCom(engine, ['Interno - SAC']);
    for (const aplicacao of ['site', 'painel']) expect((await entrar(email, { aplicacao })).status).toBe(200);
    for (const aplicacao of ['telefone', 'integracao', 'legado'])
      expect(recusa(await entrar(email, { aplicacao })), aplicacao).toEqual([403, 'PLATAFORMA_NAO_LIBERADA']);
    // Who has not shown who they are learns nothing of it.
    expect(recusa(await entrar(email, { aplicacao: 'telefone', senha: 'não é esta' }))).toEqual([
      ...[401, 'CREDENCIAIS_INVALIDAS'],
    ]);
  });

  it('is refused by login, refresh, one-time access and socket once it is taken, and stands in the history of logins', async () => {
    const { email, uid } = await colegaCom(engine, ['Interno - SAC']);
    const { corpo: sessao } = await entrar(email);
    const { corpo: unico } = await engine.pedir('POST', '/v1/auth/acesso-unico', {
      corpo: { nomeUsuario: email, senha: SENHA },
    });
    const socket = engine.socket(sessao.access_token);
    expect(await aberto(socket)).toBe(true);
    const caiu = new Promise<void>((feito) => {
      socket.once('disconnect', () => feito());
    });
    expect((await como(sessao.access_token, 'GET', '/v1/auth/eu')).status).toBe(200);
    expect((await liberar(uid, ['TELEFONE'])).status).toBe(200);
    expect(recusa(await como(sessao.access_token, 'GET', '/v1/auth/eu'))).toEqual([401, 'TOKEN_INVALIDO']);
    await caiu;
    expect(recusa(await renovar(sessao.refresh_token))).toEqual([401, 'TOKEN_INVALIDO']);
    for (const aplicacao of ['site', 'painel', 'integracao'])
      expect(recusa(await entrar(email, { aplicacao })), aplicacao).toEqual([403, 'PLATAFORMA_NAO_LIBERADA']);
    const usado = await engine.pedir('POST', '/v1/auth/acesso-unico/entrar', { corpo: { hash: unico.hash } });
    expect(recusa(usado)[1]).toBe('ACESSO_UNICO_INVALIDO');
    const outro = await engine.pedir('POST', '/v1/auth/acesso-unico', {
      corpo: { nomeUsuario: email, senha: SENHA },
    });
    expect(recusa(outro)).toEqual([403, 'PLATAFORMA_NAO_LIBERADA']);
    const { itens } = (await como(adm, 'GET', `/v1/usuarios/${uid}/acessos`)).corpo;
    expect(itens[0].resultado).toBe('SEM_PLATAFORMA');

    // By the telephone it is the same person with the same roles, and so it goes on.
    const { corpo: telefone } = await entrar(email, { aplicacao: 'telefone' });
    expect((await como(telefone.access_token, 'GET', '/v1/auth/eu')).corpo.roles).toEqual(['Interno - SAC']);
    const renovada = await renovar(telefone.refresh_token);
    expect(renovada.status, renovada.texto).toBe(200);
    const sessoes = (await como(adm, 'GET', `/v1/usuarios/${uid}/sessoes`)).corpo.itens;
    expect(sessoes.map((uma: Json) => uma.aplicacao)).toContain('telefone');
  });

  it('by the site alone sees to itself, and its roles open nothing of the house: neither here nor in the panel', async () => {
    const { email, uid, token } = await colegaCom(engine, ['Interno - SAC', 'Interno - MKT']);
    expect((await como(token, 'GET', '/v1/recursos')).status).toBe(200);
    await liberar(uid, ['SITE']);
    // The session stands, and is the house's no more.
    const eu = (await como(token, 'GET', '/v1/auth/eu')).corpo;
    expect(eu).toMatchObject({ roles: [], interno: false });
    for (const caminho of ['/v1/recursos', '/v1/clientes', '/v1/usuarios/eu/rotas', '/v1/auth/marcas'])
      expect(recusa(await como(token, 'GET', caminho)), caminho).toEqual([403, 'SEM_PERMISSAO']);
    expect((await como(token, 'GET', '/v1/auth/acessos')).status).toBe(200);
    expect(recusa(await entrar(email, { aplicacao: 'painel' }))).toEqual([403, 'PLATAFORMA_NAO_LIBERADA']);
    await liberar(uid, ['SITE', 'ADMIN']);
    expect((await como(token, 'GET', '/v1/recursos')).status).toBe(200);
  });

  it('is written by who keeps users: of brands of theirs, the back office with the site, and nobody their own', async () => {
    const { uid, token } = await colegaCom(engine, ['Interno - SAC']);
    expect(recusa(await liberar(uid, ['ADMIN']))).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect(recusa(await liberar(uid, ['SITE'], 2))).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect(recusa(await liberar(uid, ['RADIO']))).toEqual([400, 'REQUISICAO_INVALIDA']);
    const { revisao } = await ler(uid);
    const duas = [1, 1].map((hotsiteId) => ({ hotsiteId, quais: ['SITE'] }));
    expect(recusa(await como(adm, 'PUT', `/v1/usuarios/${uid}`, { plataformas: duas, revisao }))).toEqual([
      ...[400, 'REQUISICAO_INVALIDA'],
    ]);
    expect(recusa(await como(token, 'PUT', `/v1/usuarios/${uid}`, { plataformas: null, revisao }))).toEqual([
      ...[403, 'SEM_PERMISSAO'],
    ]);
    const eu = (await como(adm, 'GET', '/v1/auth/eu')).corpo;
    expect(recusa(await liberar(eu.uid, ['SITE', 'ADMIN', 'TELEFONE']))).toEqual([422, 'PROPRIA_CONTA']);
    // In bulk as alone; a change that is undone is a change again.
    const emMassa = await como(adm, 'POST', '/v1/usuarios/em-massa', {
      ...{ acao: 'alterar', itens: [{ id: eu.uid, revisao: (await ler(eu.uid)).revisao }] },
      mudancas: { plataformas: [{ hotsiteId: 1, quais: [] }] },
    });
    expect(emMassa.corpo).toMatchObject({ feitos: 0, recusados: 1 });
  });

  it('counts where two people are needed: who does not come in by the house is no second one, and to give it back is to grant', async () => {
    const financeiro = await colegaCom(engine, ['Interno - Financeiro']);
    expect((await liberar(financeiro.uid, ['SITE'])).status).toBe(200);
    // While the administrator is alone they grant alone.
    const outra = await colegaCom(engine, ['Interno - ADM']);
    expect(recusa(await liberar(financeiro.uid, ['SITE', 'ADMIN']))).toEqual([422, 'CONCESSAO_A_DOIS']);
    // Asked for, it waits for somebody else, and is theirs to say.
    const devolver = async (token: string, mais: object = {}, uid = financeiro.uid) =>
      como(token, 'PUT', `/v1/usuarios/${uid}/plataformas`, {
        ...{ plataformas: [{ hotsiteId: 1, quais: ['SITE', 'ADMIN'] }], motivo: 'Voltou ao financeiro' },
        ...{ revisao: (await ler(uid)).revisao, ...mais },
      });
    const comandoId = 'devolve-a-casa';
    const pedida = await devolver(adm, { comandoId });
    expect([pedida.status, typeof pedida.corpo.aprovacaoUid]).toEqual([202, 'string']);
    expect((await devolver(adm, { comandoId })).corpo).toEqual(pedida.corpo);
    expect(recusa(await devolver(adm, { comandoId, motivo: 'Outro' }))).toEqual([409, 'COMANDO_CONFLITANTE']);
    expect(recusa(await devolver(adm, { revisao: undefined }))).toEqual([428, 'REVISAO_AUSENTE']);
    expect(recusa(await devolver(adm, { revisao: 1 }))).toEqual([409, 'REVISAO_DESATUALIZADA']);
    const alheias = [{ hotsiteId: 999, quais: ['SITE'] }];
    expect(recusa(await devolver(adm, { plataformas: alheias }))).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect((await devolver(await engine.entrar('sac'))).status).toBe(403);
    expect((await entrar(financeiro.email, { aplicacao: 'painel' })).status).toBe(403);
    const decidir = (token: string) =>
      como(token, 'POST', `/v1/aprovacoes/${pedida.corpo.aprovacaoUid}/aprovar`, { revisao: 1 });
    expect(recusa(await decidir(adm))).toEqual([422, 'PROPRIA_CONTA']);
    const daOutra = (await entrar(outra.email)).corpo.access_token;
    const { itens } = (await como(daOutra, 'GET', '/v1/usuarios/concessoes/a-decidir')).corpo;
    expect(itens).toMatchObject([
      {
        ...{ uid: pedida.corpo.aprovacaoUid, motivo: 'Voltou ao financeiro', meu: false, impedimento: null },
        plataformas: { antes: [{ quais: ['SITE'] }], depois: [{ quais: ['SITE', 'ADMIN'] }] },
      },
    ]);
    expect((await decidir(daOutra)).status).toBe(200);
    await expect
      .poll(async () => (await entrar(financeiro.email, { aplicacao: 'painel' })).status, { timeout: 10_000 })
      .toBe(200);
    expect((await ler(financeiro.uid)).concessao.por).toContain('aprovada por');
    // Asked of an account as it was: changed meanwhile, it is over.
    expect((await devolver(adm, { plataformas: [{ hotsiteId: 1, quais: ['SITE'] }] })).status).toBe(200);
    const velha = await devolver(adm);
    expect(velha.status).toBe(202);
    expect((await liberar(financeiro.uid, [])).status).toBe(200);
    expect(
      recusa(
        await como(daOutra, 'POST', `/v1/aprovacoes/${velha.corpo.aprovacaoUid}/aprovar`, { revisao: 1 }),
      ),
    ).toEqual([409, 'ESTADO_MUDOU']);
    expect((await liberar(financeiro.uid, ['SITE'])).status).toBe(200);
    // Taken off the back office by the first, who does not become alone by it for three days.
    expect((await liberar(outra.uid, ['SITE'])).status).toBe(200);
    const alguem = await colegaCom(engine, []);
    const { revisao } = await ler(alguem.uid);
    const papeis = { papeis: ['Interno - Financeiro'], revisao };
    const pedido = await como(adm, 'PUT', `/v1/usuarios/${alguem.uid}/papeis`, papeis);
    expect([pedido.status, typeof pedido.corpo.aprovacaoUid]).toEqual([202, 'string']);
    // The other one cannot say yes while they are nobody of the house.
    const { corpo } = await entrar(outra.email);
    const sim = { revisao: 1 };
    expect(
      recusa(
        await como(corpo.access_token, 'POST', `/v1/aprovacoes/${pedido.corpo.aprovacaoUid}/aprovar`, sim),
      ),
    ).toEqual([...[403, 'SEM_PERMISSAO']]);
    // There is nobody else to ask about the other one themselves.
    expect((await liberar(outra.uid, ['SITE', 'ADMIN'])).status).toBe(200);
  });
});

describe('what roles open', () => {
  it('is told from the table that menu and guards ask, to administrators alone', async () => {
    const de = (...papeis: string[]) =>
      como(adm, 'GET', `/v1/recursos/de-papeis?${new URLSearchParams(papeis.map((um) => ['papel', um]))}`);
    const sac = (await de('Interno - SAC')).corpo.itens as Json[];
    const clientes = sac.find(({ nome }) => nome === 'cliente')!;
    expect(clientes).toMatchObject({ rota: 'clientes' });
    expect(clientes.acoes.length).toBeGreaterThan(0);
    const { token } = await colegaCom(engine, ['Interno - SAC']);
    const meus = (await como(token, 'GET', '/v1/recursos')).corpo.itens as Json[];
    const telas = meus.filter(({ tela }) => tela).map(({ nome }) => nome);
    expect(sac.map(({ nome }) => nome).sort()).toEqual(telas.sort());
    const doMeu = meus.find(({ nome }) => nome === 'cliente')!;
    expect(clientes.campos.map(({ campo }: Json) => campo)).toEqual(
      doMeu.campos.map(({ campo }: Json) => campo),
    );
    expect((await de()).corpo.itens).toEqual([]);
    expect(recusa(await de('Interno - Ninguém'))).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect(recusa(await como(token, 'GET', '/v1/recursos/de-papeis'))).toEqual([403, 'SEM_PERMISSAO']);
  });
});
