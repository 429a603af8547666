import { ambiente } from '../../ambiente.ts';

const PRAZO_MS = 3_000;

/** A public GET of the engine in a brand's name: its answer, null when there is no such thing, undefined when it does not answer. */
export async function pedirAoMotor<T>(caminho: string, subdominio: string): Promise<T | null | undefined> {
  try {
    const resposta = await fetch(`${ambiente().engineUrl}${caminho}`, {
      redirect: 'error',
      headers: { hotsite: subdominio, accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    if (resposta.status === 404) return null;
    return resposta.ok ? ((await resposta.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
