import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'agenda-eventos',
  versao: 1,
  rotulo: { leilao: 'Agenda de leilões', loja: 'Agenda de eventos' },
  ajuda:
    'O calendário do mês, com o que já passou e o que vem. Quem visita vira as páginas, também sem JavaScript.',
  grupo: 'Lotes e leilões',
  icone: 'calendar',
  modelos: [
    { valor: 'mes', rotulo: 'Calendário do mês' },
    { valor: 'lista', rotulo: 'Lista do mês' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 1,
    rotulo: 'Recado',
    campos: [
      { campo: 'titulo', rotulo: 'Título do recado', ajuda: 'Uma linha abaixo da agenda.' },
      { campo: 'subtitulo', rotulo: 'Texto do recado' },
      { campo: 'link', rotulo: 'Link do recado' },
    ],
  },
  semente: (modo) => ({
    titulo: { leilao: 'Agenda de leilões', loja: 'Agenda de eventos' }[modo],
    subtitulo: 'Horários de Brasília.',
    modelo: 'mes',
    consulta: null,
    itens: [
      itemNovo({
        titulo: 'Ainda não tem cadastro?',
        subtitulo: {
          leilao: 'Cadastre-se antes da data e chegue pronto para dar seu lance.',
          loja: 'Cadastre-se antes da data e chegue pronto para fazer sua oferta.',
        }[modo],
        link: '/cadastro',
      }),
    ],
  }),
  migracoes: [],
};
