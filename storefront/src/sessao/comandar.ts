import type { CorpoErro } from '@martelo/shared/erros';
import { SEM_CONEXAO } from './sem-conexao.ts';
import { ouvirRecusa } from './terminou.ts';

export type RespostaDoComando<T> =
  | { tipo: 'aceito'; corpo: T }
  | { tipo: 'recusado'; erro: CorpoErro }
  /** Nobody answered, or nobody knows: whether it counts is unknown, and sending the same `comandoId` again is safe (rule 10). */
  | { tipo: 'incerto'; erro: CorpoErro };

const PRAZO_MS = 10_000;

/** A browser's command to the engine: POST `/api/v1/…`. Never rejects. */
export const comandar = <T>(caminho: string, corpo?: object): Promise<RespostaDoComando<T>> =>
  chamar<T>('POST', caminho, corpo);

/** A browser's call to the engine, over the site's one origin, as whoever is logged in. Never rejects. */
export async function chamar<T>(
  metodo: 'GET' | 'POST' | 'PUT' | 'DELETE',
  caminho: string,
  corpo?: object,
): Promise<RespostaDoComando<T>> {
  const comandoId = corpo !== undefined && 'comandoId' in corpo ? String(corpo.comandoId) : undefined;
  try {
    const resposta = await fetch(`/api/v1/${caminho}`, {
      method: metodo,
      headers: {
        accept: 'application/json',
        ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
        // The command's own id finds it again in the logs of every service, and in the event.
        ...(comandoId === undefined ? {} : { 'x-request-id': comandoId }),
      },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    // What was removed has nothing to say.
    const dados: unknown = resposta.status === 204 ? null : await resposta.json();
    if (resposta.ok) return { tipo: 'aceito', corpo: dados as T };
    const erro = dados as CorpoErro;
    if (semDesfecho(erro)) return { tipo: 'incerto', erro };
    ouvirRecusa(erro);
    return { tipo: 'recusado', erro };
  } catch {
    return { tipo: 'incerto', erro: SEM_CONEXAO };
  }
}

/** 128 random bits, also where `crypto.randomUUID` is missing (plain http on a host that is not localhost). */
export const novoComandoId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Somebody answered, and does not know either what became of the command: whichever form sent it sends the same one again. */
export const semDesfecho = ({ codigo }: Pick<CorpoErro, 'codigo'>): boolean => codigo === 'RESULTADO_INCERTO';
