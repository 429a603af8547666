import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { Server } from 'socket.io';
import type { Environment } from '../runtime/environment.ts';
import { salaDoLote } from './rooms.ts';
import { enviarNaSala } from './send-to-room.ts';
import type { Leitores } from './slow-readers.ts';

/** Rooms up to this size hear of every commit; larger ones at most once in `JANELA_MS`, the first at once. */
const SALA_PEQUENA = 50;
const JANELA_MS = 50;

/** Sends a lot's public state to those who watch it. A message is never lost, only overtaken: the last state always goes out. */
export class Fanout {
  readonly #io: Pick<Server, 'of'>;
  /** Large rooms within their window, with the newest state not sent yet. */
  readonly #janelas = new Map<string, { pendente: EstadoPublicoLote | null; cancelar: () => void }>();
  readonly #daquiA: Environment['daquiA'];

  readonly #leitores: Pick<Leitores, 'conferir'>;

  constructor(
    io: Pick<Server, 'of'>,
    leitores: Pick<Leitores, 'conferir'>,
    daquiA: Environment['daquiA'] = comSetTimeout,
  ) {
    this.#io = io;
    this.#leitores = leitores;
    this.#daquiA = daquiA;
  }

  /** How many sockets are in the room of this lot. */
  ouvintes(lelUid: string): number {
    return this.#io.of('/').adapter.rooms.get(salaDoLote(lelUid))?.size ?? 0;
  }

  enviar(estado: EstadoPublicoLote): void {
    const janela = this.#janelas.get(estado.lelUid);
    if (janela !== undefined) {
      janela.pendente = estado;
      return;
    }
    const quantos = this.ouvintes(estado.lelUid);
    if (quantos === 0) return;
    this.#emitir(estado);
    if (quantos > SALA_PEQUENA) this.#abrirJanela(estado.lelUid);
  }

  parar(): void {
    for (const { cancelar } of this.#janelas.values()) cancelar();
    this.#janelas.clear();
  }

  #abrirJanela(lelUid: string): void {
    const cancelar = this.#daquiA(JANELA_MS, () => {
      const pendente = this.#janelas.get(lelUid)?.pendente;
      this.#janelas.delete(lelUid);
      if (!pendente) return;
      this.#emitir(pendente);
      this.#abrirJanela(lelUid);
    });
    this.#janelas.set(lelUid, { pendente: null, cancelar });
  }

  #emitir(estado: EstadoPublicoLote): void {
    enviarNaSala(this.#io, this.#leitores, salaDoLote(estado.lelUid), 'on-lances-lote', estado);
  }
}

const comSetTimeout: Environment['daquiA'] = (ms, tarefa) => {
  const cronometro = setTimeout(tarefa, ms);
  return () => clearTimeout(cronometro);
};
