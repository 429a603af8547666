import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json, SEGREDO } from './engine.ts';

const SERVICO = { 'x-martelo-servico': SEGREDO };
const FORTE = 'quatro-cavalos-azuis-26';
const vazia = (ambiente: Record<string, string> = {}) =>
  new EngineDeTeste(mkdtempSync(join(tmpdir(), 'martelo-vazia-')), { MARTELO_DEMO: '0', ...ambiente });
const arquivoDe = ({ pasta }: EngineDeTeste) => join(pasta, 'engine/primeira-hora.txt');
const linkDe = (engine: EngineDeTeste) => readFileSync(arquivoDe(engine), 'utf8').trim();
const tokenDe = (engine: EngineDeTeste) => linkDe(engine).split('#')[1]!;
const recusa = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo.codigo];
const ENCERRADA = [410, 'PRIMEIRA_HORA_ENCERRADA'];

const chamar = (engine: EngineDeTeste, metodo: string, caminho: string, corpo: object) =>
  engine.pedir(metodo, caminho, { corpo, cabecalhos: SERVICO, hotsite: '' });
const conferir = (engine: EngineDeTeste, token: string) =>
  chamar(engine, 'POST', '/v1/primeira-hora/conferir', { token });
const criarConta = (engine: EngineDeTeste, token: string, mais: object = {}) =>
  chamar(engine, 'POST', '/v1/primeira-hora/conta', {
    ...{ token, nome: 'Ana Primeira', email: 'ana@casa.exemplo', senha: FORTE },
    ...mais,
  });
const marca = (id: number, subdominio: string) => ({
  ...{ id, uid: randomUUID(), nome: `Marca ${subdominio}`, tipo: 'leilao', subdominio, dominio: null },
  ...{ permitirCpf: true, permitirCnpj: true, janelaCadastro: { inicio: null, fim: null } },
  janelaVisualizacao: { inicio: null, fim: null },
  confirmacoesObrigatorias: [],
  documentosObrigatorios: false,
});
const porMarca = async (engine: EngineDeTeste, qual: ReturnType<typeof marca>) =>
  expect((await chamar(engine, 'PUT', `/v1/hotsites/${qual.id}/regras`, qual)).status).toBe(200);
const entrar = (engine: EngineDeTeste, email: string, hotsite: string, senha = FORTE) =>
  engine.pedir('POST', '/v1/auth/token', { hotsite, corpo: { email, senha, permanecerLogado: false } });

describe('an installation of nothing', () => {
  const engine = vazia();
  let velho = '';
  beforeAll(() => engine.subir());
  afterAll(() => engine.encerrar());

  it('has a link for who runs it alone: in a file of 0600, and in no log', async () => {
    expect(linkDe(engine)).toMatch(/^http:\/\/localhost:3001\/admin\/primeira-hora#[\w-]{22}\.[\w-]{43}$/);
    expect(statSync(arquivoDe(engine)).mode & 0o777).toBe(0o600);
    expect(engine.saida).toContain('primeira-hora.txt');
    expect(engine.saida).not.toContain(tokenDe(engine));
    expect((await conferir(engine, tokenDe(engine))).corpo).toMatchObject({
      falta: 'conta',
      administrador: null,
    });
  });

  it('opens it to nobody without the services’ secret, and to no other token', async () => {
    const token = tokenDe(engine);
    for (const caminho of ['conferir', 'conta'])
      expect(
        (await engine.pedir('POST', `/v1/primeira-hora/${caminho}`, { corpo: { token }, hotsite: '' }))
          .status,
      ).toBeGreaterThanOrEqual(401);
    for (const falso of ['x', `${token}a`, token.replace(/.$/, (fim) => (fim === 'A' ? 'E' : 'A')), 'a.b']) {
      expect(recusa(await conferir(engine, falso)), falso).toEqual(ENCERRADA);
      expect(recusa(await criarConta(engine, falso)), falso).toEqual(ENCERRADA);
    }
    expect((await conferir(engine, '')).status).toBe(400);
    expect((await criarConta(engine, token, { papeis: ['Interno - ADM'] })).status).toBe(400);
  });

  it('is given another link by each start, and the one before is worth nothing', async () => {
    velho = tokenDe(engine);
    await engine.parar();
    await engine.subir();
    expect(tokenDe(engine)).not.toBe(velho);
    expect(recusa(await conferir(engine, velho))).toEqual(ENCERRADA);
    expect(recusa(await criarConta(engine, velho))).toEqual(ENCERRADA);
  });

  it('says what is wrong with a password, and takes the next; of many at once one makes the account', async () => {
    const token = tokenDe(engine);
    expect(recusa(await criarConta(engine, token, { senha: 'curta' }))).toEqual([422, 'SENHA_FRACA']);
    expect((await criarConta(engine, token, { email: 'nada' })).status).toBe(400);
    const varias = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => criarConta(engine, token, { email: `ana${n}@casa.exemplo` })),
    );
    expect(varias.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410, 410]);
    const feita = varias.find(({ status }) => status === 201)!.corpo;
    expect(feita).toMatchObject({
      falta: 'marca',
      administrador: { email: expect.stringMatching(/^ana\d@/) },
    });
    // Once more, by the same link, by nobody.
    expect(recusa(await criarConta(engine, token))).toEqual(ENCERRADA);
    expect((await conferir(engine, token)).corpo).toMatchObject({ falta: 'marca' });
  });

  it('after a restart lacks the brand alone', async () => {
    await engine.parar();
    await engine.subir();
    expect((await conferir(engine, tokenDe(engine))).corpo).toMatchObject({ falta: 'marca' });
    expect(recusa(await criarConta(engine, tokenDe(engine)))).toEqual(ENCERRADA);
  });

  it('is closed by its first brand, for good: link, file, restart; and its administrator logs in', async () => {
    const token = tokenDe(engine);
    const { administrador } = (await conferir(engine, token)).corpo;
    const semMarca = await chamar(engine, 'POST', '/v1/auth/marca-do-painel', { email: administrador.email });
    expect(semMarca.corpo).toEqual({ subdominio: null });
    await porMarca(engine, marca(1, 'casanova'));
    expect(recusa(await conferir(engine, token))).toEqual(ENCERRADA);
    expect(recusa(await criarConta(engine, token))).toEqual(ENCERRADA);
    await expect.poll(() => existsSync(arquivoDe(engine))).toBe(false);
    const dito = await chamar(engine, 'PUT', '/v1/hotsites/1/administrador', {
      ...{ por: administrador.uid, email: administrador.email },
    });
    expect(dito.corpo).toEqual({ uid: administrador.uid, convidado: false });
    expect((await entrar(engine, administrador.email, 'casanova')).status).toBe(200);
    await engine.parar();
    await engine.subir();
    expect(existsSync(arquivoDe(engine))).toBe(false);
    expect(recusa(await conferir(engine, token))).toEqual(ENCERRADA);
  });
});

