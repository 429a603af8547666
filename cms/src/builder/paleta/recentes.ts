const CHAVE = 'martelo-elementos-recentes';
const QUANTOS = 4;

let recentes: readonly string[] | null = null;
const ouvintes = new Set<() => void>();
const NENHUM: readonly string[] = [];

/** The kinds this person added last, newest first. Kept in the browser: it is a habit, not content. */
export function lerRecentes(): readonly string[] {
  recentes ??= guardados();
  return recentes;
}

export function lembrarElemento(elemento: string): void {
  recentes = comRecente(lerRecentes(), elemento);
  try {
    localStorage.setItem(CHAVE, JSON.stringify(recentes));
  } catch {
    // A browser that keeps nothing still remembers until the page is closed.
  }
  for (const ouvir of ouvintes) ouvir();
}

export const comRecente = (antes: readonly string[], elemento: string): readonly string[] =>
  [elemento, ...antes.filter((outro) => outro !== elemento)].slice(0, QUANTOS);

export function assinarRecentes(ouvir: () => void): () => void {
  ouvintes.add(ouvir);
  return () => ouvintes.delete(ouvir);
}

export const recentesNoServidor = (): readonly string[] => NENHUM;

function guardados(): readonly string[] {
  try {
    const lido: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '[]');
    return Array.isArray(lido)
      ? lido.filter((cada): cada is string => typeof cada === 'string').slice(0, QUANTOS)
      : NENHUM;
  } catch {
    return NENHUM;
  }
}
