import { COOKIE_APARELHO } from '@martelo/shared/aparelho';
import { nomeDeCookie } from '@martelo/shared/cookies-da-casa';

/** The engine's answer to a login or a refresh. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
  /** Of a login: what this device keeps, so that the account knows it the next time. */
  dispositivo?: string;
}

export const COOKIE_ACESSO = 'martelo_acesso';
export const COOKIE_RENOVACAO = 'martelo_renovacao';
/** Present when the person chose to stay logged in. */
export const COOKIE_PERMANECER = 'martelo_permanecer';

/** What a letter's link for a new password carried, while its page is open. */
export const COOKIE_REDEFINICAO = 'martelo_redefinicao';
const QUINZE_MINUTOS = 15 * 60;

/** What this device keeps of the accounts that logged in here; it opens nothing. */
export const COOKIE_DISPOSITIVO = 'martelo_dispositivo';

export interface CookieEscrito {
  name: string;
  value: string;
  httpOnly: true;
  sameSite: 'lax';
  path: '/';
  secure: boolean;
  /** Absent = until the browser closes. */
  maxAge?: number;
}

const TRINTA_DIAS = 30 * 86_400;
const UM_ANO = 365 * 86_400;
/** People who log in on one device. */
const DONOS = 4;

/**
 * The cookies that hold a session: out of reach of scripts, of other sites' posts and, by https, of plain http and of neighbours of
 * the domain (`__Host-`).
 */
export function cookiesDaSessao(tokens: Tokens, permanecer: boolean, seguro: boolean): CookieEscrito[] {
  const prazo = permanecer ? { maxAge: TRINTA_DIAS } : {};
  return [
    escrito(COOKIE_ACESSO, tokens.access_token, seguro, prazo),
    escrito(COOKIE_RENOVACAO, tokens.refresh_token, seguro, prazo),
    permanecer
      ? escrito(COOKIE_PERMANECER, '1', seguro, prazo)
      : escrito(COOKIE_PERMANECER, '', seguro, { maxAge: 0 }),
  ];
}

/** Keeps a link's token out of addresses and of the page's reach; without one, forgets it. */
export const cookieDaRedefinicao = (token: string | null, seguro: boolean): CookieEscrito =>
  escrito(COOKIE_REDEFINICAO, token ?? '', seguro, { maxAge: token === null ? 0 : QUINZE_MINUTOS });

/** Keeps what a login said of this device, beside what it keeps of the other people who log in here. It outlives the session. */
export function cookieDoDispositivo(novo: string, guardado: string, seguro: boolean): CookieEscrito {
  const outros = guardado.split('~').filter((um) => um !== '' && um !== novo);
  return escrito(COOKIE_DISPOSITIVO, [novo, ...outros].slice(0, DONOS).join('~'), seguro, { maxAge: UM_ANO });
}

/** The device's own name, for security alone: set at what is more than a reading, of whatever one agreed to. It outlives the session. */
export const cookieDoAparelho = (valor: string, seguro: boolean): CookieEscrito =>
  escrito(COOKIE_APARELHO, valor, seguro, { maxAge: UM_ANO });

/** What ends the session in the browser. */
export const semSessao = (seguro: boolean): CookieEscrito[] =>
  [COOKIE_ACESSO, COOKIE_RENOVACAO, COOKIE_PERMANECER].map((nome) =>
    escrito(nome, '', seguro, { maxAge: 0 }),
  );

function escrito(name: string, value: string, secure: boolean, prazo: { maxAge?: number }): CookieEscrito {
  return {
    name: nomeDeCookie(name, secure),
    value,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    ...prazo,
  };
}
