import type { DefinicaoElemento } from '../definicao.ts';
import { consultaPadrao, itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'lote-destaque',
  versao: 1,
  rotulo: { leilao: 'Lote em destaque', loja: 'Anúncio em destaque' },
  ajuda:
    'Um só, grande, com preço e relógio ao vivo. Escolha-o pelo link ou deixe que os filtros escolham o primeiro.',
  grupo: 'Destaques',
  icone: 'star',
  modelos: [
    { valor: 'hero', rotulo: 'Grande, sobre a cor da marca' },
    { valor: 'cartao', rotulo: 'Cartão' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: { padrao: consultaPadrao(1), maximo: 1 } },
  itens: {
    min: 0,
    max: 1,
    rotulo: 'Destaque',
    campos: [
      { campo: 'titulo', rotulo: 'Título', ajuda: 'Vazio, usa o nome que ele já tem.' },
      { campo: 'subtitulo', rotulo: 'Chamada', ajuda: 'Poucas palavras acima do título.' },
      { campo: 'textoBotao', rotulo: 'Texto do botão' },
      { campo: 'imagem', rotulo: 'Imagem', ajuda: 'No lugar da foto dele. Horizontal, 4:3.', largura: 900 },
      { campo: 'imagemMobile', rotulo: 'Imagem no celular', largura: 765 },
      {
        campo: 'link',
        rotulo: 'Link',
        ajuda: 'O endereço da página dele. Vazio, vale o primeiro que os filtros acharem.',
        vazio: 'O primeiro que os filtros acharem',
      },
    ],
  },
  semente: (modo) => ({
    titulo: '',
    subtitulo: '',
    modelo: 'hero',
    consulta: {
      ...consultaPadrao(1),
      ordem: {
        campo: { leilao: 'qtdLances', loja: 'valor' }[modo],
        tipoOrdenacao: 'desc',
        tipoCampo: 'long',
      },
    },
    itens: [
      itemNovo(
        {
          leilao: { subtitulo: 'O mais disputado agora', textoBotao: 'Dar lance' },
          loja: { subtitulo: 'Escolha da semana', textoBotao: 'Fazer oferta' },
        }[modo],
      ),
    ],
  }),
  migracoes: [],
};
