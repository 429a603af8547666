import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'newsletter',
  versao: 1,
  rotulo: { leilao: 'Newsletter', loja: 'Newsletter' },
  ajuda:
    'Um e-mail e uma autorização. As inscrições ficam em Contatos, com o texto aceito, e podem ser exportadas.',
  grupo: 'Marca e contato',
  icone: 'mail',
  modelos: [
    { valor: 'linha', rotulo: 'Em linha' },
    { valor: 'cartao', rotulo: 'Cartão com imagem' },
  ],
  sessao: { titulo: false, subtitulo: false, consulta: false },
  itens: {
    min: 1,
    max: 1,
    rotulo: 'Convite',
    campos: [
      { campo: 'titulo', rotulo: 'Título', obrigatorio: true },
      { campo: 'texto', rotulo: 'Texto', ajuda: 'O que a pessoa recebe, e de quanto em quanto tempo.' },
      { campo: 'textoBotao', rotulo: 'Texto do botão' },
      { campo: 'imagem', rotulo: 'Imagem', ajuda: 'Só no cartão.', largura: 740 },
    ],
  },
  semente: (modo) => ({
    titulo: '',
    subtitulo: '',
    modelo: 'linha',
    consulta: null,
    itens: [
      itemNovo({
        titulo: { leilao: 'Receba a agenda da semana', loja: 'Receba as novidades da semana' }[modo],
        texto: paragrafos(
          {
            leilao: 'Um e-mail por semana com as próximas datas e os destaques. Sem excesso.',
            loja: 'Um e-mail por semana com o que acabou de chegar. Sem excesso.',
          }[modo],
        ),
        textoBotao: 'Quero receber',
      }),
    ],
  }),
  migracoes: [],
};
