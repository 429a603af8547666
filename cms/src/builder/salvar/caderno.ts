import type { Feito } from '../modelo/historico.ts';
import type { Retomada } from '../modelo/retomar.ts';

/** What is written besides the gestures: those are rows of their own, so that a letter writes a letter. */
type Capa = Omit<Retomada, 'passado' | 'futuro'> & { passado: number[]; futuro: number[] };

const BANCO = 'martelo-construtor';
/** A window that crashed holds its place for a moment yet: the one opened in its stead waits for it, and finds its journal. */
const ESPERA_DA_VAGA_MS = 800;

/**
 * The journal of one page, one person and one window, in the browser's own database. It holds what a reload or a crash would otherwise
 * take: gestures with their inverses, edits not saved yet, contents set aside. One write at a time; what changes meanwhile goes next.
 */
export class Caderno {
  readonly #banco: IDBDatabase;
  readonly #chave: string;
  readonly #soltarVaga: () => void;
  #escritos = new Map<number, Feito>();
  #proxima: (() => Retomada) | null = null;
  #escrevendo = false;

  private constructor(banco: IDBDatabase, chave: string, soltarVaga: () => void) {
    this.#banco = banco;
    this.#chave = chave;
    this.#soltarVaga = soltarVaga;
  }

  /** Opens it with what it holds; null where the browser has no database (private windows of some). */
  static async abrir(
    pagina: number,
    usuario: number,
  ): Promise<{ caderno: Caderno; retomada: Retomada | null } | null> {
    try {
      const banco = await abrirBanco();
      const { vaga, soltar } = await primeiraVaga(`construtor:${pagina}:${usuario}`);
      const caderno = new Caderno(banco, `${pagina}:${usuario}:${vaga}`, soltar);
      return { caderno, retomada: await caderno.#ler() };
    } catch {
      return null;
    }
  }

  /** Writes the newest state as soon as the last write is done. `retomada` is asked for only then. */
  gravar(retomada: () => Retomada): void {
    this.#proxima = retomada;
    if (!this.#escrevendo) void this.#escoar();
  }

  /** Leaves the place to the next window; what is being written still is. */
  fechar(): void {
    this.#soltarVaga();
  }

  async #escoar(): Promise<void> {
    this.#escrevendo = true;
    while (this.#proxima) {
      const retomada = this.#proxima();
      this.#proxima = null;
      try {
        await this.#escrever(retomada);
      } catch (erro) {
        console.warn('[builder] this browser did not keep the history', erro);
      }
    }
    this.#escrevendo = false;
  }

  async #escrever({ passado, futuro, ...resto }: Retomada): Promise<void> {
    const todos = [...passado, ...futuro];
    const capa: Capa = { ...resto, passado: passado.map(({ id }) => id), futuro: futuro.map(({ id }) => id) };
    const transacao = this.#banco.transaction(['paginas', 'feitos'], 'readwrite');
    transacao.objectStore('paginas').put(capa, this.#chave);
    const feitos = transacao.objectStore('feitos');
    const restam = new Set<number>();
    const escritos = new Map<number, Feito>();
    for (const feito of todos) {
      restam.add(feito.id);
      escritos.set(feito.id, feito);
      if (this.#escritos.get(feito.id) !== feito) feitos.put(feito, [this.#chave, feito.id]);
    }
    for (const id of this.#escritos.keys()) if (!restam.has(id)) feitos.delete([this.#chave, id]);
    await fim(transacao);
    this.#escritos = escritos;
  }

  async #ler(): Promise<Retomada | null> {
    const transacao = this.#banco.transaction(['paginas', 'feitos'], 'readonly');
    const capa = await pedido<Capa | undefined>(transacao.objectStore('paginas').get(this.#chave));
    if (!capa) return null;
    const linhas = await pedido<Feito[]>(
      transacao.objectStore('feitos').getAll(IDBKeyRange.bound([this.#chave], [this.#chave, []])),
    );
    this.#escritos = new Map(linhas.map((feito) => [feito.id, feito]));
    const deIds = (ids: readonly number[]) =>
      ids.map((id) => this.#escritos.get(id)).filter((feito) => feito !== undefined);
    return { ...capa, passado: deIds(capa.passado), futuro: deIds(capa.futuro) };
  }
}

function abrirBanco(): Promise<IDBDatabase> {
  const abertura = indexedDB.open(BANCO, 1);
  abertura.onupgradeneeded = () => {
    abertura.result.createObjectStore('paginas');
    abertura.result.createObjectStore('feitos');
  };
  return pedido(abertura);
}

/** Two windows on one page keep a journal each: the first free place is taken and held until the window is gone. */
async function primeiraVaga(nome: string): Promise<{ vaga: number; soltar: () => void }> {
  // Only pages from a safe origin have locks.
  if (!navigator.locks) return { vaga: 0, soltar: () => {} };
  for (let vaga = 0; ; vaga += 1) {
    const opcoes =
      vaga === 0 ? { signal: AbortSignal.timeout(ESPERA_DA_VAGA_MS) } : { ifAvailable: true as const };
    const soltar = await new Promise<(() => void) | null>((responder) => {
      navigator.locks
        .request(`${nome}:${vaga}`, opcoes, (tranca) => {
          if (!tranca) return responder(null);
          return new Promise<void>((largar) => responder(largar));
        })
        .catch(() => responder(null));
    });
    if (soltar) return { vaga, soltar };
  }
}

const pedido = <T>(um: IDBRequest<T>): Promise<T> =>
  new Promise((resolver, recusar) => {
    um.onsuccess = () => resolver(um.result);
    um.onerror = () => recusar(um.error);
  });

const fim = (transacao: IDBTransaction): Promise<void> =>
  new Promise((resolver, recusar) => {
    transacao.oncomplete = () => resolver();
    transacao.onerror = () => recusar(transacao.error);
    transacao.onabort = () => recusar(transacao.error);
  });
