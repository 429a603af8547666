import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type Conexao, Leitores } from './slow-readers.ts';

const KIB = 1_024;
const LIMITES = { porSoquete: 200 * KIB, porEndereco: 500 * KIB, soquetesPorEndereco: 6 };

/** A socket as engine.io has it: what is written waits until it is flushed, then lies in the WebSocket's buffer. */
class Soquete extends EventEmitter {
  solto = false;
  bufferedAmount = 0;
  readonly transport = { socket: { bufferedAmount: 0, _socket: { destroy: () => this.#destruir() } } };

  escrever(bytes: number): void {
    this.emit('packetCreate', { type: 'message', data: 'x'.repeat(bytes) });
  }
  passarAdiante(bytes: number): void {
    this.transport.socket.bufferedAmount += bytes;
    this.emit('flush');
  }
  #destruir(): void {
    this.solto = true;
    this.emit('close');
  }
}

function casa() {
  const engine = new EventEmitter();
  const leitores = new Leitores(LIMITES);
  leitores.acompanhar({ engine } as never);
  const ligar = (endereco: string) => {
    const soquete = new Soquete();
    engine.emit('connection', soquete);
    return { soquete, entrou: leitores.entrar(soquete as unknown as Conexao, endereco) };
  };
  return { leitores, ligar };
}

describe('who does not read', () => {
  it('is let go once too much waits for one socket, wherever it waits', () => {
    const { ligar, leitores } = casa();
    const { soquete: leitor } = ligar('a');
    const { soquete: surdo } = ligar('b');
    for (let i = 0; i < 100; i++) {
      leitor.escrever(50 * KIB);
      leitor.passarAdiante(0);
    }
    surdo.escrever(150 * KIB);
    surdo.passarAdiante(150 * KIB);
    expect(surdo.solto).toBe(false);
    surdo.escrever(60 * KIB);
    expect([leitor.solto, surdo.solto, leitores.soquetes]).toEqual([false, true, 1]);
  });

  it('is let go once too much waits for one address, and those who read stay', () => {
    const { ligar } = casa();
    const surdos = Array.from({ length: 4 }, () => ligar('a').soquete);
    const leitor = ligar('a').soquete;
    const deFora = ligar('b').soquete;
    for (const surdo of surdos) surdo.escrever(150 * KIB);
    leitor.escrever(10 * KIB);
    deFora.escrever(150 * KIB);
    expect(surdos.map(({ solto }) => solto)).toEqual([false, false, false, true]);
    expect([leitor.solto, deFora.solto]).toEqual([false, false]);
  });

  it('an address has so many sockets and no more, until one of them is gone', () => {
    const { ligar } = casa();
    const daqui = Array.from({ length: 7 }, () => ligar('a'));
    expect(daqui.map(({ entrou }) => entrou)).toEqual([true, true, true, true, true, true, false]);
    expect(ligar('b').entrou).toBe(true);
    daqui[0]?.soquete.emit('close');
    expect(ligar('a').entrou).toBe(true);
  });
});
