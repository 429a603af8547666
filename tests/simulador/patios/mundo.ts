import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { Acaso } from '@martelo/shared/acaso';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { Mesa } from '../../../engine/src/auction/mesa.ts';
import type { PedidoTarefa } from '../../../engine/src/jobs/fila.ts';
import type { Acesso } from '../../../engine/src/records/records.ts';

/** Who calls, and for which brand. */
export interface Conta {
  nome: string;
  uid: string;
  hotsite: RegrasHotsite;
  acesso: Acesso;
}

/** Monday, ten in the morning in São Paulo. */
const COMECO = Date.UTC(2026, 8, 7 + 7, 13);
const ESPERANDO_MS = 5_000;
export const MARCAS = [HOTSITES_DEMO[0]!, HOTSITES_DEMO[1]!] as const;
export const marcaPorId = (id: number): RegrasHotsite | null => MARCAS.find((uma) => uma.id === id) ?? null;

/**
 * What one game is played in: its clock, its chances, its auction, its queue, its accounts. The rooms that play it outlive it, and find the world of
 * the game that is being played here.
 */
export class Mundo {
  acaso = new Acaso(0);
  mesa = new Mesa();
  lidos = 0;
  chanceDeMorte = 0;
  readonly contas = new Map<string, Conta>();
  /** Bytes of files, by their keys. */
  readonly bytes = new Map<string, Buffer>();
  readonly fila = new Map<string, PedidoTarefa>();
  readonly feitas = new Set<string>();
  /** When codes that wait were looked at to the end, Unix ms. */
  readonly varridas: number[] = [];
  readonly rastro: string[] = [];
  /** A process died and has not started again. */
  morto: () => boolean = () => false;
  #agora = COMECO;
  #ids = 0;

  comecar(semente: number): void {
    this.acaso = Acaso.deVizinha(semente);
    this.lidos = 0;
    this.chanceDeMorte = 0;
    this.#agora = COMECO + this.acaso.entre(0, 20) * 86_400_000;
    this.#ids = 0;
    for (const um of [this.contas, this.bytes, this.fila, this.feitas]) um.clear();
    this.varridas.length = 0;
    this.rastro.length = 0;
  }

  /**
   * Unix ms; no two that ask are told the same, so that what was written is in one order. Who waits for what a dead process holds asks again and again,
   * and is not to wait by the machine's clock.
   */
  readonly agora = (): number => {
    this.#agora += this.morto() ? ESPERANDO_MS : 1;
    return this.#agora;
  };
  /** The same, and nothing has passed. */
  get momento(): number {
    return this.#agora;
  }
  passar(ms: number): void {
    this.#agora += ms;
  }
  /** The auction's clock, which is of seconds. */
  readonly segundo = (): number => Math.floor(this.agora() / 1_000);

  uid(): string {
    const n = (++this.#ids).toString(16).padStart(12, '0');
    return `01900000-0000-7000-9000-${n}`;
  }
  comando(): string {
    return `c${++this.#ids}`;
  }
  anotar(linha: string): void {
    this.rastro.push(`${new Date(this.#agora).toISOString().slice(5, 19)} ${linha}`);
  }

  /** Runs a game by its own clock and its own chances, wherever the engine would ask the machine's: the same seed is the same run. */
  async sozinho<R>(fazer: () => Promise<R>): Promise<R> {
    const [relogio, sorteio, dormir] = [Date.now, crypto.getRandomValues, timers.setTimeout];
    Date.now = this.agora;
    // Who waits lets the others have a turn, and time passes; how fast the machine is says nothing.
    timers.setTimeout = (async (ms: number, valor: unknown) => {
      this.passar(ms);
      await timers.setImmediate();
      return valor;
    }) as never;
    syncBuiltinESMExports();
    const doJogo = this.acaso.filho(7);
    crypto.getRandomValues = ((para: Uint8Array) => {
      for (let i = 0; i < para.length; i++) para[i] = doJogo.entre(0, 255);
      return para;
    }) as never;
    try {
      return await fazer();
    } finally {
      Date.now = relogio;
      crypto.getRandomValues = sorteio;
      timers.setTimeout = dormir;
      syncBuiltinESMExports();
    }
  }
}

export const codigoDe = (erro: unknown): string =>
  erro instanceof ErroMartelo ? erro.codigo : String((erro as Error)?.message ?? erro);
