import type { DefinicaoElemento } from '../definicao.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'marcas-populares',
  versao: 1,
  rotulo: { leilao: 'Marcas populares', loja: 'Marcas populares' },
  ajuda: 'Atalhos por marca, com a contagem do momento. Sem itens, mostra as que têm mais à venda.',
  grupo: 'Lotes e leilões',
  icone: 'tag',
  modelos: [
    { valor: 'logos', rotulo: 'Logos' },
    { valor: 'chips', rotulo: 'Etiquetas' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 24,
    rotulo: 'Marca',
    campos: [
      {
        campo: 'titulo',
        rotulo: 'Marca',
        ajuda: 'Escrita como nos cadastros, para contar certo.',
        obrigatorio: true,
      },
      { campo: 'imagem', rotulo: 'Logo', ajuda: 'Sem imagem, desenhamos um monograma.', largura: 120 },
      { campo: 'link', rotulo: 'Link', ajuda: 'Vazio, leva à busca por esta marca.' },
    ],
  },
  semente: () => ({
    titulo: 'Busque pela marca',
    subtitulo: '',
    modelo: 'logos',
    consulta: null,
    itens: [],
  }),
  migracoes: [],
};
