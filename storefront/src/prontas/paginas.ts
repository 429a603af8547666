import type { Chave } from '../site/conteudo/chaves.ts';
import { relogio } from './leituras.ts';

/** A page that was drawn, what it read and how old that is. */
export interface Desenhada<P> {
  /** Null when it may not be kept. */
  pagina: P | null;
  chaves: readonly Chave[];
  /** When the oldest of what it shows was asked for. */
  desde: number;
}

/** Draws a page anew. `urgente`: it is one that people read, not one that somebody asks for the first time. */
export type Desenhar<P> = (urgente: boolean) => Promise<Desenhada<P>>;

export interface OpcoesDasPaginas {
  /** A clock in ms that never jumps. */
  agora?: () => number;
  /** From this age on a page is drawn again behind its reader's back. */
  novaMs?: number;
  /** No page is sent older than this. */
  maximaMs?: number;
  /** So long after a drop of what it shows a page is still sent, while it is drawn again. */
  gracaMs?: number;
  /** So many of the pages that a drop names are drawn again at once, those read last; the others are gone. */
  adiantadas?: number;
  maximo?: number;
  maximoBytes?: number;
}

interface Entrada<P> extends Desenhada<P> {
  pagina: P;
  desenhar: Desenhar<P>;
  /** When what it shows was dropped; null while nothing was. */
  descartadaEm: number | null;
}

interface Obra<P> {
  comecou: number;
  fim: Promise<P | null>;
}

/**
 * Drawn pages, kept for a moment: one drawing serves everybody who asks meanwhile. A page is as old as the oldest of what it shows.
 * What was dropped of that drops the page, also one that is being drawn: it is drawn again at once, and until that is done, a moment
 * at most, a crowd is sent what there was instead of waiting.
 */
export class PaginasProntas<P extends { readonly tamanho: number }> {
  readonly #entradas = new Map<string, Entrada<P>>();
  readonly #obras = new Map<string, Obra<P>>();
  /** What turned out not to be kept, and until when that is believed. */
  readonly #recusadas = new Map<string, number>();
  readonly #opcoes: Required<OpcoesDasPaginas>;
  #bytes = 0;

  constructor(opcoes: OpcoesDasPaginas = {}) {
    this.#opcoes = {
      agora: relogio,
      novaMs: 700,
      maximaMs: 1_500,
      gracaMs: 400,
      adiantadas: 12,
      maximo: 1_000,
      maximoBytes: 64 * 2 ** 20,
      ...opcoes,
    };
  }

  get tamanho(): number {
    return this.#entradas.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * @returns the page at hand, or a promise of it while it is drawn; null when it may not be kept: then it is drawn for who asks alone.
   * The promise rejects where nothing could be drawn.
   */
  obter(chave: string, desenhar: Desenhar<P>): P | null | Promise<P | null> {
    const agora = this.#opcoes.agora();
    const entrada = this.#entradas.get(chave);
    if (entrada !== undefined && this.#serve(entrada, agora)) {
      // Put last again: what nobody reads makes room first.
      this.#entradas.delete(chave);
      this.#entradas.set(chave, entrada);
      const velha = agora - entrada.desde >= this.#opcoes.novaMs;
      // Nobody waits for this one; what becomes of it is told to who asks next.
      if (velha || entrada.descartadaEm !== null) this.#desenhar(chave, desenhar, true).catch(() => {});
      return entrada.pagina;
    }
    if (agora < (this.#recusadas.get(chave) ?? 0)) return null;
    return this.#desenhar(chave, desenhar, entrada !== undefined);
  }

  /**
   * Forgets every page that shows something of what it says, and whatever is being drawn: it may have read it already. Those that a
   * crowd reads are sent while they are drawn again.
   * @returns resolves when none of them is sent any more
   */
  async descartar(quais: (chave: Chave) => boolean): Promise<void> {
    const { agora, gracaMs, adiantadas } = this.#opcoes;
    const instante = agora();
    this.#obras.clear();
    this.#recusadas.clear();
    const descartadas = [...this.#entradas].filter(([, { chaves }]) => chaves.some(quais));
    const lidas = descartadas.filter(([, entrada]) => this.#serve(entrada, instante)).slice(-adiantadas);
    for (const [chave] of descartadas) if (!lidas.some(([uma]) => uma === chave)) this.#tirar(chave);
    let cancelar = () => {};
    const basta = new Promise<void>((passou) => {
      const prazo = setTimeout(passou, gracaMs);
      cancelar = () => clearTimeout(prazo);
    });
    const desenhos = lidas.map(async ([chave, entrada]) => {
      entrada.descartadaEm ??= instante;
      await Promise.race([this.#desenhar(chave, entrada.desenhar, true).catch(() => null), basta]);
      if (this.#entradas.get(chave) === entrada) this.#tirar(chave);
    });
    await Promise.all(desenhos);
    cancelar();
  }

  #serve({ desde, descartadaEm }: Entrada<P>, agora: number): boolean {
    const { maximaMs, gracaMs } = this.#opcoes;
    return agora - desde < maximaMs && (descartadaEm === null || agora - descartadaEm < gracaMs);
  }

  #desenhar(chave: string, desenhar: Desenhar<P>, urgente: boolean): Promise<P | null> {
    const { agora, maximaMs } = this.#opcoes;
    const emObra = this.#obras.get(chave);
    // A drawing that waits for a slow service is not joined for ever: what it asked first grows old.
    if (emObra !== undefined && agora() - emObra.comecou < maximaMs) return emObra.fim;
    const fim = desenhar(urgente)
      .then((desenhada) => {
        if (this.#obras.get(chave) === obra) this.#guardar(chave, desenhada, desenhar);
        return desenhada.pagina;
      })
      .finally(() => {
        if (this.#obras.get(chave) === obra) this.#obras.delete(chave);
      });
    const obra: Obra<P> = { comecou: agora(), fim };
    this.#obras.set(chave, obra);
    return fim;
  }

  #guardar(chave: string, { pagina, ...resto }: Desenhada<P>, desenhar: Desenhar<P>): void {
    this.#tirar(chave);
    if (pagina === null) {
      this.#recusadas.delete(chave);
      this.#recusadas.set(chave, this.#opcoes.agora() + this.#opcoes.maximaMs);
      for (const outra of this.#recusadas.keys()) {
        if (this.#recusadas.size <= this.#opcoes.maximo) return;
        this.#recusadas.delete(outra);
      }
      return;
    }
    this.#recusadas.delete(chave);
    this.#entradas.set(chave, { pagina, ...resto, desenhar, descartadaEm: null });
    this.#bytes += pagina.tamanho;
    this.#limitar();
  }

  #tirar(chave: string): void {
    const entrada = this.#entradas.get(chave);
    if (entrada === undefined) return;
    this.#entradas.delete(chave);
    this.#bytes -= entrada.pagina.tamanho;
  }

  /** Anyone can ask for made-up addresses: the pages unread for longest make room, and those too old to be sent any more. */
  #limitar(): void {
    const { maximo, maximoBytes, maximaMs, agora } = this.#opcoes;
    for (const [chave, { desde }] of this.#entradas) {
      const cabem = this.#entradas.size <= maximo && this.#bytes <= maximoBytes;
      if (cabem && agora() - desde < maximaMs) return;
      this.#tirar(chave);
    }
  }
}
