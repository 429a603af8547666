import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'simulador-frete',
  versao: 1,
  rotulo: { leilao: 'Simulador de frete', loja: 'Simulador de frete' },
  ajuda:
    'Quanto custa levar o bem até quem compra: um simulador, ou a tabela inteira por origem. Os valores são os da tabela de fretes da marca.',
  grupo: 'Marca e contato',
  icone: 'truck',
  modelos: [
    { valor: 'simulador', rotulo: 'Simulador' },
    { valor: 'tabela', rotulo: 'Tabela' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 1,
    rotulo: 'Textos',
    campos: [
      { campo: 'titulo', rotulo: 'Título ao lado do simulador' },
      { campo: 'texto', rotulo: 'Texto', ajuda: 'Por exemplo, o que está incluído no frete.' },
      { campo: 'textoBotao', rotulo: 'Texto do botão', ajuda: 'Na tabela, o botão leva ao simulador.' },
    ],
  },
  semente: () => ({
    titulo: 'Receba onde estiver',
    subtitulo: 'Simule o transporte do pátio até a sua cidade.',
    modelo: 'simulador',
    consulta: null,
    itens: [
      itemNovo({
        titulo: 'Frete com preço à vista',
        texto: paragrafos(
          'Transporte em caminhão-cegonha ou prancha, com seguro incluído. O prazo conta em dias úteis, a partir da liberação do bem.',
        ),
        textoBotao: 'Simular frete',
      }),
    ],
  }),
  migracoes: [],
};
