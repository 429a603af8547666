/** A stream of numbers in [0, 1) (mulberry32): the same ones for the same seed, on every machine. Never for anything secret. */
export function sorteador(semente: number | string): () => number {
  let estado = typeof semente === 'number' ? semente | 0 : fnv1a(semente);
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let x = Math.imul(estado ^ (estado >>> 15), estado | 1);
    x = (x + Math.imul(x ^ (x >>> 7), x | 61)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const escolher = <T>(sorte: () => number, opcoes: readonly T[]): T =>
  opcoes[Math.floor(sorte() * opcoes.length)]!;

/** Everything that a run leaves to chance, drawn from its seed: the same seed, the same draws. */
export class Acaso {
  readonly #semente: number;
  readonly #dado: () => number;

  constructor(semente: number) {
    this.#semente = semente;
    this.#dado = sorteador(semente);
  }

  /** For seeds that follow each other: neighbours must not begin alike. */
  static deVizinha(semente: number): Acaso {
    return new Acaso(Math.imul(semente ^ 0x5bd1e995, 0x9e3779b1));
  }

  /** A generator of its own, whose draws do not depend on how many others drew. */
  filho(n: number): Acaso {
    return new Acaso(Math.imul(this.#semente ^ (n + 1), 0x9e3779b1));
  }

  /** In [0, 1). */
  fracao(): number {
    return this.#dado();
  }

  chance(probabilidade: number): boolean {
    return this.#dado() < probabilidade;
  }

  /** A whole number, both ends included. */
  entre(de: number, a: number): number {
    return de + Math.floor(this.#dado() * (a - de + 1));
  }

  /** Any number from `de` on, below `a`. */
  faixa(de: number, a: number): number {
    return de + this.#dado() * (a - de);
  }

  escolher<T>(itens: readonly T[]): T {
    return escolher(this.#dado, itens);
  }

  /** One key, as often as its weight says. */
  pesado<K extends string>(pesos: Partial<Record<K, number>>): K {
    const entradas = Object.entries(pesos) as [K, number][];
    let resto = this.#dado() * entradas.reduce((soma, [, peso]) => soma + peso, 0);
    for (const [chave, peso] of entradas) {
      resto -= peso;
      if (resto < 0) return chave;
    }
    return entradas[0]![0];
  }

  /** 128 bits in hex. */
  hex(): string {
    const parte = () =>
      Math.floor(this.#dado() * 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    return parte() + parte() + parte() + parte();
  }
}

function fnv1a(texto: string): number {
  let soma = 2_166_136_261;
  for (const letra of texto) soma = Math.imul(soma ^ letra.codePointAt(0)!, 16_777_619);
  return soma;
}
