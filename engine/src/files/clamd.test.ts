import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClamdAddress, clamdScan, readClamdAddress } from './clamd.ts';

/** As scanners are tried: it is no virus, and every one of them finds it. In two parts, or this file would be one. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const open: Server[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function listening(server: Server, path?: string): Promise<ClamdAddress> {
  open.push(server);
  await new Promise<void>((ready) =>
    path ? server.listen(path, ready) : server.listen(0, '127.0.0.1', ready),
  );
  const address = server.address()!;
  return typeof address === 'string' ? { path: address } : { host: '127.0.0.1', port: address.port };
}

const COMMAND = 'zINSTREAM\0';

/** Speaks clamd's protocol: reads the stream to its end and finds EICAR in it. Longer than `limit` is answered as clamd does. */
const clamd = (limit = 30_000_000) =>
  createServer(async (socket) => {
    socket.on('error', () => {});
    const take = taker(socket);
    try {
      const command = (await take(COMMAND.length)).toString('latin1');
      if (command !== COMMAND) throw new Error('not the command');
      const pieces: Buffer[] = [];
      for (let total = 0; ; ) {
        const length = (await take(4)).readUInt32BE();
        if (length === 0) break;
        total += length;
        if (total > limit) return socket.end('INSTREAM size limit exceeded. ERROR\0');
        pieces.push(await take(length));
      }
      const found = Buffer.concat(pieces).includes(EICAR);
      socket.end(found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    } catch {
      socket.destroy();
    }
  });

/** Takes so many bytes off a socket; fails when it ends before. */
function taker(socket: Socket) {
  const parts = socket[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);
  return async (length: number): Promise<Buffer> => {
    while (left.length < length) {
      const { done, value } = await parts.next();
      if (done) throw new Error('ended');
      left = Buffer.concat([left, value as Buffer]);
    }
    const taken = left.subarray(0, length);
    left = left.subarray(length);
    return taken;
  };
}

/** A server that does one thing to whoever comes. */
const that = (act: (socket: Socket) => void) =>
  createServer((socket) => {
    socket.on('error', () => {});
    act(socket);
  });

describe('the virus scan', () => {
  it.each([0, 1, 65_536, 200_001, 15_000_000])('lets %i clean bytes pass, by port', async (size) => {
    await clamdScan(await listening(clamd()))(randomBytes(size));
  });

  it('lets clean bytes pass by a socket of the machine', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'martelo-clamd-'));
    folders.push(folder);
    await clamdScan(await listening(clamd(), join(folder, 'ctl')))(randomBytes(1_000));
  });

  it('refuses what the scanner names, wherever it lies', async () => {
    const scan = clamdScan(await listening(clamd()));
    const file = Buffer.concat([randomBytes(65_530), Buffer.from(EICAR), randomBytes(70_000)]);
    await expect(scan(file)).rejects.toMatchObject({
      codigo: 'ARQUIVO_RECUSADO',
      detalhes: { motivo: 'virus' },
    });
  });

  it.each<[string, () => Server]>([
    ['hangs up', () => that((socket) => socket.destroy())],
    ['ends without a word', () => that((socket) => socket.end())],
    ['says nothing', () => that(() => {})],
    ['fails', () => that((socket) => socket.end('Can’t allocate memory ERROR\0'))],
    ['says something else', () => that((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))],
    ['says that all is well in other words', () => that((socket) => socket.end('stream: OK, I think\0'))],
    ['takes no file so long, and hangs up on the way', () => clamd(100_000)],
  ])('lets nothing pass when the scanner %s', async (_, make) => {
    const causes: unknown[] = [];
    const scan = clamdScan(await listening(make()), {
      timeoutMs: 300,
      failed: (cause) => causes.push(cause),
    });
    await expect(scan(randomBytes(3_000_000))).rejects.toMatchObject({ codigo: 'ANTIVIRUS_INDISPONIVEL' });
    expect(causes).toHaveLength(1);
  });

  it('lets nothing pass when nobody listens', async () => {
    const server = clamd();
    const address = await listening(server);
    await new Promise((done) => server.close(done));
    await expect(clamdScan(address)(randomBytes(1))).rejects.toMatchObject({
      codigo: 'ANTIVIRUS_INDISPONIVEL',
    });
  });
});

it('the scanner’s address is a path or a host with a port', () => {
  expect(readClamdAddress('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(readClamdAddress('/run/clamd.ctl')).toEqual({ path: '/run/clamd.ctl' });
  expect(readClamdAddress('tcp://clamav:3310')).toEqual({ host: 'clamav', port: 3310 });
  expect(readClamdAddress('127.0.0.1:3310')).toEqual({ host: '127.0.0.1', port: 3310 });
  expect(readClamdAddress('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  for (const not of ['clamav', 'clamav:0', 'clamav:99999', 'http://clamav:3310/x', ''])
    expect(readClamdAddress(not)).toBeNull();
});
