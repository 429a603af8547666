import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  indisponivel: 'A API está indisponível e não foi possível carregar este lote',
  recarregue: 'Recarregue a página em instantes.',
  aPartirDe: (valor: string): string => `A partir de ${valor}.`,
  comprar: 'Comprar',
  transparencia: 'Transparência',
  simule: 'Simule o total com taxas',
  verificarLivro: 'Verificar o livro deste lote',
  verificarLeilao: 'Verificar o leilão inteiro',
  frete: 'Frete até você',
  quemVende: 'Quem vende e com que regras',
  leiloeiro: 'Leiloeiro oficial',
  matricula: (inscricao: string): string => `Matrícula ${inscricao}`,
  comitente: 'Comitente (de quem é o bem)',
  empresa: 'Empresa responsável pelo site',
  lanceEfirme: 'O lance é um compromisso de compra: depois de dado, não pode ser desfeito por quem o deu.',
  compraEfirme:
    'A compra e a proposta são um compromisso: depois de feitas, não podem ser desfeitas por quem as fez.',
  noEstado:
    'O bem é vendido no estado em que se encontra. Confira a descrição, as fotos e os documentos, e visite-o antes de participar.',
  quantoDeComissao: (porcento: string): string =>
    `Sobre o valor do arremate, quem compra paga a comissão do leiloeiro, de ${porcento}, e as despesas que a simulação mostra linha por linha.`,
  maisComissao: (porcento: string): string => `Há uma comissão adicional de ${porcento}.`,
  regulamento: 'Regulamento',
  privacidade: 'Privacidade',
  prorrogam: (quando: string, quanto: string): string =>
    `Lances ${quando} prorrogam o encerramento em ${quanto}.`,
  noUltimoMinuto: 'no último minuto',
  noUltimoSegundo: 'no último segundo',
  nosUltimos: (tempo: string): string => `nos últimos ${tempo}`,
};

/** What the lot page says around its panel, drawn on the server alone. */
export const PAGINA_DO_LOTE: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    indisponivel: 'A API está indisponível e não foi possível carregar este anúncio',
    lanceEfirme:
      'A oferta é um compromisso de compra: depois de feita, não pode ser desfeita por quem a fez.',
    quantoDeComissao: (porcento: string): string =>
      `Sobre o valor da compra, quem compra paga a comissão, de ${porcento}, e as despesas que a simulação mostra linha por linha.`,
    verificarLivro: 'Verificar o livro deste anúncio',
    verificarLeilao: 'Verificar o evento inteiro',
    prorrogam: (quando: string, quanto: string): string =>
      `Ofertas ${quando} prorrogam o encerramento em ${quanto}.`,
  },
};
