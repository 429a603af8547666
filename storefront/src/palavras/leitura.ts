/** What a program read in a proof of payment, as settlement is shown it. Nothing here differs between modes. */
export const LEITURA = {
  titulo: 'Leitura automática',
  de: (arquivo: string): string => `Leitura automática de ${arquivo}`,
  lendo: 'Lendo o comprovante…',
  naoRespondeu: 'A leitura automática não respondeu. Confira pelo documento.',
  nadaLido: 'Nada pôde ser lido neste arquivo. Confira pelo documento.',
  eDica: 'É só uma dica: a máquina erra. Confira no documento antes de decidir.',
  valor: 'Valor',
  pagador: 'Quem pagou',
  recebedor: 'Quem recebeu',
  ou: ' ou ',
  marcas: {
    igual: 'Confere',
    diferente: 'Não confere',
    'nao-lido': 'Não foi lido',
    'sem-esperado': 'Lido, sem com que comparar',
  },
  esperado: (oque: string): string => `Esperado: ${oque}`,
} as const;
