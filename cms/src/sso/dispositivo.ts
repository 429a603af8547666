import { ambiente } from '../ambiente.ts';

const COOKIE = 'martelo-dispositivo';
const UM_ANO_S = 365 * 86_400;

/** What this browser keeps of earlier logins, for the engine to tell its owner from a guesser. */
export function lerDispositivo(cabecalhos: Headers): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]{1,1000})`).exec(cabecalhos.get('cookie') ?? '')?.[1];
}

/** The `Set-Cookie` line that keeps it, beside those of the other people who log in here. */
export function cookieDoDispositivo(cabecalhos: Headers, dispositivo: string): string {
  const outros = (lerDispositivo(cabecalhos) ?? '')
    .split('~')
    .filter((um) => um !== '' && um !== dispositivo);
  const valor = [dispositivo, ...outros].slice(0, DONOS).join('~');
  const seguro = ambiente().https ? '; Secure' : '';
  return `${COOKIE}=${valor}; Path=/api/usuarios/sso; Max-Age=${UM_ANO_S}; HttpOnly; SameSite=Strict${seguro}`;
}

const DONOS = 4;
