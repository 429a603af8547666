import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import type { Decidido, Resposta } from './resposta.ts';

/** What a picture keeps of them. */
export interface RecusasGravadas {
  tabela: Uint32Array;
  quantas: number;
  respostas: Resposta[];
}

/** Three numbers of the key's sha256, one of the content's, and the answer's number plus one (0 = empty). */
const CAMPOS = 5;
const PRIMEIROS_LUGARES = 16;

/**
 * The refused commands of an auction, each with the answer it got (rule 10): there is no end to them, since whoever may bid may bid
 * too little as often as they like, so each is 20 bytes and the answers, which are few, are kept once. A key is known by 96 bits of
 * its digest, which nobody can make another key have; a content by 32, and who makes two alike is refused either way.
 */
export class Recusas {
  #tabela: Uint32Array;
  #quantas: number;
  readonly #respostas: Resposta[];
  readonly #numeros: Map<string, number>;

  constructor({ tabela, quantas, respostas }: RecusasGravadas = vazias()) {
    this.#tabela = tabela;
    this.#quantas = quantas;
    this.#respostas = respostas;
    this.#numeros = new Map(respostas.map((resposta, i) => [canonico(resposta), i]));
  }

  get size(): number {
    return this.#quantas;
  }

  /** Bytes that they take, the answers aside. */
  get bytes(): number {
    return this.#tabela.byteLength;
  }

  /** As it is now; what is refused later is not in it. */
  gravar(): RecusasGravadas {
    return { tabela: this.#tabela.slice(), quantas: this.#quantas, respostas: [...this.#respostas] };
  }

  /** `digesto` is the beginning of what it was. */
  get(chave: string): Decidido | undefined {
    if (this.#quantas === 0) return undefined;
    const lugar = lugarDe(this.#tabela, impressao(chave));
    const numero = this.#tabela[lugar + 4]!;
    if (numero === 0) return undefined;
    const digesto = this.#tabela[lugar + 3]!.toString(16).padStart(8, '0');
    return { digesto, resposta: this.#respostas[numero - 1]! };
  }

  set(chave: string, { digesto, resposta }: Decidido): void {
    if (4 * (this.#quantas + 1) * CAMPOS > 3 * this.#tabela.length) this.#crescer();
    const partes = impressao(chave);
    const lugar = lugarDe(this.#tabela, partes);
    if (this.#tabela[lugar + 4] === 0) this.#quantas += 1;
    this.#tabela.set([...partes, Number.parseInt(digesto.slice(0, 8), 16), this.#numerar(resposta)], lugar);
  }

  #numerar(resposta: Resposta): number {
    const texto = canonico(resposta);
    let numero = this.#numeros.get(texto);
    if (numero === undefined) {
      numero = this.#respostas.push(resposta) - 1;
      this.#numeros.set(texto, numero);
    }
    return numero + 1;
  }

  #crescer(): void {
    const antiga = this.#tabela;
    this.#tabela = new Uint32Array(2 * antiga.length);
    for (let i = 0; i < antiga.length; i += CAMPOS) {
      if (antiga[i + 4] === 0) continue;
      const entrada = antiga.subarray(i, i + CAMPOS);
      this.#tabela.set(entrada, lugarDe(this.#tabela, entrada));
    }
  }
}

const vazias = (): RecusasGravadas => ({
  tabela: new Uint32Array(CAMPOS * PRIMEIROS_LUGARES),
  quantas: 0,
  respostas: [],
});

function impressao(chave: string): [number, number, number] {
  const soma = hash('sha256', chave, 'buffer');
  return [soma.readUInt32LE(0), soma.readUInt32LE(4), soma.readUInt32LE(8)];
}

/** Where the key lies, or would. Never full: one place in four is empty at least. */
function lugarDe(tabela: Uint32Array, [a, b, c]: ArrayLike<number> & Iterable<number>): number {
  const lugares = tabela.length / CAMPOS;
  for (let n = a! & (lugares - 1); ; n = (n + 1) & (lugares - 1)) {
    const lugar = n * CAMPOS;
    if (tabela[lugar + 4] === 0) return lugar;
    if (tabela[lugar] === a && tabela[lugar + 1] === b && tabela[lugar + 2] === c) return lugar;
  }
}
