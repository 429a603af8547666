/** The first letter or digit of a name, upper case. */
export const inicialDe = (nome: string): string => /[\p{L}\p{N}]/u.exec(nome)?.[0]?.toUpperCase() ?? 'M';
