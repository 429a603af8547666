import type { EventLog } from '../log/log.ts';
import type { Environment } from './environment.ts';
import type { Registrador } from './writer.ts';

/** A longer time in which nothing could be committed is given back (rule 18). */
export const LACUNA_MS = 1_000;
const PULSO_MS = 250;
/** With so many unanswered no more are sent. */
const PULSOS_EM_VOO = 8;

interface Opcoes {
  log: Pick<EventLog, 'pulsar'>;
  ambiente: Environment;
  registrador: Registrador;
  /** As whom the pulses are written. */
  dono: string;
  /** Between pulses, ms; well below LACUNA_MS. */
  pulsoMs?: number | undefined;
  /** Something has just become durable. */
  aoConseguir(): void;
  /** Commits can be made again, and could not since `de`: whatever is decided from here on must come after the restitution. */
  aoVoltar(de: number): void;
  /** The store does not take anything: what waits to be decided must not wait for it. */
  aoPerder(): void;
  /** Decisions may be taken again. */
  aoConfiar(): void;
  /** The process kept everybody waiting by its own work since `de`, without refusing anything. */
  aoParar(de: number): void;
  /** Since when time is owed and not given back yet; null when none is. */
  devendoDesde(): number | null;
}

/**
 * Knows when commits were possible. While it watches, it writes a pulse to the log every quarter of a second; a commit that went
 * through counts as well. Nothing may be decided unless one of them succeeded within the last second: a crash, a stop, a store that
 * fails or hangs, a process that was frozen all look the same from here, a gap between two successes, and all end the same way: the
 * gap is given back first. What the process itself caused, by being busy while everything else waited (a slow answer, a collection of
 * garbage), is no part of a gap in which nothing was refused: what came in meanwhile is served after it. The durable pulse never claims an instant beyond time that is still owed, so that a crash
 * in between owes it again.
 */
export class Watcher {
  readonly #opcoes: Opcoes;
  readonly #pulsoMs: number;
  /** The last instant at which something was durable. */
  #ultimo = 0;
  #vigiando = false;
  /** Pulses in flight, since when there has been one, and when the last was sent. */
  #emVoo = 0;
  #caladaDesde = 0;
  #enviadoEm = 0;
  #perdida = false;
  /** An append was refused since the last success. */
  #recusou = false;
  #cancelar: (() => void) | null = null;
  /** When the next pulse is due, and up to when lateness was measured, at what use of the processor. */
  #devido = 0;
  #medidoAte = 0;
  #trabalhoMedido = 0;
  /** How long the process kept everybody waiting so far; at the last success; and when the pulses in flight began. */
  #parado = 0;
  #paradoAoConseguir = 0;
  #paradoAoCalar = 0;

  constructor(opcoes: Opcoes) {
    this.#opcoes = opcoes;
    this.#pulsoMs = opcoes.pulsoMs ?? PULSO_MS;
  }

  /** The store took nothing the last time it was asked, or has not answered for too long. */
  get perdida(): boolean {
    return this.#perdida;
  }

