/**
 * The value of a JSON text; null where it is none. For what a schema looks at next: JSON's own `null` is not told from it. What people
 * send is read by `interpretarJson`.
 */
export function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}
