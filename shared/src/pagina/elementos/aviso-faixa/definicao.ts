import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'aviso-faixa',
  versao: 1,
  rotulo: { leilao: 'Faixa de aviso', loja: 'Faixa de aviso' },
  ajuda:
    'Um recado curto no alto ou no meio da página. Dê a cada aviso as datas de entrar e sair: ele some sozinho.',
  grupo: 'Destaques',
  icone: 'megaphone',
  modelos: [
    { valor: 'info', rotulo: 'Informação' },
    { valor: 'alerta', rotulo: 'Alerta' },
  ],
  sessao: { titulo: false, subtitulo: false, consulta: false },
  itens: {
    min: 1,
    max: 4,
    rotulo: 'Aviso',
    campos: [
      { campo: 'icone', rotulo: 'Ícone', ajuda: 'Vazio: o do tipo de aviso.' },
      { campo: 'titulo', rotulo: 'Título', obrigatorio: true },
      { campo: 'texto', rotulo: 'Texto' },
      { campo: 'link', rotulo: 'Link', ajuda: 'A faixa inteira leva até ele.' },
    ],
  },
  semente: (modo) => ({
    titulo: '',
    subtitulo: '',
    modelo: 'info',
    consulta: null,
    itens: [
      itemNovo(
        {
          leilao: {
            titulo: 'Visitação aberta nesta semana',
            texto: paragrafos('Veja os bens de perto, de segunda a sexta, das 9 às 17 horas.'),
            icone: 'calendar-clock',
            link: '/fale-conosco',
          },
          loja: {
            titulo: 'Atendimento em horário especial neste feriado',
            texto: paragrafos('Na sexta, das 9 às 13 horas. As compras pelo site seguem normalmente.'),
            icone: 'calendar-clock',
            link: '/fale-conosco',
          },
        }[modo],
      ),
    ],
  }),
  migracoes: [],
};
