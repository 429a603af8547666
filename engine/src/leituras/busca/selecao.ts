/** Does position `a` come before position `b`? A total order: never true both ways, never false both ways unless a = b. */
export type Antes = (a: number, b: number) => boolean;

/** Up to this many are found by keeping the best so far: almost every other result costs one comparison. */
const POUCAS = 1_000;

/**
 * Brings to [de, ate) of `posicoes` what would stand there if all of it were sorted, and sorts that stretch alone:
 * a page of 100,000 results costs one pass or a few over them, not a sort of them all.
 */
export function ordenarTrecho(posicoes: Uint32Array, de: number, ate: number, antes: Antes): void {
  if (ate <= POUCAS && ate * 4 < posicoes.length) {
    juntarPrimeiras(posicoes, ate, antes);
    ordenar(posicoes.subarray(0, ate), antes);
    return;
  }
  if (de > 0) selecionar(posicoes, 0, posicoes.length - 1, de, antes);
  if (ate < posicoes.length) selecionar(posicoes, de, posicoes.length - 1, ate, antes);
  ordenar(posicoes.subarray(de, ate), antes);
}

const ordenar = (posicoes: Uint32Array, antes: Antes): Uint32Array =>
  posicoes.sort((a, b) => (antes(a, b) ? -1 : a === b ? 0 : 1));

/** Swaps the first `quantas` of the order to the front, which is kept as a heap with the last of them on top. */
function juntarPrimeiras(posicoes: Uint32Array, quantas: number, antes: Antes): void {
  for (let i = (quantas >>> 1) - 1; i >= 0; i -= 1) descer(posicoes, i, quantas, antes);
  for (let i = quantas; i < posicoes.length; i += 1) {
    const esta = posicoes[i]!;
    if (!antes(esta, posicoes[0]!)) continue;
    posicoes[i] = posicoes[0]!;
    posicoes[0] = esta;
    descer(posicoes, 0, quantas, antes);
  }
}

function descer(monte: Uint32Array, raiz: number, tamanho: number, antes: Antes): void {
  let i = raiz;
  for (;;) {
    let maior = i;
    for (const filho of [2 * i + 1, 2 * i + 2])
      if (filho < tamanho && antes(monte[maior]!, monte[filho]!)) maior = filho;
    if (maior === i) return;
    const guardada = monte[i]!;
    monte[i] = monte[maior]!;
    monte[maior] = guardada;
    i = maior;
  }
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
