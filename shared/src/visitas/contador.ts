import { createHash, randomBytes } from 'node:crypto';
import { diaEmSaoPaulo } from '../datas.ts';

export interface Visita {
  hotsite: number;
  /** What was seen: a page's uri, a lot's uid. */
  oQue: string;
  /** Whoever it is: kept only as a hash, only today, only in memory. */
  quem: string;
}

/** What came together since the last time, of one thing on one day. */
export interface SomaDeVisitas {
  hotsite: number;
  oQue: string;
  /** In São Paulo, `2026-11-21`. */
  dia: string;
  visualizacoes: number;
  visitantes: number;
}

/** Anyone can send made-up visitors: past these, a day's list takes no more of them (some 8 MiB). */
const MAXIMO_VISTOS = 2_000;
const MAXIMO_VISITANTES = 200_000;

/**
 * Adds visits up in memory, for one row a thing and day to be written every few seconds. Who came is never written: a visitor is told
 * from another by a hash that lives as long as the day and the process, so after a restart somebody may count once more.
 */
export class Contador {
  readonly #gravar: (soma: SomaDeVisitas) => Promise<void>;
  readonly #agora: () => number;
  readonly #sal = randomBytes(16);
  #dia = '';
  #vistos = new Set<number>();
  #pendentes = new Map<string, SomaDeVisitas>();
  #fila: Promise<void> = Promise.resolve();

  constructor(gravar: (soma: SomaDeVisitas) => Promise<void>, agora: () => number = Date.now) {
    this.#gravar = gravar;
    this.#agora = agora;
  }

  contar({ hotsite, oQue, quem }: Visita): void {
    const dia = diaEmSaoPaulo(this.#agora());
    if (dia !== this.#dia) {
      this.#dia = dia;
      this.#vistos = new Set();
    }
    const chave = chaveDe({ hotsite, oQue, dia });
    const soma = this.#pendentes.get(chave) ?? { hotsite, oQue, dia, visualizacoes: 0, visitantes: 0 };
    if (!this.#pendentes.has(chave) && this.#pendentes.size >= MAXIMO_VISTOS) return;
    soma.visualizacoes += 1;
    const visto = createHash('sha256').update(this.#sal).update(`${chave} ${quem}`).digest().readUIntBE(0, 6);
    if (!this.#vistos.has(visto) && this.#vistos.size < MAXIMO_VISITANTES) {
      this.#vistos.add(visto);
      soma.visitantes += 1;
    }
    this.#pendentes.set(chave, soma);
  }

  /** Writes what was counted since the last time. What cannot be written is kept for the next. */
  descarregar(): Promise<void> {
    this.#fila = this.#fila.then(async () => {
      const somas = [...this.#pendentes.values()];
      this.#pendentes = new Map();
      for (const soma of somas)
        await this.#gravar(soma).catch(() => {
          const nova = this.#pendentes.get(chaveDe(soma));
          this.#pendentes.set(chaveDe(soma), {
            ...soma,
            visualizacoes: soma.visualizacoes + (nova?.visualizacoes ?? 0),
            visitantes: soma.visitantes + (nova?.visitantes ?? 0),
          });
        });
    });
    return this.#fila;
  }
}

const chaveDe = ({ hotsite, oQue, dia }: Pick<SomaDeVisitas, 'hotsite' | 'oQue' | 'dia'>) =>
  `${hotsite} ${oQue} ${dia}`;
