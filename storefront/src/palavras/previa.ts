/** The builder’s canvas. */
export const PREVIA = {
  acoes: (nome: string): string => `Ações de ${nome}`,
  subir: 'Subir',
  descer: 'Descer',
  usarALarguraInteira: 'Usar a largura inteira',
  usarMetadeDaLargura: 'Usar metade da largura',
  duplicar: 'Duplicar',
  apagar: 'Apagar',
  arrastar: (nome: string): string => `Arrastar ${nome}`,
  arrasteParaMover: 'Arraste para mover',
  arrastarAcima: 'Arraste para mudar o espaço acima',
  arrastarAbaixo: 'Arraste para mudar o espaço abaixo',
  espacoAcima: 'Espaço acima',
  espacoAbaixo: 'Espaço abaixo',
  arrastarLargura: 'Arraste para usar metade da largura ou a largura inteira',
  aguardando: 'Aguardando o construtor…',
  paginaVazia: 'Arraste um elemento para começar esta página',
  itensFora: (quantos: number): string =>
    quantos === 1 ? '1 item fora do ar nesta hora' : `${quantos} itens fora do ar nesta hora`,
  elementoDesconhecido: (elemento: string): string =>
    `Este site ainda não conhece o elemento “${elemento}”. A seção continua na página como está e não aparece para os visitantes.`,
  naoDesenhada: 'Esta seção não pôde ser desenhada com o conteúdo atual.',
  oculta: 'oculta',
  semEspaco: 'sem espaço',
  pequeno: 'pequeno',
  medio: 'médio',
  grande: 'grande',
} as const;
