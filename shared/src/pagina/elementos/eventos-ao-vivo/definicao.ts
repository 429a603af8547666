import type { DefinicaoElemento } from '../definicao.ts';
import { consultaDeLeiloes, itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'eventos-ao-vivo',
  versao: 1,
  rotulo: { leilao: 'Leilões ao vivo', loja: 'Eventos ao vivo' },
  ajuda:
    'O que está acontecendo agora, com o preço da vez mudando sozinho. A transmissão só abre quando alguém aperta: nada de fora carrega antes. Sem nada ao vivo, anuncia o próximo.',
  grupo: 'Lotes e leilões',
  icone: 'radio',
  modelos: [
    { valor: 'player', rotulo: 'Palco com transmissão' },
    { valor: 'lista', rotulo: 'Lista' },
  ],
  sessao: {
    titulo: true,
    subtitulo: true,
    consulta: { padrao: consultaDeLeiloes(4), maximo: 12, sobre: 'leiloes' },
  },
  itens: {
    min: 0,
    max: 1,
    rotulo: 'Palco',
    campos: [
      { campo: 'titulo', rotulo: 'Título do palco', ajuda: 'Vazio, usa o nome do que está ao vivo.' },
      { campo: 'subtitulo', rotulo: 'Subtítulo do palco' },
      { campo: 'textoBotao', rotulo: 'Texto do botão' },
      {
        campo: 'imagem',
        rotulo: 'Imagem do palco',
        ajuda: 'Horizontal, 16:9. Sem imagem, vale a cor da marca.',
        largura: 900,
      },
    ],
  },
  semente: (modo) => ({
    titulo: 'Ao vivo agora',
    subtitulo: {
      leilao: 'Acompanhe e dê seu lance em tempo real.',
      loja: 'Acompanhe e faça sua oferta em tempo real.',
    }[modo],
    modelo: 'player',
    consulta: consultaDeLeiloes(4),
    itens: [itemNovo({ textoBotao: 'Assistir à transmissão' })],
  }),
  migracoes: [],
};
