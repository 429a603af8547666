import { createHash } from 'node:crypto';
import { anotarConteudo } from '../../prontas/leituras.ts';
import { PastaLimitada } from '../pasta-limitada.ts';
import type { Chave } from './chaves.ts';

interface Entrada {
  valor: unknown;
  obtidoEm: number;
  /** Dropped by a webhook: the next reader waits for a fresh copy. */
  vencida: boolean;
  /** Until when a failed source is left alone and the last good copy is served. */
  pausaAte: number;
  emBusca: Promise<void> | null;
  /** Counts drops, so that an answer fetched before a drop is never taken for one fetched after it. */
  geracao: number;
}

export interface OpcoesCache {
  /** Where the last good copies survive a restart; null keeps them in memory only. */
  pasta: string | null;
  agora?: () => number;
  aoFalhar?: (chave: string, erro: unknown) => void;
  validadeMs?: number;
  /** How long "there is no such thing" is believed. */
  validadeAusenteMs?: number;
  pausaMs?: number;
  /** Entries in memory; the same number of copies on disk. */
  maximo?: number;
  maximoBytes?: number;
}

/** How one reading is kept. */
export interface Guarda {
  /** Whether this answer is worth a copy on disk, where it survives a restart; false for what anybody may ask by any name. */
  noDisco?: (bruto: unknown) => boolean;
}

/**
 * Parsed content from the cms, by what it is (`chaves.ts`). Fresh: from memory. Aged: from memory, refreshed behind the reader's
 * back. Dropped: fetched anew before it is read. Source down: the last good copy, from memory or disk, however old.
 */
export class CacheConteudo {
  readonly #entradas = new Map<Chave, Entrada>();
  readonly #opcoes: Required<OpcoesCache>;
  readonly #disco: PastaLimitada | null;

  constructor(opcoes: OpcoesCache) {
    this.#opcoes = {
      agora: Date.now,
      aoFalhar: () => {},
      validadeMs: 30_000,
      validadeAusenteMs: 5_000,
      pausaMs: 2_000,
      maximo: 2_000,
      maximoBytes: 128 * 2 ** 20,
      ...opcoes,
    };
    const { pasta, maximo, maximoBytes } = this.#opcoes;
    this.#disco = pasta === null ? null : new PastaLimitada({ pasta, maximoArquivos: maximo, maximoBytes });
  }

  /**
   * @param buscar asks the source: the raw value, or null when the source says that there is none. Rejects when it is down.
   * @param interpretar raw value to what readers get; throws when it is not what it should be. Also run on copies from disk.
   * @param guarda how it is kept, where it is not by default
   * @returns null when there is no such content; rejects only when the source is down and no copy exists
   */
  async ler<T>(
    chave: Chave,
    buscar: () => Promise<unknown>,
    interpretar: (bruto: unknown) => T,
    { noDisco = () => true }: Guarda = {},
  ): Promise<T | null> {
    // Before anything is asked: a drop meanwhile is a drop of what is being drawn.
    anotarConteudo(chave);
    const agora = this.#opcoes.agora();
    let entrada = this.#entradas.get(chave);
    if (entrada !== undefined) {
      // Put last again: what nobody reads makes room first.
      this.#entradas.delete(chave);
      this.#entradas.set(chave, entrada);
    } else {
      entrada = { valor: undefined, obtidoEm: 0, vencida: true, pausaAte: 0, emBusca: null, geracao: 0 };
      this.#entradas.set(chave, entrada);
      this.#limitar();
    }
    const validade = entrada.valor === null ? this.#opcoes.validadeAusenteMs : this.#opcoes.validadeMs;
    const velha = agora - entrada.obtidoEm > validade;
    if ((entrada.vencida || velha) && agora >= entrada.pausaAte) {
      const busca = this.#buscarUmaVez(chave, entrada, buscar, interpretar, noDisco);
      // Nothing to show, dropped by a webhook, or believed absent: wait. Otherwise only refresh behind the reader's back.
      if (entrada.vencida || entrada.valor === undefined || entrada.valor === null) await busca;
      // A drop while that answer was on its way: it may be the old content. Once more, then take what there is.
      if (entrada.vencida && agora >= entrada.pausaAte)
        await this.#buscarUmaVez(chave, entrada, buscar, interpretar, noDisco);
    }
    if (entrada.valor === undefined) throw new Error(`no copy of ${chave} and its source is down`);
    return entrada.valor as T | null;
  }

  /** Entries in memory. */
  get tamanho(): number {
    return this.#entradas.size;
  }

  /** Drops what it says of. The copies stay as a net for when the source is down. */
  descartar(quais: (chave: Chave) => boolean): void {
    for (const [chave, entrada] of this.#entradas) {
      if (!quais(chave)) continue;
      entrada.vencida = true;
      entrada.pausaAte = 0;
      entrada.geracao += 1;
    }
  }

  #buscarUmaVez(
    chave: string,
    entrada: Entrada,
    buscar: () => Promise<unknown>,
    interpretar: (bruto: unknown) => unknown,
    noDisco: (bruto: unknown) => boolean,
  ): Promise<void> {
    entrada.emBusca ??= this.#atualizar(chave, entrada, buscar, interpretar, noDisco).finally(() => {
      entrada.emBusca = null;
    });
    return entrada.emBusca;
  }

  async #atualizar(
    chave: string,
    entrada: Entrada,
    buscar: () => Promise<unknown>,
    interpretar: (bruto: unknown) => unknown,
    noDisco: (bruto: unknown) => boolean,
  ): Promise<void> {
    const { geracao } = entrada;
    try {
      const bruto = await buscar();
      entrada.valor = bruto === null ? null : interpretar(bruto);
      entrada.obtidoEm = this.#opcoes.agora();
      entrada.vencida = entrada.geracao !== geracao;
      if (bruto !== null && noDisco(bruto)) await this.#guardar(chave, bruto);
    } catch (erro) {
      this.#opcoes.aoFalhar(chave, erro);
      entrada.pausaAte = this.#opcoes.agora() + this.#opcoes.pausaMs;
      if (entrada.valor === undefined) entrada.valor = await this.#recuperar(chave, interpretar);
    }
  }

  #arquivo(chave: string): string {
    return `${createHash('sha256').update(chave).digest('hex').slice(0, 32)}.json`;
  }

  async #guardar(chave: string, bruto: unknown): Promise<void> {
    try {
      await this.#disco?.guardar(this.#arquivo(chave), JSON.stringify({ chave, bruto }));
    } catch (erro) {
      // The net has a hole, the site does not: readers have the value in memory.
      this.#opcoes.aoFalhar(chave, erro);
    }
  }

  async #recuperar(chave: string, interpretar: (bruto: unknown) => unknown): Promise<unknown> {
    try {
      const copia = await this.#disco?.ler(this.#arquivo(chave));
      if (!copia) return undefined;
      const guardado = JSON.parse(copia.toString('utf8')) as { chave: string; bruto: unknown };
      return guardado.chave === chave ? interpretar(guardado.bruto) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Anyone can ask for made-up addresses: the entries unread for longest make room. */
  #limitar(): void {
    for (const chave of this.#entradas.keys()) {
      if (this.#entradas.size <= this.#opcoes.maximo) return;
      this.#entradas.delete(chave);
    }
  }
}
