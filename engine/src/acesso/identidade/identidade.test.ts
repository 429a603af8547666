import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { completarDocumento } from '@martelo/shared/documentos';
import { assinarEndereco, CABECALHO_ENDERECO } from '@martelo/shared/endereco-do-cliente';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import fc from 'fast-check';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { criarHttp } from '../../api/http.ts';
import { rota } from '../../api/rota.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { USUARIOS } from '../usuarios/registro.ts';
import { abrirChaves } from './chaves.ts';
import { cofreEmArquivo } from './cofre.ts';
import { criarCredenciais } from './credenciais.ts';
import { criarIdentidade, type Identidade } from './identidade.ts';
import { codigoTotp, escreverBase32, lerBase32 } from './totp.ts';

const [leilo, pacto] = HOTSITES_DEMO as [RegrasHotsite, RegrasHotsite];
const SENHA = 'senha-do-teste-longa';
const SEGREDO = 'segredo-entre-servicos';
const linhas: Record<string, unknown>[] = [];
let agora: number;
let pasta: string;
let identidade: Identidade;
let registros: ReturnType<typeof criarRegistrosSqlite>;
/** Who has a bid on an open lot. */
const emDisputa = new Set<string>();
let servidor: Server;

async function subir(limites = false): Promise<void> {
  registros = criarRegistrosSqlite({ arquivo: join(pasta, 'registros.sqlite'), relogio: () => agora });
  identidade = await criarIdentidade({
    registros,
    cofre: cofreEmArquivo(pasta),
    relogio: () => agora,
    limites,
    emDisputa: async (cliUid) => emDisputa.has(cliUid),
  });
  const app = criarHttp({
    logger: pino(
      { level: 'info' },
      new Writable({
        write(texto, _codificacao, pronto) {
          linhas.push(JSON.parse(String(texto)));
          pronto();
        },
      }),
    ),
    segredos: segredosDeServico({ MARTELO_SEGREDO_SERVICO: SEGREDO }),
    resolverHotsite: identidade.hotsites,
    autenticar: identidade.autenticar,
    rotas: [
      ...identidade.rotas,
      ...identidade.rotasComCorreio({ enfileirar: async () => {} }),
      rota({
        metodo: 'get',
        caminho: '/v1/teste/cliente',
        resumo: 'x',
        guarda: 'cliente',
        executar: ({ chamador }) => chamador.acesso,
      }),
    ],
  });
  await new Promise<void>((pronto) => {
    servidor = app.listen(0, '127.0.0.1', () => pronto());
  });
}
async function descer(): Promise<void> {
  await new Promise((pronto) => servidor.close(pronto));
  await registros.close();
}
beforeEach(async () => {
  agora = Date.parse('2026-11-21T12:00:00Z');
  pasta = mkdtempSync(join(tmpdir(), 'identidade-'));
  await subir();
  for (const regras of [leilo, pacto]) await identidade.hotsites.gravar(regras);
});
afterEach(async () => {
  emDisputa.clear();
  await descer();
  rmSync(pasta, { recursive: true });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, checked by the assertions
type Resposta = { status: number; corpo: any };
async function pedir(
  metodo: string,
  caminho: string,
  corpo?: unknown,
  {
    token,
    hotsite = 'leilo',
    headers = {},
  }: { token?: string; hotsite?: string; headers?: Record<string, string> } = {},
): Promise<Resposta> {
  const { port } = servidor.address() as AddressInfo;
  const resposta = await fetch(`http://127.0.0.1:${port}${caminho}`, {
    method: metodo,
    headers: {
      hotsite,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
  });
  return { status: resposta.status, corpo: await resposta.json() };
}

let numero = 100_000_000;
const cpfNovo = () => completarDocumento(String(++numero));
const cadastro = (campos: Record<string, unknown> = {}) => ({
  nome: 'Ana Souza',
  email: 'ana@exemplo.com',
  senha: SENHA,
  cpf: cpfNovo(),
  ...campos,
});
const ENDERECO = {
  logradouro: 'Rua das Flores',
  numero: '1',
  bairro: 'Centro',
  cep: '74000-000',
  cidade: 'Goiânia',
  estadoSigla: 'GO',
};
const cadastrar = (campos?: Record<string, unknown>, hotsite = 'leilo') =>
  pedir('POST', '/v1/clientes', cadastro(campos), { hotsite });
const entrar = (campos: Record<string, unknown> = {}, hotsite = 'leilo') =>
  pedir(
    'POST',
    '/v1/auth/token',
    { email: 'ana@exemplo.com', senha: SENHA, permanecerLogado: false, ...campos },
    { hotsite },
  );
const renovar = (refresh_token: string, hotsite = 'leilo') =>
  pedir('POST', '/v1/auth/refresh', { refresh_token }, { hotsite });
const eu = (token: string, hotsite = 'leilo') => pedir('GET', '/v1/auth/eu', undefined, { token, hotsite });
const criarAdm = () =>
  identidade.criarUsuario({
    nome: 'Adm',
    email: 'adm@exemplo.com',
    senha: SENHA,
    papeis: ['Interno - ADM'],
    hotsites: [1, 2],
  });

describe('registration', () => {
  it('makes an active account with a public name that is not the person’s, ready to bid', async () => {
    const { status, corpo } = await cadastrar({ endereco: undefined });
    expect([status, corpo]).toEqual([
      201,
      {
        id: 1,
        uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        apelido: expect.stringMatching(/^Arrematante \d{4,}$/),
      },
    ]);
    expect(await identidade.clientes.situacaoDoCliente(corpo.uid, 1)).toMatchObject({
      podeDarLance: true,
      participante: { uid: corpo.uid, apelido: corpo.apelido, cidade: 'Brasil' },
      pendencias: [],
    });
  });

  it('keeps the words agreed to, their version, when and from where; its giver reads, withdraws and gives them again', async () => {
    const { corpo: novo } = await cadastrar({ consentimento: 'cadastro/1', dataNascimento: '1990-05-01' });
    const { corpo: tokens } = await entrar();
    const token = tokens.access_token as string;
    const consentimento = (metodo: string, corpo?: unknown) =>
      pedir(metodo, '/v1/cliente/consentimento', corpo, { token });
    const aceite = {
      versao: 'cadastro/1',
      texto: expect.stringMatching(
        /^Li e aceito o regulamento da Leilo e autorizo o tratamento dos meus dados/,
      ),
      paginas: ['/regulamento', '/privacidade'],
      documentos: [],
      em: '2026-11-21T12:00:00.000Z',
      endereco: expect.stringMatching(/127\.0\.0\.1$/),
      retiradoEm: null,
    };
    expect((await consentimento('GET')).corpo).toEqual({ aceite });

    agora += 60_000;
    expect((await consentimento('DELETE')).corpo.aceite).toEqual({
      ...aceite,
      retiradoEm: '2026-11-21T12:01:00.000Z',
    });
    expect(await identidade.clientes.situacaoDoCliente(novo.uid, 1)).toMatchObject({
      podeDarLance: false,
      recusa: { codigo: 'CONSENTIMENTO_RETIRADO', detalhes: { acao: '/privacidade' } },
    });

    expect((await consentimento('POST', { consentimento: 'cadastro/0' })).status).toBe(400);
    expect((await consentimento('POST', { consentimento: 'cadastro/1' })).corpo.aceite).toEqual({
      ...aceite,
      em: '2026-11-21T12:01:00.000Z',
    });
    expect(await identidade.clientes.situacaoDoCliente(novo.uid, 1)).toMatchObject({ podeDarLance: true });
  });

  it.each([
    [{ dataNascimento: '2030-01-01' }, 'dataNascimento: a data de nascimento está no futuro'],
    [{ dataNascimento: '2015-06-01' }, 'dataNascimento: é preciso ter 18 anos completos para participar'],
    [{ consentimento: 'cadastro/1' }, 'dataNascimento: informe a data de nascimento'],
    [{ nome: '12345' }, 'nome: escreva o nome como no documento'],
    [{ apelido: 'Leilo Oficial' }, 'apelido: este nome é reservado à casa; escolha outro'],
    [{ apelido: 'Arrematante 4821' }, 'apelido: este nome é reservado à casa; escolha outro'],
    [{ apelido: 'Raquete 07' }, 'apelido: este nome é reservado à casa; escolha outro'],
    [
      { apelido: '529.982.247-25' },
      'apelido: o apelido é público: não use CPF, CNPJ, telefone ou outro número seu',
    ],
    [{ apelido: 'ana gmail.com' }, 'apelido: o apelido é público: não use e-mail nem endereço de site'],
    [{ endereco: { ...ENDERECO, cep: '00000-000' } }, 'endereco.cep: este CEP não existe'],
    [{ endereco: { ...ENDERECO, cep: '01310-100' } }, 'endereco.cep: este CEP é de SP, não de GO'],
    [
      { endereco: { ...ENDERECO, cidade: 'Curitiba' } },
      'endereco.cidade: Curitiba não é uma cidade de Goiás (GO); confira a cidade e o estado',
    ],
    [
      { endereco: { ...ENDERECO, cidade: 'Curitiba', estadoSigla: undefined } },
      'endereco.cidade: Curitiba não é uma cidade de Goiás (GO); confira a cidade e o estado',
    ],
  ])('refuses what cannot be true, and registers nobody: %j', async (campos, mensagem) => {
    const { status, corpo } = await cadastrar(campos);
    expect([status, corpo.message]).toEqual([400, [mensagem]]);
    expect((await cadastrar({ dataNascimento: '2008-11-21', endereco: ENDERECO })).status).toBe(201);
  });

  it('where the brand has published no regulation nobody agrees to one; who was never asked says no all the same', async () => {
    await cadastrar({ consentimento: 'cadastro-sem-regulamento/1', dataNascimento: '1990-05-01' });
    const consentimento = async (metodo: string, email: string) => {
      const { corpo } = await entrar({ email });
      return (await pedir(metodo, '/v1/cliente/consentimento', undefined, { token: corpo.access_token }))
        .corpo;
    };
    expect((await consentimento('GET', 'ana@exemplo.com')).aceite).toMatchObject({
      texto: expect.not.stringContaining('regulamento'),
      paginas: ['/privacidade'],
    });
    await cadastrar({ email: 'sem@exemplo.com' });
    const { corpo: sem } = await entrar({ email: 'sem@exemplo.com' });
    const { uid } = (await eu(sem.access_token)).corpo;
    const retirado = { aceite: null, retiradoEm: new Date(agora).toISOString() };
    expect(await identidade.clientes.situacaoDoCliente(uid, 1)).toMatchObject({ podeDarLance: true });
    expect(await consentimento('DELETE', 'sem@exemplo.com')).toEqual(retirado);
    agora += 60_000;
    expect(await consentimento('DELETE', 'sem@exemplo.com')).toEqual(retirado);
    expect(await consentimento('GET', 'sem@exemplo.com')).toEqual(retirado);
    expect(await identidade.clientes.situacaoDoCliente(uid, 1)).toMatchObject({
      podeDarLance: false,
      recusa: { codigo: 'CONSENTIMENTO_RETIRADO' },
    });
    const aceitar = { consentimento: 'cadastro-sem-regulamento/1' };
    await pedir('POST', '/v1/cliente/consentimento', aceitar, { token: sem.access_token });
    expect(await consentimento('GET', 'sem@exemplo.com')).toEqual({
      aceite: expect.objectContaining({ retiradoEm: null }),
    });
    expect(await identidade.clientes.situacaoDoCliente(uid, 1)).toMatchObject({ podeDarLance: true });
  });

  it('takes no other words for the box than those in force, and none of a program’s own', async () => {
    expect((await cadastrar({ consentimento: 'cadastro/0' })).corpo).toMatchObject({
      message: ['consentimento: aceite o regulamento e o tratamento dos dados para continuar'],
    });
    expect((await cadastrar({ aceite: { texto: 'x' } })).status).toBe(400);
  });

  it('an e-mail, a CPF and a CNPJ are taken once a brand, and the answer says so to nobody; another brand is another account', async () => {
    await criarAdm();
    const cpf = cpfNovo();
    const { corpo: ana } = await cadastrar({ cpf, apelido: 'Trovão' });
    const empresa = { cpf: undefined, cnpj: '12.ABC.345/01DE-35', razaoSocial: 'Ana LTDA' };
    const { corpo: firma } = await cadastrar({ email: 'c@exemplo.com', ...empresa });
    const avisados: string[] = [];
    identidade.clientes.aoRepetir(({ uid, tipo }, { id }) => avisados.push(`${id} ${tipo} ${uid}`));
    const novo = {
      id: expect.any(Number),
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      apelido: expect.stringMatching(/^Arrematante \d{4,}$/),
    };
    const outra = { senha: 'outra-senha-do-teste' };
    for (const repetido of [
      outra,
      { ...outra, email: 'b@exemplo.com', cpf },
      { ...outra, email: 'd@exemplo.com', ...empresa },
      { ...outra, email: 'adm@exemplo.com' },
    ])
      expect(await cadastrar(repetido), JSON.stringify(repetido)).toEqual({ status: 201, corpo: novo });
    expect(avisados.slice(0, 3)).toEqual([
      `1 cliente ${ana.uid}`,
      `1 cliente ${ana.uid}`,
      `1 cliente ${firma.uid}`,
    ]);
    expect(avisados[3]).toMatch(/^1 interno /);
    // Nothing of what is there was touched, and nothing was made.
    expect((await entrar()).status).toBe(200);
    for (const email of ['ana@exemplo.com', 'b@exemplo.com', 'd@exemplo.com', 'adm@exemplo.com'])
      expect((await entrar({ email, ...outra })).status).toBe(401);
    expect((await cadastrar({ cpf }, 'pacto')).status).toBe(201);
  });

  it('a nickname is public, and is refused before anybody is looked up', async () => {
    await cadastrar({ apelido: 'Trovão' });
    const iguais = await Promise.all(
      ['ana@exemplo.com', 'nova@exemplo.com'].map((email) => cadastrar({ email, apelido: 'Trovão' })),
    );
    expect(iguais[0]).toEqual(iguais[1]);
    expect(iguais[0]!.corpo).toMatchObject({ codigo: 'JA_EXISTE', campos: ['apelido'] });
  });

  it('obeys the brand’s window and documents', async () => {
    const com = async (regras: Partial<RegrasHotsite>) => {
      await identidade.hotsites.gravar({ ...leilo, ...regras });
      return (await cadastrar({ email: `x${Math.random()}@exemplo.com` })).corpo.codigo ?? 'ok';
    };
    const dia = (d: number) => new Date(agora + d * 86_400_000).toISOString();
    expect(await com({ janelaCadastro: { inicio: dia(1), fim: null } })).toBe('CADASTRO_FECHADO');
    expect(await com({ janelaCadastro: { inicio: dia(-2), fim: dia(-1) } })).toBe('CADASTRO_FECHADO');
    expect(await com({ janelaCadastro: { inicio: dia(-2), fim: dia(1) } })).toBe('ok');
    expect(await com({ permitirCpf: false })).toBe('DOCUMENTO_NAO_ACEITO');
    expect(await com({})).toBe('ok');
    await identidade.hotsites.gravar({ ...leilo, permitirCnpj: false });
    const cnpj = await cadastrar({ email: 'z@exemplo.com', cpf: undefined, cnpj: '12ABC34501DE35' });
    expect(cnpj.corpo).toMatchObject({
      statusCode: 422,
      message: 'Esta marca não aceita cadastro com CNPJ.',
    });
  });

  it('refuses a short password, a common one and a wrong document, and leaves nothing behind', async () => {
    await criarAdm();
    expect((await cadastrar({ senha: '1234567' })).corpo).toMatchObject({
      codigo: 'SENHA_FRACA',
      statusCode: 422,
    });
    expect((await cadastrar({ cpf: '11111111111' })).corpo.message).toEqual(['cpf: CPF inválido']);
    expect((await cadastrar({ senha: 'Password123!' })).corpo).toMatchObject({
      codigo: 'SENHA_COMUM',
      statusCode: 422,
    });
    expect((await cadastrar({ senha: 'ana@exemplo.com' })).corpo.codigo).toBe('SENHA_COMUM');
    expect((await entrar()).status).toBe(401);
    await cadastrar();
    await cadastrar();
    expect(await registros.proximoId('cliente')).toBeGreaterThan(1);
    expect((await entrar()).status).toBe(200);
  });

  it('no body whatever is a 500', async () => {
    const campo = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.boolean(),
      fc.constant({}),
      fc.constant([]),
    );
    const corpo = fc.record(
      {
        nome: campo,
        email: fc.oneof(campo, fc.emailAddress()),
        senha: campo,
        cpf: campo,
        cnpj: campo,
        endereco: campo,
        telefone: campo,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(corpo, async (enviado) => {
        const { status } = await pedir('POST', '/v1/clientes', enviado);
        expect([400, 422]).toContain(status);
      }),
      { numRuns: 150 },
    );
  });
});

describe('logging in', () => {
  it('gives a 10-minute EdDSA token for this brand, verifiable with the published keys', async () => {
    const { corpo: conta } = await cadastrar({
      endereco: {
        logradouro: 'Rua das Flores',
        numero: '1',
        bairro: 'Centro',
        cep: '74000-000',
        cidade: 'Goiânia',
        estadoSigla: 'GO',
      },
    });
    const { status, corpo } = await entrar({ email: ' ANA@exemplo.com' });
    expect([status, corpo]).toMatchObject([200, { token_type: 'Bearer', expires_in: 600 }]);
    const { port } = servidor.address() as AddressInfo;
    const jwks = createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(corpo.access_token, jwks, {
      issuer: 'martelo',
      audience: 'leilo',
      currentDate: new Date(agora),
    });
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' });
    expect(payload).toMatchObject({ sub: conta.uid, papeis: ['Clientes leilo - Física'], tipo: 'cliente' });
    expect(payload.exp! - payload.iat!).toBe(600);
    expect((await eu(corpo.access_token)).corpo).toMatchObject({
      uid: conta.uid,
      apelido: conta.apelido,
      cidade: 'Goiânia/GO',
      autenticado: true,
      roles: ['Clientes leilo - Física'],
      interno: false,
      twoFactorHabilitado: false,
      podeDarLance: true,
      dataFimToken: new Date(agora + 600_000).toISOString(),
    });
  });

  it('an internal user logs in on each granted brand and on no other', async () => {
    await criarAdm();
    for (const marca of ['leilo', 'pacto']) {
      const { corpo } = await entrar({ email: 'adm@exemplo.com' }, marca);
      expect(decodeJwt(corpo.access_token)).toMatchObject({
        aud: marca,
        papeis: ['Interno - ADM'],
        hotsites: [1, 2],
      });
      expect((await eu(corpo.access_token, marca)).corpo).toMatchObject({
        interno: true,
        podeDarLance: false,
      });
    }
    await identidade.hotsites.gravar({
      ...leilo,
      id: 3,
      uid: '01900000-0000-7000-8000-000000000003',
      subdominio: 'tres',
    });
    expect((await entrar({ email: 'adm@exemplo.com' }, 'tres')).corpo.codigo).toBe('CREDENCIAIS_INVALIDAS');
  });

  it('each login is in the access log under the account it asked for, also when it failed', async () => {
    await cadastrar();
    linhas.length = 0;
    await entrar();
    await entrar({ senha: 'errada' });
    await entrar({ email: 'ninguem@exemplo.com' });
    const logins = linhas.filter(({ caminho }) => caminho === '/v1/auth/token');
    expect(logins.map(({ status }) => status)).toEqual([200, 401, 401]);
    const [certo, errado, ninguem] = logins.map(({ conta }) => conta);
    expect(certo).toMatch(/^cliente:[0-9a-f-]{36}$/);
    expect([errado, ninguem]).toEqual([certo, undefined]);
    expect(JSON.stringify(linhas)).not.toContain('exemplo.com');
  });

  it('an unknown e-mail and a wrong password are told apart by nothing, not even by being blocked', async () => {
    await cadastrar();
    const errar = async (email: string) => (await entrar({ email, senha: 'errada' })).corpo;
    for (let i = 0; i < 5; i++) {
      const [conhecido, desconhecido] = [await errar('ana@exemplo.com'), await errar('ninguem@exemplo.com')];
      expect(conhecido).toEqual(desconhecido);
      expect(conhecido.codigo).toBe('CREDENCIAIS_INVALIDAS');
    }
    expect(await errar('ana@exemplo.com')).toEqual(await errar('ninguem@exemplo.com'));
    expect((await entrar()).corpo).toMatchObject({ statusCode: 423, codigo: 'CONTA_BLOQUEADA', minutos: 1 });
  });

  const de = (ip: string) => ({
    [CABECALHO_ENDERECO]: assinarEndereco(
      ip,
      segredosDeServico({ MARTELO_SEGREDO_SERVICO: SEGREDO }),
      Date.now(),
    ),
  });
  const tentar = (senha: string, headers: Record<string, string>) =>
    pedir(
      'POST',
      '/v1/auth/token',
      { email: 'ana@exemplo.com', senha, permanecerLogado: false },
      { headers },
    );

  it('who guesses is slowed, not whose account it is: other addresses and known devices have counts of their own', async () => {
    await cadastrar();
    const { corpo } = await tentar(SENHA, de('203.0.113.1'));
    const dispositivo = corpo.dispositivo as string;
    for (let i = 0; i < 6; i++) await tentar('errada', de('198.51.100.7'));
    expect((await tentar(SENHA, de('198.51.100.7'))).corpo.codigo).toBe('CONTA_BLOQUEADA');
    expect((await tentar(SENHA, de('203.0.113.1'))).status).toBe(200);
    // From many addresses at once: strangers are slowed together, the device that was here before is not.
    for (let i = 0; i < 45; i++) await tentar('errada', de(`198.51.100.${i + 10}`));
    expect((await tentar(SENHA, de('192.0.2.55'))).corpo.codigo).toBe('CONTA_BLOQUEADA');
    const conhecido = { ...de('198.51.100.7'), 'x-martelo-dispositivo': `lixo~${dispositivo}` };
    expect(await tentar(SENHA, conhecido)).toMatchObject({ status: 200, corpo: { dispositivo } });
    // A device that is made up, or another account's, is a stranger's.
    const outra = (await cadastrar({ email: 'bia@exemplo.com' })).corpo.uid;
    for (const falso of [dispositivo.replace(/^[^.]+/, outra), `${dispositivo.slice(0, -4)}AAAA`])
      expect(
        (await tentar(SENHA, { ...de('192.0.2.56'), 'x-martelo-dispositivo': falso })).corpo.codigo,
      ).toBe('CONTA_BLOQUEADA');
    // And the one that is known is slowed too when it guesses.
    for (let i = 0; i < 5; i++) await tentar('errada', conhecido);
    expect((await tentar(SENHA, conhecido)).corpo.codigo).toBe('CONTA_BLOQUEADA');
  });

  it('strangers together hold an unknown device up for minutes, never for hours', async () => {
    await cadastrar();
    const estranho = (i: number) => de(`198.51.${100 + Math.floor(i / 200)}.${(i % 200) + 1}`);
    for (let i = 0; i < 40; i++) await tentar('errada', estranho(i));
    expect((await tentar(SENHA, de('192.0.2.55'))).status).toBe(200);
    for (let i = 40; i < 60; i++) {
      expect((await tentar('errada', estranho(i))).corpo.codigo).toBe('CREDENCIAIS_INVALIDAS');
      const { codigo, minutos } = (await tentar(SENHA, de('192.0.2.56'))).corpo;
      expect([codigo, minutos <= 5]).toEqual(['CONTA_BLOQUEADA', true]);
      agora += 5 * 60_000;
    }
    expect((await tentar(SENHA, de('192.0.2.56'))).status).toBe(200);
  });

  it('no address uses up the tries of another, nor an account’s', async () => {
    await descer();
    await subir(true);
    await cadastrar();
    const codigos = new Set<string>();
    for (let i = 0; i < 40; i++) codigos.add((await tentar('errada', de('198.51.100.7'))).corpo.codigo);
    expect(codigos).toContain('MUITAS_TENTATIVAS');
    expect((await tentar(SENHA, de('203.0.113.1'))).status).toBe(200);
  });

  it('the lockout grows with each further failure, outlives a restart, and ends with a success', async () => {
    await cadastrar();
    const falhar = () => entrar({ senha: 'errada' });
    for (let i = 0; i < 5; i++) await falhar();
    await descer();
    await subir();
    expect((await entrar()).corpo).toMatchObject({ codigo: 'CONTA_BLOQUEADA', minutos: 1 });
    agora += 60_000;
    expect((await falhar()).corpo.codigo).toBe('CREDENCIAIS_INVALIDAS');
    expect((await entrar()).corpo).toMatchObject({ minutos: 5 });
    agora += 5 * 60_000;
    expect((await entrar()).status).toBe(200);
    expect((await falhar()).corpo.codigo).toBe('CREDENCIAIS_INVALIDAS');
    expect((await entrar()).status).toBe(200);
  });

  it('of two logins with one code at the same moment one fails, and is told nothing of what is stored', async () => {
    const { corpo: conta } = await cadastrar();
    const segredo = escreverBase32(randomBytes(20));
    await identidade.definirSegundoFator(conta.uid, segredo);
    const codigo = codigoTotp(lerBase32(segredo), Math.floor(agora / 30_000));
    const chaves = await abrirChaves(cofreEmArquivo(pasta), () => agora);
    const credenciais = criarCredenciais(registros, chaves, () => agora);
    const respostas = await Promise.all([
      credenciais.segundoFator(conta.uid, { codigo2fa: codigo }, '10.0.0.1'),
      credenciais.segundoFator(conta.uid, { codigo2fa: codigo }, '10.0.0.1'),
    ]);
    expect(respostas.sort()).toEqual(['aceito', 'errado']);
  });

  it('ten wrong codes within 24 hours block it, also those that come at once; older ones are forgotten', async () => {
    const { corpo: conta } = await cadastrar();
    const segredo = escreverBase32(randomBytes(20));
    await identidade.definirSegundoFator(conta.uid, segredo);
    const credenciais = criarCredenciais(registros, await abrirChaves(cofreEmArquivo(pasta)), () => agora);
    const certo = () => codigoTotp(lerBase32(segredo), Math.floor(agora / 30_000));
    const errar = () => {
      const codigo2fa = String((Number(certo()) + 1) % 1_000_000).padStart(6, '0');
      return credenciais.segundoFator(conta.uid, { codigo2fa }, '10.0.0.1');
    };
    for (let vez = 0; vez < 9; vez++) expect(await errar()).toBe('errado');
    agora += 24 * 3_600_000;
    expect(await errar()).toBe('errado');
    expect((await credenciais.situacaoDoSegundoFator(conta.uid)).bloqueado).toBe(false);
    const juntos = await Promise.all(Array.from({ length: 12 }, errar));
    expect(juntos.filter((um) => um === 'errado')).toHaveLength(8);
    expect(juntos.filter((um) => um === 'bloqueado')).toHaveLength(4);
    agora += 30 * 24 * 3_600_000;
    expect(await credenciais.segundoFator(conta.uid, { codigo2fa: certo() }, '10.0.0.1')).toBe('bloqueado');
    expect((await credenciais.situacaoDoSegundoFator(conta.uid)).bloqueado).toBe(true);
  });

  it('asks for the second factor, takes a code once, and counts wrong ones', async () => {
    const { corpo: conta } = await cadastrar();
    const segredo = escreverBase32(randomBytes(20));
    await identidade.definirSegundoFator(conta.uid, segredo);
    const codigo = () => codigoTotp(lerBase32(segredo), Math.floor(agora / 30_000));
    expect((await entrar()).corpo).toMatchObject({ statusCode: 428, codigo: 'SEGUNDO_FATOR' });
    expect((await entrar({ senha: 'errada', codigo2fa: codigo() })).corpo.codigo).toBe(
      'CREDENCIAIS_INVALIDAS',
    );
    const errado = String((Number(codigo()) + 1) % 1_000_000).padStart(6, '0');
    expect((await entrar({ codigo2fa: errado })).corpo.codigo).toBe('SEGUNDO_FATOR');
    const { status, corpo } = await entrar({ codigo2fa: codigo() });
    expect(status).toBe(200);
    expect((await eu(corpo.access_token)).corpo.twoFactorHabilitado).toBe(true);
    expect((await entrar({ codigo2fa: codigo() })).corpo.codigo).toBe('SEGUNDO_FATOR');
    agora += 30_000;
    expect((await entrar({ codigo2fa: codigo() })).status).toBe(200);
    expect((await entrar({ codigo2fa: '12345' })).corpo.message).toEqual(['codigo2fa: informe os 6 dígitos']);
  });

  it('a session remembers when its code was given, and takes another one for what asks for a fresh one (P10)', async () => {
    const senha = 'uma senha de casa longa';
    const usuario = await identidade.criarUsuario({
      ...{ email: 'dupla@exemplo.com', nome: 'Dupla Prova', senha, hotsites: [1] },
      papeis: ['Interno - ADM'],
    });
    const login = async (mais: object = {}) =>
      (await entrar({ email: usuario.email, senha, ...mais })).corpo.access_token as string;
    const acessoDe = async (token: string) => identidade.autenticar(token, identidade.hotsites.porId(1)!);
    expect(await acessoDe(await login())).not.toHaveProperty('fatorEm');
    const segredo = escreverBase32(randomBytes(20));
    await identidade.definirSegundoFator(usuario.uid, segredo);
    const codigo = () => codigoTotp(lerBase32(segredo), Math.floor(agora / 30_000));
    const token = await login({ codigo2fa: codigo() });
    const entrou = agora;
    expect(await acessoDe(token)).toMatchObject({ fatorEm: entrou });
    agora += 6 * 60_000;
    expect(await acessoDe(token)).toMatchObject({ fatorEm: entrou });
    const provar = (dito: string) =>
      pedir('POST', '/v1/auth/segundo-fator/prova', { codigo: dito }, { token });
    const errado = String((Number(codigo()) + 1) % 1_000_000).padStart(6, '0');
    expect((await provar(errado)).corpo.codigo).toBe('SEGUNDO_FATOR');
    expect(await acessoDe(token)).toMatchObject({ fatorEm: entrou });
    const provado = await provar(codigo());
    expect(provado.corpo).toEqual({ valeAte: new Date(agora + 5 * 60_000).toISOString() });
    expect(await acessoDe(token)).toMatchObject({ fatorEm: agora });
    // A code is good once, here as at the login.
    expect((await provar(codigo())).corpo.codigo).toBe('SEGUNDO_FATOR');
  });

  it('tries are limited by e-mail and by address, and MARTELO_LIMITES=0 lifts it', async () => {
    const muitas = async () => {
      const codigos = new Set<string>();
      for (let i = 0; i < 40; i++)
        codigos.add((await entrar({ email: 'x@exemplo.com', senha: 'y' })).corpo.codigo);
      return codigos;
    };
    expect(await muitas()).not.toContain('MUITAS_TENTATIVAS');
    await descer();
    await subir(true);
    expect(await muitas()).toContain('MUITAS_TENTATIVAS');
  });
});

describe('access tokens that are not ours, not current or not for here: 401 TOKEN_INVALIDO', () => {
  const recusado = async (token: string, hotsite = 'leilo') => {
    for (const caminho of ['/v1/auth/eu', '/v1/teste/cliente']) {
      expect(await pedir('GET', caminho, undefined, { token, hotsite })).toMatchObject({
        status: 401,
        corpo: { codigo: 'TOKEN_INVALIDO', message: 'Token inválido' },
      });
    }
  };
  const bom = async () => {
    await cadastrar();
    return (await entrar()).corpo.access_token as string;
  };

  it('the good one is accepted, and ends after 10 minutes', async () => {
    const token = await bom();
    agora += 599_000;
    expect((await eu(token)).status).toBe(200);
    agora += 1_000;
    await recusado(token);
  });

  it('another brand’s, also after it was accepted at its own', async () => {
    const token = await bom();
    expect((await eu(token)).status).toBe(200);
    await recusado(token, 'pacto');
  });

  it('unsigned, signed by another key, with a changed part, or signed by us for another purpose', async () => {
    const token = await bom();
    const [cabecalho, corpo, assinatura] = token.split('.') as [string, string, string];
    const b64 = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');
    const carga = decodeJwt(token);
    const { kid } = decodeProtectedHeader(token);
    await recusado(`${b64({ alg: 'none', typ: 'at+jwt' })}.${corpo}.`);
    await recusado(`${b64({ alg: 'HS256', typ: 'at+jwt', kid })}.${corpo}.${assinatura}`);
    await recusado(
      `${cabecalho}.${b64({ ...carga, papeis: ['Interno - ADM'], tipo: 'interno' })}.${assinatura}`,
    );
    await recusado(`${cabecalho}.${corpo}.${'A'.repeat(86)}`);
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    for (const header of [
      { alg: 'EdDSA', typ: 'at+jwt', kid: kid! },
      { alg: 'EdDSA', typ: 'at+jwt' },
    ]) {
      await recusado(await new SignJWT(carga).setProtectedHeader(header).sign(privateKey));
    }
    await recusado(await identidade.chaves.assinar(carga, 'recibo'));
    const { aud: _, ...semAud } = carga;
    await recusado(await identidade.chaves.assinar(semAud, 'at+jwt'));
    const { exp: __, ...semFim } = carga;
    await recusado(await identidade.chaves.assinar(semFim, 'at+jwt'));
    expect((await eu(await identidade.chaves.assinar(carga, 'at+jwt'))).status).toBe(200);
  });

  it('no text whatever is taken for a token, nor breaks the server', async () => {
    const token = await bom();
    const mutado = fc
      .tuple(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.'))
      .map(([i, letra]) =>
        token[i] === letra ? `${token}x` : token.slice(0, i) + letra + token.slice(i + 1),
      );
    const qualquer = fc.string({ unit: fc.constantFrom(...'abcABC019._-=+/'), minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutado, qualquer), async (texto) => {
        const { status, corpo } = await eu(texto);
        // The last letter of a signature has spare bits: the same signature may be written two ways.
        if (status !== 200) expect(corpo.codigo).toBe('TOKEN_INVALIDO');
        else expect(texto.slice(0, -1)).toBe(token.slice(0, -1));
      }),
      { numRuns: 200 },
    );
  });
});

describe('refresh', () => {
  const sessao = async (campos = {}) => {
    await cadastrar();
    return (await entrar(campos)).corpo as { access_token: string; refresh_token: string };
  };

  it('rotates, and a replay within 20 s gets the very same answer', async () => {
    const { refresh_token } = await sessao();
    agora += 5_000;
    const primeira = await renovar(refresh_token);
    expect(primeira.status).toBe(200);
    expect(primeira.corpo.refresh_token).not.toBe(refresh_token);
    agora += 20_000;
    expect(await renovar(refresh_token)).toEqual(primeira);
    expect((await renovar(primeira.corpo.refresh_token)).status).toBe(200);
  });

  it('two at once give one answer', async () => {
    const { refresh_token } = await sessao();
    const respostas = await Promise.all([1, 2, 3, 4].map(() => renovar(refresh_token)));
    expect(new Set(respostas.map(({ corpo }) => corpo.refresh_token)).size).toBe(1);
  });

  it('reuse after that ends the whole family, access tokens and sockets included', async () => {
    const { refresh_token } = await sessao();
    const encerradas: string[] = [];
    identidade.aoEncerrarSessao((sid) => encerradas.push(sid));
    const { corpo } = await renovar(refresh_token);
    agora += 20_001;
    expect((await renovar(refresh_token)).corpo.codigo).toBe('TOKEN_INVALIDO');
    expect((await renovar(corpo.refresh_token)).corpo.codigo).toBe('TOKEN_INVALIDO');
    expect((await eu(corpo.access_token)).corpo.codigo).toBe('TOKEN_INVALIDO');
    expect(encerradas).toEqual([decodeJwt(corpo.access_token).sid]);
  });

  it('an older round is reuse at once, even within 20 s', async () => {
    const { refresh_token } = await sessao();
    const { corpo: um } = await renovar(refresh_token);
    const { corpo: dois } = await renovar(um.refresh_token);
    expect((await renovar(refresh_token)).corpo.codigo).toBe('TOKEN_INVALIDO');
    expect((await renovar(dois.refresh_token)).corpo.codigo).toBe('TOKEN_INVALIDO');
  });

  it('a forged one, or one shown to another brand, is refused and ends nothing', async () => {
    const { refresh_token } = await sessao();
    const [sid, , mac] = refresh_token.split('.');
    for (const falso of [`${sid}.1.${mac}`, `${sid}.0.${'A'.repeat(43)}`, `${sid}.0`, 'x'.repeat(60)]) {
      expect((await renovar(falso)).corpo.codigo).toBe('TOKEN_INVALIDO');
    }
    expect((await renovar(refresh_token, 'pacto')).corpo.codigo).toBe('TOKEN_INVALIDO');
    expect((await renovar(refresh_token)).status).toBe(200);
  });

  it('lasts 12 h unused, 60 days for who stays logged in, across a restart', async () => {
    const curta = await sessao();
    const longa = (await entrar({ permanecerLogado: true })).corpo;
    await descer();
    await subir();
    agora += 12 * 3_600_000;
    expect((await renovar(curta.refresh_token)).corpo.codigo).toBe('TOKEN_INVALIDO');
    agora += 40 * 86_400_000;
    expect((await renovar(longa.refresh_token)).status).toBe(200);
  });

  it('never ends by time for a client with a bid on an open lot, while it is used; without one its ceiling stands', async () => {
    const semLance = await sessao();
    const { corpo: outra } = await cadastrar({ email: 'bia@exemplo.com' });
    emDisputa.add(outra.uid);
    let comLance = (await entrar({ email: 'bia@exemplo.com' })).corpo;
    let parada = semLance.refresh_token;
    let ultima = 200;
    for (let meiasHoras = 0; meiasHoras < 100; meiasHoras++) {
      agora += 30 * 60_000;
      const resposta = await renovar(comLance.refresh_token);
      expect([meiasHoras, resposta.status]).toEqual([meiasHoras, 200]);
      comLance = resposta.corpo;
      if (ultima !== 200) continue;
      const dela = await renovar(parada);
      ultima = dela.status;
      parada = dela.corpo.refresh_token;
    }
    expect(ultima).toBe(401);
    // The lot closes: the hour that was given is the last.
    emDisputa.clear();
    agora += 30 * 60_000;
    const { corpo } = await renovar(comLance.refresh_token);
    agora += 31 * 60_000;
    expect((await renovar(corpo.refresh_token)).status).toBe(401);
  });

  it('asked for only if there is a bid on an open lot, changes nothing for anybody else', async () => {
    const { refresh_token } = await sessao();
    const seDisputa = (token: string) =>
      pedir('POST', '/v1/auth/refresh', { refresh_token: token, seDisputa: true });
    agora += 2 * 3_600_000;
    expect((await seDisputa(refresh_token)).corpo.codigo).toBe('TOKEN_INVALIDO');
    const { corpo } = await renovar(refresh_token);
    const { corpo: quem } = await eu(corpo.access_token);
    emDisputa.add(quem.uid);
    expect((await seDisputa(corpo.refresh_token)).status).toBe(200);
    expect((await seDisputa('x'.repeat(40))).corpo.codigo).toBe('TOKEN_INVALIDO');
  });

  it('takes the roles as they are now, and ends with the account', async () => {
    const { uid } = await criarAdm();
    const { corpo } = await entrar({ email: 'adm@exemplo.com' });
    const usuarios = registros.colecao(USUARIOS);
    const antes = (await usuarios.obter(SISTEMA, uid))!;
    await usuarios.salvar(SISTEMA, { ...antes, situacao: 'BLOQUEADO' }, antes.revisao);
    expect((await eu(corpo.access_token)).corpo.codigo).toBe('TOKEN_INVALIDO');
    expect((await renovar(corpo.refresh_token)).corpo.codigo).toBe('TOKEN_INVALIDO');
    expect((await entrar({ email: 'adm@exemplo.com' })).corpo.codigo).toBe('CREDENCIAIS_INVALIDAS');
  });

  it('nothing stored is a token', async () => {
    const { refresh_token } = await sessao();
    const tudo = JSON.stringify(
      await import('node:sqlite').then(({ DatabaseSync }) => {
        const db = new DatabaseSync(join(pasta, 'registros.sqlite'));
        const linhas = db.prepare('SELECT doc FROM c_sessoes').all();
        db.close();
        return linhas;
      }),
    );
    expect(tudo).toContain(refresh_token.split('.')[0]);
    expect(tudo).not.toContain(refresh_token.split('.')[2]);
  });
});

describe('logging out', () => {
  it('ends the session by access token or by refresh token, also after a restart', async () => {
    await cadastrar();
    for (const como of ['acesso', 'refresh'] as const) {
      const { corpo } = await entrar();
      const saida =
        como === 'acesso'
          ? await pedir('POST', '/v1/auth/sair', {}, { token: corpo.access_token })
          : await pedir('POST', '/v1/auth/sair', { refresh_token: corpo.refresh_token });
      expect(saida).toEqual({ status: 200, corpo: { ok: true } });
      expect((await eu(corpo.access_token)).status).toBe(401);
      expect((await renovar(corpo.refresh_token)).status).toBe(401);
      await descer();
      await subir();
      expect((await eu(corpo.access_token)).status).toBe(401);
    }
    expect((await pedir('POST', '/v1/auth/sair', {})).corpo.codigo).toBe('NAO_AUTENTICADO');
  });
});

describe('standing for bidding', () => {
  it('follows the brand’s demands and the client’s record at once', async () => {
    const { corpo } = await cadastrar();
    const situacao = () => identidade.clientes.situacaoDoCliente(corpo.uid, 1);
    expect((await situacao()).podeDarLance).toBe(true);
    await identidade.hotsites.gravar({
      ...leilo,
      confirmacoesObrigatorias: ['email'],
      documentosObrigatorios: true,
    });
    expect(await situacao()).toMatchObject({
      podeDarLance: false,
      pendencias: ['Confirme seu e-mail.', 'Envie seus documentos e aguarde a validação.'],
    });
    const { CLIENTES } = await import('../clientes/registro.ts');
    const clientes = registros.colecao(CLIENTES);
    const cliente = (await clientes.obter(SISTEMA, corpo.uid))!;
    const confirmado = await clientes.salvar(
      SISTEMA,
      {
        ...cliente,
        emailConfirmadoEm: new Date(agora).toISOString(),
        documento: { situacao: 'Aprovado', enviadoEm: null, validadoEm: null },
      },
      1,
    );
    expect((await situacao()).podeDarLance).toBe(true);
    await clientes.salvar(SISTEMA, { ...confirmado, situacao: 'BLOQUEADO', motivoBloqueio: 'Fraude' }, 2);
    expect(await situacao()).toMatchObject({
      podeDarLance: false,
      recusa: { codigo: 'CADASTRO_BLOQUEADO', mensagem: expect.stringContaining('bloqueado: Fraude.') },
    });
    expect(await identidade.clientes.situacaoDoCliente(corpo.uid, 2)).toMatchObject({ participante: null });
  });

  it('is remembered: asking again reads nothing', async () => {
    const { corpo } = await cadastrar();
    const primeira = await identidade.clientes.situacaoDoCliente(corpo.uid, 1);
    expect(await identidade.clientes.situacaoDoCliente(corpo.uid, 1)).toBe(primeira);
  });
});

describe('brands’ rules', () => {
  const servico = { headers: { 'x-martelo-servico': SEGREDO } };

  it('the cms alone writes them; they are there after a restart', async () => {
    const novas = { ...pacto, nome: 'Pacto Novo', dominio: 'www.pacto.com.br' };
    expect((await pedir('PUT', '/v1/hotsites/2/regras', novas)).corpo.codigo).toBe('NAO_AUTENTICADO');
    expect((await pedir('PUT', '/v1/hotsites/2/regras', novas, servico)).corpo).toEqual(novas);
    await descer();
    await subir();
    expect((await pedir('GET', '/v1/hotsites/2/regras', undefined, servico)).corpo).toEqual(novas);
    expect(identidade.hotsites.porHost('pacto.com.br')?.id).toBe(2);
    expect(identidade.hotsites.porHost('pacto.localhost')?.id).toBe(2);
    for (const estranho of ['outro.com.br', 'pacto.ladrao.com', 'a.pacto.localhost'])
      expect(identidade.hotsites.porHost(estranho), estranho).toBeNull();
  });

  it('refuses another id than the address’s, another brand’s subdomain, and an unknown brand', async () => {
    expect((await pedir('PUT', '/v1/hotsites/9/regras', pacto, servico)).status).toBe(400);
    expect(
      (await pedir('PUT', '/v1/hotsites/2/regras', { ...pacto, subdominio: 'leilo' }, servico)).corpo.codigo,
    ).toBe('JA_EXISTE');
    expect((await pedir('GET', '/v1/hotsites/9/regras', undefined, servico)).corpo.codigo).toBe(
      'HOTSITE_NAO_ENCONTRADO',
    );
  });
});

describe('keys', () => {
  it('lie in a file of the owner alone, and a turned key leaves the old signatures good', async () => {
    expect(statSync(join(pasta, 'chaves.json')).mode & 0o777).toBe(0o600);
    await cadastrar();
    const { corpo: antes } = await entrar();
    await identidade.chaves.girar();
    const { corpo: depois } = await entrar();
    expect(decodeProtectedHeader(depois.access_token).kid).not.toBe(
      decodeProtectedHeader(antes.access_token).kid,
    );
    expect((await eu(antes.access_token)).status).toBe(200);
    expect((await eu(depois.access_token)).status).toBe(200);
    const { corpo } = await pedir('GET', '/.well-known/jwks.json', undefined, { hotsite: '' });
    expect(corpo.keys).toHaveLength(2);
    expect(JSON.stringify(corpo)).not.toContain('"d"');
    expect((await abrirChaves(cofreEmArquivo(pasta), () => agora)).jwks()).toEqual(corpo);
  });
});
