import type { Tokens } from './cookies.ts';

/** What a refresh came to: new tokens, a refusal (the session is over), or no answer (the session may still be good). */
export type Renovacao =
  | { resultado: 'renovada'; tokens: Tokens }
  | { resultado: 'recusada' }
  | { resultado: 'indisponivel' };

/** How long a finished refresh answers its latecomers: requests that left the browser with the old cookie. */
const ECO_MS = 15_000;

/**
 * Exchanges a refresh token, once: whoever comes with the same one while it is under way, or just after, gets the same answer.
 * A second exchange would look like a stolen token to the engine.
 */
export function renovar(
  refreshToken: string,
  trocar: (refreshToken: string) => Promise<Renovacao>,
): Promise<Renovacao> {
  const emCurso = emAndamento();
  const conhecida = emCurso.get(refreshToken);
  if (conhecida) return conhecida;
  const nova = trocar(refreshToken).catch((): Renovacao => ({ resultado: 'indisponivel' }));
  emCurso.set(refreshToken, nova);
  void nova.then(({ resultado }) => {
    // A refresh that met no engine is tried again by the next comer; an answer echoes for a while.
    if (resultado === 'indisponivel') emCurso.delete(refreshToken);
    else setTimeout(() => emCurso.delete(refreshToken), ECO_MS).unref();
  });
  return nova;
}

/** One table per process: Next bundles the proxy, the pages and the calls apart. */
function emAndamento(): Map<string, Promise<Renovacao>> {
  const casa = globalThis as { marteloRenovacoes?: Map<string, Promise<Renovacao>> };
  casa.marteloRenovacoes ??= new Map();
  return casa.marteloRenovacoes;
}
