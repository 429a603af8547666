import type { DefinicaoElemento } from '../definicao.ts';
import { consultaDeLeiloes, itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'resultados-leiloes',
  versao: 1,
  rotulo: { leilao: 'Resultados de leilões', loja: 'Resultados de eventos' },
  ajuda: 'O que já terminou: quanto foi vendido, por quanto e a maior venda. Só números públicos.',
  grupo: 'Lotes e leilões',
  icone: 'trophy',
  modelos: [
    { valor: 'tabela', rotulo: 'Tabela' },
    { valor: 'cartoes', rotulo: 'Cartões' },
  ],
  sessao: {
    titulo: true,
    subtitulo: true,
    consulta: { padrao: consultaDeLeiloes(6, 'desc'), maximo: 24, sobre: 'leiloes' },
  },
  itens: {
    min: 0,
    max: 1,
    rotulo: 'Chamada',
    campos: [
      { campo: 'titulo', rotulo: 'Texto do link', ajuda: 'Ao lado do título da seção; precisa de um link.' },
      { campo: 'subtitulo', rotulo: 'Observação', ajuda: 'Uma linha pequena abaixo dos números.' },
      { campo: 'link', rotulo: 'Link' },
    ],
  },
  semente: (modo) => ({
    titulo: 'Resultados recentes',
    subtitulo: { leilao: 'O que já foi arrematado, às claras.', loja: 'O que já foi vendido, às claras.' }[
      modo
    ],
    modelo: 'tabela',
    consulta: consultaDeLeiloes(6, 'desc'),
    itens: [
      itemNovo({
        subtitulo: {
          leilao: 'Valores dos lances vencedores, sem comissão e taxas.',
          loja: 'Valores das ofertas vencedoras, sem comissão e taxas.',
        }[modo],
      }),
    ],
  }),
  migracoes: [],
};
