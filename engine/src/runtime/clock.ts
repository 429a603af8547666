import {
  comandoDoPrazo,
  fimDoRelogio,
  type Prazo,
  prazoDoLeilao,
  proximoPrazo,
} from '../auction/leituras/prazos.ts';
import type { Estado, EstadoLote } from '../auction/modelo/estado.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import type { Environment } from './environment.ts';
import { Heap } from './heap.ts';

/** The longest sleep: bounds how late a close is after the machine was suspended or its clock set forward. */
const SONO_MAXIMO_MS = 10_000;
const NOVA_TENTATIVA_MS = 250;

/** Sends what a deadline asks; rejects when it could not be decided, and is then asked again. */
type Vencer = (leiUid: string, lelUid: string, prazo: Prazo) => Promise<unknown>;

/**
 * The next deadline of every lot: one heap, one timer. It only brings the deadline's command to the auction's mailbox; never
 * before its time, and being late decides nothing, because bids and answers received after it are refused by their receipt time
 * (rule 13). What is waited for follows from the fold, so a restart waits for the same.
 */
export class Relogio {
  readonly #ambiente: Environment;
  readonly #vencer: Vencer;
  readonly #monte = new Heap<string>();
  /** Heap entries that these do not confirm are void. */
  readonly #lotes = new Map<string, Espera>();
  #abertos = 0;
  #alarme: { em: number; cancelar: () => void } | null = null;
  #parado = false;

  constructor(ambiente: Environment, vencer: Vencer) {
    this.#ambiente = ambiente;
    this.#vencer = vencer;
  }

  /** Open lots with a clock that are waited for. */
  get tamanho(): number {
    return this.#abertos;
  }

  /** The auctions of those. */
  leiloes(): Set<string> {
    const leiloes = new Set<string>();
    for (const { leiUid, aberto } of this.#lotes.values()) if (aberto) leiloes.add(leiUid);
    return leiloes;
  }

  /** Lots whose time has come and whose command has not taken effect yet: in a healthy engine none for longer than a commit. */
  vencidos(agora: number): number {
    let quantos = 0;
    for (const { prazo } of this.#lotes.values()) if (prazo.instante <= agora) quantos += 1;
    return quantos;
  }

  /** Every lot of the auction, as it is now. */
  acompanharTodos(estado: Readonly<Estado>): void {
    for (const lote of estado.lotes.values()) this.acompanhar(estado, lote);
    this.#acompanharLeilao(estado);
  }

  /** What a commit changed. */
  seguir(eventos: readonly Evento[], estado: Readonly<Estado>): void {
    if (eventos.some(mudaTodos)) {
      this.acompanharTodos(estado);
      return;
    }
    for (const evento of eventos) {
      const lelUid =
        evento.tipo === 'LoteIncluido/1' ? evento.lote.uid : 'lelUid' in evento ? evento.lelUid : undefined;
      const lote = lelUid === undefined ? undefined : estado.lotes.get(lelUid);
      if (lote !== undefined) this.acompanhar(estado, lote);
    }
    if (eventos.some(mudaFimDoLeilao)) this.#acompanharLeilao(estado);
  }

  acompanhar(estado: Readonly<Estado>, lote: Readonly<EstadoLote>): void {
    const aberto = fimDoRelogio(estado, lote) !== null;
    this.#esperar(lote.uid, estado.leilao.uid, proximoPrazo(estado, lote), aberto);
  }

  /** Its own deadline stands among those of its lots, under its uid. */
  #acompanharLeilao(estado: Readonly<Estado>): void {
    const { uid } = estado.leilao;
    this.#esperar(uid, uid, prazoDoLeilao(estado), false);
  }

  /** A deadline that moved later leaves its heap entry where it is: it is put back when it surfaces. */
  #esperar(chave: string, leiUid: string, prazo: Prazo | null, aberto: boolean): void {
    const atual = this.#lotes.get(chave);
    if (prazo === null) {
      this.#largar(chave);
      return;
    }
    if (atual?.vencendo) {
      // The command of this very deadline is under way or will be asked again: it keeps its pace while the store is in trouble.
      if (comandoDoPrazo(atual.prazo) === comandoDoPrazo(prazo)) return;
    } else if (atual !== undefined && atual.noMonte <= prazo.instante) {
      this.#contar(atual, aberto);
      atual.prazo = prazo;
      return;
    }
    this.#largar(chave);
    const espera = {
      leiUid,
      prazo,
      aberto: false,
      noMonte: prazo.instante,
      vencendo: false,
    };
    this.#contar(espera, aberto);
    this.#lotes.set(chave, espera);
    this.#monte.inserir(prazo.instante, chave);
    this.#armar();
  }

