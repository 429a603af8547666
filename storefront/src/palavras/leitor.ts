/** What is told while a camera reads a plate, a chassis number or a code. Nothing here differs between modes. */
export const LEITOR_PALAVRAS = {
  ler: 'Ler com a câmera',
  lerO: (campo: string): string => `Ler com a câmera: ${campo}`,
  video: 'O que a câmera vê',
  abrindo: 'Abrindo a câmera…',
  preparando: 'Preparando a leitura. Na primeira vez leva alguns segundos.',
  aponte: {
    veiculo: 'Encaixe a placa no quadro. Sem placa, o chassi.',
    placa: 'Encaixe a placa no quadro.',
    chassi: 'Encaixe o número do chassi no quadro, deitado.',
    codigo: 'Aponte para o código.',
  },
  semCamera: 'A câmera não abriu. Fotografe com o botão abaixo, ou escreva à mão.',
  semLeitor: 'A leitura não pôde ser carregada sem rede. Escreva à mão.',
  fotografar: 'Ler de uma foto',
  lendoFoto: 'Lendo a foto…',
  nadaNaFoto: 'Nada se leu nesta foto. Chegue mais perto, com luz, ou escreva à mão.',
  fotoRuim: 'Este arquivo não é uma foto que se possa ler.',
  lido: (texto: string): string => `Lido: ${texto}. Confira com o veículo.`,
  fechar: 'Fechar a câmera',
};
