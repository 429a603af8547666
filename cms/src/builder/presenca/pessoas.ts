/** Colours for people: told apart on white and on each other, with white text at 4.5:1 or more. */
export const CORES = [
  '#0f6b57',
  '#8a3ffc',
  '#b3261e',
  '#0b62a8',
  '#8d4a00',
  '#9c2670',
  '#4b6209',
  '#45526b',
] as const;

/** "Ana Souza" → "AS"; an address by its first letter. */
export function iniciais(nome: string): string {
  const partes =
    nome
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? [];
  return [partes[0], partes.length > 1 ? partes.at(-1) : undefined]
    .map((parte) => parte?.[0]?.toUpperCase() ?? '')
    .join('');
}
