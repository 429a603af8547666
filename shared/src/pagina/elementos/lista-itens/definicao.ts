import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'lista-itens',
  versao: 1,
  rotulo: { leilao: 'Lista de itens', loja: 'Lista de itens' },
  ajuda:
    'Blocos de imagem e texto, em linhas alternadas ou em colunas. Sem imagem, cada item ganha um número.',
  grupo: 'Conteúdo',
  icone: 'rows-3',
  modelos: [
    { valor: 'linhas', rotulo: 'Linhas' },
    { valor: 'colunas', rotulo: 'Colunas' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 1,
    max: 12,
    rotulo: 'Item',
    campos: [
      { campo: 'titulo', rotulo: 'Título', obrigatorio: true },
      { campo: 'texto', rotulo: 'Texto' },
      {
        campo: 'imagem',
        rotulo: 'Imagem',
        ajuda: 'Horizontal, 3:2. Nas linhas, em qualquer formato.',
        largura: 740,
      },
      { campo: 'link', rotulo: 'Link', ajuda: 'O item inteiro leva até ele.' },
    ],
  },
  semente: (modo) => {
    return {
      titulo: 'Como funciona',
      subtitulo: {
        leilao: 'Do cadastro à retirada, em três passos.',
        loja: 'Da busca à chave na mão, em três passos.',
      }[modo],
      modelo: 'colunas',
      consulta: null,
      itens: [
        itemNovo({
          titulo: { leilao: 'Cadastre-se', loja: 'Encontre' }[modo],
          texto: paragrafos(
            {
              leilao: 'Crie sua conta em poucos minutos e envie seus documentos pelo site, sem sair de casa.',
              loja: 'Busque por marca, cidade ou preço e veja fotos, histórico e condições de cada anúncio.',
            }[modo],
          ),
        }),
        itemNovo({
          titulo: { leilao: 'Dê seu lance', loja: 'Faça sua oferta' }[modo],
          texto: paragrafos(
            {
              leilao:
                'Acompanhe a disputa ao vivo, dê lances manuais ou defina um máximo e deixe o sistema trabalhar.',
              loja: 'Envie o valor que faz sentido para você e acompanhe a resposta em tempo real.',
            }[modo],
          ),
        }),
        itemNovo({
          titulo: 'Receba',
          texto: paragrafos(
            'Pague por transferência, boleto ou Pix, baixe o extrato e combine a retirada ou a entrega.',
          ),
        }),
      ],
    };
  },
  migracoes: [],
};
