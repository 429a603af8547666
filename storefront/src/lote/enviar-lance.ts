import type { CorpoErro } from '@martelo/shared/erros';
import type { LanceAceito } from '@martelo/shared/lance';
import { pedir, SemResposta } from '../live/conexao.ts';

export interface Lance {
  lelUid: string;
  tipo: 'MANUAL' | 'AUTOMATICO';
  valor: number;
  /** Made once per press and kept through every retry: the server decides it once (rule 10). */
  comandoId: string;
}

/** An accepted bid's answer; `recibo` is the signed receipt, when the server gives one. */
export type LanceConfirmado = LanceAceito & { recibo?: string | null };

export type RespostaDoLance =
  | { tipo: 'aceito'; lance: LanceConfirmado }
  | { tipo: 'recusado'; erro: CorpoErro }
  /** Nobody answered, by either way: whether it counts is unknown, and sending it again is safe. */
  | { tipo: 'incerto' };

const PRAZO_SOCKET_MS = 3_000;
const PRAZO_REST_MS = 10_000;

/** By the socket, which is the short way; without an answer there, the same command by REST. */
export async function enviarLance(lance: Lance): Promise<RespostaDoLance> {
  try {
    const ack = await pedir('dar-lance', lance, PRAZO_SOCKET_MS);
    if (ack.ok) return { tipo: 'aceito', lance: ack as unknown as LanceConfirmado };
    // The socket may outlive its token by a moment; the REST way gets a fresh one.
    if (ack.erro.statusCode !== 401) return { tipo: 'recusado', erro: ack.erro };
  } catch (erro) {
    if (!(erro instanceof SemResposta)) throw erro;
  }
  return porRest(lance);
}

async function porRest({ lelUid, ...corpo }: Lance): Promise<RespostaDoLance> {
  try {
    const resposta = await fetch(`/api/v1/lotes/${lelUid}/lances`, {
      method: 'POST',
      // The bid's own id finds it again in the logs of every service, and in the event.
      headers: { 'content-type': 'application/json', 'x-request-id': corpo.comandoId },
      body: JSON.stringify(corpo),
      signal: AbortSignal.timeout(PRAZO_REST_MS),
    });
    const dados: unknown = await resposta.json();
    return resposta.ok
      ? { tipo: 'aceito', lance: dados as LanceConfirmado }
      : { tipo: 'recusado', erro: dados as CorpoErro };
  } catch {
    return { tipo: 'incerto' };
  }
}

/** 128 random bits, also where `crypto.randomUUID` is missing (plain http on a host that is not localhost). */
export const novoComandoId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
