import { afterEach, describe, expect, it, vi } from 'vitest';
import { COOKIE_ACESSO, COOKIE_PERMANECER, COOKIE_RENOVACAO } from './cookies.ts';
import { cabecalhoCookie, sessaoDoPedido } from './portaria.ts';

const AGORA = 1_800_000_000_000;
const token = (segundos: number) =>
  `c.${Buffer.from(JSON.stringify({ exp: AGORA / 1000 + segundos })).toString('base64url')}.a`;
const cookies = (valores: Record<string, string>) => ({
  get: (nome: string) => (valores[nome] === undefined ? undefined : { value: valores[nome] }),
});
const opcoes = { hotsite: 'leilo', seguro: false, agora: AGORA };
const motorResponde = (status: number, corpo: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(corpo, { status })),
  );
let vez = 0;
const perto = (extra: Record<string, string> = {}) =>
  cookies({ [COOKIE_ACESSO]: token(60), [COOKIE_RENOVACAO]: `r${++vez}`, ...extra });

afterEach(() => vi.unstubAllGlobals());

describe('the session of a request', () => {
  it('uses a good token as it is, without asking the engine', async () => {
    motorResponde(500, {});
    const valido = token(300);
    expect(await sessaoDoPedido(cookies({ [COOKIE_ACESSO]: valido }), opcoes)).toEqual({
      token: valido,
      escrever: [],
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('exchanges a token near its end and writes the new ones down', async () => {
    motorResponde(200, { access_token: 'novo', refresh_token: 'seguinte', expires_in: 600 });
    const sessao = await sessaoDoPedido(perto({ [COOKIE_PERMANECER]: '1' }), opcoes);
    expect(sessao.token).toBe('novo');
    expect(sessao.escrever.map((cookie) => cookie.value)).toEqual(['novo', 'seguinte', '1']);
  });

  it('logs out who is refused a refresh', async () => {
    motorResponde(401, { codigo: 'TOKEN_INVALIDO' });
    const sessao = await sessaoDoPedido(perto(), opcoes);
    expect(sessao.token).toBeNull();
    expect(sessao.escrever.every((cookie) => cookie.maxAge === 0)).toBe(true);
  });

  it('logs nobody out because the engine is away', async () => {
    motorResponde(503, {});
    const sessao = await sessaoDoPedido(perto(), opcoes);
    expect(sessao.token).not.toBeNull();
    expect(sessao.escrever).toEqual([]);
  });

  it('goes on past the token’s end for who has a bid on an open lot: the engine is asked for that, and for nothing else', async () => {
    motorResponde(200, { access_token: 'novo', refresh_token: 'seguinte', expires_in: 600 });
    const dormiu = { [COOKIE_ACESSO]: token(-3_600), [COOKIE_RENOVACAO]: `r${++vez}` };
    expect((await sessaoDoPedido(cookies(dormiu), opcoes)).token).toBe('novo');
    const [, pedido] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(JSON.parse(String(pedido?.body))).toEqual({
      refresh_token: dormiu[COOKIE_RENOVACAO],
      seDisputa: true,
    });
  });

  it('is over when the token ended and nobody chose to stay', async () => {
    motorResponde(401, { codigo: 'TOKEN_INVALIDO' });
    const sessao = await sessaoDoPedido(
      cookies({ [COOKIE_ACESSO]: token(-5), [COOKIE_RENOVACAO]: 'r' }),
      opcoes,
    );
    expect(sessao.token).toBeNull();
    expect(sessao.escrever).toHaveLength(3);
  });
});

describe('the cookie header for the page behind', () => {
  it('carries the new values in place of the old, and leaves the others alone', () => {
    const escrito = { httpOnly: true, sameSite: 'lax', path: '/', secure: false } as const;
    expect(
      cabecalhoCookie('a=1; martelo_acesso=velho; b=x=y', [
        { name: COOKIE_ACESSO, value: 'novo', ...escrito },
        { name: COOKIE_PERMANECER, value: '', ...escrito },
      ]),
    ).toBe('a=1; b=x=y; martelo_acesso=novo');
    expect(
      cabecalhoCookie('martelo_acesso=velho', [{ name: '__Host-martelo_acesso', value: 'novo', ...escrito }]),
    ).toBe('martelo_acesso=novo');
  });
});
