import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'acordeao',
  versao: 1,
  rotulo: { leilao: 'Perguntas e respostas', loja: 'Perguntas e respostas' },
  ajuda:
    'Perguntas que se abrem. No modelo agrupado, abrir uma fecha a outra. Buscadores também as recebem, marcadas como perguntas frequentes.',
  grupo: 'Conteúdo',
  icone: 'circle-question-mark',
  modelos: [
    { valor: 'simples', rotulo: 'Simples' },
    { valor: 'agrupado', rotulo: 'Agrupado, uma por vez' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 1,
    max: 40,
    rotulo: 'Pergunta',
    campos: [
      { campo: 'titulo', rotulo: 'Pergunta', obrigatorio: true },
      { campo: 'texto', rotulo: 'Resposta', obrigatorio: true },
    ],
  },
  semente: (modo) => ({
    titulo: 'Perguntas frequentes',
    subtitulo: 'Não achou a sua? Fale com a nossa equipe.',
    modelo: 'simples',
    consulta: null,
    itens: { leilao: LEILAO, loja: LOJA }[modo],
  }),
  migracoes: [],
};

const pergunta = (titulo: string, ...resposta: string[]) =>
  itemNovo({ titulo, texto: paragrafos(...resposta) });

const LEILAO = [
  pergunta(
    'Quem pode participar?',
    'Pessoas físicas e jurídicas com cadastro aprovado. O cadastro é grátis e feito pelo site, com seus dados e documentos.',
  ),
  pergunta(
    'O que pago além do lance?',
    'A comissão do leiloeiro e, quando houver, taxas do pátio e de documentação. Elas aparecem somadas, linha por linha, antes de você confirmar o primeiro lance.',
  ),
  pergunta(
    'O que é o lance automático?',
    'Você define o máximo que quer pagar e o sistema cobre os outros por você, só até onde for preciso. Ninguém vê o seu máximo.',
  ),
  pergunta(
    'Posso ver o bem antes?',
    'Sim. Cada lote informa o pátio e os horários de visitação. Recomendamos a visita: os bens são vendidos no estado em que se encontram.',
  ),
  pergunta(
    'Como retiro o que arrematei?',
    'Depois do pagamento confirmado, você agenda a retirada na sua área. Também dá para contratar o transporte pelo site.',
  ),
];

const LOJA = [
  pergunta(
    'Como compro?',
    'Escolha um anúncio, crie sua conta e compre pelo preço pedido ou envie uma oferta. Tudo é feito pelo site.',
  ),
  pergunta(
    'Minha oferta é um compromisso?',
    'Sim. Se ela for aceita, a compra está fechada. Até a resposta, você acompanha tudo na sua área.',
  ),
  pergunta(
    'O que pago além do preço?',
    'Taxas de documentação e, se quiser, o frete. Elas aparecem somadas, linha por linha, antes de você confirmar.',
  ),
  pergunta(
    'Posso ver o bem antes?',
    'Sim. Cada anúncio informa onde ele está e os horários de visita, sem compromisso.',
  ),
  pergunta(
    'Como recebo a minha compra?',
    'Depois do pagamento confirmado, você agenda a retirada ou contrata a entrega pelo site.',
  ),
];
