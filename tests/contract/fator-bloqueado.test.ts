import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totp } from '../totp.ts';
import { colegaCom } from './colega.ts';
import { ate, EngineDeTeste, type Json, type Resposta, SENHA } from './engine.ts';

/** Second factors that wrong codes block (BO15), and the history of logins that tells of them. */
const engine = new EngineDeTeste();
const NOVA = 'uma frase bem longa de 2026';
const R2F = 'Interno - Liberação recadastramento 2FA';
let adm = '';
beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
}, 300_000);
afterAll(() => engine.encerrar());

const como = (token: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token, ...(corpo && { corpo }) });
const recusa = ({ status, corpo }: Resposta) => [status, corpo.codigo];
const login = (email: string, mais: object = {}, senha = SENHA) =>
  engine.pedir('POST', '/v1/auth/token', { corpo: { email, senha, permanecerLogado: false, ...mais } });
const cartas = (para: string) =>
  readdirSync(join(engine.pasta, 'engine/correio'))
    .sort()
    .map((nome) => readFileSync(join(engine.pasta, 'engine/correio', nome), 'utf8'))
    .map((eml) => eml.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((eml) => eml.includes(`To: ${para}`));
const links = (para: string) =>
  cartas(para)
    .filter((eml) => eml.includes('#token='))
    .map((eml) => ({ token: /#token=([\w.-]+)/.exec(eml)![1]!, eml }));

/** Switches the second factor of an account on. */
async function comFator(email: string, senha = SENHA) {
  const token = (await login(email, {}, senha)).corpo.access_token as string;
  const { segredo } = (await como(token, 'POST', '/v1/auth/segundo-fator')).corpo;
  const ligado = await como(token, 'PUT', '/v1/auth/segundo-fator', {
    senha,
    codigo: totp(segredo),
    segredo,
  });
  expect(ligado.status, ligado.texto).toBe(200);
  return { segredo: segredo as string, recuperacao: ligado.corpo.codigosRecuperacao as string[] };
}
const errado = (segredo: string) => String((Number(totp(segredo)) + 1) % 1_000_000).padStart(6, '0');
/** Ten wrong codes, from sessions each of which the lockout lets try four times. */
async function errarDez(
  email: string,
  { segredo, recuperacao }: Awaited<ReturnType<typeof comFator>>,
  senha = SENHA,
) {
  const vistos: unknown[] = [];
  let sessao = '';
  for (const codigoRecuperacao of recuperacao.slice(0, 3)) {
    const entrou = await login(email, { codigoRecuperacao }, senha);
    expect(entrou.status, entrou.texto).toBe(200);
    sessao = entrou.corpo.access_token;
    for (let vez = 0; vez < 4 && vistos.length < 10; vez++) {
      const { corpo } = await como(entrou.corpo.access_token, 'POST', '/v1/auth/segundo-fator/prova', {
        codigo: errado(segredo),
      });
      vistos.push(corpo.codigo);
    }
  }
  expect(vistos).toEqual([...Array(9).fill('SEGUNDO_FATOR'), 'SEGUNDO_FATOR_BLOQUEADO']);
  // Who was in stays in.
  return sessao;
}
async function daLiberacao(): Promise<{ token: string; uid: string; email: string }> {
  const email = `libera-${Date.now()}@exemplo.com`;
  const novo = { nome: 'Libera Fator', email, papeis: [R2F] };
  const { corpo } = await como(adm, 'POST', '/v1/usuarios', novo);
  const [convite] = await ate(
    async () => links(email),
    (todos) => todos.length > 0,
  );
  await engine.pedir('POST', '/v1/auth/redefinir-senha/confirmar', {
    corpo: { token: convite!.token, senha: NOVA },
  });
  return { token: (await login(email, {}, NOVA)).corpo.access_token, uid: corpo.uid, email };
}

/** An administrator of the one brand alone: whom two people have agreed to, where there is another. */
async function umAdm(): Promise<string> {
  const nova = await colegaCom(engine, []);
  const { revisao } = (await como(adm, 'GET', `/v1/usuarios/${nova.uid}`)).corpo;
  const feita = await como(adm, 'PUT', `/v1/usuarios/${nova.uid}/papeis`, {
    ...{ papeis: ['Interno - ADM'], revisao, motivo: 'Para esta marca' },
  });
  expect(feita.status, feita.texto).toBe(200);
  const entrou = await login(nova.email);
  return entrou.corpo.access_token;
}

describe('a second factor that ten wrong codes have blocked (BO15)', () => {
  it('takes not even a right one, whoever’s it is, until the house releases it, once, by a letter', async () => {
    const email = 'cliente4@demo.martelo';
    const fator = await comFator(email);
    await errarDez(email, fator);
    // Its owner hears of it: whoever gave ten codes knew the password.
    await ate(
      async () =>
        cartas(email).filter((eml) => eml.includes('segundo fator da sua conta na Leilo foi bloqueado')),
      (todas) => todas.length === 1,
    );
    // No way in: neither by a right code, nor by a recovery code, nor by an access for once, nor by a password by letter.
    const certo = { codigo2fa: totp(fator.segredo, 1) };
    expect(recusa(await login(email, certo))).toEqual([423, 'SEGUNDO_FATOR_BLOQUEADO']);
    expect(recusa(await login(email, { codigoRecuperacao: fator.recuperacao[8] }))[1]).toBe(
      'SEGUNDO_FATOR_BLOQUEADO',
    );
    const unico = await engine.pedir('POST', '/v1/auth/acesso-unico', {
      corpo: { nomeUsuario: email, senha: SENHA, ...certo },
    });
    expect(recusa(unico)).toEqual([423, 'SEGUNDO_FATOR_BLOQUEADO']);

    const libera = await daLiberacao();
    const bloqueios = await ate(
      async () => (await como(libera.token, 'GET', '/v1/usuarios/bloqueio')).corpo.itens as Json[],
      (itens) => itens.length > 0,
    );
    expect(bloqueios).toMatchObject([
      {
        ...{ tipo: 'cliente', email: 'c***@demo.martelo', tentativas: 10, situacao: 'BLOQUEADO' },
        ips: [expect.stringMatching(/127\.0\.0\.1|::1/)],
      },
    ]);
    const { uid, contaUid, revisao } = bloqueios[0]!;
    const sac = await engine.entrar('sac');
    expect(recusa(await como(sac, 'GET', '/v1/usuarios/bloqueio'))).toEqual([403, 'SEM_PERMISSAO']);
    // The release of a lost device asks for less, and is no way round.
    const perdido = await como(sac, 'DELETE', `/v1/clientes/${contaUid}/segundo-fator`, {
      motivo: 'Pediu',
      prova: 'Por vídeo',
    });
    expect(recusa(perdido)).toEqual([423, 'SEGUNDO_FATOR_BLOQUEADO']);

    const onde = `/v1/usuarios/bloqueio/${uid}/liberar`;
    expect((await como(libera.token, 'POST', onde, { motivo: 'Trocou de celular', revisao })).status).toBe(
      400,
    );
    const pedido = { motivo: 'Trocou de celular', prova: 'Documento com foto, em vídeo', revisao };
    const duas = await Promise.all([1, 2].map(() => como(libera.token, 'POST', onde, pedido)));
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const terceira = await como(libera.token, 'POST', onde, { ...pedido, revisao: revisao + 1 });
    expect(recusa(terceira)).toEqual([422, 'TRANSICAO_INVALIDA']);
    const [carta] = await ate(
      async () => links(email),
      (todas) => todas.length > 0,
    );
    expect(carta!.eml).toMatch(/30 minutos/);
    const { corpo: vale } = await engine.pedir('POST', '/v1/auth/redefinir-senha/conferir', {
      corpo: { token: carta!.token },
    });
    expect(Date.parse(vale.expiraEm) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    // Until the letter is used nothing opens it, the former password least of all.
    expect((await login(email)).status).toBe(401);
    const feita = await engine.pedir('POST', '/v1/auth/redefinir-senha/confirmar', {
      corpo: { token: carta!.token, senha: NOVA },
    });
    expect(feita.status, feita.texto).toBe(200);
    const { access_token } = (await login(email, {}, NOVA)).corpo;
    expect((await como(access_token, 'GET', '/v1/auth/eu')).corpo).toMatchObject({
      ...{ twoFactorHabilitado: false, twoFactorBloqueado: false },
    });
    expect(links(email)).toHaveLength(1);
    const { itens } = (await como(libera.token, 'GET', `/v1/usuarios/bloqueio/${uid}/historico`)).corpo;
    expect(itens[0]).toMatchObject({ acao: 'liberar', por: { nome: 'Libera Fator' } });
    expect(JSON.stringify(itens)).toContain('Documento com foto');
  });

  it('of the house’s people is released by another one, never by oneself', async () => {
    const libera = await daLiberacao();
    const fator = await comFator(libera.email, NOVA);
    const propria = await errarDez(libera.email, fator, NOVA);
    const sessao = (await login(libera.email, {}, NOVA)).corpo;
    expect(sessao.codigo).toBe('SEGUNDO_FATOR_BLOQUEADO');
    const bloqueios = await ate(
      async () =>
        (await como(adm, 'GET', '/v1/usuarios/bloqueio?ordenar=id&ordem=desc')).corpo.itens as Json[],
      (itens) => itens.some(({ contaUid }) => contaUid === libera.uid),
    );
    const seu = bloqueios.find(({ contaUid }) => contaUid === libera.uid)!;
    expect(seu).toMatchObject({ tipo: 'interno', situacao: 'BLOQUEADO' });
    const perdido = await como(adm, 'DELETE', `/v1/usuarios/${libera.uid}/segundo-fator`, {
      ...{ motivo: 'Pediu', prova: 'Por vídeo' },
    });
    expect(recusa(perdido)).toEqual([423, 'SEGUNDO_FATOR_BLOQUEADO']);
    const pedido = { motivo: 'Conferido', prova: 'Pessoalmente', revisao: seu.revisao };
    const deSi = await como(propria, 'POST', `/v1/usuarios/bloqueio/${seu.uid}/liberar`, pedido);
    expect(recusa(deSi)).toEqual([422, 'PROPRIA_CONTA']);
    expect((await como(adm, 'POST', `/v1/usuarios/bloqueio/${seu.uid}/liberar`, pedido)).status).toBe(200);
    const todas = await ate(
      async () => links(libera.email),
      (cartas) => cartas.length === 2,
    );
    expect(todas.at(-1)!.eml).toMatch(/30 minutos/);
  });
});

describe('the history of logins', () => {
  it('tells its owner and the house what succeeded and what failed, from where, and nobody else', async () => {
    const email = 'cliente5@demo.martelo';
    await login(email, {}, 'errada demais');
    const { access_token } = (await login(email)).corpo;
    const meus = (await como(access_token, 'GET', '/v1/auth/acessos')).corpo;
    expect(meus.itens.slice(0, 2).map(({ resultado }: Json) => resultado)).toEqual([
      'ENTROU',
      'SENHA_ERRADA',
    ]);
    expect(meus.itens[0]).toMatchObject({ marca: 'Leilo', endereco: expect.stringMatching(/127|::1/) });
    const { uid } = (await como(access_token, 'GET', '/v1/auth/eu')).corpo;
    const sac = await engine.entrar('sac');
    const doSac = (await como(sac, 'GET', `/v1/clientes/${uid}/acessos?porPagina=1`)).corpo;
    expect([doSac.itens.length, doSac.total]).toEqual([1, meus.total]);
    expect((await como(await engine.entrar('mkt'), 'GET', `/v1/clientes/${uid}/acessos`)).status).toBe(403);
    expect((await como(access_token, 'GET', `/v1/clientes/${uid}/acessos`)).status).toBe(403);
    const eu = (await como(adm, 'GET', '/v1/auth/eu')).corpo;
    expect((await como(adm, 'GET', `/v1/usuarios/${eu.uid}/acessos`)).corpo.itens[0].resultado).toBe(
      'ENTROU',
    );
    expect((await como(sac, 'GET', `/v1/usuarios/${eu.uid}/acessos`)).status).toBe(403);
    const pacto = await engine.entrar('adm', 'pacto');
    const deLa = await engine.pedir('GET', `/v1/clientes/${uid}/acessos`, { token: pacto, hotsite: 'pacto' });
    expect(deLa.status).toBe(404);
  });
});

describe('a person who is of two brands', () => {
  /** Made before the second administrator, with whom it would take two people. */
  let so: Awaited<ReturnType<typeof daLiberacao>>;
  let adm2 = '';
  beforeAll(async () => {
    so = await daLiberacao();
    adm2 = await umAdm();
  });
  const motivo = { motivo: 'Perdeu o aparelho', prova: 'Pessoalmente' };
  /** Of both brands, open on each. */
  async function deDuas() {
    const pessoa = await colegaCom(engine, ['Interno - MKT']);
    const { revisao } = (await como(adm, 'GET', `/v1/usuarios/${pessoa.uid}`)).corpo;
    const posta = await como(adm, 'PUT', `/v1/usuarios/${pessoa.uid}/marcas`, { hotsites: [1, 2], revisao });
    expect(posta.status, posta.texto).toBe(200);
    const la = await engine.pedir('POST', '/v1/auth/token', {
      ...{ hotsite: 'pacto', corpo: { email: pessoa.email, senha: SENHA, permanecerLogado: false } },
    });
    expect(la.status, la.texto).toBe(200);
    return { ...pessoa, pacto: la.corpo.access_token as string };
  }
  const dentro = (token: string, hotsite: string) =>
    engine.pedir('GET', '/v1/auth/eu', { token, hotsite }).then(({ status }) => status);

  it('whose second factor is blocked is released by who is of all their brands, also of one that was given since', async () => {
    const pessoa = await colegaCom(engine, ['Interno - MKT']);
    const fator = await comFator(pessoa.email);
    await errarDez(pessoa.email, fator);
    const { uid, revisao } = await ate(
      async () =>
        (await como(so.token, 'GET', '/v1/usuarios/bloqueio?ordenar=id&ordem=desc')).corpo.itens.find(
          ({ contaUid }: Json) => contaUid === pessoa.uid,
        ) as Json,
      (achado) => achado !== undefined,
    );
    const atual = (await como(adm, 'GET', `/v1/usuarios/${pessoa.uid}`)).corpo.revisao;
    const posta = await como(adm, 'PUT', `/v1/usuarios/${pessoa.uid}/marcas`, {
      ...{ hotsites: [1, 2], revisao: atual },
    });
    expect(posta.status, posta.texto).toBe(200);
    const liberar = (token: string) =>
      como(token, 'POST', `/v1/usuarios/bloqueio/${uid}/liberar`, { ...motivo, revisao });
    expect(recusa(await liberar(so.token))).toEqual([403, 'SEM_PERMISSAO']);
    expect((await liberar(adm)).status).toBe(200);
  });

  it('is seen and taken out on the brands that both are of; what reaches all of them is for who is of all', async () => {
    const pessoa = await deDuas();
    const onde = `/v1/usuarios/${pessoa.uid}`;
    const marcas = async (token: string, que: string) => [
      ...new Set((await como(token, 'GET', `${onde}/${que}`)).corpo.itens.map(({ marca }: Json) => marca)),
    ];
    for (const que of ['sessoes', 'acessos']) {
      expect(await marcas(adm2, que), que).toEqual(['Leilo']);
      expect((await marcas(adm, que)).toSorted(), que).toEqual(['Leilo', 'Pacto']);
    }
    const procura = (token: string) =>
      como(token, 'POST', '/v1/acessos/procurar', { email: pessoa.email }).then(
        ({ corpo }) => corpo.itens[0],
      );
    expect(await procura(adm2)).toMatchObject({ podeEncerrar: true, podeLiberar: false });
    expect(await procura(so.token)).toMatchObject({ podeLiberar: false });
    expect(await procura(adm)).toMatchObject({ podeEncerrar: true, podeLiberar: true });
    for (const token of [adm2, so.token])
      expect(recusa(await como(token, 'DELETE', `${onde}/segundo-fator`, motivo))).toEqual([
        403,
        'SEM_PERMISSAO',
      ]);
    expect(await dentro(pessoa.token, 'leilo')).toBe(200);
    expect((await como(adm2, 'DELETE', `${onde}/sessoes`)).corpo).toEqual({ encerradas: 1 });
    expect([await dentro(pessoa.token, 'leilo'), await dentro(pessoa.pacto, 'pacto')]).toEqual([401, 200]);
    // Whoever is of both ends both.
    expect((await como(adm, 'DELETE', `${onde}/sessoes`)).corpo).toEqual({ encerradas: 1 });
    expect(await dentro(pessoa.pacto, 'pacto')).toBe(401);
    await comFator(pessoa.email);
    expect((await como(adm, 'DELETE', `${onde}/segundo-fator`, motivo)).status).toBe(200);
  });
});
