import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'formas-pagamento',
  versao: 1,
  rotulo: { leilao: 'Formas de pagamento', loja: 'Formas de pagamento' },
  ajuda:
    'Como pagar, em cartões ou em abas. Bandeiras e bancos citados no texto (Pix, Visa, Itaú…) ganham sua marca.',
  grupo: 'Conteúdo',
  icone: 'wallet',
  modelos: [
    { valor: 'cartoes', rotulo: 'Cartões' },
    { valor: 'abas', rotulo: 'Abas' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 1,
    max: 8,
    rotulo: 'Forma de pagamento',
    campos: [
      { campo: 'titulo', rotulo: 'Nome', obrigatorio: true },
      { campo: 'texto', rotulo: 'Texto', ajuda: 'Prazo, passos e bancos ou bandeiras aceitos.' },
      { campo: 'icone', rotulo: 'Ícone' },
    ],
  },
  semente: (modo) => ({
    titulo: 'Formas de pagamento',
    subtitulo: {
      leilao: 'Escolha depois do arremate. O recibo sai na hora.',
      loja: 'Escolha na hora de fechar a compra. O recibo sai na hora.',
    }[modo],
    modelo: 'cartoes',
    consulta: null,
    itens: [
      itemNovo({
        titulo: 'Pix',
        icone: 'qr-code',
        texto: paragrafos(
          'Aprovado em segundos, a qualquer hora. Leia o código com o aplicativo do seu banco ou copie e cole.',
        ),
      }),
      itemNovo({
        titulo: 'Transferência',
        icone: 'landmark',
        texto: paragrafos(
          'TED da conta de quem comprou, até as 17 horas. Contas no Banco do Brasil, Itaú, Bradesco e Santander.',
        ),
      }),
      itemNovo({
        titulo: 'Boleto bancário',
        icone: 'barcode',
        texto: paragrafos('Vence em dois dias úteis e é confirmado no dia seguinte ao pagamento.'),
      }),
      itemNovo({
        titulo: 'Cartão de crédito',
        icone: 'credit-card',
        texto: paragrafos('Taxas e comissão em até 12 vezes, com Visa, Mastercard, Elo e American Express.'),
      }),
    ],
  }),
  migracoes: [],
};
