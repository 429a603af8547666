import type { DefinicaoElemento } from '../definicao.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'documentos',
  versao: 1,
  rotulo: { leilao: 'Documentos do leilão', loja: 'Documentos' },
  ajuda:
    'Editais, regulamentos e ordens de visitação. Sem link, mostra os arquivos dos próximos; com o link de um deles, os arquivos dele; com o link de um arquivo, esse arquivo.',
  grupo: 'Lotes e leilões',
  icone: 'file-text',
  modelos: [
    { valor: 'lista', rotulo: 'Lista' },
    { valor: 'cartoes', rotulo: 'Cartões' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 20,
    rotulo: 'Documento',
    campos: [
      { campo: 'titulo', rotulo: 'Nome', ajuda: 'Do arquivo, ou no lugar do nome de quem o publica.' },
      { campo: 'subtitulo', rotulo: 'Descrição' },
      { campo: 'icone', rotulo: 'Ícone', ajuda: 'Só para arquivos seus; os outros têm o do seu tipo.' },
      {
        campo: 'link',
        rotulo: 'Link',
        ajuda: 'Um arquivo, ou a página de lotes de um leilão, para mostrar os arquivos dele.',
      },
    ],
  },
  semente: (modo) => ({
    titulo: { leilao: 'Editais e documentos', loja: 'Condições e documentos' }[modo],
    subtitulo: { leilao: 'Leia antes de dar seu lance.', loja: 'Leia antes de fazer sua oferta.' }[modo],
    modelo: 'lista',
    consulta: null,
    itens: [],
  }),
  migracoes: [],
};
