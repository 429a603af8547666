/** What a screen reader hears while something is carried. Positions are counted from 1. */
export const ANUNCIOS = {
  pegou: (nome: string, posicao: number, total: number, daPaleta: boolean): string =>
    daPaleta
      ? `${nome} na mão. Posição ${posicao} de ${total}. Use as setas para escolher o lugar, Enter para soltar e Esc para cancelar.`
      : `${nome} na mão, na posição ${posicao} de ${total}. Use as setas para mover, Enter para soltar e Esc para cancelar.`,
  moveu: (nome: string, de: number | null, para: number, total: number): string =>
    de === null || de === para
      ? `${nome}, posição ${para} de ${total}`
      : `${nome}, da posição ${de} para a ${para} de ${total}`,
  soltou: (nome: string, para: number, total: number): string => `${nome} na posição ${para} de ${total}.`,
  aoLado: (nome: string, lado: 'esquerda' | 'direita'): string =>
    `${nome} ao lado, à ${lado}. As duas seções ocupam metade da largura.`,
  cancelou: (nome: string): string => `${nome} voltou ao lugar de antes.`,
  desfez: (rotulo: string): string => `Desfeito: ${rotulo}`,
  refez: (rotulo: string): string => `Refeito: ${rotulo}`,
  outraPessoa: (nome: string, acao: string, onde: string): string =>
    `${nome}: ${acao}${onde ? ` em ${onde}` : ''}`,
};
