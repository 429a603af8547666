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
  try {
    const corpo = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    const exp = (corpo as { exp?: unknown }).exp;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
