import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'cartoes-icones',
  versao: 1,
  rotulo: { leilao: 'Cartões com ícones', loja: 'Cartões com ícones' },
  ajuda: 'Diferenciais, serviços ou atalhos: um ícone, um título e uma frase em cada cartão.',
  grupo: 'Conteúdo',
  icone: 'layout-grid',
  modelos: [
    { valor: 'tres-colunas', rotulo: 'Três colunas' },
    { valor: 'quatro-colunas', rotulo: 'Quatro colunas' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 1,
    max: 12,
    rotulo: 'Cartão',
    campos: [
      { campo: 'icone', rotulo: 'Ícone' },
      { campo: 'titulo', rotulo: 'Título', obrigatorio: true },
      { campo: 'texto', rotulo: 'Texto', ajuda: 'Uma ou duas frases: cartões curtos são lidos.' },
      { campo: 'link', rotulo: 'Link', ajuda: 'O cartão inteiro leva até ele.' },
    ],
  },
  semente: (modo) => ({
    titulo: { leilao: 'Por que arrematar aqui', loja: 'Por que comprar aqui' }[modo],
    subtitulo: '',
    modelo: 'tres-colunas',
    consulta: null,
    itens: { leilao: LEILAO, loja: LOJA }[modo],
  }),
  migracoes: [],
};

const cartao = (icone: string, titulo: string, frase: string) =>
  itemNovo({ icone, titulo, texto: paragrafos(frase) });

const LEILAO = [
  cartao('shield-check', 'Procedência conferida', 'Cada lote tem origem identificada, laudo e edital.'),
  cartao('receipt-text', 'Taxas à vista', 'Você vê o total com todas as taxas antes do primeiro lance.'),
  cartao('zap', 'Disputa ao vivo', 'Os lances chegam à sua tela no mesmo instante em que são dados.'),
  cartao('car', 'Visitação aberta', 'Marque um horário e veja de perto, no pátio, antes do leilão.'),
  cartao('file-check', 'Documentação em dia', 'Nossa equipe acompanha a transferência até o fim.'),
  cartao('headset', 'Atendimento de gente', 'Tire dúvidas por telefone ou mensagem em horário comercial.'),
];

const LOJA = [
  cartao('shield-check', 'Procedência conferida', 'Todo anúncio tem origem identificada e histórico.'),
  cartao('receipt-text', 'Preço claro', 'O valor que você vê já inclui as taxas. Sem surpresa no fim.'),
  cartao('hand-coins', 'Negociação direta', 'Faça sua oferta e acompanhe a resposta pelo site.'),
  cartao('car', 'Visita com hora marcada', 'Veja de perto antes de decidir, sem compromisso.'),
  cartao('file-check', 'Documentação em dia', 'Nossa equipe acompanha a transferência até o fim.'),
  cartao('headset', 'Atendimento de gente', 'Tire dúvidas por telefone ou mensagem em horário comercial.'),
];