  /** Whether anything may be decided now. When not, `aoConfiar` tells when it may. */
  confia(): boolean {
    if (!this.#vigiando) return true;
    this.#medir();
    if (this.#lacuna() <= LACUNA_MS) return true;
    this.#pulsar();
    return false;
  }

  /** From here on lots are open. The first pulse goes out at once. */
  vigiar(): void {
    if (this.#vigiando) return;
    this.#vigiando = true;
    this.#recusou = false;
    this.#ultimo = this.#opcoes.ambiente.agora();
    this.#paradoAoConseguir = this.#parado;
    this.#devido = this.#ultimo;
    this.#medidoAte = this.#ultimo;
    this.#bater();
  }

  /** No lot is open any more: nobody's time runs. */
  descansar(): void {
    this.#vigiando = false;
    this.#perdida = false;
    this.#cancelar?.();
    this.#cancelar = null;
    this.#opcoes.ambiente.acertar(0);
  }

  /** Something has just become durable. */
  conseguiu(): void {
    if (!this.#vigiando) return;
    this.#medir();
    const agora = this.#opcoes.ambiente.agora();
    const de = this.#ultimo;
    const lacuna = this.#lacuna();
    this.#ultimo = agora;
    this.#paradoAoConseguir = this.#parado;
    this.#perdida = false;
    this.#recusou = false;
    if (lacuna <= LACUNA_MS) {
      this.#opcoes.aoConseguir();
      return;
    }
    this.#opcoes.registrador.warn(
      { de: new Date(de).toISOString(), ms: agora - de },
      'nothing could be committed',
    );
    this.#opcoes.aoVoltar(de);
    this.#opcoes.aoConfiar();
  }

  /** The store refused an append: it is asked again now rather than at the next pulse. */
  falhou(): void {
    this.#recusou = true;
    if (this.#vigiando) this.#pulsar();
  }

  /** Nothing became durable for so long and not for its own work alone. Where anything was refused, all of it counts. */
  #lacuna(): number {
    const inteira = this.#opcoes.ambiente.agora() - this.#ultimo;
    const parado = this.#parado - this.#paradoAoConseguir;
    return this.#perdida || this.#recusou ? inteira : inteira - parado;
  }

  /** A pulse that comes late was kept waiting: by this process's own work, as far as it used the processor meanwhile. */
  #medir(): void {
    const { ambiente, aoParar } = this.#opcoes;
    const agora = ambiente.agora();
    const atraso = agora - Math.max(this.#devido, this.#medidoAte);
    if (atraso <= 0) return;
    const trabalhado = ambiente.trabalhado();
    const parado = Math.min(atraso, Math.max(0, trabalhado - this.#trabalhoMedido));
    this.#medidoAte = agora;
    this.#trabalhoMedido = trabalhado;
    this.#parado += parado;
    if (parado > LACUNA_MS) aoParar(agora - atraso);
  }

  #bater(): void {
    this.#medir();
    this.#trabalhoMedido = this.#opcoes.ambiente.trabalhado();
    this.#devido = this.#opcoes.ambiente.agora() + this.#pulsoMs;
    this.#pulsar();
    this.#cancelar = this.#opcoes.ambiente.daquiA(this.#pulsoMs, () => this.#bater());
  }

  /** One after another, not one at a time: a store that is slow is not one that takes nothing. */
  #pulsar(): void {
    const { ambiente, log, dono } = this.#opcoes;
    const agora = ambiente.agora();
    const calada = this.#emVoo > 0;
    const calado = agora - Math.max(this.#ultimo, this.#caladaDesde);
    const parado = this.#parado - Math.max(this.#paradoAoConseguir, this.#paradoAoCalar);
    if (calada && calado - parado > LACUNA_MS) this.#perder();
    if (calada && (this.#emVoo >= PULSOS_EM_VOO || agora - this.#enviadoEm < this.#pulsoMs)) return;
    this.#emVoo += 1;
    this.#enviadoEm = agora;
    if (!calada) {
      this.#caladaDesde = agora;
      this.#paradoAoCalar = this.#parado;
    }
    const certo = calada || this.#lacuna() > LACUNA_MS ? this.#ultimo : agora;
    log.pulsar(dono, Math.min(certo, this.#opcoes.devendoDesde() ?? certo)).then(
      () => {
        this.#emVoo -= 1;
        this.conseguiu();
      },
      (err: unknown) => {
        this.#emVoo -= 1;
        if (!this.#perdida) this.#opcoes.registrador.error({ err }, 'the log takes no pulse');
        this.#perder();
      },
    );
  }

  #perder(): void {
    if (!this.#vigiando) return;
    this.#perdida = true;
    this.#opcoes.aoPerder();
  }
}
