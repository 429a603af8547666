import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  // the history
  naoHouveLances: 'Não houve lances.',
  deOPrimeiro: 'Nenhum lance ainda. Dê o primeiro.',
  participante: 'Participante',
  horario: 'Horário',
  riscados:
    'Lances riscados foram cancelados pela organização, e o valor foi refeito sem eles. Cada cancelamento fica registrado no livro público.',
  verMais: 'Ver mais',
  verTodos: (quantos: number): string => `Ver todos (${quantos})`,
  cancelado: 'cancelado',
  respostaAutomatica: 'resposta automática',
  comoVeio: { AUTOMATICO: 'automático', PRESENCIAL: 'presencial' } as Partial<Record<string, string>>,
  // totals
  comissao: (porcento: string): string => `Comissão (${porcento})`,
  comissaoAdicional: (porcento: string): string => `Comissão adicional (${porcento})`,
  despachante: 'Despachante',
  remocao: 'Remoção',
  vistoria: 'Vistoria',
  deposito: 'Depósito de bens',
  outras: 'Outras despesas',
  totalAPagar: 'Total a pagar',
  seForDe: 'Se meu lance for de',
  seComprarPor: 'Se eu comprar por',
  valor: 'Valor',
  // by card
  noCartao: 'No cartão em até',
  vezes: (parcelas: number, valor: string): string => `${parcelas}x de ${valor}`,
  parcelasDe: (total: string): string => `Parcelas de ${total} no cartão`,
  parcelas: 'Parcelas',
  juros: 'Juros',
  totalNoCartao: 'Total',
  semJuros: 'sem juros',
  aoMes: (taxa: string): string => `${taxa}% ao mês`,
  aPrimeira: (valor: string): string => ` (a 1ª de ${valor})`,
  simulacaoDoCartao:
    'Simulação pela tabela em vigor hoje, que é a do pagamento. O limite do seu cartão é com o banco dele.',
};

/** The live parts of the lot page beside its panel: history and totals. */
export const LOTE: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    naoHouveLances: 'Não houve ofertas.',
    deOPrimeiro: 'Nenhuma oferta ainda. Faça a primeira.',
    riscados:
      'Ofertas riscadas foram canceladas pela organização, e o valor foi refeito sem elas. Cada cancelamento fica registrado no livro público.',
    verTodos: (quantas: number): string => `Ver todas (${quantas})`,
    cancelado: 'cancelada',
    comoVeio: { AUTOMATICO: 'automática', PRESENCIAL: 'presencial' },
    seForDe: 'Se minha oferta for de',
  },
};
