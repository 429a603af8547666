/*
 * What nobody sees: marks that turn the letters beside them around, and those of no width. They come along with what is copied (a
 * telephone number from a list of contacts stands between two of them); two names that look alike would be two, and one would read as another.
 * Joiners and variants that make up one emoji stay. As escapes: written out, this very file would hold them.
 */
const SEM_FORMA =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|\p{Noncharacter_Code_Point}/gu;
const SEPARADOR = /[\u2028\u2029]/gu;

/** A text without what nobody sees. */
export const semForma = (texto: string): string => texto.replace(SEM_FORMA, '').replace(SEPARADOR, ' ');

/** All texts of a value that was just parsed, without what nobody sees: the same value, changed where it stood. */
export function limpar<T>(valor: T): T {
  if (typeof valor === 'string') return semForma(valor) as T;
  if (valor === null || typeof valor !== 'object' || ArrayBuffer.isView(valor)) return valor;
  const casa = valor as Record<string, unknown>;
  for (const [chave, filho] of Object.entries(casa)) {
    const limpo = limpar(filho);
    if (limpo !== filho) casa[chave] = limpo;
  }
  return valor;
}
