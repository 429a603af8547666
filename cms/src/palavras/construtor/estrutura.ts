/** The list of sections. */
export const ESTRUTURA = {
  secoes: 'Seções',
  escolherVariasSecoes: 'Escolher várias seções',
  escolherVariasCtrl: 'Escolher várias (Ctrl ou Shift ao clicar)',
  copiarAsSecoesEscolhidas: 'Copiar as seções escolhidas',
  copiarCtrlC: 'Copiar (Ctrl+C)',
  recortarAsSecoesEscolhidas: 'Recortar as seções escolhidas',
  recortarCtrlX: 'Recortar (Ctrl+X)',
  colarSecoes: 'Colar seções',
  colarCtrlV: 'Colar (Ctrl+V)',
  arrasteUmElemento: 'Arraste um elemento para cá.',
  moverPosicao: (nome: string, indice: number, total: number): string =>
    `Mover ${nome}, posição ${indice} de ${total}`,
  metadeDaLargura: 'metade da largura',
  desconhecido: 'desconhecido',
  ocultar: 'Ocultar',
  mostrar: 'Mostrar',
  duplicar: (nome: string): string => `Duplicar ${nome}`,
  duplicarCtrlD: 'Duplicar (Ctrl+D)',
  apagar: (nome: string): string => `Apagar ${nome}`,
  apagarDelete: 'Apagar (Delete)',
  escolhidasDe: (escolhidas: number, total: number): string => `${escolhidas} de ${total}`,
} as const;
