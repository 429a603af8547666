import { LEILAO } from './leilao.ts';
import type { Palavras } from './palavras.ts';

/** Of a brand that is a store: offers and adverts, no bids and lots. What it says otherwise; the rest is the auction's. */
export const LOJA: Palavras = {
  ...LEILAO,
  superado: {
    rotulo: 'Quando minha oferta for superada',
    acao: 'Fazer nova oferta',
    carta: {
      titulo: 'Sua oferta foi superada: {lote}',
      corpo: 'No anúncio {loteNumero}, {lote}, sua oferta foi superada.\n\nOferta atual: {valor}',
    },
    nota: { titulo: 'Sua oferta foi superada', corpo: '{lote}. Oferta atual: {valor}.' },
    recado: '{marca}: sua oferta por {lote} foi superada. Oferta atual {valor}. {link}',
  },
  'descricao-mudou': {
    rotulo: 'Quando um comunicado mudar a descrição do anúncio em que minha oferta é a melhor',
    acao: 'Manter ou pedir a retirada da oferta',
    carta: {
      titulo: 'Comunicado sobre {lote}: mantenha ou retire a sua oferta',
      corpo:
        'A sua é a melhor oferta no anúncio {loteNumero}, {lote}, e a equipe comunicou:\n\n{comunicado}\n\nSua oferta vale enquanto você não pedir a retirada. Na página do anúncio você pode pedi-la; a equipe decide.',
    },
    nota: {
      titulo: 'Há um comunicado sobre o anúncio',
      corpo: '{lote}. Leia, e mantenha ou peça a retirada da sua oferta.',
    },
    recado: '{marca}: há um comunicado sobre {lote}. Mantenha ou retire sua oferta: {link}',
  },
  vencedor: {
    rotulo: 'Quando eu comprar',
    acao: 'Extrato e instruções de pagamento',
    carta: {
      titulo: 'Você comprou: {lote}',
      corpo:
        'Sua oferta venceu: você comprou {lote}, anúncio {loteNumero}.\n\nOferta: {lance}\nTotal a pagar, com comissão e despesas: {total}\nPagamento até: {pagarAte}',
    },
    nota: { titulo: 'Você comprou', corpo: '{lote}. Total a pagar: {total}, até {pagarAte}.' },
    recado: '{marca}: você comprou {lote}. Total {total}, pague até {pagarAte}. {link}',
  },
  'condicional-aberta': {
    rotulo: 'Quando minha oferta for a maior, em condicional',
    acao: 'Acompanhe',
    carta: {
      titulo: 'Sua oferta foi a maior, em condicional: {lote}',
      corpo:
        'No anúncio {loteNumero}, {lote}, sua oferta de {lance} foi a maior e está abaixo do valor pedido pelo vendedor.\nEle vai responder se libera a venda. Você não precisa fazer nada agora; avisaremos da resposta.',
    },
    nota: {
      titulo: 'Sua oferta foi a maior, em condicional',
      corpo: '{lote}. O vendedor vai responder se libera a venda.',
    },
    recado: '{marca}: sua oferta por {lote} foi a maior, em condicional. Avisaremos da resposta. {link}',
  },
  'condicional-respondida': {
    rotulo: 'Quando o vendedor propuser outro valor',
    acao: 'Responder',
    carta: {
      titulo: 'Novo valor do vendedor: {lote}',
      corpo:
        'No anúncio {loteNumero}, {lote}, o vendedor propôs {valor}.\nResponda até {prazo}: aceitar ou recusar.',
    },
    nota: {
      titulo: 'Novo valor do vendedor',
      corpo: '{lote}. O vendedor propôs {valor}. Responda até {prazo}.',
    },
    recado: '{marca}: por {lote} o vendedor propôs {valor}. Responda até {prazo}. {link}',
  },
  'condicional-liberada': {
    rotulo: 'Quando a venda condicional for liberada',
    acao: 'Extrato e instruções de pagamento',
    carta: {
      titulo: 'Você comprou: {lote}',
      corpo:
        'O vendedor liberou a venda: você comprou {lote}, anúncio {loteNumero}.\n\nOferta: {lance}\nTotal a pagar, com comissão e despesas: {total}\nPagamento até: {pagarAte}',
    },
    nota: { titulo: 'Venda liberada', corpo: 'Você comprou {lote}. Total a pagar: {total}, até {pagarAte}.' },
    recado: '{marca}: venda liberada, {lote} é seu. Total {total}, pague até {pagarAte}. {link}',
  },
  'condicional-recusada': {
    rotulo: 'Quando o vendedor não liberar a venda',
    acao: 'Suas ofertas e recibos',
    carta: {
      titulo: 'Venda não liberada: {lote}',
      corpo:
        'No anúncio {loteNumero}, {lote}, o vendedor não liberou a venda pelo valor oferecido.\nNada é cobrado, e o limite que este anúncio ocupava volta a estar livre.',
    },
    nota: { titulo: 'Venda não liberada', corpo: '{lote}. Nada é cobrado.' },
    recado: '{marca}: a venda de {lote} não foi liberada. Nada é cobrado. {link}',
  },
  'condicional-sem-acordo': {
    rotulo: 'Quando a negociação terminar sem venda',
    acao: 'Suas ofertas e recibos',
    carta: {
      titulo: 'Venda não liberada: {lote}',
      corpo:
        'No anúncio {loteNumero}, {lote}, não houve acordo sobre o novo valor: a negociação terminou sem venda.\nNada é cobrado, e o limite que este anúncio ocupava volta a estar livre.',
    },
    nota: { titulo: 'Negociação terminada', corpo: '{lote}. Não houve acordo, e nada é cobrado.' },
    recado: '{marca}: a negociação de {lote} terminou sem venda. Nada é cobrado. {link}',
  },
  'condicional-a-responder': {
    rotulo: 'Quando uma condicional esperar a resposta do vendedor',
    acao: 'Responder',
    carta: {
      titulo: 'Condicional aguardando resposta: {lote}',
      corpo:
        'O anúncio {loteNumero}, {lote}, encerrou em condicional com oferta de {lance}.\nResponda até {prazo}: liberar, recusar ou propor novo valor.',
    },
    nota: { titulo: 'Condicional a responder', corpo: '{lote}. Responda até {prazo}.' },
  },
  'favorito-encerrando': {
    rotulo: 'Quando um favorito estiver para encerrar',
    acao: 'Ver o anúncio',
    carta: {
      titulo: 'Encerra em breve: {lote}',
      corpo:
        'Um anúncio que você marcou como favorito está para encerrar: {lote}.\n\nOferta: {valor}\nEncerra em: {encerraEm}',
    },
    nota: { titulo: 'Favorito para encerrar', corpo: '{lote}, em {encerraEm}. Oferta: {valor}.' },
    recado: '{marca}: {lote} encerra em {encerraEm}. Oferta {valor}. {link}',
  },
  'busca-salva': {
    rotulo: 'Quando uma busca salva tiver novidade',
    acao: 'Ver os anúncios',
    carta: {
      titulo: 'Novidades na sua busca: {busca}',
      corpo: 'Sua busca salva “{busca}” tem novos anúncios: {quantos}.\n\n{lotes}',
    },
    nota: { titulo: 'Novidades na sua busca', corpo: '“{busca}”: novos anúncios, {quantos}.' },
  },
  convite: { ...LEILAO.convite, rotulo: 'Convites para eventos e vendas' },
};
