import { aparelhoDoPedido } from './aparelho.ts';
import {
  COOKIE_ACESSO,
  COOKIE_PERMANECER,
  COOKIE_RENOVACAO,
  type CookieEscrito,
  cookiesDaSessao,
  semSessao,
} from './cookies.ts';
import { trocarTokens } from './motor.ts';
import { renovar } from './renovacao.ts';
import { validade } from './validade.ts';

interface CookiesDoPedido {
  get(nome: string): { value: string } | undefined;
}

/** The session of a request after what was due was done: a token to use, and cookies to set on the answer. */
export interface SessaoDoPedido {
  token: string | null;
  escrever: CookieEscrito[];
}

/**
 * Every request passes here first: a token near its end is exchanged, a session that is over is cleared. Without an engine
 * nothing is cleared: a restart logs nobody out.
 */
export async function sessaoDoPedido(
  cookies: CookiesDoPedido,
  {
    hotsite,
    seguro,
    pedido,
    agora = Date.now(),
  }: { hotsite: string | null; seguro: boolean; pedido?: Headers; agora?: number },
): Promise<SessaoDoPedido> {
  const token = cookies.get(COOKIE_ACESSO)?.value;
  const refresh = cookies.get(COOKIE_RENOVACAO)?.value;
  const permanecer = cookies.get(COOKIE_PERMANECER)?.value === '1';
  const estado = validade(token, permanecer, agora);
  switch (estado) {
    case 'valido':
      return { token: token ?? null, escrever: [] };
    case 'encerrado':
      if (!refresh) return { token: null, escrever: semSessao(seguro) };
      break;
    case 'ausente':
      // The access cookie can be gone while the session is not: some browsers drop what they think has ended.
      if (!refresh || !permanecer) return { token: null, escrever: [] };
  }
  if (!refresh || hotsite === null) return { token: token ?? null, escrever: [] };
  const renovacao = await renovar(refresh, (antigo) =>
    // Spec 4 logs them out; not so on a lot they bid on, which is the engine's to know.
    trocarTokens(antigo, hotsite, {
      ...{ seDisputa: estado === 'encerrado', pedido, aparelho: aparelhoDoPedido(cookies) },
    }),
  );
  if (renovacao.resultado === 'renovada')
    return {
      token: renovacao.tokens.access_token,
      escrever: cookiesDaSessao(renovacao.tokens, permanecer, seguro),
    };
  if (renovacao.resultado === 'recusada') return { token: null, escrever: semSessao(seguro) };
  return { token: token ?? null, escrever: [] };
}

/** Whether whoever asks was signed in: what is left of it is in their browser, good or not. */
export const tinhaSessao = (cookies: CookiesDoPedido): boolean =>
  [COOKIE_ACESSO, COOKIE_RENOVACAO].some((nome) => (cookies.get(nome)?.value ?? '') !== '');

/** The `cookie` header the page behind should see once `escrever` is applied. */
export function cabecalhoCookie(atual: string | null, escrever: readonly CookieEscrito[]): string {
  const nomes = new Set(escrever.map(nomeDeDentro));
  const restantes = (atual ?? '')
    .split(/;\s*/)
    .filter((par) => par !== '' && !nomes.has(par.slice(0, par.indexOf('='))));
  const novos = escrever
    .filter((cookie) => cookie.value !== '')
    .map((cookie) => `${nomeDeDentro(cookie)}=${cookie.value}`);
  return [...restantes, ...novos].join('; ');
}

const nomeDeDentro = ({ name }: CookieEscrito): string => name.replace(/^__Host-/, '');

/** Whether the browser came by https: what the entrance found (`guardarEntrada`). */
export const pedidoSeguro = (cabecalhos: Headers): boolean =>
  cabecalhos.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
