import { Acaso } from '@martelo/shared/acaso';
import { type Environment, relogioMonotonico } from '../../engine/src/runtime/environment.ts';
import { Heap } from '../../engine/src/runtime/heap.ts';

/** The wall clock's reading when the world begins, Unix ms. */
export const INICIO = 1_800_000_000_000;

interface Tarefa {
  ordem: number;
  vida: Vida | null;
  nome: string;
  fazer: () => void;
}

/** One life of a process, from its start to its crash: what it set in motion ends with it. */
export class Vida {
  readonly nome: string;
  viva = true;
  /** Frozen as by SIGSTOP until then, ms of the world. */
  congeladaAte = 0;
  /** Wall clock against the world's time: set wrong by so many ms, and running fast by this factor. */
  salto = 0;
  readonly deriva: number;
  /** Its event loop is busy up to here: what is due in a turn comes after. */
  ocupadaAte = 0;

  constructor(nome: string, salto: number, deriva: number) {
    this.nome = nome;
    this.salto = salto;
    this.deriva = deriva;
  }
}

/**
 * The simulated world: one queue of everything that will happen, taken one at a time, each run to rest before the next. Time
 * only passes from one to the next, and what is left to chance comes from the seed: the same seed is the same run, bit for bit.
 */
export class Mundo {
  readonly acaso: Acaso;
  /** Ms since the world began, with fractions: no two things happen at once unless they are meant to. */
  agora = 0;
  passos = 0;
  /** What happened, in words, when it is asked for. */
  readonly rastro: string[] | null;
  /** The furthest any clock was ever ahead of and behind the true time, ms. */
  adiantado = 2;
  atrasado = 2;
  /** The first broken promise, found where an exception would have been somebody else's. */
  violacao: Error | null = null;
  #ordem = 0;
  #digesto = 0x811c9dc5;
  readonly #fila = new Heap<Tarefa>();

  constructor(semente: number, { rastrear = false } = {}) {
    this.acaso = Acaso.deVizinha(semente);
    this.rastro = rastrear ? [] : null;
  }

  /** What the run was, in 32 bits: equal for equal runs. */
  get digesto(): string {
    return (this.#digesto >>> 0).toString(16).padStart(8, '0');
  }

  anotar(linha: string): void {
    let digesto = this.#digesto;
    for (let i = 0; i < linha.length; i++) digesto = Math.imul(digesto ^ linha.charCodeAt(i), 0x01000193);
    this.#digesto = digesto;
    this.rastro?.push(`${this.agora.toFixed(3).padStart(12)}  ${linha}`);
  }

  /** Lets `fazer` happen in `ms`; not at all when its life has ended by then, and only after the thaw when it is frozen. */
  agendar(ms: number, vida: Vida | null, nome: string, fazer: () => void): Tarefa {
    return this.#inserir(this.agora + Math.max(0, ms), { ordem: ++this.#ordem, vida, nome, fazer });
  }

  /** A time of its own within the next `ate` ms. */
  logo(ate: number, vida: Vida | null, nome: string, fazer: () => void): Tarefa {
    return this.agendar(this.acaso.fracao() * ate, vida, nome, fazer);
  }

  dormir(ms: number, vida: Vida | null, nome: string): Promise<void> {
    return new Promise((resolve) => this.agendar(ms, vida, nome, resolve));
  }

  /** The next thing that happens, and all it sets off. False when nothing will. */
  async passo(ate = Number.POSITIVE_INFINITY): Promise<boolean> {
    const topo = this.#fila.topo();
    if (topo === undefined || topo.chave > ate) return false;
    this.#fila.retirar();
    const { chave, valor: tarefa } = topo;
    const { vida } = tarefa;
    if (vida !== null && !vida.viva) return true;
    this.agora = chave;
    if (vida !== null && vida.congeladaAte > chave) {
      this.#inserir(vida.congeladaAte, tarefa);
      return true;
    }
    this.passos++;
    if (tarefa.nome !== '') this.anotar(tarefa.nome);
    tarefa.fazer();
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (this.violacao !== null) throw this.violacao;
    return true;
  }

  /** The world as one process sees it: its own wall clock, its own turns, its own timers, which ring early or late. */
  ambiente(vida: Vida): Environment {
    const ritmo = 1 + vida.deriva;
    const { acaso } = this;
    let contador = 0;
    const prefixo = acaso.hex().slice(0, 20);
    const unico = () => `${prefixo}${(++contador).toString(16).padStart(12, '0')}`;
    return {
      ...relogioMonotonico(
        () => {
          const desvio = this.agora * vida.deriva + vida.salto;
          this.adiantado = Math.max(this.adiantado, 2 + desvio);
          this.atrasado = Math.max(this.atrasado, 2 - desvio);
          return INICIO + this.agora + desvio;
        },
        () => this.agora * ritmo,
      ),
      // What keeps a process of this world from its turns is never its own work.
      trabalhado: () => 0,
      semente: unico,
      uuid: unico,
      emSeguida: (tarefa) => {
        vida.ocupadaAte = Math.max(vida.ocupadaAte, this.agora) + 0.01 + acaso.fracao() * 0.2;
        this.agendar(vida.ocupadaAte - this.agora, vida, '', tarefa);
      },
      daquiA: (ms, tarefa) => {
        const folga = acaso.chance(0.1) ? acaso.fracao() * 30 : acaso.fracao() * 2 - 1;
        let cancelado = false;
        this.agendar(ms / ritmo + folga, vida, '', () => {
          if (!cancelado) tarefa();
        });
        return () => {
          cancelado = true;
        };
      },
    };
  }

  #inserir(em: number, tarefa: Tarefa): Tarefa {
    // What is due at the same time comes in the order in which it was asked for, after a thaw too.
    this.#fila.inserir(em + tarefa.ordem * 1e-9, tarefa);
    return tarefa;
  }
}
