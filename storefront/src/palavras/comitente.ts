import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  intro:
    'Fechados abaixo da sua reserva. Sem resposta no prazo, a venda não é liberada; fins de semana e feriados nacionais não contam.',
  quandoFechar: 'Quando um lote seu fechar abaixo da reserva, ele aparece aqui.',
  fechadoEm: (quando: string): string => `Fechado em ${quando}`,
  ultimaResposta: (resposta: string, quem: string, quando: string): string =>
    `última resposta: ${resposta}, por ${quem}, ${quando}`,
  vendasCondicionais: 'Vendas condicionais',
  situacao: 'Situação',
  emAberto: 'Em aberto',
  decididas: 'Decididas',
  nadaDecidido: 'Nada decidido ainda',
  nadaEspera: 'Nada espera a sua resposta',
  ficamAqui: 'As vendas condicionais que você responder ficam aqui.',
  minhaReserva: 'Minha reserva',
  novoValorPedido: 'Novo valor pedido',
  respostaDoCliente: 'Resposta do cliente',
  vendaLiberada: 'Venda liberada',
  clienteNaoAceitou: 'Cliente não aceitou',
  naoLiberada: 'Não liberada',
  // the answer
  responda: 'Responda',
  eleResponde: 'Ele responde',
  novoValor: 'Novo valor',
  venderPor: (valor: string): string => `Vender por ${valor}?`,
  liberarPor: (valor: string): string => `Liberar por ${valor}`,
  pedir: (valor: string): string => `Pedir ${valor}`,
  acimaDoLance: (valor: string): string =>
    `Acima do lance, de ${valor}. O cliente aceita, recusa ou responde uma vez com outro valor.`,
  liberar: 'Liberar',
  recusar: 'Recusar',
  vendaFechada: 'A venda é fechada por este valor e o cliente recebe as instruções de pagamento.',
  recusarPergunta: 'Recusar a venda?',
  recusarAVenda: 'Recusar a venda',
  terminaSemVenda: 'A negociação termina sem venda. O cliente é avisado.',
  pedirNovoValor: 'Pedir novo valor',
};

/** The consignor's page: sales that wait for their answer. */
export const COMITENTE: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    quandoFechar: 'Quando um anúncio seu fechar abaixo da reserva, ele aparece aqui.',
    acimaDoLance: (valor: string): string =>
      `Acima da oferta, de ${valor}. O cliente aceita, recusa ou responde uma vez com outro valor.`,
  },
};
