import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  medido: (ferramentas: string): string =>
    `Com a sua permissão, este site é medido por ${ferramentas}. Sem ela, nada disso é carregado. Páginas de conta, de lances e de pagamento nunca são medidas assim.`,
  situacoes: {
    sim: 'Neste navegador você permitiu as métricas.',
    nao: 'Neste navegador as métricas estão desligadas.',
    nenhuma: 'Neste navegador você ainda não respondeu: as métricas estão desligadas.',
  },
  titulo: 'Métricas e cookies',
  semTerceiros:
    'Este site não usa ferramentas de métrica de terceiros. Os cookies que ele guarda mantêm sua sessão.',
  permitir: 'Permitir métricas',
  retirar: 'Retirar permissão',
  recusar: 'Recusar métricas',
};

/** Whether this browser is measured. */
export const METRICAS: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    medido: (ferramentas: string): string =>
      `Com a sua permissão, este site é medido por ${ferramentas}. Sem ela, nada disso é carregado. Páginas de conta, de ofertas e de pagamento nunca são medidas assim.`,
  },
};

/** Out of the brand's news. */
export const NOVIDADES = {
  naoQuer: (marca: string): string =>
    `Não quer mais receber as novidades da ${marca}? Informe o e-mail inscrito: a inscrição é apagada, com tudo o que foi guardado dela.`,
  titulo: 'Novidades por e-mail',
  cancelar: 'Cancelar inscrição',
  pronto: 'Pronto. Se esse e-mail estava inscrito, não está mais.',
  emailInscrito: 'E-mail inscrito',
} as const;
