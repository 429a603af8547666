import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  atendimento: 'Falar com o atendimento',
  entrar: 'Entrar de novo',
  entreDeNovo: 'Entre novamente para continuar.',
  sessaoTerminou: 'Sua sessão terminou.',
  // the amount
  precoSubiu: 'O preço subiu enquanto você decidia.',
  valorAtualizado: (valor: string): string =>
    `Atualizamos o valor para ${valor}. Confira e confirme de novo.`,
  confiraValor: 'Confira o valor atual e tente de novo.',
  acimaDoMaximo: 'Informe um valor acima do seu máximo atual, ou deixe como está.',
  protejaSe: 'Para se proteger de outros participantes, defina um valor automático.',
  encerrado: 'Nenhum lance novo é aceito. Veja outros em andamento.',
  aguardeAbertura: 'Aguarde a abertura; esta página atualiza sozinha.',
  pausado: 'Esta página avisa quando ele for retomado; o relógio está parado.',
  // buying outside of the dispute
  outroFoiAntes:
    'Outra pessoa foi mais rápida, ou a disputa já passou deste valor. Confira a situação atual.',
  aumente: 'Aumente o valor e envie de novo.',
  situacaoMudou: 'A situação mudou. Recarregue a página para ver como está.',
  corrija: 'Corrija o valor e envie de novo.',
  // the person
  codigoVale: 'Ele vale até você sair desta conta.',
  segundoFator: 'O segundo fator é o código de 6 dígitos do aplicativo autenticador, pedido ao entrar.',
  ativarSegundoFator: 'Ativar o segundo fator',
  confirmarEmail: 'Confirmar meu e-mail',
  confirmarTelefone: 'Confirmar meu telefone',
  lerRegulamento: 'Ler e aceitar o regulamento',
  verPrivacidade: 'Ver minha privacidade',
  // anything else
  aguarde: 'Aguarde um instante e confirme de novo.',
  confira: 'Confira os dados e tente de novo.',
  depois: 'Depois, confirme de novo.',
};

/** What to do about a refusal, after its reason. Fetched at the first one. */
export const RECUSA: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    encerrado: 'Nenhuma oferta nova é aceita. Veja outras em andamento.',
  },
};
