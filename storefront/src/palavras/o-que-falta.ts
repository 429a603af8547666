import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  titulo: 'O que falta para participar',
  /** Where nothing of it keeps one from anything. */
  semPressa: 'Complete sua conta',
  quantos: (feitos: number, total: number): string => `${feitos} de ${total} passos feitos`,
  exigido: 'Sem isto não dá para dar lances.',
  emAnalise: 'Em análise pela nossa equipe. Avisamos você.',
  passos: {
    conta: { feito: 'Conta criada', fazer: 'Criar conta', porque: '' },
    email: {
      feito: 'E-mail confirmado',
      fazer: 'Confirmar o e-mail',
      porque: 'Com o código que enviamos a você.',
    },
    telefone: {
      feito: 'Telefone confirmado',
      fazer: 'Confirmar o telefone',
      porque: 'Com o código que vai por SMS.',
    },
    socios: {
      feito: 'Sócios informados',
      fazer: 'Informar os sócios da empresa',
      porque: 'Quem assina pela empresa.',
    },
    documentos: {
      feito: 'Documentos aprovados',
      fazer: 'Enviar os documentos',
      porque: 'Alguns leilões só habilitam quem tem os documentos conferidos.',
    },
    lotes: {
      feito: 'Lotes',
      fazer: 'Encontrar lotes',
      porque: 'Onde o leilão pede habilitação, você a pede na página do lote.',
    },
  },
};

/** What comes next after registering. */
export const O_QUE_FALTA: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    titulo: 'O que falta para comprar',
    exigido: 'Sem isto não dá para comprar nem fazer ofertas.',
    passos: {
      ...leilao.passos,
      documentos: {
        ...leilao.passos.documentos,
        porque: 'Alguns anúncios pedem documentos conferidos.',
      },
      lotes: {
        feito: 'Anúncios',
        fazer: 'Encontrar anúncios',
        porque: 'Onde o anúncio pede habilitação, você a pede na página dele.',
      },
    },
  },
};
