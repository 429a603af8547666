/** Whether two pieces of JSON say the same. The order of names says nothing; a name that holds undefined is not there. */
export function iguais(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((um, indice) => iguais(um, b[indice]))
    );
  const nomes = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const nome of nomes)
    if (!iguais((a as Record<string, unknown>)[nome], (b as Record<string, unknown>)[nome])) return false;
  return true;
}
