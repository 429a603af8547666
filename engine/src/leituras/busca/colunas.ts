import { normalizar } from '../../records/texto.ts';

/** A field of few values, one small code for each lot; code 0 is "has none". Values that differ in case or accents are one. */
export class ColunaCategoria {
  codigos: Uint32Array;
  /** The value of each code as it was first written. */
  readonly valores: string[] = [''];
  readonly #codigoDe = new Map<string, number>();

  constructor(capacidade: number) {
    this.codigos = new Uint32Array(capacidade);
  }

  gravar(posicao: number, valor: string | null): void {
    this.codigos[posicao] =
      valor === null || valor === '' ? 0 : (this.#codigoDe.get(valor) ?? this.#codificar(valor));
  }

  /** The code of a value; null when no lot ever had it. */
  codigo(valor: string): number | null {
    return this.#codigoDe.get(valor) ?? this.#codigoDe.get(normalizar(valor)) ?? null;
  }

  /** Values are kept under every way they were written, so that only a new one is normalised. */
  #codificar(valor: string): number {
    const codigo = this.codigo(valor) ?? this.valores.push(valor) - 1;
    this.#codigoDe.set(valor, codigo);
    this.#codigoDe.set(normalizar(valor), codigo);
    return codigo;
  }
}

/** The same array with room for `capacidade` values. */
export function crescer<T extends Uint8Array | Uint32Array | Float64Array>(coluna: T, capacidade: number): T {
  const maior = new (coluna.constructor as new (tamanho: number) => T)(capacidade);
  maior.set(coluna);
  return maior;
}
