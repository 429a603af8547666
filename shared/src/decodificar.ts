/**
 * A part of an address as it reads without its `%` escapes; null where they are broken (`%`, `%zz`, `%E0%A4`): whoever wrote that is
 * answered as for any other name that is not there, and nothing fails.
 */
export function decodificar(parte: string): string | null {
  try {
    return decodeURIComponent(parte);
  } catch {
    return null;
  }
}
