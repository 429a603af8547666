import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Socket } from 'socket.io';
import type { Acesso } from '../records/records.ts';

/** Who is at the other end of a socket, for as long as it lives. */
export interface Conexao {
  socket: Socket;
  acesso: Acesso;
  hotsite: RegrasHotsite;
  endereco: string;
  /** The device its session was opened on, where one is known: a connection shows none itself. */
  aparelhos: readonly string[];
  /** Whose session it lives by; null for a visitor. */
  sid: string | null;
}

/** Answers one client event of a connection: the answer is the acknowledgement beside `ok: true`. */
export type Atender = (conexao: Conexao, dados: unknown) => Promise<object> | object;