  /** Another process sees to this auction's deadlines. */
  esquecer(leiUid: string): void {
    for (const [chave, lote] of this.#lotes) if (lote.leiUid === leiUid) this.#largar(chave);
  }

  parar(): void {
    this.#parado = true;
    this.#alarme?.cancelar();
    this.#alarme = null;
  }

  #armar(): void {
    const topo = this.#monte.topo();
    if (this.#parado || topo === undefined) return;
    const agora = this.#ambiente.agora();
    const em = Math.min(topo.chave, agora + SONO_MAXIMO_MS);
    if (this.#alarme !== null) {
      if (this.#alarme.em <= em) return;
      this.#alarme.cancelar();
    }
    const cancelar = this.#ambiente.daquiA(Math.max(0, em - agora), () => {
      this.#alarme = null;
      this.#tocar();
    });
    this.#alarme = { em, cancelar };
  }

  #tocar(): void {
    const agora = this.#ambiente.agora();
    for (
      let topo = this.#monte.topo();
      topo !== undefined && topo.chave <= agora;
      topo = this.#monte.topo()
    ) {
      this.#monte.retirar();
      const lelUid = topo.valor;
      const lote = this.#lotes.get(lelUid);
      if (lote === undefined || lote.noMonte !== topo.chave) continue;
      if (lote.prazo.instante > agora) this.#repor(lelUid, lote, lote.prazo.instante);
      else this.#pedir(lelUid, lote);
    }
    this.#armar();
  }

  #pedir(lelUid: string, lote: Espera): void {
    lote.vencendo = true;
    const continua = (): boolean => this.#lotes.get(lelUid) === lote;
    this.#vencer(lote.leiUid, lelUid, lote.prazo).then(
      () => {
        if (continua()) this.#largar(lelUid);
      },
      () => {
        if (this.#parado || !continua()) return;
        this.#repor(lelUid, lote, this.#ambiente.agora() + NOVA_TENTATIVA_MS);
        this.#armar();
      },
    );
  }

  #repor(lelUid: string, lote: Espera, chave: number): void {
    lote.noMonte = chave;
    this.#monte.inserir(chave, lelUid);
  }

  #contar(lote: Espera, aberto: boolean): void {
    this.#abertos += Number(aberto) - Number(lote.aberto);
    lote.aberto = aberto;
  }

  #largar(lelUid: string): void {
    const lote = this.#lotes.get(lelUid);
    if (lote === undefined) return;
    this.#contar(lote, false);
    this.#lotes.delete(lelUid);
  }
}

interface Espera {
  leiUid: string;
  /** The next one; those after it follow from the fold once it took effect. */
  prazo: Prazo;
  /** The lot takes bids and has a clock. */
  aberto: boolean;
  /** The earliest key this lot has in the heap. */
  noMonte: number;
  /** Its command was sent, and has not been decided yet. */
  vencendo: boolean;
}

/** The auction's own situation, and a pause of it, concern the clock of every lot. */
const mudaTodos = (evento: Evento): boolean =>
  evento.tipo === 'SituacaoLeilaoAlterada/1' ||
  (evento.tipo === 'PregaoMovido/1' && 'pausado' in evento.movimento);

/** Lots that close, open again or join say whether the auction is over. */
const mudaFimDoLeilao = ({ tipo }: Evento): boolean =>
  tipo === 'LoteEncerrado/1' || tipo === 'SituacaoLoteAlterada/1' || tipo === 'LoteIncluido/1';
