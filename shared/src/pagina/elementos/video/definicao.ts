import type { DefinicaoElemento } from '../definicao.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'video',
  versao: 1,
  rotulo: { leilao: 'Vídeo', loja: 'Vídeo' },
  ajuda:
    'Os vídeos institucionais da marca, com capa e legendas. Sem itens, mostra todos os que estão ativos; com itens, os que você escolher.',
  grupo: 'Conteúdo',
  icone: 'play',
  modelos: [
    { valor: 'embutido', rotulo: 'Na página' },
    { valor: 'modal', rotulo: 'Abre por cima' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 8,
    rotulo: 'Vídeo',
    campos: [
      {
        campo: 'titulo',
        rotulo: 'Título',
        ajuda: 'O nome de um vídeo cadastrado mostra esse vídeo. Vazio: o próximo da lista.',
      },
      { campo: 'texto', rotulo: 'Texto ao lado' },
      { campo: 'imagem', rotulo: 'Capa', ajuda: 'Vazia: a do cadastro.', largura: 1100 },
      {
        campo: 'link',
        rotulo: 'Endereço do vídeo',
        ajuda: 'Só para um vídeo que não está no cadastro. De outro site, abre em nova aba.',
      },
    ],
  },
  semente: (modo) => ({
    titulo: 'Conheça a casa por dentro',
    subtitulo: {
      leilao: 'Como recebemos, conferimos e entregamos o que você arremata.',
      loja: 'Como escolhemos, conferimos e entregamos o que você compra.',
    }[modo],
    modelo: 'embutido',
    consulta: null,
    itens: [],
  }),
  migracoes: [],
};
