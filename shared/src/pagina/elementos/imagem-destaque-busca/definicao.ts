import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'imagem-destaque-busca',
  versao: 1,
  rotulo: { leilao: 'Destaque com busca de lotes', loja: 'Destaque com busca de anúncios' },
  ajuda:
    'A abertura da página: uma frase forte, uma imagem e a busca. Sem imagem, mostra o que está à venda agora.',
  grupo: 'Destaques',
  icone: 'search',
  modelos: [
    { valor: 'foto', rotulo: 'Grande, com foto' },
    { valor: 'compacto', rotulo: 'Compacto' },
  ],
  sessao: { titulo: false, subtitulo: false, consulta: false },
  itens: {
    min: 1,
    max: 1,
    rotulo: 'Abertura',
    campos: [
      { campo: 'titulo', rotulo: 'Título', obrigatorio: true },
      { campo: 'subtitulo', rotulo: 'Subtítulo' },
      { campo: 'textoBotao', rotulo: 'Texto do botão', ajuda: 'Fica ao lado da busca; precisa de um link.' },
      { campo: 'imagem', rotulo: 'Imagem', ajuda: 'Horizontal, de preferência com 1600 px de largura.' },
      { campo: 'imagemMobile', rotulo: 'Imagem no celular' },
      { campo: 'link', rotulo: 'Link do botão' },
    ],
  },
  semente: (modo) => ({
    titulo: '',
    subtitulo: '',
    modelo: 'foto',
    consulta: null,
    itens: [
      itemNovo(
        {
          leilao: {
            titulo: 'Seu próximo veículo sai do martelo',
            subtitulo:
              'Leilões de veículos, imóveis e equipamentos, com lances ao vivo e cada etapa às claras.',
            textoBotao: 'Como funciona',
            link: '/como-funciona',
          },
          loja: {
            titulo: 'O próximo negócio bom está aqui',
            subtitulo: 'Veículos e equipamentos com procedência, preço claro e proposta em poucos cliques.',
            textoBotao: 'Como funciona',
            link: '/como-funciona',
          },
        }[modo],
      ),
    ],
  }),
  migracoes: [],
};
