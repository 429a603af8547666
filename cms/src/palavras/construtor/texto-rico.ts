/** Rich text: its tools. */
export const TEXTO_RICO = {
  negrito: 'Negrito',
  italico: 'Itálico',
  sublinhado: 'Sublinhado',
  titulo: 'Título',
  subtitulo: 'Subtítulo',
  lista: 'Lista',
  listaNumerada: 'Lista numerada',
  citacao: 'Citação',
  formatacao: (rotulo: string): string => `Formatação de ${rotulo}`,
  link: 'Link',
  linkCtrlK: 'Link (Ctrl+K)',
  passouDoTamanho:
    'O texto passou do tamanho que cabe em um item. Reduza-o ou divida em mais itens; até lá, a página fica com o anterior.',
} as const;
