import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'numeros',
  versao: 1,
  rotulo: { leilao: 'Números', loja: 'Números' },
  ajuda:
    'O tamanho da marca em números. Cada um é seu ou vem das vendas de verdade e se atualiza sozinho; enquanto for zero, não aparece.',
  grupo: 'Marca e contato',
  icone: 'chart-column',
  modelos: [
    { valor: 'cartoes', rotulo: 'Cartões' },
    { valor: 'faixa', rotulo: 'Faixa colorida' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 1,
    max: 8,
    rotulo: 'Número',
    modelos: {
      rotulo: 'De onde vem o número',
      opcoes: [
        { valor: '', rotulo: 'Escrito por mim' },
        { valor: 'lotes-vendidos', rotulo: 'Vendas feitas' },
        { valor: 'valor-vendido', rotulo: 'Valor vendido' },
        { valor: 'leiloes-realizados', rotulo: 'Leilões ou eventos realizados' },
        { valor: 'licitantes', rotulo: 'Participantes' },
        { valor: 'lotes-abertos', rotulo: 'À venda agora' },
        { valor: 'leiloes-ativos', rotulo: 'Leilões ou eventos abertos' },
        { valor: 'patios', rotulo: 'Pátios' },
      ],
    },
    campos: [
      { campo: 'titulo', rotulo: 'Legenda', ajuda: 'O que o número conta.', obrigatorio: true },
      {
        campo: 'subtitulo',
        rotulo: 'Número ou nota',
        ajuda:
          'Se o número é escrito por você, escreva-o aqui ("25 anos"). Senão, é uma nota abaixo da legenda.',
      },
      { campo: 'icone', rotulo: 'Ícone' },
    ],
  },
  semente: (modo) => {
    return {
      titulo: { leilao: 'Resultados que se contam', loja: 'Negócios que se contam' }[modo],
      subtitulo: 'Atualizado a cada venda.',
      modelo: 'cartoes',
      consulta: null,
      itens: [
        itemNovo({
          modelo: 'lotes-vendidos',
          titulo: { leilao: 'lotes vendidos', loja: 'negócios fechados' }[modo],
          icone: { leilao: 'gavel', loja: 'handshake' }[modo],
        }),
        itemNovo({ modelo: 'valor-vendido', titulo: 'em vendas', icone: 'trending-up' }),
        itemNovo({
          modelo: 'licitantes',
          titulo: { leilao: 'licitantes', loja: 'compradores' }[modo],
          icone: 'users',
        }),
        itemNovo({
          modelo: 'lotes-abertos',
          titulo: { leilao: 'lotes abertos agora', loja: 'anúncios à venda agora' }[modo],
          icone: 'zap',
        }),
      ],
    };
  },
  migracoes: [],
};
