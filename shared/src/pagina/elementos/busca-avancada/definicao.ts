import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'busca-avancada',
  versao: 1,
  rotulo: { leilao: 'Busca avançada de lotes', loja: 'Busca avançada de anúncios' },
  ajuda:
    'Os filtros da listagem, prontos na página: tipo, marca, lugar, valor e ano, com o que há à venda agora.',
  grupo: 'Lotes e leilões',
  icone: 'sliders-horizontal',
  modelos: [
    { valor: 'barra', rotulo: 'Barra' },
    { valor: 'painel', rotulo: 'Painel aberto' },
  ],
  sessao: { titulo: false, subtitulo: false, consulta: false },
  itens: {
    min: 0,
    max: 1,
    rotulo: 'Busca',
    campos: [
      { campo: 'titulo', rotulo: 'Título' },
      { campo: 'subtitulo', rotulo: 'Subtítulo' },
      { campo: 'textoBotao', rotulo: 'Texto do botão' },
    ],
  },
  semente: (modo) => ({
    titulo: '',
    subtitulo: '',
    modelo: 'barra',
    consulta: null,
    itens: [
      itemNovo({
        titulo: 'Encontre do seu jeito',
        subtitulo: 'Combine os filtros e veja só o que interessa.',
        textoBotao: { leilao: 'Buscar lotes', loja: 'Buscar anúncios' }[modo],
      }),
    ],
  }),
  migracoes: [],
};
