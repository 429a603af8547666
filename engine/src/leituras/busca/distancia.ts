/**
 * Can `a` become `b` with at most `limite` letters inserted, dropped, changed or swapped with the next?
 * Gives up as soon as it cannot: most words of a vocabulary differ early.
 */
export function parecidas(a: string, b: string, limite: number): boolean {
  if (Math.abs(a.length - b.length) > limite) return false;
  let anterior: number[] = [];
  let atual = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const antes = anterior;
    anterior = atual;
    atual = [i];
    let menor = i;
    for (let j = 1; j <= b.length; j += 1) {
      const troca = anterior[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let custo = Math.min(anterior[j]! + 1, atual[j - 1]! + 1, troca);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        custo = Math.min(custo, antes[j - 2]! + 1);
      atual.push(custo);
      if (custo < menor) menor = custo;
    }
    if (menor > limite) return false;
  }
  return atual[b.length]! <= limite;
}
