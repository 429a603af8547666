import { chamada } from '../chamada.ts';
import type { DefinicaoElemento } from '../definicao.ts';
import { consultaDeLeiloes, itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'leiloes-proximos',
  versao: 1,
  rotulo: { leilao: 'Próximos leilões', loja: 'Próximos eventos' },
  ajuda: 'O que vem por aí, do mais próximo ao mais distante, com data, local e fotos do que será vendido.',
  grupo: 'Lotes e leilões',
  icone: 'calendar-clock',
  modelos: [
    { valor: 'cartao', rotulo: 'Cartões com fotos' },
    { valor: 'lista', rotulo: 'Lista' },
  ],
  sessao: {
    titulo: true,
    subtitulo: true,
    consulta: { padrao: consultaDeLeiloes(6), maximo: 24, sobre: 'leiloes' },
  },
  itens: chamada(
    { rotulo: 'Título do cartão final', ajuda: 'Com título, a seção termina em um cartão colorido.' },
    'Subtítulo do cartão final',
  ),
  semente: (modo) => ({
    titulo: { leilao: 'Próximos leilões', loja: 'Próximos eventos' }[modo],
    subtitulo: 'Marque na agenda e chegue preparado.',
    modelo: 'cartao',
    consulta: consultaDeLeiloes(6),
    itens: [itemNovo({ textoBotao: 'Ver agenda completa', link: '/agenda' })],
  }),
  migracoes: [],
};
