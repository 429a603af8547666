import type { Server } from 'socket.io';
import type { Conexao, Leitores } from './slow-readers.ts';

/**
 * Sends an event to every socket of this process that is in a room. The message is serialised and framed once; what is left for each
 * socket is one write. Where socket.io's own queue of a socket is not empty the message goes behind it: order is kept.
 */
export function enviarNaSala(
  io: Pick<Server, 'of'>,
  leitores: Pick<Leitores, 'conferir'>,
  sala: string,
  evento: string,
  dados: object,
): void {
  const ids = io.of('/').adapter.rooms.get(sala);
  if (ids !== undefined) enviarA(io, leitores, ids, evento, dados);
}

/** The same, so many sockets at a time: what else came meanwhile has its turn in between. Resolves when it is with all who were there. */
export async function enviarAosPoucos(
  io: Pick<Server, 'of'>,
  leitores: Pick<Leitores, 'conferir'>,
  { sala, porVez }: { sala: string; porVez: number },
  evento: string,
  dados: object,
): Promise<void> {
  const ids = [...(io.of('/').adapter.rooms.get(sala) ?? [])];
  for (let n = 0; n < ids.length; n += porVez) {
    if (n > 0) await new Promise((resolver) => setImmediate(resolver));
    enviarA(io, leitores, ids.slice(n, n + porVez), evento, dados);
  }
}

function enviarA(
  io: Pick<Server, 'of'>,
  leitores: Pick<Leitores, 'conferir'>,
  ids: Iterable<string>,
  evento: string,
  dados: object,
): void {
  const { sockets } = io.of('/');
  // engine.io's "message" and socket.io's "event", of the default namespace.
  const pacote = `2${JSON.stringify([evento, dados])}`;
  const quadro = emQuadro(`4${pacote}`);
  const opcoes = { compress: false, wsPreEncodedFrame: [quadro] };
  for (const id of ids) {
    const conexao = sockets.get(id)?.conn as unknown as Conexao | undefined;
    if (conexao === undefined) continue;
    const { transport } = conexao;
    if (!leitores.conferir(conexao)) continue;
    const direto = transport.writable && conexao.writeBuffer.length === 0 && conexao.readyState === 'open';
    if (direto && transport.socket?._socket) transport.socket._socket.write(quadro);
    else conexao.write(pacote, opcoes);
  }
}

/** A WebSocket text frame as a server sends it (RFC 6455, 5.2): final and unmasked. */
function emQuadro(texto: string): Buffer {
  const tamanho = Buffer.byteLength(texto);
  const cabecalho = tamanho < 126 ? 2 : tamanho < 65_536 ? 4 : 10;
  const quadro = Buffer.alloc(cabecalho + tamanho);
  quadro[0] = 0x81;
  quadro[1] = cabecalho === 2 ? tamanho : cabecalho === 4 ? 126 : 127;
  if (cabecalho === 4) quadro.writeUInt16BE(tamanho, 2);
  if (cabecalho === 10) quadro.writeUInt32BE(tamanho, 6);
  quadro.write(texto, cabecalho);
  return quadro;
}
