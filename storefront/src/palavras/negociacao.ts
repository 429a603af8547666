import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  // a command that was not accepted
  semConfirmacao: 'Não recebemos a confirmação.',
  repetirSeguro: 'Repetir é seguro: o mesmo envio nunca conta duas vezes.',
  confirmarDeNovo: 'Confirmar de novo',
  // the code of an auction
  codigoDeLances: 'Código de lances',
  confirmarCodigo: 'Confirmar código',
  habilitacaoAprovada: 'Habilitação aprovada',
  seuCodigo:
    'Este é o seu código de lances. Guarde-o: ele não é mostrado de novo, e é pedido a cada entrada.',
  usarCodigo: 'Usar o código agora',
  // a question before it is done
  mudou: (valor: string): string => `Agora ${valor}: toque de novo`,
  voltar: 'Voltar',
  maximoSecreto: 'Máximo secreto',
  proposta: 'Proposta',
  eIssoMesmo: (valor: string): string => `${valor}: é isso mesmo?`,
  valorDePartida: 'o valor de partida',
  proximoLance: 'o próximo lance',
  confiraAntes: 'Confira antes de confirmar: não pode ser desfeito.',
  simDarLance: (valor: string): string => `Sim, dar lance de ${valor}`,
  simDefinirMaximo: (valor: string): string => `Sim, definir máximo de ${valor}`,
  simPropor: (valor: string): string => `Sim, propor ${valor}`,
  passaDoMercado: (valor: string): string => `Passa do valor de mercado, de ${valor}.`,
  vezes: (vezes: string, oQue: string, valor: string): string => `É ${vezes} vezes ${oQue}, de ${valor}.`,
  corrigir: 'Corrigir o valor',
  // Compre Já
  confirmarCompra: 'Confirmar compra',
  compreJa: 'Compre Já',
  naoMaisOferecido: 'O Compre Já deixou de ser oferecido.',
  compraECompromisso:
    'A compra é um compromisso e não pode ser desfeita. O prazo e as formas de pagamento ficam na sua compra.',
  comprarPor: (valor: string): string => `Comprar por ${valor}`,
  outraComprou: 'Outra pessoa comprou ou a disputa começou.',
  // proposals
  fazerProposta: 'Fazer proposta',
  suaProposta: 'Sua proposta',
  organizacaoResponde: 'A organização responde aceitando, recusando ou com outro valor.',
  propostaECompromisso: 'A proposta é um compromisso de compra: se for aceita, o item é seu por este valor.',
  proporValor: (valor: string): string => `Propor ${valor}`,
  propor: 'Propor',
  propostaAPartirDe: (valor: string): string => `A partir de ${valor}. A resposta pode vir na hora.`,
  telefone: 'Telefone para contato (opcional)',
  responda: 'Responda',
  vale: 'Vale',
  aceitar: (valor: string): string => `Aceitar ${valor}`,
  comprarPorPergunta: (valor: string): string => `Comprar por ${valor}?`,
  recusarContrapropostaPergunta: 'Recusar a contraproposta?',
  aceitarEComprar: (valor: string): string => `Aceitar e comprar por ${valor}`,
  recusarContraproposta: 'Recusar contraproposta',
  recusar: 'Recusar',
  negociacaoTermina: 'A negociação termina. Você pode enviar outra proposta enquanto o item estiver à venda.',
  somamSe: 'Ao valor somam-se a comissão e as taxas. A compra é um compromisso.',
  contraproposta: 'Contraproposta',
  // conditional sales
  outroValor: 'Responder com outro valor',
  recusarPergunta: 'Recusar o novo valor?',
  recusarEEncerrar: 'Recusar e encerrar',
  terminaSemCompra: 'A negociação termina sem compra, e nada é cobrado.',
  minhaResposta: 'Minha resposta',
  resposta: 'Resposta',
  responderCom: (valor: string): string => `Responder com ${valor}`,
  umaSoResposta: (meu: string, pedido: string): string =>
    `Acima do seu lance, de ${meu}, e abaixo de ${pedido}. Há uma só resposta: depois o comitente aceita ou recusa.`,
  // habilitation
  pedeHabilitacao: 'Este leilão pede habilitação',
  pecaASua: 'Peça a sua uma vez: ela vale para todos os lotes deste leilão.',
  habilitacaoEmAnalise: 'Habilitação em análise',
  equipeConfere:
    'A equipe está conferindo o seu pedido. Esta página libera o botão assim que houver resposta.',
  conferirAgora: 'Conferir agora',
  habilitacaoRecusada: 'Habilitação recusada',
  faleParaSaber: 'Fale com o atendimento para saber o motivo.',
  falarComAtendimento: 'Falar com o atendimento',
  pedirHabilitacao: 'Pedir habilitação',
};

/** Buying outside of the dispute: Compre Já, proposals, conditional sales, habilitation. */
export const NEGOCIACAO: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    codigoDeLances: 'Código de ofertas',
    seuCodigo:
      'Este é o seu código de ofertas. Guarde-o: ele não é mostrado de novo, e é pedido a cada entrada.',
    proximoLance: 'a próxima oferta',
    simDarLance: (valor: string): string => `Sim, fazer oferta de ${valor}`,
    umaSoResposta: (meu: string, pedido: string): string =>
      `Acima da sua oferta, de ${meu}, e abaixo de ${pedido}. Há uma só resposta: depois o comitente aceita ou recusa.`,
    pedeHabilitacao: 'Este evento pede habilitação',
    pecaASua: 'Peça a sua uma vez: ela vale para todos os anúncios deste evento.',
  },
};

/** Until when an answer counts. */
export const PRAZO = {
  encerrado: 'Prazo encerrado',
  ate: (oQue: string, quando: string): string => `${oQue} até ${quando}`,
  faltam: (tempo: string): string => `faltam ${tempo}`,
} as const;
