/** A small seeded generator (mulberry32): the same seed gives the same rehearsal, decision by decision. */
export class Sorteio {
  #estado: number;

  constructor(semente: number) {
    this.#estado = semente >>> 0;
  }

  /** A generator of its own, whose draws do not depend on how many others drew. */
  filho(n: number): Sorteio {
    return new Sorteio(Math.imul(this.#estado ^ (n + 1), 0x9e3779b1));
  }

  /** In [0, 1). */
  fracao(): number {
    this.#estado = (this.#estado + 0x6d2b79f5) >>> 0;
    let t = this.#estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  entre(minimo: number, maximo: number): number {
    return minimo + this.fracao() * (maximo - minimo);
  }

  inteiro(minimo: number, maximo: number): number {
    return Math.floor(this.entre(minimo, maximo + 1));
  }

  chance(probabilidade: number): boolean {
    return this.fracao() < probabilidade;
  }

  um<T>(itens: readonly T[]): T {
    return itens[Math.floor(this.fracao() * itens.length)]!;
  }
}
