import type { EventLog, StoredCommit } from '../log/log.ts';
import type { EscritaProjecao, Passo } from '../records/records.ts';
import type { Environment } from './environment.ts';
import type { Registrador } from './writer.ts';

/** Consecutive commits of one stream as one: their events in order. */
export type Trecho = Pick<StoredCommit, 'stream' | 'events'>;

interface Opcoes {
  nome: string;
  log: EventLog;
  escrita: EscritaProjecao;
  ambiente: Environment;
  registrador: Registrador;
  /** Applies the events and moves the checkpoint; resolves with where it is then. Rejects when it could not: it is asked again later. */
  aplicar(trecho: Trecho, passo: Passo): Promise<number>;
}

/**
 * How many events a slice holds is found by trying. While somebody waits, pages written once for many bids are most of what a burst
 * saves; while nobody does, bids and the ends of lots are what waits, for the milliseconds that a slice takes.
 */
interface Medida {
  readonly menos: number;
  readonly mais: number;
  readonly curtaMs: number;
  readonly longaMs: number;
  eventos: number;
}
const COM_PRESSA = { menos: 64, mais: 1_024, curtaMs: 5, longaMs: 12 };
const SEM_PRESSA = { menos: 8, mais: 1_024, curtaMs: 1, longaMs: 2 };
/** Live commits kept to be applied; beyond it the log is read again instead. */
const COMMITS_GUARDADOS = 1_024;
/** What is read from the log at once. */
const COMMITS_POR_LEITURA = 256;
const EVENTOS_POR_LEITURA = 4_096;
/** While commits come and nobody waits, slices are this far apart (what arrives meanwhile shares one) and take a tenth of the time. */
const PAUSA_MS = 20;
const PROPORCAO_DA_PAUSA = 9;
const ESPERA_INICIAL_MS = 250;
const ESPERA_MAXIMA_MS = 5_000;

interface Fluxo {
  stream: string;
  /** Last commit applied, and last one known to be durable. */
  aplicado: number;
  ultimo: number;
  /** Commits after `aplicado`, contiguous; empty when they must be read from the log. */
  guardados: StoredCommit[];
}

/** Follows every stream of the log for one projection, from its own checkpoint, a slice at a time. */
export class Follower {
  readonly nome: string;
  readonly #opcoes: Opcoes;
  readonly #fluxos = new Map<string, Fluxo>();
  readonly #atrasados = new Set<Fluxo>();
  #esperas: { faltam: Map<Fluxo, number>; resolver: () => void; pressa: boolean }[] = [];
  #acordar: (() => void) | null = null;
  #trabalho: Promise<void> | null = null;
  #falhas = 0;
  #parado = false;
  readonly #comPressa: Medida = { ...COM_PRESSA, eventos: COM_PRESSA.menos };
  readonly #semPressa: Medida = { ...SEM_PRESSA, eventos: SEM_PRESSA.menos };
  #checkpoints: ReadonlyMap<string, number> = new Map();
  /** Commits came since the last slice: bidders are about. */
  #movimento = false;

  constructor(opcoes: Opcoes) {
    this.nome = opcoes.nome;
    this.#opcoes = opcoes;
  }

  /** Finds where each stream was left. Before anything is received. */
  async iniciar(): Promise<void> {
    this.#checkpoints = await this.#opcoes.escrita.checkpoints(this.nome);
  }

  get falhando(): boolean {
    return this.#falhas > 0;
  }

