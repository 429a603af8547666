import { describe, expect, it } from 'vitest';
import { enviarNaSala } from './send-to-room.ts';

const soquete = (naFila = 0) => {
  const escritos: string[] = [];
  const conn = {
    readyState: 'open',
    writeBuffer: { length: naFila },
    transport: { writable: true, socket: { _socket: { write: () => escritos.push('direto') } } },
    write: () => escritos.push('na fila'),
  };
  return { conn, escritos };
};

describe('a message to a room', () => {
  it('goes straight to whoever reads, behind what waits for them, and not to who was let go', () => {
    const soquetes = { leitor: soquete(), lento: soquete(3), surdo: soquete() };
    const sockets = new Map(Object.entries(soquetes));
    const rooms = new Map([['lote:L', new Set(sockets.keys())]]);
    const leitores = { conferir: (conexao: unknown) => conexao !== soquetes.surdo.conn };
    const io = { of: () => ({ adapter: { rooms }, sockets }) };
    enviarNaSala(io as never, leitores, 'lote:L', 'on-lances-lote', { seq: 1 });
    const vistos = Object.entries(soquetes).map(([nome, { escritos }]) => [nome, escritos]);
    expect(vistos).toEqual([
      ['leitor', ['direto']],
      ['lento', ['na fila']],
      ['surdo', []],
    ]);
  });
});
