import type { PorModo } from '../modo.ts';
import type { SituacaoVenda } from '../venda.ts';

/** Where the pickup of one item stands (P13). */
export const SITUACOES_RETIRADA = [
  'aguardando_pagamento',
  'aguardando_validacao',
  'aguardando_agendamento',
  'aguardando_retirada',
  'entregue',
  'agendamento_cancelado',
  'nao_compareceu',
] as const;
export type SituacaoRetirada = (typeof SITUACOES_RETIRADA)[number];

/** As buyers read them (spec 4). */
const noLeilao: Record<SituacaoRetirada, string> = {
  aguardando_pagamento: 'Pague todas as compras deste leilão neste pátio para agendar a retirada.',
  aguardando_validacao: 'Seus comprovantes estão sendo validados. Depois disso você agenda a retirada.',
  aguardando_agendamento: 'Agende agora a retirada.',
  aguardando_retirada: 'Retirada agendada. Leve o extrato da compra impresso.',
  entregue: 'Bem retirado.',
  agendamento_cancelado: 'O agendamento foi cancelado. Agende de novo.',
  nao_compareceu: 'Você não compareceu no horário agendado. Agende de novo.',
};
export const MENSAGENS_RETIRADA: PorModo<Record<SituacaoRetirada, string>> = {
  leilao: noLeilao,
  loja: {
    ...noLeilao,
    aguardando_pagamento: 'Pague todas as suas compras deste evento neste pátio para agendar a retirada.',
  },
};

/** An appointment, as far as the item's pickup goes by it. */
export interface Agendamento {
  situacao: 'AGENDADO' | 'ENTREGUE' | 'NAO_COMPARECEU' | 'CANCELADO';
}

/**
 * P13, in its order.
 * @param ultimo the last appointment that was made for the item; null when there was none
 * @param vendas the buyer's sales of that auction at that yard, those that came to nothing left out
 */
export function situacaoDaRetirada(
  item: { retiradaEm: string | null },
  ultimo: Agendamento | null,
  vendas: readonly SituacaoVenda[],
): SituacaoRetirada {
  if (item.retiradaEm !== null || ultimo?.situacao === 'ENTREGUE') return 'entregue';
  if (ultimo?.situacao === 'NAO_COMPARECEU') return 'nao_compareceu';
  if (ultimo?.situacao === 'CANCELADO') return 'agendamento_cancelado';
  if (ultimo?.situacao === 'AGENDADO') return 'aguardando_retirada';
  if (vendas.some((situacao) => situacao === 'AguardandoPagamento' || situacao === 'Condicional'))
    return 'aguardando_pagamento';
  if (vendas.some((situacao) => situacao === 'AguardandoValidacao')) return 'aguardando_validacao';
  return 'aguardando_agendamento';
}

/** A slot is held only when all is paid, and after one that came to nothing. */
export const podeAgendar = (situacao: SituacaoRetirada): boolean =>
  situacao === 'aguardando_agendamento' ||
  situacao === 'agendamento_cancelado' ||
  situacao === 'nao_compareceu';
