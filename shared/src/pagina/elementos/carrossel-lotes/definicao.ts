import type { Consulta } from '../../../filtro.ts';
import { prefixoDoLote } from '../../../lote-url.ts';
import type { PorModo } from '../../../modo.ts';
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
    titulo: { leilao: 'Mais disputados', loja: 'Chegaram agora' }[modo],
    subtitulo: '',
    modelo: 'padrao',
    consulta: {
      ...consultaPadrao(12),
      ordem: ORDEM[modo],
    },
    itens: [
      itemNovo({
        titulo: 'Ainda não encontrou?',
        subtitulo: {
          leilao: 'Há muito mais lotes esperando um lance.',
          loja: 'Há muito mais anúncios esperando uma oferta.',
        }[modo],
        textoBotao: 'Ver todos',
        link: `/${prefixoDoLote(modo)}`,
      }),
    ],
  }),
  migracoes: [],
};

/** What people fight for; in a store, what came last. */
const ORDEM: PorModo<Consulta['ordem']> = {
  leilao: { campo: 'qtdLances', tipoOrdenacao: 'desc', tipoCampo: 'long' },
  loja: { campo: 'dataInicio', tipoOrdenacao: 'desc', tipoCampo: 'date' },
};
