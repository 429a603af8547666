import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo, paragrafos } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'depoimentos',
  versao: 1,
  rotulo: { leilao: 'Depoimentos', loja: 'Depoimentos' },
  ajuda: 'O que clientes dizem. Troque os exemplos por depoimentos reais, com autorização de quem os deu.',
  grupo: 'Conteúdo',
  icone: 'message-circle',
  modelos: [
    { valor: 'carrossel', rotulo: 'Carrossel' },
    { valor: 'grade', rotulo: 'Grade' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 1,
    max: 24,
    rotulo: 'Depoimento',
    campos: [
      { campo: 'texto', rotulo: 'Depoimento', obrigatorio: true },
      { campo: 'titulo', rotulo: 'Nome', obrigatorio: true },
      { campo: 'subtitulo', rotulo: 'Quem é', ajuda: 'Cidade, profissão ou empresa.' },
      { campo: 'imagem', rotulo: 'Retrato', ajuda: 'Quadrado. Sem ele, aparecem as iniciais.', largura: 112 },
    ],
  },
  semente: (modo) => ({
    titulo: 'Quem comprou conta',
    subtitulo: '',
    modelo: 'carrossel',
    consulta: null,
    itens: { leilao: LEILAO, loja: LOJA }[modo],
  }),
  migracoes: [],
};

const depoimento = (titulo: string, subtitulo: string, fala: string) =>
  itemNovo({ titulo, subtitulo, texto: paragrafos(fala) });

const LEILAO = [
  depoimento(
    'Renata Moura',
    'Campinas, SP',
    'Fiz o cadastro de manhã e à tarde já estava disputando. O total com as taxas aparece antes do lance, então eu sabia exatamente até onde ir.',
  ),
  depoimento(
    'Cláudio Teixeira',
    'Frotista, Curitiba, PR',
    'Compramos sete utilitários no mesmo dia. O lance automático cuidou de três deles enquanto eu estava na estrada.',
  ),
  depoimento(
    'Janaína Prado',
    'Belo Horizonte, MG',
    'Visitei o pátio, conferi o laudo e arrematei pelo celular. A documentação saiu no prazo que prometeram.',
  ),
  depoimento(
    'Osvaldo Nunes',
    'Produtor rural, Rio Verde, GO',
    'Levei um trator bem abaixo do que pediam na região. A equipe ainda me ajudou com o frete.',
  ),
];

const LOJA = [
  depoimento(
    'Renata Moura',
    'Campinas, SP',
    'Enviei minha oferta no domingo e na segunda tinha resposta. O preço era aquele mesmo, com tudo somado.',
  ),
  depoimento(
    'Cláudio Teixeira',
    'Frotista, Curitiba, PR',
    'Compramos sete utilitários sem sair do escritório. As fotos e o histórico batiam com o que chegou.',
  ),
  depoimento(
    'Janaína Prado',
    'Belo Horizonte, MG',
    'Marquei a visita, gostei e fechei pelo celular. A documentação saiu no prazo que prometeram.',
  ),
  depoimento(
    'Osvaldo Nunes',
    'Produtor rural, Rio Verde, GO',
    'Levei um trator bem abaixo do que pediam na região. A equipe ainda me ajudou com a entrega.',
  ),
];
