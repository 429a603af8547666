import type { Server } from 'socket.io';
import { salaDaConta, salaDoLote } from './rooms.ts';

const PERGUNTA = 'olhando-lote';
/** Who asks has something urgent to say: a process that does not answer in time has nobody looking. */
const RESPOSTA_MS = 400;

/** Asks whether a client follows a lot on a page that is connected and said nothing of being hidden: here first, then elsewhere. */
export function criarOlhando(
  io: Server,
  compartilhado: boolean,
): (cliUid: string, lelUid: string) => Promise<boolean> {
  const aqui = (cliUid: string, lelUid: string): boolean => {
    const { adapter, sockets } = io.of('/');
    const lote = salaDoLote(lelUid);
    return [...(adapter.rooms.get(salaDaConta(cliUid)) ?? [])].some((id) => {
      const socket = sockets.get(id);
      return socket?.rooms.has(lote) === true && socket.data.oculta !== true;
    });
  };
  if (!compartilhado) return async (cliUid, lelUid) => aqui(cliUid, lelUid);

  io.on(PERGUNTA, (cliUid: string, lelUid: string, responder: (olha: boolean) => void) =>
    responder(aqui(cliUid, lelUid)),
  );
  return async (cliUid, lelUid) => {
    if (aqui(cliUid, lelUid)) return true;
    return new Promise((resolve) => {
      const prazo = setTimeout(() => resolve(false), RESPOSTA_MS);
      prazo.unref();
      io.serverSideEmit(PERGUNTA, cliUid, lelUid, (_: unknown, respostas: boolean[] = []) => {
        clearTimeout(prazo);
        resolve(respostas.some((olha) => olha));
      });
    });
  };
}
