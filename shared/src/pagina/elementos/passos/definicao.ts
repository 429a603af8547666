import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'passos',
  versao: 1,
  rotulo: { leilao: 'Passo a passo', loja: 'Passo a passo' },
  ajuda: 'Como funciona, na ordem em que acontece. Em linha, com ícones; ou com números grandes.',
  grupo: 'Conteúdo',
  icone: 'footprints',
  modelos: [
    { valor: 'linha', rotulo: 'Linha do tempo' },
    { valor: 'numeros', rotulo: 'Números grandes' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 2,
    max: 8,
    rotulo: 'Passo',
    campos: [
      { campo: 'titulo', rotulo: 'Título', obrigatorio: true },
      { campo: 'texto', rotulo: 'Texto', ajuda: 'Uma ou duas frases.' },
      { campo: 'icone', rotulo: 'Ícone', ajuda: 'Na linha do tempo. Vazio: o número do passo.' },
      { campo: 'imagem', rotulo: 'Imagem', largura: 700 },
    ],
  },
  semente: (modo) => ({
    titulo: { leilao: 'Como participar', loja: 'Como comprar' }[modo],
    subtitulo: { leilao: 'Do cadastro à chave na mão.', loja: 'Da busca à chave na mão.' }[modo],
    modelo: 'linha',
    consulta: null,
    itens: { leilao: LEILAO, loja: LOJA }[modo],
  }),
  migracoes: [],
};

const passo = (icone: string, titulo: string, frase: string) =>
  itemNovo({ icone, titulo, texto: paragrafos(frase) });

const LEILAO = [
  passo('user-plus', 'Cadastre-se', 'Crie sua conta e envie os documentos pelo site, em poucos minutos.'),
  passo('search', 'Escolha', 'Busque, veja fotos e laudos e marque uma visita ao pátio.'),
  passo('gavel', 'Dê seu lance', 'Dispute ao vivo ou deixe um máximo e o sistema cobre por você.'),
  passo('key', 'Retire', 'Pague, acompanhe a documentação e agende a retirada ou a entrega.'),
];

const LOJA = [
  passo('search', 'Encontre', 'Busque por marca, cidade ou preço e veja fotos e histórico.'),
  passo('hand-coins', 'Faça sua oferta', 'Compre pelo preço pedido ou envie o valor que faz sentido.'),
  passo('credit-card', 'Pague', 'Por Pix, boleto ou transferência, com recibo na hora.'),
  passo('key', 'Receba', 'Agende a retirada ou contrate a entrega pelo site.'),
];
