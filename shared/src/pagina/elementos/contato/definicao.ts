import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'contato',
  versao: 1,
  rotulo: { leilao: 'Contato', loja: 'Contato' },
  ajuda:
    'Endereço, telefone e e-mail da marca, como estão na configuração dela, e o que mais você acrescentar.',
  grupo: 'Marca e contato',
  icone: 'map-pin-house',
  modelos: [
    { valor: 'mapa', rotulo: 'Com mapa' },
    { valor: 'cartao', rotulo: 'Cartões' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 8,
    rotulo: 'Outro contato',
    campos: [
      { campo: 'titulo', rotulo: 'Título', obrigatorio: true },
      { campo: 'texto', rotulo: 'Texto' },
      { campo: 'icone', rotulo: 'Ícone' },
      { campo: 'link', rotulo: 'Link', ajuda: 'Uma página, um WhatsApp (https://wa.me/…), tel: ou mailto:.' },
    ],
  },
  semente: () => ({
    titulo: 'Fale com a gente',
    subtitulo: 'Tire dúvidas, combine uma visita ou acompanhe a sua compra.',
    modelo: 'mapa',
    consulta: null,
    itens: [
      itemNovo({
        titulo: 'Atendimento',
        texto: paragrafos('Segunda a sexta, das 8h30 às 18h. Sábado, das 9h às 13h.'),
        icone: 'clock',
      }),
    ],
  }),
  migracoes: [],
};
