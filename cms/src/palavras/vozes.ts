/** Under a notice's text: what it may say, what is wrong with it, and how it reads. */
export const VOZES = {
  variaveis: 'O que o texto pode dizer',
  obrigatoria: 'obrigatória',
  escolha: 'Escolha o aviso e o canal para ver as variáveis e como ele fica.',
  corrija: 'Corrija antes de salvar',
  comoFica: 'Como fica, com os nomes mais longos',
  textoDaCasa: 'Texto da casa',
  usar: 'Começar do texto da casa',
} as const;
