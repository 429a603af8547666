import { aguardaPrazos } from '../auction/leituras/prazos.ts';
import type { Mailbox } from './mailbox.ts';
import { Slots } from './slots.ts';

/** Finished auctions folded at the same time because somebody asked for them: it is the bidders' processor. */
const RELEITURAS_AO_MESMO_TEMPO = 2;

/** Finished auctions are read from the log when somebody asks, and only the last few stay in memory. */
export class FinishedAuctions {
  readonly #maximo: number;
  readonly #ler: (mailbox: Mailbox) => Promise<void>;
  /** In memory, least recently used first. */
  readonly #naMemoria = new Set<Mailbox>();
  readonly #vagas = new Slots(RELEITURAS_AO_MESMO_TEMPO);
  readonly #releituras = new Map<Mailbox, Promise<void>>();

  /** @param ler folds a mailbox's auction from the log */
  constructor(maximo: number, ler: (mailbox: Mailbox) => Promise<void>) {
    this.#maximo = maximo;
    this.#ler = ler;
  }

  /** They wait for one of few places: however many are asked for, few are folded at once, and each once for all who ask. */
  reler(mailbox: Mailbox): Promise<void> {
    if (!mailbox.arquivada) return this.#ler(mailbox);
    let releitura = this.#releituras.get(mailbox);
    if (releitura === undefined) {
      releitura = this.#vagas.usar(() => this.#ler(mailbox)).finally(() => this.#releituras.delete(mailbox));
      this.#releituras.set(mailbox, releitura);
    }
    return releitura;
  }

  /** Told of each auction that was read or written: what nobody looked at for longest makes room. */
  usada(mailbox: Mailbox): void {
    this.#naMemoria.delete(mailbox);
    if (!mailbox.terminada) return;
    // While its owner may die, what it waits for must be known to who takes over.
    if (!mailbox.minha && mailbox.estado !== null && aguardaPrazos(mailbox.estado)) return;
    this.#naMemoria.add(mailbox);
    for (const antiga of this.#naMemoria) {
      if (this.#naMemoria.size <= this.#maximo) return;
      if (antiga === mailbox || antiga.voo !== null || antiga.pendentes > 0 || antiga.leitores > 0) continue;
      this.#naMemoria.delete(antiga);
      antiga.arquivar();
    }
  }
}
