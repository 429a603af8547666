/** Copying between pages and brands. */
export const TRANSFERENCIA = {
  coladasEm: (quantas: number, marca: string): string =>
    `${quantas === 1 ? '1 seção colada' : `${quantas} seções coladas`} em ${marca}`,
  imagensCopiadas: (quantas: number): string =>
    quantas === 1
      ? '1 imagem foi copiada para esta marca. '
      : `${quantas} imagens foram copiadas para esta marca. `,
  tudoCoube: 'Tudo coube.',
  confiraOQueNao: 'Confira o que não coube:',
  entendi: 'Entendi',
  semConexao: 'Sem conexão: as seções não foram coladas. Tente de novo.',
  asSecoesNaoPuderam: 'As seções não puderam ser coladas.',
  naoCoube: (maximo: number): string => `Não coube: uma página tem no máximo ${maximo} seções.`,
  aguardeEstamosConferindo: 'Aguarde, estamos conferindo imagens e links',
  colar: 'Colar',
  secaoColada: 'Seção colada',
  secoesColadas: (quantas: number): string => `${quantas} seções coladas`,
  colada: (nome: string): string => `${nome} colada`,
  naPosicao: (coladas: string, onde: number, total: number): string =>
    `${coladas} na posição ${onde} de ${total}.`,
  nomeCopiada: (nome: string, verbo: string): string => `${nome} ${verbo}`,
  secoesCopiadas: (quantas: number, verbo: string): string => `${quantas} seções ${verbo}s`,
  ctrlVColaAqui: (frase: string): string => `${frase}. Ctrl+V cola aqui, em outra página ou em outra marca.`,
  recortar: 'Recortar',
  naoSaoSecoes: 'O que está na área de transferência não são seções do Martelo.',
  naoDeixouCopiar: 'O navegador não deixou copiar. Use Ctrl+C.',
  naoDeixouLer: 'O navegador não deixou ler a cópia. Use Ctrl+V.',
} as const;
