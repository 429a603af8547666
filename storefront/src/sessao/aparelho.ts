import {
  assinarAparelho,
  CABECALHO_APARELHO,
  COOKIE_APARELHO,
  conferirAparelho,
  novoAparelho,
} from '@martelo/shared/aparelho';
import { ambiente } from '../site/ambiente.ts';
import { type CookieEscrito, cookieDoAparelho } from './cookies.ts';

/** What a page tells of its being read: nobody acts by it. */
const LEITURA_CONTADA = '/v1/hotsite/visitas';

/** Reading names no device, also where it is counted: a name for everybody who looks would be a visitor's id before consent. */
export const soLe = (metodo: string, caminho: string): boolean =>
  metodo === 'GET' || caminho === LEITURA_CONTADA;

interface CookiesDoPedido {
  get(nome: string): { value: string } | undefined;
}

/** The device of a request, as it goes along to the engine; none where it has no name of ours. */
export const aparelhoDoPedido = (cookies: CookiesDoPedido): string | null => {
  const valor = cookies.get(COOKIE_APARELHO)?.value;
  return valor !== undefined && conferirAparelho(valor, ambiente().segredos) !== null ? valor : null;
};

/**
 * The device's name, made where it has none: at a login, a registration, a bid, whatever is written, and never for reading. One that was
 * signed with a secret on its way out is signed anew.
 */
export function aparelhoDeQuemAge(
  cookies: CookiesDoPedido,
  seguro: boolean,
): { valor: string; escrever: CookieEscrito[] } {
  const { segredos } = ambiente();
  const guardado = cookies.get(COOKIE_APARELHO)?.value;
  const nome = conferirAparelho(guardado, segredos);
  const valor = nome === null ? novoAparelho(segredos) : assinarAparelho(nome, segredos);
  return { valor, escrever: valor === guardado ? [] : [cookieDoAparelho(valor, seguro)] };
}

export const cabecalhoDoAparelho = (aparelho: string | null): Record<string, string> =>
  aparelho === null ? {} : { [CABECALHO_APARELHO]: aparelho };
