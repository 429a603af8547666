/** The versions of what people agree to. */
export const VERSOES = {
  de: { regulamento: 'Versões do regulamento', privacidade: 'Versões da página de privacidade' },
  versao: (numero: number): string => `Versão ${numero}`,
  emVigor: (numero: number, dia: string): string => `Versão ${numero}, em vigor desde ${dia}.`,
  valeu: (de: string, ate: string): string => `De ${de} a ${ate}`,
  desde: (dia: string): string => `Desde ${dia}, em vigor`,
  anteriores: 'Ver todas as versões',
  todas: 'Todas as versões',
  atual: 'Ler a versão em vigor',
  naoEstaEmVigor: 'Esta versão não está mais em vigor.',
  nenhuma: 'Ainda não há versões deste documento',
  indisponivel: 'Não foi possível ler as versões agora',
  tentarDeNovo: 'Tentar de novo',
  explica: 'Cada versão fica guardada com as palavras que tinha. O seu aceite diz qual estava em vigor.',
  nomes: { regulamento: 'Regulamento', privacidade: 'Privacidade' },
} as const;
