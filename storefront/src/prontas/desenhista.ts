import { Worker } from 'node:worker_threads';
import { contar } from '../site/metricas.ts';
import { registrar } from '../site/registro.ts';
import type { Descarte } from './leituras.ts';
import type { Desenhada } from './paginas.ts';
import type { PedidoAnonimo } from './pedido.ts';
import type { Pronta } from './pronta.ts';

/** What the thread is told. */
export type ParaDesenhista = { id: number; pedido: PedidoAnonimo } | { descarte: Descarte };

/** What the thread says: that it is there, or how a drawing went; with it what was counted meanwhile. */
export type DoDesenhista =
  | { pronto: true }
  | { id: number; contagens: [nome: string, quanto: number][]; desenhada: Desenhada<Pronta> | null };

/** Drawn side by side while their services answer. */
const JUNTAS = 6;
/** More than this many wait for nothing: who asks has it drawn by the server itself. */
const FILA = 200;
const MAIOR_PAUSA_MS = 30_000;

interface Espera {
  pedido: PedidoAnonimo;
  responder(desenhada: Desenhada<Pronta>): void;
  falhar(erro: Error): void;
}

/**
 * Draws pages in a thread of its own: whoever is served from memory never waits for a page that is drawn. A thread that dies is begun
 * again; until it is there nothing is drawn, and pages come from the server itself.
 */
export class Desenhista {
  #thread: Worker | null = null;
  #pronto = false;
  #pausa = 250;
  #ultimo = 0;
  readonly #emObra = new Map<number, Espera>();
  #urgentes: Espera[] = [];
  #outras: Espera[] = [];

  constructor() {
    this.#iniciar();
  }

  /** Rejects when it cannot be drawn here and now. */
  desenhar(pedido: PedidoAnonimo, urgente: boolean): Promise<Desenhada<Pronta>> {
    return new Promise((responder, falhar) => {
      if (!this.#pronto || this.#urgentes.length + this.#outras.length >= FILA) {
        falhar(new Error('nobody to draw it'));
        return;
      }
      (urgente ? this.#urgentes : this.#outras).push({ pedido, responder, falhar });
      this.#proxima();
    });
  }

  /** From here on nothing is drawn from what was dropped: messages arrive in order. */
  descartar(descarte: Descarte): void {
    this.#dizer({ descarte });
  }

  #iniciar(): void {
    const thread = new Worker(new URL('./desenhista-thread.ts', import.meta.url));
    this.#thread = thread;
    // It is there for a server, and keeps none alive.
    thread.unref();
    thread.on('message', (dito: DoDesenhista) => this.#ouvir(dito));
    thread.on('error', (erro) => registrar('error', 'page drawing thread failed', { erro }));
    thread.once('exit', () => {
      this.#pronto = false;
      this.#thread = null;
      const perdidas = [...this.#emObra.values(), ...this.#urgentes, ...this.#outras];
      this.#emObra.clear();
      this.#urgentes = [];
      this.#outras = [];
      for (const { falhar } of perdidas) falhar(new Error('page drawing thread ended'));
      setTimeout(() => this.#iniciar(), this.#pausa).unref();
      this.#pausa = Math.min(this.#pausa * 2, MAIOR_PAUSA_MS);
    });
  }

  #ouvir(dito: DoDesenhista): void {
    if ('pronto' in dito) {
      this.#pronto = true;
      return;
    }
    for (const [nome, quanto] of dito.contagens) contar(nome, quanto);
    const espera = this.#emObra.get(dito.id);
    this.#emObra.delete(dito.id);
    if (dito.desenhada === null) espera?.falhar(new Error('page not drawn'));
    else {
      this.#pausa = 250;
      espera?.responder(dito.desenhada);
    }
    this.#proxima();
  }

  #proxima(): void {
    while (this.#emObra.size < JUNTAS) {
      const espera = this.#urgentes.shift() ?? this.#outras.shift();
      if (espera === undefined) return;
      this.#ultimo += 1;
      this.#emObra.set(this.#ultimo, espera);
      this.#dizer({ id: this.#ultimo, pedido: espera.pedido });
    }
  }

  #dizer(dito: ParaDesenhista): void {
    this.#thread?.postMessage(dito);
  }
}
