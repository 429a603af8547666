/** Choosing what to compare. Of both modes alike. */
export const COMPARAR = {
  escolher: (nome: string): string => `Comparar ${nome}`,
  comparar: 'Comparar',
  jaQuatro: 'Já são quatro: tire um para comparar este.',
  escolhidos: (quantos: number): string => (quantos === 1 ? '1 escolhido' : `${quantos} escolhidos`),
  verComparacao: 'Ver comparação',
  escolhaMais: 'Escolha mais um para comparar',
  limpar: 'Limpar a comparação',
  barra: 'Comparação',
  tirar: (nome: string): string => `Tirar ${nome} da comparação`,
  imprimir: 'Imprimir',
} as const;
