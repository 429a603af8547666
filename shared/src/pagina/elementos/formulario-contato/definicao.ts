import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'formulario-contato',
  versao: 1,
  rotulo: { leilao: 'Formulário de contato', loja: 'Formulário de contato' },
  ajuda:
    'Visitantes escrevem para a marca. As mensagens ficam em Contatos, onde são marcadas como respondidas e exportadas.',
  grupo: 'Marca e contato',
  icone: 'message-circle',
  modelos: [
    { valor: 'simples', rotulo: 'Simples' },
    { valor: 'com-mapa', rotulo: 'Com mapa' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 1,
    rotulo: 'Apresentação',
    campos: [
      { campo: 'titulo', rotulo: 'Título do formulário' },
      { campo: 'texto', rotulo: 'Texto', ajuda: 'Prazo de resposta, horários, outros caminhos.' },
      { campo: 'textoBotao', rotulo: 'Texto do botão' },
    ],
  },
  semente: (modo) => ({
    titulo: 'Escreva para a gente',
    subtitulo: {
      leilao: 'Dúvidas sobre um arremate, uma visita ou como vender? Conte o que você precisa.',
      loja: 'Dúvidas sobre uma compra, uma visita ou como vender? Conte o que você precisa.',
    }[modo],
    modelo: 'simples',
    consulta: null,
    itens: [
      itemNovo({
        texto: paragrafos('Respondemos por e-mail em até um dia útil.'),
        textoBotao: 'Enviar mensagem',
      }),
    ],
  }),
  migracoes: [],
};
