import { describe, expect, it } from 'vitest';
import { enviarNaSala } from './sala.ts';

const soquete = ({ naFila = 0, noSistema = 0 } = {}) => {
  const tcp = {
    escritos: 0,
    destruido: false,
    writableLength: noSistema,
    write: () => tcp.escritos++,
    destroy: () => {
      tcp.destruido = true;
    },
  };
  const conn = {
    readyState: 'open',
    writeBuffer: { length: naFila },
    transport: { writable: true, socket: { _socket: tcp } },
    write: () => tcp.escritos++,
  };
  return { conn, tcp };
};

describe('a message to a room', () => {
  it('goes to whoever reads, behind what waits for them, and lets go of who does not', () => {
    const soquetes = {
      leitor: soquete(),
      lento: soquete({ naFila: 3, noSistema: 900_000 }),
      surdo: soquete({ noSistema: 2_000_000 }),
      parado: soquete({ naFila: 2_001 }),
    };
    const sockets = new Map(Object.entries(soquetes));
    const rooms = new Map([['lote:L', new Set(sockets.keys())]]);
    enviarNaSala({ of: () => ({ adapter: { rooms }, sockets }) } as never, 'lote:L', 'on-lances-lote', {
      seq: 1,
    });
    const vistos = Object.entries(soquetes).map(([nome, { tcp }]) => [nome, tcp.escritos, tcp.destruido]);
    expect(vistos).toEqual([
      ['leitor', 1, false],
      ['lento', 1, false],
      ['surdo', 0, true],
      ['parado', 0, true],
    ]);
  });
});
