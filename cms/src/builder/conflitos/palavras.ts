export interface Trecho {
  texto: string;
  /** Only this side has it. */
  so: boolean;
  /** Where it begins. */
  em: number;
}

/** Past this many words on both sides the comparison itself would take too long to look at. */
const MAXIMO = 1_200;

/** A text in runs: what the other text has too, in the same order, and what it does not. Word by word. */
export function trechosDiferentes(texto: string, outro: string): Trecho[] {
  if (texto === outro) return texto ? [{ texto, so: false, em: 0 }] : [];
  const a = texto.match(/\s+|[^\s]+/g) ?? [];
  const b = outro.match(/\s+|[^\s]+/g) ?? [];
  if (a.length * b.length > MAXIMO * MAXIMO) return [{ texto, so: true, em: 0 }];
  const comuns = subsequencia(a, b);
  const trechos: Trecho[] = [];
  let em = 0;
  a.forEach((palavra, i) => {
    // A space between two words that differ belongs to them.
    const so =
      !comuns.has(i) ||
      (/^\s/.test(palavra) && i > 0 && !comuns.has(i - 1) && i + 1 < a.length && !comuns.has(i + 1));
    const ultimo = trechos.at(-1);
    if (ultimo?.so === so) ultimo.texto += palavra;
    else trechos.push({ texto: palavra, so, em });
    em += palavra.length;
  });
  return trechos;
}

/** Indexes in `a` of a longest common subsequence with `b`. */
function subsequencia(a: readonly string[], b: readonly string[]): Set<number> {
  const tamanhos = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      tamanhos[i]![j] =
        a[i] === b[j] ? tamanhos[i + 1]![j + 1]! + 1 : Math.max(tamanhos[i + 1]![j]!, tamanhos[i]![j + 1]!);
  const comuns = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      comuns.add(i);
      i += 1;
      j += 1;
    } else if (tamanhos[i + 1]![j]! >= tamanhos[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return comuns;
}