  /** Somebody waits for what is not applied yet. */
  get #apressado(): boolean {
    return this.#esperas.some(({ pressa }) => pressa);
  }

  get atraso(): number {
    let soma = 0;
    for (const { ultimo, aplicado } of this.#atrasados) soma += ultimo - aplicado;
    return soma;
  }

  /** A commit that has just become durable. */
  receber(commit: StoredCommit): void {
    this.#movimento = true;
    const fluxo = this.#fluxo(commit.stream);
    const proximo = fluxo.aplicado + fluxo.guardados.length + 1;
    if (commit.commitNo === proximo && fluxo.guardados.length < COMMITS_GUARDADOS)
      fluxo.guardados.push(commit);
    this.alcancar(commit.stream, commit.commitNo);
  }

  /** The stream is durable up to `commitNo`. */
  alcancar(stream: string, commitNo: number): void {
    const fluxo = this.#fluxo(stream);
    fluxo.ultimo = Math.max(fluxo.ultimo, commitNo);
    if (fluxo.aplicado >= fluxo.ultimo) return;
    this.#atrasados.add(fluxo);
    this.#trabalhar();
  }

  /**
   * Resolves when all that is known to be durable now was applied, or when that keeps failing. With `pressa` the work is taken up at
   * once and in larger slices; without, it goes on as if nobody waited.
   */
  emDia({ pressa } = { pressa: true }): Promise<void> {
    if (this.#atrasados.size === 0 || this.falhando || this.#parado) return Promise.resolve();
    const faltam = new Map([...this.#atrasados].map((fluxo) => [fluxo, fluxo.ultimo]));
    const espera = new Promise<void>((resolver) => this.#esperas.push({ faltam, resolver, pressa }));
    if (pressa) this.#acordar?.();
    return espera;
  }

  async parar(): Promise<void> {
    this.#parado = true;
    this.#acordar?.();
    this.#liberar();
    await this.#trabalho;
  }

  #fluxo(stream: string): Fluxo {
    const conhecido = this.#fluxos.get(stream);
    if (conhecido !== undefined) return conhecido;
    const aplicado = this.#checkpoints.get(stream) ?? 0;
    const novo: Fluxo = { stream, aplicado, ultimo: aplicado, guardados: [] };
    this.#fluxos.set(stream, novo);
    return novo;
  }

  #trabalhar(): void {
    if (this.#parado) return;
    this.#trabalho ??= this.#rodar().finally(() => {
      this.#trabalho = null;
      if (this.#atrasados.size > 0) this.#trabalhar();
    });
  }

  async #rodar(): Promise<void> {
    let pausa = PAUSA_MS;
    while (!this.#parado) {
      await this.#descansar(pausa);
      const [fluxo] = this.#atrasados;
      if (fluxo === undefined || this.#parado) return;
      const inicio = this.#opcoes.ambiente.agora();
      const medida = this.#apressado || !this.#movimento ? this.#comPressa : this.#semPressa;
      try {
        await this.#fatia(fluxo, medida.eventos);
        this.#falhas = 0;
        const gasto = this.#opcoes.ambiente.agora() - inicio;
        ajustar(medida, gasto);
        pausa = this.#movimento ? Math.max(PAUSA_MS, PROPORCAO_DA_PAUSA * gasto) : gasto;
        this.#movimento = false;
      } catch (err) {
        pausa = Math.min(ESPERA_INICIAL_MS * 2 ** this.#falhas++, ESPERA_MAXIMA_MS);
        this.#opcoes.registrador.error(
          { err, projecao: this.nome, stream: fluxo.stream, commitNo: fluxo.aplicado + 1 },
          'a projection failed; it will be tried again',
        );
        // Behind the others: one stream's trouble is not everybody's.
        this.#atrasados.delete(fluxo);
        this.#atrasados.add(fluxo);
        this.#liberar();
      }
      if (this.#atrasados.size === 0) return;
    }
  }

  /** A turn of the event loop at least; the whole pause when nobody waits. */
  #descansar(ms: number): Promise<void> {
    const { ambiente } = this.#opcoes;
    return new Promise((resolve) => {
      if (this.#apressado && !this.falhando) return ambiente.emSeguida(resolve);
      const cancelar = ambiente.daquiA(ms, acabar);
      const acordar = () => {
        cancelar();
        ambiente.emSeguida(acabar);
      };
      this.#acordar = acordar;
      const seguidor = this;
      function acabar() {
        seguidor.#acordar = null;
        resolve();
      }
    });
  }

  async #fatia(fluxo: Fluxo, eventos: number): Promise<void> {
    if (fluxo.guardados.length === 0) await this.#ler(fluxo);
    const commits = proximos(fluxo.guardados, eventos);
    const ultimo = commits.at(-1);
    if (ultimo === undefined) throw new Error(`${fluxo.stream} has no commit ${fluxo.aplicado + 1}`);
    const events = commits.length === 1 ? ultimo.events : commits.flatMap((commit) => commit.events);
    const passo = { apos: fluxo.aplicado, ate: ultimo.commitNo };
    fluxo.aplicado = await this.#opcoes.aplicar({ stream: fluxo.stream, events }, passo);
    // Elsewhere when another process has been here: on from there, with what is still to come of what was kept.
    const depois = fluxo.guardados.findIndex(({ commitNo }) => commitNo === fluxo.aplicado + 1);
    fluxo.guardados.splice(0, depois === -1 ? fluxo.guardados.length : depois);
    this.#atrasados.delete(fluxo);
    if (fluxo.aplicado < fluxo.ultimo) this.#atrasados.add(fluxo);
    this.#avisar(fluxo);
  }

  /** Keeps a page of the log to be applied slice by slice: a store is asked once for many. */
  async #ler(fluxo: Fluxo): Promise<void> {
    const pagina: StoredCommit[] = [];
    let eventos = 0;
    for await (const commit of this.#opcoes.log.read(fluxo.stream, fluxo.aplicado + 1)) {
      pagina.push(commit);
      eventos += commit.events.length;
      if (pagina.length >= COMMITS_POR_LEITURA || eventos >= EVENTOS_POR_LEITURA) break;
    }
    if (fluxo.guardados.length === 0) fluxo.guardados = pagina;
  }

  #avisar(fluxo: Fluxo): void {
    this.#esperas = this.#esperas.filter(({ faltam, resolver }) => {
      if ((faltam.get(fluxo) ?? Number.POSITIVE_INFINITY) <= fluxo.aplicado) faltam.delete(fluxo);
      if (faltam.size > 0) return true;
      resolver();
      return false;
    });
  }

  #liberar(): void {
    for (const { resolver } of this.#esperas.splice(0)) resolver();
  }
}

function ajustar(medida: Medida, gastoMs: number): void {
  if (gastoMs <= medida.curtaMs) medida.eventos = Math.min(2 * medida.eventos, medida.mais);
  else if (gastoMs >= medida.longaMs) medida.eventos = Math.max(medida.eventos / 2, medida.menos);
}

function proximos(guardados: readonly StoredCommit[], ateEventos: number): StoredCommit[] {
  let eventos = 0;
  let quantos = 0;
  while (quantos < guardados.length && eventos < ateEventos) eventos += guardados[quantos++]!.events.length;
  return guardados.slice(0, quantos);
}
