import { describe, expect, it } from 'vitest';
import { COOKIE_PERMANECER, COOKIE_RENOVACAO, cookiesDaSessao, semSessao } from './cookies.ts';
import { type Renovacao, renovar } from './renovacao.ts';
import { fimDoToken, nomeadoNoToken, validade } from './validade.ts';

const AGORA = 1_800_000_000_000;
const token = (exp: unknown) =>
  `cabeca.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.assinatura`;
const emSegundos = (segundos: number) => token(AGORA / 1000 + segundos);
const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 600 };

describe('the session in the browser', () => {
  it('is kept where scripts and other sites cannot reach it', () => {
    for (const cookie of cookiesDaSessao(tokens, true, true))
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', secure: true, path: '/' });
    expect(cookiesDaSessao(tokens, true, true).map(({ name }) => name)).toEqual([
      '__Host-martelo_acesso',
      '__Host-martelo_renovacao',
      '__Host-martelo_permanecer',
    ]);
  });

  it('outlives the browser only for who chose to stay logged in', () => {
    const prazo = (permanecer: boolean) =>
      cookiesDaSessao(tokens, permanecer, false).find((cookie) => cookie.name === COOKIE_RENOVACAO)?.maxAge;
    expect(prazo(false)).toBeUndefined();
    expect(prazo(true)).toBeGreaterThan(86_400);
  });

  it('ends whole', () => {
    expect(semSessao(false).map((cookie) => [cookie.name, cookie.maxAge])).toContainEqual([
      COOKIE_PERMANECER,
      0,
    ]);
    expect(semSessao(false).every((cookie) => cookie.value === '' && cookie.maxAge === 0)).toBe(true);
  });
});

describe('an access token', () => {
  it('is good until two minutes before its end, and refreshed from there', () => {
    expect(validade(emSegundos(121), false, AGORA)).toBe('valido');
    expect(validade(emSegundos(119), false, AGORA)).toBe('renovar');
  });

  it('past its end is refreshed only for who stays logged in; others are logged out', () => {
    expect(validade(emSegundos(-1), true, AGORA)).toBe('renovar');
    expect(validade(emSegundos(-1), false, AGORA)).toBe('encerrado');
  });

  it('that is no token at all ends at once', () => {
    for (const texto of ['x', 'a.b.c', '..', token('amanhã'), token(null)]) expect(fimDoToken(texto)).toBe(0);
    expect(validade(undefined, true, AGORA)).toBe('ausente');
  });
});

describe('a token’s bearer', () => {
  it('is known by name while the engine is away, and nobody when the token is none', () => {
    const corpo = Buffer.from(
      JSON.stringify({ nome: 'Ana', papeis: ['Clientes leilo - Física', 7] }),
    ).toString('base64url');
    expect(nomeadoNoToken(`c.${corpo}.a`)).toEqual({ nome: 'Ana', roles: ['Clientes leilo - Física'] });
    expect(nomeadoNoToken('a.b.c')).toBeNull();
    expect(nomeadoNoToken(token(1))).toBeNull();
  });
});

describe('a refresh', () => {
  it('is done once however many ask at the same time, and answers them all alike', async () => {
    let trocas = 0;
    const trocar = async (): Promise<Renovacao> => {
      trocas++;
      await Promise.resolve();
      return { resultado: 'renovada', tokens };
    };
    const respostas = await Promise.all([1, 2, 3].map(() => renovar('um', trocar)));
    expect(await renovar('um', trocar)).toBe(respostas[0]);
    expect(trocas).toBe(1);
  });

  it('that met no engine is tried again by the next to ask', async () => {
    expect(await renovar('dois', () => Promise.reject(new Error('fora do ar')))).toEqual({
      resultado: 'indisponivel',
    });
    await Promise.resolve();
    expect(await renovar('dois', async () => ({ resultado: 'renovada', tokens }))).toEqual({
      resultado: 'renovada',
      tokens,
    });
  });
});
