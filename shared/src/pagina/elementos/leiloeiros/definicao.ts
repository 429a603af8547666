import type { DefinicaoElemento } from '../definicao.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'leiloeiros',
  versao: 1,
  rotulo: { leilao: 'Leiloeiros', loja: 'Responsáveis' },
  ajuda:
    'Quem conduz as vendas, com a inscrição na junta comercial: os do cadastro e, se você quiser, outros. Um item com o mesmo nome de alguém do cadastro toma o lugar dele.',
  grupo: 'Marca e contato',
  icone: 'gavel',
  modelos: [
    { valor: 'cartao', rotulo: 'Cartões' },
    { valor: 'lista', rotulo: 'Lista' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 12,
    rotulo: 'Pessoa',
    campos: [
      { campo: 'titulo', rotulo: 'Nome', obrigatorio: true },
      { campo: 'subtitulo', rotulo: 'Inscrição', ajuda: 'Na junta comercial: JUCESP 1042.' },
      { campo: 'texto', rotulo: 'Apresentação' },
      { campo: 'imagem', rotulo: 'Retrato', ajuda: 'Quadrado, com o rosto no centro.', largura: 320 },
    ],
  },
  semente: (modo) => ({
    titulo: { leilao: 'Nossos leiloeiros', loja: 'Quem responde pelas vendas' }[modo],
    subtitulo: {
      leilao: 'Leiloeiros públicos oficiais, inscritos na junta comercial do seu estado.',
      loja: 'Profissionais inscritos na junta comercial, com nome e registro à vista.',
    }[modo],
    modelo: 'cartao',
    consulta: null,
    itens: [],
  }),
  migracoes: [],
};
