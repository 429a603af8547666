// Just enough WebSocket and socket.io over a plain TCP socket: a bench that shares two cores with what it measures must cost little.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** Letters of engine.io and socket.io: what the first bytes of a message say. */
export const ABERTO = '0';
export const PING = '2';
export const CONECTADO = '40';
export const RECUSADO = '44';
export const EVENTO = '42';
export const RESPOSTA = '43';

const MASCARA = randomBytes(4);

/** `receber` gets each text message, in bytes that are only its own until it returns. */
export function abrirSoquete(url: string, receber: (mensagem: Buffer) => void): (texto: string) => void {
  const { hostname, port, pathname, search, host } = new URL(url);
  const tcp = connect(Number(port), hostname).setNoDelay();
  let resto: Buffer = Buffer.alloc(0);
  let aberto = false;
  tcp.on('error', () => {});
  tcp.write(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  tcp.on('data', (pedaco: Buffer) => {
    let bytes = resto.length === 0 ? pedaco : Buffer.concat([resto, pedaco]);
    if (!aberto) {
      const fim = bytes.indexOf('\r\n\r\n');
      aberto = fim >= 0;
      if (aberto) bytes = bytes.subarray(fim + 4);
    }
    resto = aberto ? lerQuadros(bytes, receber) : bytes;
  });
  return (texto) => tcp.write(quadro(texto));
}

/** Whole text frames to `receber`; what is left is the beginning of the next one. */
function lerQuadros(bytes: Buffer, receber: (mensagem: Buffer) => void): Buffer {
  let i = 0;
  while (bytes.length - i >= 2) {
    const curto = bytes[i + 1]! & 0x7f;
    const cabecalho = curto < 126 ? 2 : curto === 126 ? 4 : 10;
    if (bytes.length - i < cabecalho) break;
    const tamanho =
      curto < 126 ? curto : bytes.readUIntBE(i + cabecalho - (curto === 126 ? 2 : 6), curto === 126 ? 2 : 6);
    if (bytes.length - i < cabecalho + tamanho) break;
    const ehTexto = (bytes[i]! & 0x0f) === 1;
    if (ehTexto) receber(bytes.subarray(i + cabecalho, i + cabecalho + tamanho));
    i += cabecalho + tamanho;
  }
  return bytes.subarray(i);
}

/** A masked text frame, as clients must send; messages here stay below 64 KiB. */
function quadro(texto: string): Buffer {
  const corpo = Buffer.from(texto);
  const cabecalho = corpo.length < 126 ? 2 : 4;
  const bytes = Buffer.allocUnsafe(cabecalho + 4 + corpo.length);
  bytes[0] = 0x81;
  bytes[1] = 0x80 | (cabecalho === 2 ? corpo.length : 126);
  if (cabecalho === 4) bytes.writeUInt16BE(corpo.length, 2);
  MASCARA.copy(bytes, cabecalho);
  for (let i = 0; i < corpo.length; i += 1) bytes[cabecalho + 4 + i] = corpo[i]! ^ MASCARA[i & 3]!;
  return bytes;
}
