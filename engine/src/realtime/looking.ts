import type { Server } from 'socket.io';
import { salaDaConta, salaDoLote } from './rooms.ts';

const PERGUNTA = 'olhando-lote';
/** Who asks has something urgent to say: a process that does not answer in time has nobody looking. */
const RESPOSTA_MS = 400;

/** A socket follows a lot as one of a list, or as the page's own. */
export function marcarDeLonge(
  { data }: { data: { deLonge?: Set<string> } },
  lelUid: string,
  deLonge: boolean,
): void {
  if (deLonge) {
    data.deLonge ??= new Set();
    data.deLonge.add(lelUid);
  } else data.deLonge?.delete(lelUid);
}

/**
 * Asks whether a client has a lot open on a page that is connected and said nothing of being hidden: here first, then elsewhere. A card in a
 * list, which may be screens below, is no open lot.
 */
export function criarOlhando(
  io: Server,
  compartilhado: boolean,
): (cliUid: string, lelUid: string) => Promise<boolean> {
  const aqui = (cliUid: string, lelUid: string): boolean => {
    const { adapter, sockets } = io.of('/');
    const lote = salaDoLote(lelUid);
    return [...(adapter.rooms.get(salaDaConta(cliUid)) ?? [])].some((id) => {
      const socket = sockets.get(id);
      return (
        socket?.rooms.has(lote) === true &&
        socket.data.oculta !== true &&
        socket.data.deLonge?.has(lelUid) !== true
      );
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
