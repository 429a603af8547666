import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { EngineDeTeste, Json } from './engine.ts';

/** A console as a program makes it: it acts on the last state that it was told. */
export class Console {
  readonly socket: Socket;
  readonly leiUid: string;
  estado: Json = null;

  private constructor(socket: Socket, leiUid: string) {
    this.socket = socket;
    this.leiUid = leiUid;
    socket.on('on-leiloeiro', (estado) => this.guardar(estado));
  }

  static async ligar(socket: Socket, leiUid: string, como: object = {}): Promise<Console> {
    const console = new Console(socket, leiUid);
    const ack = await console.socket.emitWithAck('conectar-leiloeiro', { leiUid, ...como });
    expect(ack, JSON.stringify(ack.erro)).toMatchObject({ ok: true });
    console.guardar(ack);
    return console;
  }

  guardar(estado: Json): void {
    this.estado = estado;
  }

  /** Resolves with the acknowledgement. */
  async agir(acao: string, campos: object = {}): Promise<Json> {
    const { leiUid, estado } = this;
    const pedido = { leiUid, acao, comandoId: randomUUID(), seq: estado.seq, ...campos };
    const ack = await this.socket.emitWithAck('leiloeiro-acao', pedido);
    if (ack.ok) this.guardar(ack);
    return ack;
  }

  /** As `agir`, and it must be done. */
  async fazer(acao: string, campos: object = {}): Promise<Json> {
    const ack = await this.agir(acao, campos);
    expect(ack, JSON.stringify(ack.erro)).toMatchObject({ ok: true });
    return ack;
  }

  async modo(soAcompanha: boolean): Promise<Json> {
    const ack = await this.socket.emitWithAck('leiloeiro-modo', { leiUid: this.leiUid, soAcompanha });
    if (ack.ok) this.guardar(ack);
    return ack;
  }
}

/** The sockets of a file's tests. */
export class Sockets {
  readonly #engine: EngineDeTeste;
  readonly #abertos: Socket[] = [];

  constructor(engine: EngineDeTeste) {
    this.#engine = engine;
  }

  async conectar(quem?: string): Promise<Socket> {
    const socket = this.#engine.socket(quem === undefined ? undefined : await this.#engine.entrar(quem));
    this.#abertos.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  async console(quem: string, leiUid: string, como: object = {}): Promise<Console> {
    return Console.ligar(await this.conectar(quem), leiUid, como);
  }

  fechar(): void {
    for (const socket of this.#abertos.splice(0)) socket.disconnect();
  }
}

export const aoVivo = (campos: object = {}) => ({
  nome: 'Lote ao vivo',
  tipo: 'Carro',
  valor: { minimo: 100_000, incremento: 10_000 },
  finalizacaoManual: true,
  ...campos,
});

export const dar = (socket: Socket, lelUid: string, valor: number, tipo = 'MANUAL') =>
  socket.emitWithAck('dar-lance', { lelUid, tipo, valor, comandoId: randomUUID() });

export const codigo = (ack: Json): string => (ack.ok ? 'ok' : ack.erro.codigo);
