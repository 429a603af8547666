/** The kinds one may add. */
export const PALETA = {
  adicionar: 'Adicionar',
  buscarElemento: 'Buscar elemento',
  buscarElementoOuAdicionar: 'Buscar elemento. Enter adiciona o primeiro achado.',
  elementos: 'Elementos',
  nenhumElemento: (busca: string): string => `Nenhum elemento com “${busca}”.`,
  usadosHaPouco: 'Usados há pouco',
  arrasteParaAPagina: 'Arraste para a página, ou clique para pôr abaixo da seção escolhida.',
} as const;