describe('an installation whose first administrator the environment names', () => {
  const engine = vazia({ MARTELO_ADM_EMAIL: 'chefe@casa.exemplo', MARTELO_ADM_SENHA: FORTE });
  beforeAll(() => engine.subir());
  afterAll(() => engine.encerrar());

  it('lacks a brand, and by the link nobody else makes an account', async () => {
    const token = tokenDe(engine);
    expect((await conferir(engine, token)).corpo).toMatchObject({
      falta: 'marca',
      administrador: { email: 'chefe@casa.exemplo' },
    });
    expect(recusa(await criarConta(engine, token))).toEqual(ENCERRADA);
    await porMarca(engine, marca(1, 'casa'));
    expect((await entrar(engine, 'chefe@casa.exemplo', 'casa')).status).toBe(200);
  });
});

describe('a brand that somebody makes', () => {
  const engine = new EngineDeTeste();
  let adm = '';
  let sac = '';
  const dar = (id: number, corpo: object) => chamar(engine, 'PUT', `/v1/hotsites/${id}/administrador`, corpo);
  const cartas = () => {
    const pasta = join(engine.pasta, 'engine/correio');
    return (existsSync(pasta) ? readdirSync(pasta) : []).map((um) =>
      readFileSync(join(pasta, um), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
    );
  };
  beforeAll(async () => {
    await engine.subir();
    const token = await engine.entrar('adm');
    const { corpo } = await engine.pedir('GET', '/v1/usuarios?porPagina=100', { token });
    const uidDe = (email: string) => corpo.itens.find((um: Json) => um.email === email).uid;
    [adm, sac] = [uidDe('adm@demo.martelo'), uidDe('sac@demo.martelo')];
    for (const [id, nome] of [
      [71, 'setenta'],
      [72, 'oitenta'],
      [73, 'noventa'],
      [74, 'cem'],
    ] as const)
      await porMarca(engine, marca(id, nome));
  });
  afterAll(() => engine.encerrar());

  it('has an open first hour of nothing', async () => {
    expect(existsSync(arquivoDe(engine))).toBe(false);
    expect(recusa(await conferir(engine, 'x'))).toEqual(ENCERRADA);
    expect(recusa(await criarConta(engine, 'x'))).toEqual(ENCERRADA);
  });

  it('is given its administrator by the panel alone, by the word of an administrator alone', async () => {
    const corpo = { por: adm, email: 'adm@demo.martelo' };
    const token = await engine.entrar('adm');
    for (const um of [{}, { token }])
      expect(
        (await engine.pedir('PUT', '/v1/hotsites/71/administrador', { corpo, ...um })).status,
      ).toBeGreaterThanOrEqual(401);
    expect(recusa(await dar(71, { ...corpo, por: sac }))).toEqual([403, 'SEM_PERMISSAO']);
    expect(recusa(await dar(71, { ...corpo, por: randomUUID() }))).toEqual([403, 'SEM_PERMISSAO']);
    expect(recusa(await dar(999, corpo))).toEqual([404, 'HOTSITE_NAO_ENCONTRADO']);
    expect((await dar(71, { ...corpo, email: 'nada' })).status).toBe(400);
    expect((await dar(71, { por: adm, email: 'novo@casa.exemplo' })).status).toBe(400);
  });

  it('gives nobody a role that they have not, which would count on their other brands as well', async () => {
    const corpo = { por: adm, email: 'sac@demo.martelo', nome: 'Do SAC' };
    expect(recusa(await dar(71, corpo))).toEqual([409, 'NAO_ADMINISTRA']);
    expect(
      recusa(
        await chamar(engine, 'POST', '/v1/administradores-de-marca/conferir', {
          por: adm,
          email: 'sac@demo.martelo',
        }),
      ),
    ).toEqual([409, 'NAO_ADMINISTRA']);
    expect((await entrar(engine, 'sac@demo.martelo', 'setenta', 'senha-dos-testes-2026')).status).toBe(401);
  });

  it('is who makes it, told as often as may be; who comes later is told who administers it', async () => {
    const corpo = { por: adm, email: 'adm@demo.martelo' };
    const vezes = await Promise.all([dar(71, corpo), dar(71, corpo), dar(71, corpo)]);
    expect(vezes.map(({ status, corpo }) => [status, corpo])).toEqual(
      vezes.map(() => [200, { uid: adm, convidado: false }]),
    );
    const token = (await entrar(engine, 'adm@demo.martelo', 'setenta', 'senha-dos-testes-2026')).corpo
      .access_token;
    const usuarios = await engine.pedir('GET', '/v1/usuarios', { token, hotsite: 'setenta' });
    expect(usuarios.corpo.itens.map((um: Json) => um.email)).toEqual(['adm@demo.martelo']);
    expect(recusa(await dar(71, { por: adm, email: 'outra@casa.exemplo', nome: 'Outra' }))).toEqual([
      409,
      'MARCA_JA_ADMINISTRADA',
    ]);
  });

  it('or somebody who is invited by letter, makes their own password, and opens the brand', async () => {
    const corpo = { por: adm, email: 'rita@casa.exemplo', nome: 'Rita Nova' };
    const conferida = { por: adm, email: corpo.email };
    expect((await chamar(engine, 'POST', '/v1/administradores-de-marca/conferir', conferida)).corpo).toEqual({
      jaTemConta: false,
    });
    const vezes = await Promise.all([dar(72, corpo), dar(72, corpo), dar(72, corpo)]);
    expect(new Set(vezes.map((um) => um.corpo.uid)).size).toBe(1);
    expect(vezes.every((um) => um.status === 200 && um.corpo.convidado)).toBe(true);
    const token = () =>
      cartas()
        .filter((eml) => eml.includes('To: rita@casa.exemplo'))
        .flatMap((eml) => /redefinir-senha#token=([\w.-]+)/.exec(eml)?.[1] ?? []);
    await expect.poll(() => token().length, { timeout: 20_000 }).toBe(1);
    const criada = { token: token()[0], senha: FORTE };
    const feita = await engine.pedir('POST', '/v1/auth/redefinir-senha/confirmar', {
      ...{ corpo: criada, hotsite: 'oitenta' },
    });
    expect(feita.status).toBe(200);
    expect((await entrar(engine, 'rita@casa.exemplo', 'oitenta')).status).toBe(200);
    // On no other brand, and the panel finds theirs.
    expect((await entrar(engine, 'rita@casa.exemplo', 'leilo')).status).toBe(401);
    const painel = await chamar(engine, 'POST', '/v1/auth/marca-do-painel', { email: 'Rita@casa.exemplo ' });
    expect(painel.corpo).toEqual({ subdominio: 'oitenta' });
    const estranho = await chamar(engine, 'POST', '/v1/auth/marca-do-painel', { email: 'quem@x.exemplo' });
    expect(estranho.corpo).toEqual({ subdominio: 'leilo' });
  });

  it('of two who are named at once is the one’s who came first', async () => {
    const duas = await Promise.all(
      ['um@casa.exemplo', 'dois@casa.exemplo'].map((email) => dar(73, { por: adm, email, nome: 'Alguém' })),
    );
    expect(duas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
