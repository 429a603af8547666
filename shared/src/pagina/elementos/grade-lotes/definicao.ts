import { prefixoDoLote } from '../../../lote-url.ts';
import { chamada } from '../chamada.ts';
import type { DefinicaoElemento } from '../definicao.ts';
import { consultaPadrao, itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'grade-lotes',
  versao: 1,
  rotulo: { leilao: 'Grade de lotes', loja: 'Grade de anúncios' },
  ajuda: 'O que está à venda, lado a lado, com preço e relógio ao vivo. Escolha os filtros e a ordem.',
  grupo: 'Lotes e leilões',
  icone: 'layout-grid',
  modelos: [
    { valor: 'tres-colunas', rotulo: 'Três colunas' },
    { valor: 'quatro-colunas', rotulo: 'Quatro colunas' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: { padrao: consultaPadrao(8), maximo: 48 } },
  itens: chamada(
    { rotulo: 'Título do cartão final', ajuda: 'Com título, a grade termina em um cartão colorido.' },
    'Subtítulo do cartão final',
  ),
  semente: (modo) => ({
    titulo: { leilao: 'Lotes em destaque', loja: 'Anúncios em destaque' }[modo],
    subtitulo: {
      leilao: 'Escolha, acompanhe e dê seu lance em tempo real.',
      loja: 'Faça sua oferta enquanto é tempo.',
    }[modo],
    modelo: 'quatro-colunas',
    consulta: consultaPadrao(8),
    itens: [
      itemNovo({
        textoBotao: { leilao: 'Ver todos os lotes', loja: 'Ver todos os anúncios' }[modo],
        link: `/${prefixoDoLote(modo)}?abertos=1`,
      }),
    ],
  }),
  migracoes: [],
};
