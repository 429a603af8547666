/** When an item is on show. */
export const PERIODO = {
  mostrarAPartir: 'Mostrar a partir de',
  mostrarAte: 'Mostrar até',
  sempreNoAr: 'Sempre no ar. Com datas, entra e sai sozinho, no horário de Brasília.',
  diaEHora: (escrever: string, hora12: string): string => `${escrever}, às ${hora12}`,
  tirarData: (campo: string): string => `${campo}: tirar a data`,
} as const;
