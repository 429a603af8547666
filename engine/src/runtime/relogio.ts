import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote';
import type { Estado, EstadoLote } from '../auction/estado.ts';
import type { Evento } from '../auction/evento.ts';
import type { Ambiente } from './ambiente.ts';
import { Monte } from './monte.ts';

/** The longest sleep: bounds how late a close is after the machine was suspended or its clock set forward. */
const SONO_MAXIMO_MS = 10_000;
const NOVA_TENTATIVA_MS = 250;

/**
 * The ends of all open lots: one heap, one timer. It only brings the close command to the auction's mailbox; never before the
 * end, and being late decides nothing, because bids received after the end are refused by their receipt time (rule 13).
 */
export class Relogio {
  readonly #ambiente: Ambiente;
  /** Sends the close; rejects when it could not be decided, and is then asked again. */
  readonly #vencer: (leiUid: string, lelUid: string, fim: number) => Promise<unknown>;
  readonly #monte = new Monte<string>();
  /** Heap entries that these do not confirm are void. */
  readonly #lotes = new Map<string, Espera>();
  #alarme: { em: number; cancelar: () => void } | null = null;
  #parado = false;

  constructor(ambiente: Ambiente, vencer: (leiUid: string, lelUid: string, fim: number) => Promise<unknown>) {
    this.#ambiente = ambiente;
    this.#vencer = vencer;
  }

  /** Open lots with a clock that are waited for. */
  get tamanho(): number {
    return this.#lotes.size;
  }

  /** The auctions whose lots are waited for. */
  leiloes(): Set<string> {
    return new Set([...this.#lotes.values()].map(({ leiUid }) => leiUid));
  }

  /** Lots whose time has come and whose command has not taken effect yet: in a healthy engine none for longer than a commit. */
  vencidos(agora: number): number {
    let quantos = 0;
    for (const { fim } of this.#lotes.values()) if (fim <= agora) quantos += 1;
    return quantos;
  }

  /** Every lot of the auction, as it is now. */
  acompanharTodos(estado: Readonly<Estado>): void {
    for (const lote of estado.lotes.values()) this.acompanhar(estado, lote);
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
  }

  /** An end that moved later leaves its heap entry where it is: it is put back when it surfaces. */
  acompanhar(estado: Readonly<Estado>, lote: Readonly<EstadoLote>): void {
    const fim = fimDe(estado, lote);
    if (fim === null) {
      this.#lotes.delete(lote.uid);
      return;
    }
    const atual = this.#lotes.get(lote.uid);
    if (atual?.encerrando) {
      // The close of this very end is under way or will be asked again: it keeps its pace while the store is in trouble.
      if (atual.fim === fim) return;
    } else if (atual !== undefined && atual.noMonte <= fim) {
      atual.fim = fim;
      return;
    }
    this.#lotes.set(lote.uid, { leiUid: estado.leilao.uid, fim, noMonte: fim, encerrando: false });
    this.#monte.inserir(fim, lote.uid);
    this.#armar();
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
      if (lote.fim > agora) this.#repor(lelUid, lote, lote.fim);
      else this.#encerrar(lelUid, lote);
    }
    this.#armar();
  }

  #encerrar(lelUid: string, lote: Espera): void {
    lote.encerrando = true;
    const continua = (): boolean => this.#lotes.get(lelUid) === lote;
    this.#vencer(lote.leiUid, lelUid, lote.fim).then(
      () => {
        if (continua()) this.#lotes.delete(lelUid);
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
}

interface Espera {
  leiUid: string;
  fim: number;
  /** The earliest key this lot has in the heap. */
  noMonte: number;
  /** Its close was sent, and has not been decided yet. */
  encerrando: boolean;
}

/** The auction's own situation, and a pause of it, concern the clock of every lot. */
const mudaTodos = (evento: Evento): boolean =>
  evento.tipo === 'SituacaoLeilaoAlterada/1' ||
  (evento.tipo === 'PregaoMovido/1' && 'pausado' in evento.movimento);

/** When the lot's clock runs out, Unix ms; null when it has none or takes no bids. */
function fimDe(estado: Readonly<Estado>, lote: Readonly<EstadoLote>): number | null {
  const aberto = LEILAO_ACEITA_LANCES.has(estado.leilao.situacao) && LOTE_ACEITA_LANCES.has(lote.situacao);
  if (!aberto || lote.dataFim === null) return null;
  // In a pause only what had ended before it closes.
  const { pausadoEm } = estado.pregao;
  return pausadoEm === null || lote.dataFim <= pausadoEm ? lote.dataFim : null;
}
