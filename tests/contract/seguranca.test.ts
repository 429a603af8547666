import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totp } from '../totp.ts';
import { ate, daqui, EngineDeTeste, type Json, type Resposta, SENHA } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const NAVEGADOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const NOVA = 'uma-frase-nova-e-comprida';
/** A login of its own, however many there are. */
const login = (quem: string, campos: Json = {}, cabecalhos: Record<string, string> = {}) =>
  engine.pedir('POST', '/v1/auth/token', {
    corpo: { email: `${quem}@demo.martelo`, senha: SENHA, permanecerLogado: false, ...campos },
    cabecalhos: { 'user-agent': NAVEGADOR, ...cabecalhos },
  });
const abrir = async (quem: string, campos: Json = {}) => {
  const { status, corpo, texto } = await login(quem, campos);
  expect(status, texto).toBe(200);
  return corpo as { access_token: string; refresh_token: string };
};
const como = (token: string, metodo: string, caminho: string, corpo?: unknown): Promise<Resposta> =>
  engine.pedir(metodo, caminho, { token, ...(corpo === undefined ? {} : { corpo }) });
const vale = async (token: string) => (await como(token, 'GET', '/v1/auth/eu')).status === 200;
const uidDe = async (token: string) => (await como(token, 'GET', '/v1/auth/eu')).corpo.uid as string;
const cartas = (para: string) =>
  readdirSync(join(engine.pasta, 'engine/correio'))
    .map((nome) => readFileSync(join(engine.pasta, 'engine/correio', nome), 'utf8'))
    .map((eml) => eml.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((eml) => eml.includes(`To: ${para}`));

/** Switches a second factor on, and says what is needed to enter with it. */
async function ativar(token: string): Promise<{ segredo: string; codigos: string[] }> {
  const { segredo, endereco } = (await como(token, 'POST', '/v1/auth/segundo-fator')).corpo;
  expect(endereco).toContain(`secret=${segredo}`);
  // Two accounts of one brand are two lines in an app.
  const { email } = (await como(token, 'GET', '/v1/auth/eu')).corpo;
  expect(decodeURIComponent(new URL(endereco).pathname)).toMatch(new RegExp(`:${email}$`));
  const corpo = { senha: SENHA, codigo: totp(segredo), segredo };
  const ativado = await como(token, 'PUT', '/v1/auth/segundo-fator', corpo);
  expect(ativado.status, ativado.texto).toBe(200);
  return { segredo, codigos: ativado.corpo.codigosRecuperacao };
}

describe('one’s own sessions', () => {
  it('are listed with device, address and times, and ended one, or all the others', async () => {
    const [a, b, c] = [await abrir('cliente1'), await abrir('cliente1'), await abrir('cliente1')];
    const { itens } = (await como(a.access_token, 'GET', '/v1/auth/sessoes')).corpo;
    expect(itens).toHaveLength(3);
    expect(itens.filter(({ atual }: Json) => atual)).toHaveLength(1);
    expect(itens[0]).toMatchObject({
      aplicacao: 'site',
      marca: 'Leilo',
      dispositivo: 'Chrome no Windows',
      endereco: expect.stringMatching(/127\.0\.0\.1$/),
      permanecer: false,
    });
    expect(Object.keys(itens[0])).not.toContain('sal');
    const dela = (itens as Json[]).find(({ uid }) => tokenDa(b.access_token).sid === uid);
    expect(
      (await como(a.access_token, 'DELETE', `/v1/auth/sessoes/${dela.uid}`, { senha: SENHA })).corpo,
    ).toEqual({
      encerradas: 1,
    });
    expect([await vale(a.access_token), await vale(b.access_token), await vale(c.access_token)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(
      (await como(a.access_token, 'DELETE', `/v1/auth/sessoes/${dela.uid}`, { senha: SENHA })).status,
    ).toBe(404);
    expect(
      (await como(a.access_token, 'DELETE', '/v1/auth/sessoes?outras=1', { senha: SENHA })).corpo.encerradas,
    ).toBe(1);
    expect([await vale(a.access_token), await vale(c.access_token)]).toEqual([true, false]);
    expect(
      (await como(a.access_token, 'DELETE', '/v1/auth/sessoes', { senha: SENHA })).corpo.encerradas,
    ).toBe(1);
    expect(await vale(a.access_token)).toBe(false);
    const denovo = await engine.pedir('POST', '/v1/auth/refresh', {
      corpo: { refresh_token: a.refresh_token },
    });
    expect(denovo.corpo.codigo).toBe('TOKEN_INVALIDO');
  });

  it('end by the password alone: a page that was left open ends nothing, and wrong ones are counted', async () => {
    const [minha, outra] = [await abrir('cliente2'), await abrir('cliente2')];
    const token = minha.access_token;
    const { sid } = tokenDa(outra.access_token);
    for (const caminho of ['/v1/auth/sessoes', '/v1/auth/sessoes?outras=1', `/v1/auth/sessoes/${sid}`]) {
      expect((await como(token, 'DELETE', caminho)).status).toBe(400);
      const errada = await como(token, 'DELETE', caminho, { senha: 'nao-e-esta' });
      expect([errada.status, errada.corpo.codigo]).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
    }
    for (let i = 0; i < 2; i++) await como(token, 'DELETE', '/v1/auth/sessoes', { senha: 'nao-e-esta' });
    const certa = await como(token, 'DELETE', '/v1/auth/sessoes', { senha: SENHA });
    expect(certa.corpo.codigo).toBe('CONTA_BLOQUEADA');
    expect([await vale(token), await vale(outra.access_token)]).toEqual([true, true]);
    // Who guesses with one session holds up no other.
    const dela = await como(outra.access_token, 'DELETE', '/v1/auth/sessoes', { senha: SENHA });
    expect(dela.status).toBe(200);
    expect([await vale(token), await vale(outra.access_token)]).toEqual([false, false]);
  });

  it('are nobody else’s to see or end', async () => {
    const [minha, alheia] = [await abrir('cliente2'), await abrir('cliente3')];
    const { sid } = tokenDa(alheia.access_token);
    expect(
      (await como(minha.access_token, 'DELETE', `/v1/auth/sessoes/${sid}`, { senha: SENHA })).status,
    ).toBe(404);
    expect(await vale(alheia.access_token)).toBe(true);
  });

  it('close their sockets with them', async () => {
    const { access_token } = await abrir('cliente2');
    const socket = engine.socket(access_token);
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const fim = new Promise((resolve) => socket.once('disconnect', resolve));
    await como(access_token, 'DELETE', '/v1/auth/sessoes', { senha: SENHA });
    await fim;
  });

  it('end with the account: an inactive client’s token is good for nothing, anywhere, from that moment', async () => {
    const { lotes } = await engine.leilao({}, [{ nome: 'Um', tipo: 'Carro', valor: { minimo: 100_000 } }]);
    const { access_token: token, refresh_token } = await abrir('cliente4');
    const lance = { comandoId: 'um-lance-dele', tipo: 'MANUAL', valor: 100_000 };
    expect((await como(token, 'POST', `/v1/lotes/${lotes[0]}/lances`, lance)).status).toBe(201);
    const socket = engine.socket(token);
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const fim = new Promise((resolve) => socket.once('disconnect', resolve));
    const [adm, uid] = [await engine.entrar('adm'), await uidDe(token)];
    const inativar = await como(adm, 'PUT', `/v1/clientes/${uid}/participacao`, { situacao: 'INATIVO' });
    expect(inativar.status).toBe(200);
    for (const [metodo, caminho, corpo] of [
      ['GET', '/v1/cliente/compras', undefined],
      ['GET', '/v1/auth/eu', undefined],
      ['GET', `/v1/lotes/${lotes[0]}/minha-posicao`, undefined],
      ['POST', `/v1/lotes/${lotes[0]}/lances`, { ...lance, comandoId: 'outro-lance', valor: 200_000 }],
    ] as const)
      expect((await como(token, metodo, caminho, corpo)).corpo.codigo, caminho).toBe('TOKEN_INVALIDO');
    await fim;
    expect((await engine.pedir('POST', '/v1/auth/refresh', { corpo: { refresh_token } })).status).toBe(401);
  });
});

describe('the house', () => {
  it('sees and ends the sessions of its brand’s clients and users, by role', async () => {
    const [adm, mkt] = [await engine.entrar('adm'), await engine.entrar('mkt')];
    const { access_token } = await abrir('cliente5');
    const uid = await uidDe(access_token);
    const caminho = `/v1/clientes/${uid}/sessoes`;
    expect((await como(adm, 'GET', caminho)).corpo.itens).toHaveLength(1);
    expect((await como(mkt, 'GET', caminho)).status).toBe(403);
    expect((await como(access_token, 'DELETE', caminho)).status).toBe(403);
    const deOutra = await engine.entrar('adm', 'pacto');
    expect((await engine.pedir('DELETE', caminho, { token: deOutra, hotsite: 'pacto' })).status).toBe(404);
    expect((await como(adm, 'DELETE', caminho)).corpo).toEqual({ encerradas: 1 });
    expect(await vale(access_token)).toBe(false);

    const usuario = await uidDe(mkt);
    expect((await como(adm, 'GET', `/v1/usuarios/${usuario}/sessoes`)).corpo.itens.length).toBeGreaterThan(0);
    await como(adm, 'DELETE', `/v1/usuarios/${usuario}/sessoes`);
    expect(await vale(mkt)).toBe(false);
    expect((await como(adm, 'GET', '/v1/usuarios/999999/sessoes')).status).toBe(404);
  });
});

describe('a password changed while signed in', () => {
  const trocar = (token: string, corpo: Json) => como(token, 'PUT', '/v1/auth/senha', corpo);

  it('asks for the one of now, ends the other sessions, keeps this one, and tells the owner', async () => {
    const [aqui, la] = [await abrir('cliente6'), await abrir('cliente6')];
    const errada = await trocar(aqui.access_token, { senhaAtual: 'não é esta', senhaNova: NOVA });
    expect([errada.status, errada.corpo.codigo]).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
    const curta = await trocar(aqui.access_token, { senhaAtual: SENHA, senhaNova: 'curta' });
    expect(curta.corpo).toMatchObject({ codigo: 'SENHA_FRACA', minimo: 8 });
    const mesma = await trocar(aqui.access_token, { senhaAtual: SENHA, senhaNova: SENHA });
    expect(mesma.corpo.codigo).toBe('SENHA_IGUAL');
    const feita = await trocar(aqui.access_token, { senhaAtual: SENHA, senhaNova: NOVA });
    expect(feita.corpo).toEqual({ ok: true, encerradas: 1 });
    expect([await vale(aqui.access_token), await vale(la.access_token)]).toEqual([true, false]);
    const { refresh_token } = aqui;
    expect((await engine.pedir('POST', '/v1/auth/refresh', { corpo: { refresh_token } })).status).toBe(200);
    expect((await login('cliente6')).status).toBe(401);
    await abrir('cliente6', { senha: NOVA });
    await ate(
      async () => cartas('cliente6@demo.martelo').filter((eml) => eml.includes('foi alterada')),
      (avisos) => avisos.length === 1,
    );
  });

  it('asks for the second factor of who has one', async () => {
    const { segredo, codigos } = await ativar((await abrir('cliente7')).access_token);
    const { access_token } = await abrir('cliente7', { codigo2fa: totp(segredo, 1) });
    const pedido = { senhaAtual: SENHA, senhaNova: NOVA };
    expect((await trocar(access_token, pedido)).corpo.codigo).toBe('SEGUNDO_FATOR');
    const comCodigo = { ...pedido, codigoRecuperacao: codigos[0] };
    expect((await trocar(access_token, comCodigo)).status).toBe(200);
  });
});

describe('a second factor', () => {
  it('is made of a secret that this very session was given: none of the caller’s own, of another session or account', async () => {
    const [eu, minhaOutra, alheia] = [
      await abrir('cliente6', { senha: NOVA }),
      await abrir('cliente6', { senha: NOVA }),
      await abrir('cliente9'),
    ];
    const pedir = async (de: { access_token: string }): Promise<string> =>
      (await como(de.access_token, 'POST', '/v1/auth/segundo-fator')).corpo.segredo;
    const confirmar = (segredo: string) =>
      como(eu.access_token, 'PUT', '/v1/auth/segundo-fator', { senha: NOVA, codigo: totp(segredo), segredo });
    const meu = await pedir(eu);
    const trocado = `${meu[0] === 'A' ? 'B' : 'A'}${meu.slice(1)}`;
    for (const segredo of ['A'.repeat(32), trocado, await pedir(minhaOutra), await pedir(alheia)])
      expect((await confirmar(segredo)).corpo.codigo).toBe('SEGREDO_VENCIDO');
    expect((await como(eu.access_token, 'GET', '/v1/auth/segundo-fator')).corpo.ativo).toBe(false);
    const feitas = await Promise.all([confirmar(await pedir(eu)), confirmar(meu)]);
    expect(feitas.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(feitas.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  it('stand in for the app, once each, and end with new ones', async () => {
    const { segredo, codigos } = await ativar((await abrir('cliente8')).access_token);
    expect(new Set(codigos).size).toBe(10);
    expect(codigos[0]).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect((await login('cliente8')).status).toBe(428);
    const digitado = codigos[0]!.toLowerCase().replace('-', ' ');
    const { access_token: token } = await abrir('cliente8', { codigoRecuperacao: digitado });
    expect((await login('cliente8', { codigoRecuperacao: codigos[0] })).corpo.codigo).toBe('SEGUNDO_FATOR');
    expect((await como(token, 'GET', '/v1/auth/segundo-fator')).corpo).toEqual({
      ativo: true,
      obrigatorio: false,
      codigosRestantes: 9,
      bloqueado: false,
    });
    const pedido = { senha: SENHA, codigo: totp(segredo, 1) };
    const novos = await como(token, 'POST', '/v1/auth/segundo-fator/codigos', pedido);
    expect(novos.corpo.codigosRecuperacao).toHaveLength(10);
    expect((await login('cliente8', { codigoRecuperacao: codigos[1] })).status).toBe(428);
    const [novo] = novos.corpo.codigosRecuperacao;
    const desligar = { senha: SENHA, codigoRecuperacao: novo };
    expect((await como(token, 'DELETE', '/v1/auth/segundo-fator', desligar)).corpo).toEqual({ ativo: false });
    expect(await vale(token)).toBe(false);
    await abrir('cliente8');
  });

  it('are not given for a factor that is off', async () => {
    const { access_token } = await abrir('cliente8');
    const pedido = { senha: SENHA, codigo: '123456' };
    const recusa = await como(access_token, 'POST', '/v1/auth/segundo-fator/codigos', pedido);
    expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'SEGUNDO_FATOR_DESLIGADO']);
  });
});

describe('a lost device', () => {
  it('is released by the house, never one’s own, and only the mailbox opens the account again', async () => {
    const { access_token } = await abrir('cliente9');
    const uid = await uidDe(access_token);
    const { segredo } = await ativar(access_token);
    const adm = await engine.entrar('adm');
    const caminho = `/v1/clientes/${uid}/segundo-fator`;
    expect((await como(adm, 'DELETE', caminho, {})).status).toBe(400);
    expect((await como(await engine.entrar('acerto'), 'DELETE', caminho, { motivo: 'x' })).status).toBe(403);
    // A reason alone proves nobody's identity.
    const motivo = 'Perdeu o celular';
    const semProva = await como(adm, 'DELETE', caminho, { motivo });
    expect([semProva.status, semProva.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
    const liberado = await como(adm, 'DELETE', caminho, { motivo, prova: 'Por vídeo, com o RG' });
    expect(liberado.corpo).toEqual({ liberado: true });
    const { itens: liberacoes } = (await como(adm, 'GET', '/v1/usuarios/bloqueio')).corpo;
    expect(liberacoes).toContainEqual(
      expect.objectContaining({
        ...{ contaUid: uid, situacao: 'LIBERADO', motivo, prova: 'Por vídeo, com o RG', tentativas: 0 },
        liberadoPor: expect.any(String),
      }),
    );
    // Neither the password that may have been seen with the device, nor the factor.
    for (const campos of [{}, { codigo2fa: totp(segredo) }])
      expect((await login('cliente9', campos)).corpo.codigo).toBe('CREDENCIAIS_INVALIDAS');
    const [link] = await ate(
      async () =>
        cartas('cliente9@demo.martelo').flatMap(
          (eml) => /redefinir-senha\S*token=([\w.-]+)/.exec(eml)?.[1] ?? [],
        ),
      (links) => links.length > 0,
    );
    const nova = { token: link, senha: NOVA };
    expect((await engine.pedir('POST', '/v1/auth/redefinir-senha/confirmar', { corpo: nova })).status).toBe(
      200,
    );
    await abrir('cliente9', { senha: NOVA });
    const eu = await uidDe(adm);
    const propria = await como(adm, 'DELETE', `/v1/usuarios/${eu}/segundo-fator`, {
      motivo: 'Perdeu o celular',
      prova: 'Pessoalmente',
    });
    expect([propria.status, propria.corpo.codigo]).toEqual([422, 'PROPRIA_CONTA']);
    expect(
      (await como(adm, 'DELETE', caminho, { motivo: 'de novo', prova: 'Pessoalmente' })).corpo.codigo,
    ).toBe('SEGUNDO_FATOR_DESLIGADO');
  });
});

describe('where the house must have a second factor', () => {
  const exigente = new EngineDeTeste(undefined, { MARTELO_2FA_INTERNO: 'exigido' });
  beforeAll(() => exigente.subir());
  afterAll(() => exigente.encerrar());

  it('one without it may enrol, and nothing else, until it is done', async () => {
    const token = await exigente.entrar('adm');
    const pedir = (metodo: string, caminho: string, corpo?: unknown, de = token) =>
      exigente.pedir(metodo, caminho, { token: de, ...(corpo === undefined ? {} : { corpo }) });
    expect((await pedir('GET', '/v1/auth/eu')).corpo).toMatchObject({
      interno: true,
      twoFactorHabilitado: false,
      twoFactorObrigatorio: true,
    });
    const leilao = { nome: 'Um leilão', data: daqui(3_600) };
    for (const [metodo, caminho, corpo] of [
      ['POST', '/v1/leiloes', leilao],
      ['GET', '/v1/auth/../grupos-cliente', undefined],
      ['GET', '/v1/lances-recebidos/qb', undefined],
      ['DELETE', '/v1/usuarios/1/sessoes', undefined],
    ] as const) {
      const recusa = await pedir(metodo, caminho, corpo);
      if (recusa.status === 404 || recusa.status === 405) continue;
      expect([recusa.status, recusa.corpo.codigo], caminho).toEqual([403, 'SEGUNDO_FATOR_A_ATIVAR']);
      expect(recusa.corpo.acao).toBe('/minha-conta/seguranca');
    }
    // A public page shows them what it shows a visitor.
    expect((await pedir('GET', '/v1/lotes')).status).toBe(200);
    const socket = exigente.socket(token);
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const { itens } = (await pedir('GET', '/v1/leiloes/lista-site')).corpo;
    const ack = await socket.emitWithAck('conectar-leiloeiro', { leiUid: itens[0].uid });
    expect(ack.ok).toBe(false);
    socket.disconnect();

    const { segredo } = (await pedir('POST', '/v1/auth/segundo-fator')).corpo;
    const ativacao = { senha: SENHA, codigo: totp(segredo), segredo };
    expect((await pedir('PUT', '/v1/auth/segundo-fator', ativacao)).status).toBe(200);
    const entrar = (codigo2fa: string) =>
      exigente.pedir('POST', '/v1/auth/token', {
        corpo: { email: 'adm@demo.martelo', senha: SENHA, codigo2fa },
      });
    // The code that switched it on is used up.
    expect((await entrar(ativacao.codigo)).corpo.codigo).toBe('SEGUNDO_FATOR');
    const { corpo } = await entrar(totp(segredo, 1));
    expect((await pedir('POST', '/v1/leiloes', leilao, corpo.access_token)).status).toBe(201);
  });
});

const tokenDa = (token: string): { sid: string } =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

describe('the house finds an account by its e-mail', () => {
  const procurar = async (quem: string, email: string) =>
    como((await abrir(quem)).access_token, 'POST', '/v1/acessos/procurar', { email });

  it('and is told what it may do about it; other brands, and roles without that, find nobody', async () => {
    const { status, corpo, texto } = await procurar('adm', ' CLIENTE2@demo.martelo ');
    expect(status, texto).toBe(200);
    expect(corpo.itens).toEqual([
      {
        ...{
          tipo: 'cliente',
          uid: expect.any(String),
          nome: expect.any(String),
          email: 'cliente2@demo.martelo',
        },
        ...{ situacao: 'ATIVO', segundoFator: false, podeEncerrar: true, podeLiberar: true },
      },
    ]);
    const propria = await procurar('adm', 'adm@demo.martelo');
    expect(propria.corpo.itens).toMatchObject([{ tipo: 'interno', podeEncerrar: true, podeLiberar: false }]);
    expect((await procurar('adm', 'ninguem@demo.martelo')).corpo.itens).toEqual([]);
    expect((await procurar('adm', 'sem arroba')).status).toBe(400);
    for (const quem of ['mkt', 'leiloeiro', 'acerto', 'comitente', 'cliente1'])
      expect((await procurar(quem, 'cliente2@demo.martelo')).status, quem).toBe(403);
  });
});
