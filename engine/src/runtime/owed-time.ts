import { type Lacuna, restituir, tempoCorre } from '../auction/leituras/restituicao.ts';
import { type Comando, FORMATO } from '../auction/modelo/comando.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import type { StoredCommit } from '../log/log.ts';
import type { Environment } from './environment.ts';
import type { Mailbox } from './mailbox.ts';
import { LACUNA_MS } from './watcher.ts';

/**
 * Time owed to auctions (rule 18): since when nothing could be committed for each. It is paid by the first command that the
 * auction decides, however often that fails before it is durable, and nothing else is decided before it.
 */
export class Dividas {
  readonly #ambiente: Environment;
  readonly #devedoras = new Map<Mailbox, Divida>();

  constructor(ambiente: Environment) {
    this.#ambiente = ambiente;
  }

  /** The earliest instant from which on time is owed; null when none is. */
  desde(): number | null {
    return this.#devedoras.size === 0 ? null : Math.min(...[...this.#devedoras.values()].map(({ de }) => de));
  }

  tem(mailbox: Mailbox): boolean {
    return this.#devedoras.has(mailbox);
  }

  /**
   * Nothing could be committed for this auction from `de` until now. After a stall everybody was served, and only lots that ended in
   * it lost anything: nobody could bid in their last moments.
   */
  anotar(mailbox: Mailbox, de: number, quais: Divida['quais'] = 'todos'): void {
    const divida = this.#devedoras.get(mailbox);
    if (divida === undefined) this.#devedoras.set(mailbox, { de, quais, pagaAte: null, depois: null });
    else if (divida.pagaAte === null) {
      if (quais === 'todos') divida.quais = quais;
      divida.de = Math.min(divida.de, de);
    } else if (quais === 'todos') divida.depois = Math.max(de, divida.pagaAte);
  }

  /**
   * The log was folded anew. What it holds that was not known here may have paid: a payment that was given up, of this life of the process or of
   * one before, and has landed since. Up to its end nothing is owed any more; one that ends after now was made by another clock, for another gap.
   */
  conferir(mailbox: Mailbox, novos: readonly Pick<StoredCommit, 'events'>[]): void {
    const divida = this.#devedoras.get(mailbox);
    if (divida === undefined) return;
    const agora = this.#ambiente.agora();
    for (const evento of novos.flatMap(({ events }) => events)) {
      if (evento.tipo !== 'ComandoDecidido/1' || evento.comando.pedido.tipo !== 'restituir-tempo') continue;
      const ate = Date.parse(evento.comando.pedido.ate);
      if (ate <= agora) divida.de = Math.max(divida.de, ate);
    }
  }

  /** Another process pays. */
  esquecer(mailbox: Mailbox): void {
    this.#devedoras.delete(mailbox);
  }

  /** No lot is open any more: whatever opens next lost nothing. */
  esquecerTodas(): void {
    this.#devedoras.clear();
  }

  /** Something has become durable: a gap of less than a second ends there. Gives the auctions that have longer ones to pay for. */
  aoConseguir(): Mailbox[] {
    if (this.#devedoras.size === 0) return [];
    const agora = this.#ambiente.agora();
    const aPagar: Mailbox[] = [];
    for (const [mailbox, { de, pagaAte }] of this.#devedoras) {
      if (pagaAte !== null) continue;
      if (agora - de <= LACUNA_MS) this.#devedoras.delete(mailbox);
      else aPagar.push(mailbox);
    }
    return aPagar;
  }

  /** Called when a loaded mailbox is about to decide: what it owes goes before everything that waits in it. */
  cobrar(mailbox: Mailbox): void {
    const divida = this.#devedoras.get(mailbox);
    if (divida === undefined) return;
    const agora = this.#ambiente.agora();
    const ate = Math.max(agora, mailbox.ultimoInstante);
    // Where receipts of another owner are ahead of this clock, the gap is as long as it was here, and ends when they do.
    const de = divida.de + (divida.de <= agora ? ate - agora : 0);
    // Not a second yet. It may still become one, as long as nothing is durable.
    if (ate - de <= LACUNA_MS) return;
    const lacuna = { de, ate, ...(divida.quais === 'todos' ? {} : { soVencidos: true as const }) };
    if (!temLotesParados(mailbox.estado, lacuna)) {
      this.#devedoras.delete(mailbox);
      return;
    }
    const [inicio, fim] = [de, ate].map((instante) => new Date(instante).toISOString()) as [string, string];
    const comando: Comando = {
      comandoId: `restituir:${mailbox.leiUid}:${inicio}:${fim}`,
      autor: 'sistema',
      semente: this.#ambiente.semente(),
      formato: FORMATO,
      pedido: { tipo: 'restituir-tempo', ...lacuna, de: inicio, ate: fim },
    };
    mailbox.adiantar({
      comando,
      instante: ate,
      responder: () => {
        this.#devedoras.delete(mailbox);
        if (divida.depois !== null) this.anotar(mailbox, divida.depois);
      },
      // Nothing was paid, as far as is known: all of it is still owed.
      recusar: () => {
        divida.pagaAte = null;
        divida.depois = null;
      },
    });
    divida.pagaAte = agora;
    divida.depois = null;
  }
}

/** All by this process's clock. */
interface Divida {
  de: number;
  quais: 'todos' | 'os que venceram';
  /** A payment up to here is on its way to the log. */
  pagaAte: number | null;
  /** What came to be owed meanwhile starts here: a payment that takes long does not cover the time it took. */
  depois: number | null;
}

function temLotesParados(estado: Readonly<Estado> | null, lacuna: Lacuna): boolean {
  if (estado === null || !tempoCorre(estado)) return false;
  return restituir(estado, lacuna, lacuna.ate).length > 0;
}
