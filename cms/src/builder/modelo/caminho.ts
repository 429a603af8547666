/** Names inside a section or an item: `['texto', 3, 'filhos', 0, 'texto']`. */
export type Caminho = readonly (string | number)[];

/** What stands at a path, own properties only; undefined where the path leads nowhere. */
export function valorEm(objeto: object, caminho: Caminho): unknown {
  let atual: unknown = objeto;
  for (const nome of caminho) {
    if (typeof atual !== 'object' || atual === null || !Object.hasOwn(atual, nome)) return undefined;
    atual = (atual as Record<string | number, unknown>)[nome];
  }
  return atual;
}

/** A copy with another value at the path, which must lead somewhere. What is beside the path is shared. */
export function substituir<T extends object>(objeto: T, [nome, ...resto]: Caminho, valor: unknown): T {
  if (nome === undefined) return valor as T;
  const dentro = (objeto as Record<string | number, unknown>)[nome];
  const novo = substituir(dentro as object, resto, valor);
  return (Array.isArray(objeto) ? objeto.with(Number(nome), novo) : { ...objeto, [nome]: novo }) as T;
}
