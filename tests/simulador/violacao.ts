/** A promise was broken. `invariante` is its number in docs/invariantes.md. */
export class Violacao extends Error {
  override name = 'Violacao';
  readonly invariante: string;

  constructor(invariante: string, descricao: string) {
    super(`${invariante}: ${descricao}`);
    this.invariante = invariante;
  }
}

/** @throws Violacao */
export function exigir(condicao: boolean, invariante: string, descricao: () => string): asserts condicao {
  if (!condicao) throw new Violacao(invariante, descricao());
}
