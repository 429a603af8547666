import { prefixoDoLote } from '../../../lote-url.ts';
import { chamada } from '../chamada.ts';
import type { DefinicaoElemento } from '../definicao.ts';
import { consultaPadrao, itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'lotes-encerrando',
  versao: 1,
  rotulo: { leilao: 'Lotes encerrando', loja: 'Anúncios encerrando' },
  ajuda:
    'O que fecha primeiro, com o relógio correndo. A ordem é sempre a do encerramento; os filtros são seus.',
  grupo: 'Lotes e leilões',
  icone: 'timer',
  modelos: [
    { valor: 'grade', rotulo: 'Grade' },
    { valor: 'lista', rotulo: 'Lista' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: { padrao: consultaPadrao(4), maximo: 24 } },
  itens: chamada(
    { rotulo: 'Aviso', ajuda: 'Uma linha acima dos cartões, por exemplo sobre a prorrogação.' },
    'Complemento do aviso',
  ),
  semente: (modo) => ({
    titulo: 'Encerrando em instantes',
    subtitulo: {
      leilao: 'O relógio está correndo: última chance de dar seu lance.',
      loja: 'Última chance de fazer sua oferta.',
    }[modo],
    modelo: 'grade',
    consulta: consultaPadrao(4),
    itens: [
      itemNovo({
        textoBotao: 'Ver mais',
        link: `/${prefixoDoLote(modo)}?abertos=1&ordem=dataFim-asc`,
      }),
    ],
  }),
  migracoes: [],
};
