import { lerJson } from '@martelo/shared/json';
/** Refreshed this long before its end, so that no request is ever sent with a token about to die. */
export const ANTECEDENCIA_MS = 120_000;

/**
 * What to do with an access token. Past its end it is refreshed only for who chose to stay logged in (spec 4); everybody
 * else is logged out.
 */
export function validade(
  token: string | undefined,
  permanecer: boolean,
  agora: number,
): 'ausente' | 'valido' | 'renovar' | 'encerrado' {
  if (!token) return 'ausente';
  const fim = fimDoToken(token);
  if (fim - agora > ANTECEDENCIA_MS) return 'valido';
  return fim > agora || permanecer ? 'renovar' : 'encerrado';
}

/** When a JWT ends, Unix ms; 0 when it is none. Read, not verified: the engine verifies whatever is done with it. */
export function fimDoToken(token: string): number {
  const exp = corpoDoToken(token).exp;
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : 0;
}

/**
 * Whom a token is of, by its own word. Enough to keep showing somebody as logged in while the engine is away: every fact on a
 * page comes from the engine, which verifies.
 */
export function nomeadoNoToken(token: string): { nome: string; roles: string[] } | null {
  const { nome, papeis } = corpoDoToken(token);
  if (typeof nome !== 'string' || !Array.isArray(papeis)) return null;
  return { nome, roles: papeis.filter((papel) => typeof papel === 'string') };
}

function corpoDoToken(token: string): Record<string, unknown> {
  const corpo = lerJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof corpo === 'object' && corpo !== null ? (corpo as Record<string, unknown>) : {};
}
