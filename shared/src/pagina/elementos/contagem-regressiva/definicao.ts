import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'contagem-regressiva',
  versao: 1,
  rotulo: { leilao: 'Contagem regressiva', loja: 'Contagem regressiva' },
  ajuda:
    'Quanto falta, pelo relógio do servidor. Conta até a data escolhida no link ou, sem escolha, até a próxima da agenda.',
  grupo: 'Destaques',
  icone: 'timer',
  modelos: [
    { valor: 'faixa', rotulo: 'Faixa colorida' },
    { valor: 'cartao', rotulo: 'Cartão' },
  ],
  sessao: { titulo: false, subtitulo: false, consulta: false },
  itens: {
    min: 0,
    max: 1,
    rotulo: 'Contagem',
    campos: [
      { campo: 'titulo', rotulo: 'Título', ajuda: 'Vazio, usa o nome do que está na agenda.' },
      { campo: 'subtitulo', rotulo: 'Subtítulo', ajuda: 'Vazio, diz a data, o local e a quantidade.' },
      { campo: 'textoBotao', rotulo: 'Texto do botão' },
      {
        campo: 'link',
        rotulo: 'Link do botão',
        ajuda: 'Aponte para um da agenda e a contagem será a dele. Vazio, conta até o próximo.',
        vazio: 'O próximo da agenda',
      },
    ],
  },
  semente: (modo) => ({
    titulo: '',
    subtitulo: '',
    modelo: 'faixa',
    consulta: null,
    itens: [itemNovo({ textoBotao: { leilao: 'Ver os lotes', loja: 'Ver os anúncios' }[modo] })],
  }),
  migracoes: [],
};
