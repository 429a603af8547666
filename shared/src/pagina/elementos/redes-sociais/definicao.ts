import type { DefinicaoElemento } from '../definicao.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'redes-sociais',
  versao: 1,
  rotulo: { leilao: 'Redes sociais', loja: 'Redes sociais' },
  ajuda:
    'As redes da configuração da marca, e as que você acrescentar aqui. Cada uma é reconhecida pelo endereço.',
  grupo: 'Marca e contato',
  icone: 'share-2',
  modelos: [
    { valor: 'icones', rotulo: 'Ícones' },
    { valor: 'botoes', rotulo: 'Botões com nome' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 12,
    rotulo: 'Outra rede',
    campos: [
      { campo: 'titulo', rotulo: 'Nome', ajuda: 'Vazio: o da rede.' },
      { campo: 'link', rotulo: 'Endereço', obrigatorio: true },
      { campo: 'icone', rotulo: 'Ícone', ajuda: 'Vazio: a marca da rede.' },
    ],
  },
  semente: (modo) => ({
    titulo: 'Siga a gente',
    subtitulo: {
      leilao: 'Agenda, bastidores e dicas de quem entende.',
      loja: 'O que acabou de chegar, bastidores e dicas.',
    }[modo],
    modelo: 'icones',
    consulta: null,
    itens: [],
  }),
  migracoes: [],
};
