import { chamada } from '../chamada.ts';
import type { DefinicaoElemento } from '../definicao.ts';
import { consultaPadrao, itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'carrossel-lotes',
  versao: 1,
  rotulo: { leilao: 'Carrossel de lotes', loja: 'Carrossel de anúncios' },
  ajuda: 'Uma fileira que corre para o lado, com os preços mudando ao vivo. Escolha os filtros e a ordem.',
  grupo: 'Lotes e leilões',
  icone: 'gallery-horizontal',
  modelos: [
    { valor: 'padrao', rotulo: 'Padrão' },
    { valor: 'compacto', rotulo: 'Compacto' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: { padrao: consultaPadrao(12), maximo: 30 } },
  itens: chamada(
    { rotulo: 'Título do cartão final', ajuda: 'Com título, a fileira termina em um cartão colorido.' },
    'Subtítulo do cartão final',
  ),
  semente: (modo) => ({
    titulo: modo === 'loja' ? 'Chegaram agora' : 'Mais disputados',
    subtitulo: '',
    modelo: 'padrao',
    consulta: {
      ...consultaPadrao(12),
      ordem: {
        campo: modo === 'loja' ? 'dataInicio' : 'qtdLances',
        tipoOrdenacao: 'desc',
        tipoCampo: modo === 'loja' ? 'date' : 'long',
      },
    },
    itens: [
      itemNovo({
        titulo: 'Ainda não encontrou?',
        subtitulo:
          modo === 'loja'
            ? 'Há muito mais anúncios esperando uma oferta.'
            : 'Há muito mais lotes esperando um lance.',
        textoBotao: 'Ver todos',
        link: modo === 'loja' ? '/anuncio' : '/leilao',
      }),
    ],
  }),
  migracoes: [],
};
