import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  seuCadastro: 'Seu cadastro',
  naoLeu: 'Não foi possível ler agora o que você aceitou. Recarregue a página em instantes.',
  semAceite: 'Não há registro de aceite no seu cadastro.',
  leiaEAceite: 'Leia o texto em vigor e, se concordar, aceite-o.',
  aceitoEm: 'Aceito em',
  versao: 'Versão do texto',
  enderecoDeRede: 'Endereço de rede',
  retiradoEm: 'Retirado em',
  retirar: 'Retirar meu aceite',
  voltar: 'Voltar',
  retirarPergunta: 'Retirar meu aceite…',
  aceitar: 'Aceitar',
  documentos: 'O que estava em vigor',
  documento: (titulo: string, versao: number): string => `${titulo}, versão ${versao}`,
  regulamentoMudou: (quando: string): string =>
    `O regulamento mudou em ${quando}. Leia a nova versão e aceite-a para continuar participando.`,
  lerNova: (versao: number): string => `Ler a versão ${versao}`,
  historico: 'Histórico dos seus aceites',
  atos: { ACEITE: 'Aceito', RETIRADA: 'Retirado' },
  de: (endereco: string): string => `de ${endereco}`,
  semEsteAceite:
    'Sem este aceite você não pode dar lances. Os lances já dados e as compras feitas continuam valendo. Você pode aceitar de novo quando quiser.',
  naoDaDesde: (quando: string): string =>
    `Você não o dá desde ${quando}: para participar de leilões, aceite o texto em vigor.`,
};

/** What one agreed to, and taking it back. */
export const PRIVACIDADE: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    semEsteAceite:
      'Sem este aceite você não pode fazer ofertas. As ofertas já feitas e as compras continuam valendo. Você pode aceitar de novo quando quiser.',
    naoDaDesde: (quando: string): string =>
      `Você não o dá desde ${quando}: para fazer ofertas, aceite o texto em vigor.`,
  },
};
