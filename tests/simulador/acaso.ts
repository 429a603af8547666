import { acaso } from '../contract/gerador-de-lances.ts';

/** Everything that a run leaves to chance, drawn from its seed: the same seed, the same draws. */
export class Acaso {
  readonly #dado: () => number;

  constructor(semente: number) {
    // Neighbouring seeds must not begin alike.
    this.#dado = acaso(Math.imul(semente ^ 0x5bd1e995, 0x9e3779b1));
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
  escolher<T>(itens: readonly T[]): T {
    return itens[Math.floor(this.#dado() * itens.length)]!;
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
    let texto = '';
    while (texto.length < 32)
      texto += Math.floor(this.#dado() * 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    return texto;
  }
}
