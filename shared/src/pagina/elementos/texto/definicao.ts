import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'texto',
  versao: 1,
  rotulo: { leilao: 'Texto', loja: 'Texto' },
  ajuda: 'Parágrafos, listas e links. Em duas colunas, o título fica à esquerda e o texto à direita.',
  grupo: 'Conteúdo',
  icone: 'text-align-start',
  modelos: [
    { valor: 'simples', rotulo: 'Simples' },
    { valor: 'duas-colunas', rotulo: 'Duas colunas' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 1,
    max: 12,
    rotulo: 'Texto',
    campos: [
      { campo: 'titulo', rotulo: 'Título' },
      { campo: 'texto', rotulo: 'Texto', obrigatorio: true },
    ],
  },
  semente: (modo) => ({
    titulo: { leilao: 'Transparência em cada lance', loja: 'Comprar aqui é simples' }[modo],
    subtitulo: '',
    modelo: 'simples',
    consulta: null,
    itens: [
      itemNovo({
        texto: {
          leilao: paragrafos(
            'Cada lote traz fotos, histórico e todas as taxas antes do primeiro lance. Você acompanha a disputa em tempo real e vê exatamente quanto vai pagar.',
            'Terminado o leilão, o extrato fica disponível na hora e nossa equipe cuida da documentação e da retirada.',
          ),
          loja: paragrafos(
            'Cada anúncio traz fotos, histórico e condições de pagamento. Você faz sua oferta com calma, acompanha a resposta pelo site e só paga depois de confirmada.',
            'Nossa equipe cuida da documentação e combina com você a retirada ou a entrega.',
          ),
        }[modo],
      }),
    ],
  }),
  migracoes: [],
};
