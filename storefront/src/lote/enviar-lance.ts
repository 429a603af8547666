import type { CorpoErro } from '@martelo/shared/erros';
import type { LanceAceito } from '@martelo/shared/lance';
import { pedir, SemResposta } from '../live/conexao.ts';
import { comandar, semDesfecho } from '../sessao/comandar.ts';

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

/** A healthy socket answers in milliseconds; the same command by the other way is decided once (rule 10). */
const PRAZO_SOCKET_MS = 2_000;

/** By the socket, which is the short way; without an answer there, the same command by REST. */
export async function enviarLance(lance: Lance): Promise<RespostaDoLance> {
  try {
    const ack = await pedir('dar-lance', lance, PRAZO_SOCKET_MS);
    if (ack.ok) return { tipo: 'aceito', lance: ack as unknown as LanceConfirmado };
    // The socket may outlive its token by a moment; the REST way gets a fresh one.
    if (ack.erro.statusCode !== 401 && !semDesfecho(ack.erro)) return { tipo: 'recusado', erro: ack.erro };
  } catch (erro) {
    if (!(erro instanceof SemResposta)) throw erro;
  }
  return porRest(lance);
}

async function porRest({ lelUid, ...corpo }: Lance): Promise<RespostaDoLance> {
  const resposta = await comandar<LanceConfirmado>(`lotes/${lelUid}/lances`, corpo);
  return resposta.tipo === 'aceito' ? { tipo: 'aceito', lance: resposta.corpo } : resposta;
}
