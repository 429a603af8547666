import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'chamada-acao',
  versao: 1,
  rotulo: { leilao: 'Chamada para ação', loja: 'Chamada para ação' },
  ajuda: 'Uma frase e um botão que ninguém perde de vista. Quem já entrou vê o caminho para a própria área.',
  grupo: 'Destaques',
  icone: 'megaphone',
  modelos: [
    { valor: 'faixa', rotulo: 'Faixa' },
    { valor: 'cartao', rotulo: 'Cartão com imagem' },
  ],
  sessao: { titulo: false, subtitulo: false, consulta: false },
  itens: {
    min: 1,
    max: 1,
    rotulo: 'Chamada',
    campos: [
      { campo: 'titulo', rotulo: 'Título', obrigatorio: true },
      { campo: 'texto', rotulo: 'Texto' },
      { campo: 'textoBotao', rotulo: 'Texto do botão' },
      { campo: 'link', rotulo: 'Link do botão' },
      { campo: 'imagem', rotulo: 'Imagem', ajuda: 'Ocupa metade da largura.', largura: 920 },
      { campo: 'imagemMobile', rotulo: 'Imagem no celular', ajuda: 'Horizontal, 2:1.', largura: 764 },
    ],
  },
  semente: (modo) => ({
    titulo: '',
    subtitulo: '',
    modelo: 'faixa',
    consulta: null,
    itens: [
      itemNovo({
        titulo: {
          leilao: 'Pronto para o seu primeiro lance?',
          loja: 'Pronto para fazer sua primeira oferta?',
        }[modo],
        texto: paragrafos('Crie sua conta grátis. Leva poucos minutos e tudo é feito pelo site.'),
        textoBotao: 'Criar minha conta',
        link: '/cadastro',
      }),
    ],
  }),
  migracoes: [],
};
