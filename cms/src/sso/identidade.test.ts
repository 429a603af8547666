import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { credenciais, identificar } from './identidade.ts';

interface Resposta {
  status: number;
  corpo: unknown;
}

const dados = { email: 'mkt@martelo.test', senha: 'uma senha qualquer' };
let servidor: Server;
let url: string;
let resposta: Resposta;
let assinar: (mudancas?: { aud?: string; iss?: string; typ?: string; exp?: string }) => Promise<string>;
let forjar: typeof assinar;

beforeAll(async () => {
  const [certa, outra] = await Promise.all([generateKeyPair('EdDSA'), generateKeyPair('EdDSA')]);
  const jwk = { ...(await exportJWK(certa.publicKey)), kid: 'a', alg: 'EdDSA' };
  const com =
    (chave: CryptoKey): typeof assinar =>
    ({ aud = 'leilo', iss = 'martelo', typ = 'at+jwt', exp = '10m' } = {}) =>
      new SignJWT({
        tipo: 'interno',
        papeis: ['Interno - MKT'],
        hotsites: [1, 2],
        nome: 'Marina',
        email: 'MKT@martelo.test',
        sid: '01900000-0000-7000-8000-0000000000b1',
      })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'a', typ })
        .setSubject('01900000-0000-7000-8000-0000000000a2')
        .setAudience(aud)
        .setIssuer(iss)
        .setExpirationTime(exp)
        .sign(chave);
  assinar = com(certa.privateKey);
  forjar = com(outra.privateKey);
  servidor = createServer((req, res) => {
    const { status, corpo } = req.url?.startsWith('/.well-known')
      ? { status: 200, corpo: { keys: [jwk] } }
      : resposta;
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
});
afterAll(() => servidor.close());

const entrar = () => identificar(dados, { url, hotsite: 'leilo' });
const comToken = async (token: Promise<string>) => {
  resposta = { status: 200, corpo: { access_token: await token } };
};

it('believes a token the engine signed for this brand, and reads who it is from it', async () => {
  await comToken(assinar());
  await expect(entrar()).resolves.toEqual({
    sid: '01900000-0000-7000-8000-0000000000b1',
    pessoa: {
      uid: '01900000-0000-7000-8000-0000000000a2',
      nome: 'Marina',
      email: 'mkt@martelo.test',
      papeis: ['Interno - MKT'],
      hotsites: [1, 2],
    },
  });
});

it.each([
  ['signed by another key', () => forjar()],
  ['of another brand', () => assinar({ aud: 'pacto' })],
  ['of another issuer', () => assinar({ iss: 'outro' })],
  ['of another kind', () => assinar({ typ: 'JWT' })],
  ['that has ended', () => assinar({ exp: '-1m' })],
  ['that is none', async () => 'nada.disso.vale'],
])('refuses a token %s', async (_nome, token) => {
  await comToken(token());
  await expect(entrar()).rejects.toMatchObject({ codigo: 'TOKEN_INVALIDO' });
});

it.each([
  [428, 'SEGUNDO_FATOR', 'Informe o código.'],
  [423, 'CONTA_BLOQUEADA', 'Conta bloqueada.'],
  [401, 'CREDENCIAIS_INVALIDAS', 'E-mail ou senha incorretos.'],
] as const)('hands on %i %s with the engine’s words', async (status, codigo, message) => {
  resposta = { status, corpo: { statusCode: status, codigo, message } };
  await expect(entrar()).rejects.toMatchObject({ codigo, message });
});

it('an engine that is away or answers nonsense is one clear sentence', async () => {
  resposta = { status: 500, corpo: 'x' };
  await expect(entrar()).rejects.toMatchObject({
    codigo: 'INDISPONIVEL',
    message: expect.stringContaining('serviço de contas'),
  });
  await expect(identificar(dados, { url: 'http://127.0.0.1:1', hotsite: 'leilo' })).rejects.toMatchObject({
    codigo: 'INDISPONIVEL',
  });
});

it('takes a six-digit code only', () => {
  expect(credenciais.safeParse({ ...dados, codigo2fa: '123456' }).success).toBe(true);
  expect(credenciais.safeParse({ ...dados, codigo2fa: '12345a' }).success).toBe(false);
});
