import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ErroMartelo } from '@martelo/shared/erros';
import { recusado } from './refusals.ts';

/** Where `clamd` listens: a socket of this machine, or a host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** `unix:/run/clamav/clamd.ctl`, `/run/…`, `tcp://host:3310` or `host:3310`; null for anything else. */
export function readClamdAddress(text: string): ClamdAddress | null {
  const path = /^(?:unix:(?:\/\/)?)?(\/.+)$/.exec(text)?.[1];
  if (path !== undefined) return { path };
  const [, host, port] = /^(?:tcp:\/\/)?(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) return null;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Resolves for a file in which nothing was found. */
export type VirusScan = (bytes: Uint8Array) => Promise<void>;

const CHUNK = 64 * 1024;

/**
 * Asks clamd, by INSTREAM (clamd(8)): what is sent in pieces, each behind its length in four bytes, ends with a piece of none; answered with
 * `stream: OK` or `stream: <name> FOUND`. Where a scanner was ordered nothing passes unseen: whatever else happens is a refusal for now.
 * @throws ErroMartelo ARQUIVO_RECUSADO `virus`, ANTIVIRUS_INDISPONIVEL; `failed` is told why
 */
export function clamdScan(
  address: ClamdAddress,
  { timeoutMs = 30_000, failed = () => {} }: { timeoutMs?: number; failed?: (cause: unknown) => void } = {},
): VirusScan {
  return async (bytes) => {
    const answer = await ask(address, bytes, AbortSignal.timeout(timeoutMs)).catch((cause: unknown) => {
      failed(cause);
      throw new ErroMartelo('ANTIVIRUS_INDISPONIVEL');
    });
    if (/ FOUND$/.test(answer)) throw recusado('virus');
    if (answer === 'stream: OK') return;
    failed(new Error(`clamd answered ${answer.slice(0, 200)}`));
    throw new ErroMartelo('ANTIVIRUS_INDISPONIVEL');
  };
}

async function ask(address: ClamdAddress, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const socket = connect(address);
  const destroy = () => socket.destroy(signal.reason as Error);
  signal.addEventListener('abort', destroy);
  try {
    const answer = readAnswer(socket);
    await Promise.race([once(socket, 'connect'), answer]);
    socket.write('zINSTREAM\0');
    for (let start = 0; start < bytes.length; start += CHUNK) {
      const piece = bytes.subarray(start, start + CHUNK);
      socket.write(lengthOf(piece));
      // It may answer and hang up before the end: what it has said is what counts.
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answer]);
    }
    socket.write(lengthOf(new Uint8Array()));
    return await answer;
  } finally {
    signal.removeEventListener('abort', destroy);
    socket.destroy();
  }
}

async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket.setEncoding('utf8')) {
    text += part;
    if (text.includes('\0') || text.length > 4_096) break;
  }
  return text.split('\0', 1)[0]!.trim();
}

function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}
