import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'mapa-patios',
  versao: 1,
  rotulo: { leilao: 'Mapa de pátios', loja: 'Mapa de pátios' },
  ajuda: 'Onde estão os bens: os pátios que o site mostra, no mapa ou em cartões, cada um com a sua página.',
  grupo: 'Marca e contato',
  icone: 'map-pinned',
  modelos: [
    { valor: 'mapa', rotulo: 'Mapa com lista' },
    { valor: 'lista', rotulo: 'Cartões com foto' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 1,
    rotulo: 'Orientação',
    campos: [
      { campo: 'titulo', rotulo: 'Título', ajuda: 'Fica acima da lista de pátios.' },
      { campo: 'texto', rotulo: 'Texto', ajuda: 'Por exemplo, o que levar na visita.' },
      {
        campo: 'textoBotao',
        rotulo: 'Texto do botão',
        ajuda: 'O botão leva à página de todos os pátios. Sem texto, não aparece.',
      },
    ],
  },
  semente: (modo) => ({
    titulo: 'Nossos pátios',
    subtitulo: {
      leilao: 'Veja de perto antes de dar seu lance e retire onde for melhor para você.',
      loja: 'Veja de perto antes de fazer sua oferta e retire onde for melhor para você.',
    }[modo],
    modelo: 'mapa',
    consulta: null,
    itens: [
      itemNovo({
        titulo: 'Visite antes de decidir',
        texto: paragrafos(
          'A visitação é gratuita. Leve um documento com foto e confira o horário de cada pátio.',
        ),
        textoBotao: 'Ver todos os pátios',
      }),
    ],
  }),
  migracoes: [],
};
