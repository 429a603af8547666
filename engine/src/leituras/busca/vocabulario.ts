import { parecidas } from './distancia.ts';
import type { PalavraBuscada } from './palavras.ts';

/** A word of the index and the lots that have it: ascending positions, each packed with the word's weight in its low bits. */
export interface Termo {
  palavra: string;
  lista: Uint32Array;
  quantos: number;
}

/** What a searched word stands for, and how good a likeness it is, from 0 to 1. */
export interface Candidato {
  termo: Termo;
  semelhanca: number;
}

export const BITS_PESO = 4;
const MASCARA_PESO = (1 << BITS_PESO) - 1;
/** New words wait unsorted, and are looked through one by one, until there are this many. */
const MAXIMO_NOVOS = 512;

/** The inverted index: which lots have which words. */
export class Vocabulario {
  readonly #termos = new Map<string, Termo>();
  #ordenados: Termo[] = [];
  #novos: Termo[] = [];

  /** Notes that the lot at `posicao` has the word. Positions come in ascending order. */
  anotar(palavra: string, posicao: number, peso: number): void {
    let termo = this.#termos.get(palavra);
    if (termo === undefined) {
      termo = { palavra, lista: new Uint32Array(2), quantos: 0 };
      this.#termos.set(palavra, termo);
      this.#novos.push(termo);
    }
    const { quantos } = termo;
    const ultimo = quantos > 0 ? termo.lista[quantos - 1]! : -1;
    if (ultimo >= 0 && ultimo >>> BITS_PESO === posicao) {
      if ((ultimo & MASCARA_PESO) < peso) termo.lista[quantos - 1] = (posicao << BITS_PESO) | peso;
      return;
    }
    if (quantos === termo.lista.length) {
      const maior = new Uint32Array(quantos * 2);
      maior.set(termo.lista);
      termo.lista = maior;
    }
    termo.lista[quantos] = (posicao << BITS_PESO) | peso;
    termo.quantos = quantos + 1;
  }

  /** Sorts the new words among the others once they are many: to be called after writing, never in a search. */
  arrumar(): void {
    if (this.#novos.length <= MAXIMO_NOVOS) return;
    const novos = this.#novos.sort(porPalavra);
    const juntos: Termo[] = [];
    let i = 0;
    for (const termo of this.#ordenados) {
      while (i < novos.length && novos[i]!.palavra < termo.palavra) juntos.push(novos[i++]!);
      juntos.push(termo);
    }
    while (i < novos.length) juntos.push(novos[i++]!);
    this.#ordenados = juntos;
    this.#novos = [];
  }

  /**
   * The index's words that a searched word may mean: itself; what it is the beginning of, when it is `ultima` (still being typed)
   * or unknown; what it is a misspelling of, when nothing else is found. Words with digits have no misspellings.
   */
  candidatos({ digitada, termo: chave }: PalavraBuscada, ultima: boolean): Candidato[] {
    const exato = this.#termos.get(chave);
    const achados: Candidato[] = exato ? [{ termo: exato, semelhanca: 1 }] : [];
    if (ultima || exato === undefined) {
      for (const termo of this.#comecadosPor(digitada))
        if (termo !== exato) achados.push({ termo, semelhanca: 0.6 });
      if (chave !== digitada && !chave.startsWith(digitada)) {
        for (const termo of this.#comecadosPor(chave))
          if (termo !== exato) achados.push({ termo, semelhanca: 0.5 });
      }
    }
    if (achados.length > 0 || chave.length < 4 || /\d/.test(chave)) return achados;
    const limite = chave.length < 8 ? 1 : 2;
    // The first letter is seldom the wrong one, and trusting it leaves a twentieth of the words to compare.
    return this.#comecadosPor(chave[0]!)
      .filter(({ palavra }) => parecidas(chave, palavra, limite))
      .map((termo) => ({ termo, semelhanca: 0.3 }));
  }

  /** Forgets the lots that are not in `novaPosicao` and renumbers the others; words nobody has any more go. */
  compactar(novaPosicao: Int32Array): void {
    for (const termo of this.#termos.values()) {
      let quantos = 0;
      for (let i = 0; i < termo.quantos; i += 1) {
        const item = termo.lista[i]!;
        const nova = novaPosicao[item >>> BITS_PESO]!;
        if (nova >= 0) termo.lista[quantos++] = (nova << BITS_PESO) | (item & MASCARA_PESO);
      }
      termo.quantos = quantos;
      if (quantos === 0) this.#termos.delete(termo.palavra);
    }
    const vivo = ({ quantos }: Termo) => quantos > 0;
    this.#ordenados = this.#ordenados.filter(vivo);
    this.#novos = this.#novos.filter(vivo);
  }

  #comecadosPor(inicio: string): Termo[] {
    const achados = this.#novos.filter(({ palavra }) => palavra.startsWith(inicio));
    let [de, ate] = [0, this.#ordenados.length];
    while (de < ate) {
      const meio = (de + ate) >>> 1;
      if (this.#ordenados[meio]!.palavra < inicio) de = meio + 1;
      else ate = meio;
    }
    for (let i = de; i < this.#ordenados.length && this.#ordenados[i]!.palavra.startsWith(inicio); i += 1) {
      achados.push(this.#ordenados[i]!);
    }
    return achados;
  }
}

const porPalavra = (a: Termo, b: Termo): number => (a.palavra < b.palavra ? -1 : 1);
