/** Does position `a` come before position `b`? A total order: never true both ways, never false both ways unless a = b. */
export type Antes = (a: number, b: number) => boolean;

/**
 * Brings to [de, ate) of `posicoes` what would stand there if all of it were sorted, and sorts that stretch alone:
 * a page of 100,000 results costs a few passes over them, not a sort of them all.
 */
export function ordenarTrecho(posicoes: Uint32Array, de: number, ate: number, antes: Antes): void {
  const quantas = posicoes.length;
  if (de > 0) selecionar(posicoes, 0, quantas - 1, de, antes);
  if (ate < quantas) selecionar(posicoes, de, quantas - 1, ate, antes);
  posicoes.subarray(de, ate).sort((a, b) => (antes(a, b) ? -1 : a === b ? 0 : 1));
}

/** Quickselect, median of three: afterwards everything left of `alvo` comes before everything from `alvo` on. */
function selecionar(posicoes: Uint32Array, inicio: number, fim: number, alvo: number, antes: Antes): void {
  let [esquerda, direita] = [inicio, fim];
  while (esquerda < direita) {
    const pivo = mediana(posicoes, esquerda, direita, antes);
    let [i, j] = [esquerda, direita];
    while (i <= j) {
      while (antes(posicoes[i]!, pivo)) i += 1;
      while (antes(pivo, posicoes[j]!)) j -= 1;
      if (i > j) break;
      const guardada = posicoes[i]!;
      posicoes[i] = posicoes[j]!;
      posicoes[j] = guardada;
      i += 1;
      j -= 1;
    }
    if (alvo <= j) direita = j;
    else if (alvo >= i) esquerda = i;
    else return;
  }
}

function mediana(posicoes: Uint32Array, esquerda: number, direita: number, antes: Antes): number {
  const [a, b, c] = [posicoes[esquerda]!, posicoes[(esquerda + direita) >>> 1]!, posicoes[direita]!];
  if (antes(a, b)) return antes(b, c) ? b : antes(a, c) ? c : a;
  return antes(a, c) ? a : antes(b, c) ? c : b;
}
