/** A month as people write it: 11/2026. */
export const mesPorExtenso = (mes: string): string => mes.split('-').reverse().join('/');
