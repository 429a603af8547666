/** How each step of a negotiation reads: a heading and a sentence. */
export const PASSOS = {
  // a proposal
  propostaEmAnalise: 'Proposta em análise',
  propos: (valor: string): string => `Você propôs ${valor}. A resposta aparece aqui, assim que houver.`,
  contrapropostaDe: (valor: string): string => `Contraproposta de ${valor}`,
  proposAceitando: (valor: string): string => `Você propôs ${valor}. Aceitando, a compra é fechada na hora.`,
  propostaAceita: 'Proposta aceita',
  compradoPor: (valor: string): string => `Comprado por ${valor}.`,
  propostaRecusada: 'Proposta recusada',
  contrapropostaRecusada: 'Contraproposta recusada',
  recusou: (valor: string): string => `Você recusou comprar por ${valor}.`,
  naoFoiSuficiente: (valor: string): string => `${valor} não foi suficiente desta vez.`,
  tenteAPartirDe: (valor: string, proximo: string): string =>
    `${valor} não foi suficiente. Tente a partir de ${proximo}.`,
  propostaVencida: 'Proposta vencida',
  passouDoPrazo: (valor: string): string => `A proposta de ${valor} passou do prazo.`,
  propostaSubstituida: 'Proposta substituída',
  deuLugar: (valor: string): string => `${valor} deu lugar a outra proposta sua.`,
  // a conditional sale
  emAnalise: 'Em análise pelo comitente',
  comitenteDecide: (valor: string): string =>
    `${valor} ficou abaixo do valor esperado. O comitente decide se vende por esse valor.`,
  comitentePede: (valor: string): string => `O comitente pede ${valor}`,
  ofereceu: (valor: string): string =>
    `Você ofereceu ${valor}. Aceitando, a compra é fechada na hora pelo novo valor.`,
  respostaEntregue: (valor: string): string => `Sua resposta de ${valor} está com o comitente`,
  aceitaOuRecusa: 'Ele aceita ou recusa; não há outra rodada.',
  vendaLiberada: 'Venda liberada',
  vendaNaoLiberada: 'Venda não liberada',
  naoVendeu: 'O comitente não vendeu pelo valor oferecido.',
  negociacaoEncerrada: 'Negociação encerrada',
  semAcordo: 'Não houve acordo sobre o novo valor.',
  // what the consignor is asked
  venderPor: (valor: string): string => `Vender por ${valor}?`,
  clienteRespondeu: (valor: string): string => `O cliente respondeu com ${valor}. Vender por esse valor?`,
  aguardandoCliente: 'Aguardando a resposta do cliente ao novo valor.',
  decidido: 'Decidido.',
} as const;
