/** The picture that fills the window. */
export const GALERIA = {
  imagemAnterior: 'Imagem anterior',
  proximaImagem: 'Próxima imagem',
  fechar: 'Fechar',
} as const;
