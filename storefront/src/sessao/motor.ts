import { cabecalhosDoEndereco } from '@martelo/shared/entrada-http';
import type { CorpoErro } from '@martelo/shared/erros';
import { ambiente } from '../site/ambiente.ts';
import { cabecalhoDoAparelho } from './aparelho.ts';
import type { Tokens } from './cookies.ts';
import { cabecalhosDoRastreio } from './rastreio.ts';
import type { Renovacao } from './renovacao.ts';

/** What the engine answered to a page's call: its body, a refusal of the catalogue, or nothing at all. */
export type Resposta<T> =
  | { tipo: 'ok'; corpo: T }
  | { tipo: 'recusa'; status: number; erro: CorpoErro }
  | { tipo: 'indisponivel' };

/** Spec 7: the API client's timeout is 40 s; a page that renders waits less and says so. */
const PRAZO_MS = 8_000;

/** One call to the engine for a brand, as somebody (`token`) or as a visitor. Never rejects. */
export async function chamarMotor<T>(
  caminho: string,
  opcoes: {
    hotsite: string;
    token?: string | null;
    metodo?: 'GET' | 'POST';
    corpo?: unknown;
    /** The headers of the request on whose behalf this is asked: who called goes along, signed. */
    pedido?: Headers;
    /** Of a login: what the device keeps of earlier ones. */
    dispositivo?: string;
    /** The device it is asked from, by its cookie. */
    aparelho?: string | null;
  },
): Promise<Resposta<T>> {
  try {
    const resposta = await fetch(`${ambiente().engineUrl}${caminho}`, {
      redirect: 'error',
      method: opcoes.metodo ?? 'GET',
      headers: {
        accept: 'application/json',
        hotsite: opcoes.hotsite,
        ...(opcoes.token ? { authorization: `Bearer ${opcoes.token}` } : {}),
        ...(opcoes.pedido ? cabecalhosDoEndereco(opcoes.pedido) : {}),
        ...(opcoes.pedido ? cabecalhosDoRastreio(opcoes.pedido.get('cookie')) : {}),
        ...(opcoes.dispositivo ? { 'x-martelo-dispositivo': opcoes.dispositivo } : {}),
        ...cabecalhoDoAparelho(opcoes.aparelho ?? null),
        // A session is listed by the device it was opened on.
        'user-agent': opcoes.pedido?.get('user-agent') ?? 'storefront',
        ...(opcoes.corpo === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(opcoes.corpo === undefined ? {} : { body: JSON.stringify(opcoes.corpo) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    const corpo = resposta.status === 204 ? null : await resposta.json();
    if (resposta.ok) return { tipo: 'ok', corpo: corpo as T };
    if (resposta.status >= 500) return { tipo: 'indisponivel' };
    return { tipo: 'recusa', status: resposta.status, erro: corpo as CorpoErro };
  } catch {
    return { tipo: 'indisponivel' };
  }
}

/** Asks the engine for new tokens; `seDisputa`: which gives them only to a client with a bid on an open lot. */
export async function trocarTokens(
  refreshToken: string,
  hotsite: string,
  {
    seDisputa = false,
    ...quem
  }: { seDisputa?: boolean; pedido?: Headers | undefined; aparelho?: string | null } = {},
): Promise<Renovacao> {
  const resposta = await chamarMotor<Tokens>('/v1/auth/refresh', {
    hotsite,
    metodo: 'POST',
    corpo: { refresh_token: refreshToken, ...(seDisputa ? { seDisputa } : {}) },
    aparelho: quem.aparelho ?? null,
    ...(quem.pedido ? { pedido: quem.pedido } : {}),
  });
  if (resposta.tipo === 'ok') return { resultado: 'renovada', tokens: resposta.corpo };
  // Who is blocked for a while is not logged out for good: there are no new tokens, and that is all.
  const porEnquanto = resposta.tipo === 'recusa' && (resposta.status === 429 || resposta.status === 403);
  return { resultado: resposta.tipo === 'recusa' && !porEnquanto ? 'recusada' : 'indisponivel' };
}

/** What people read of a refusal: its message, or its messages joined by comma (spec 8). */
export const mensagemDaRecusa = (erro: CorpoErro): string =>
  Array.isArray(erro.message) ? erro.message.join(', ') : erro.message;
