import type { SituacaoVenda, Venda } from '../venda.ts';
import { totaisDaVenda } from './totais.ts';

/** What P12 looks at. */
export type FatosDaVenda = Pick<
  Venda,
  'itens' | 'itensExtras' | 'valorDesconto' | 'pagamentos' | 'condicional' | 'encerramento'
>;

/** P12: where a sale stands, first that holds. */
export function situacaoDaVenda(venda: FatosDaVenda): SituacaoVenda {
  if (venda.encerramento !== null) return venda.encerramento.como;
  if (venda.condicional) return 'Condicional';
  const { total, restante, aprovado, aguardandoValidacao } = totaisDaVenda(venda);
  const falta = venda.itens.some(({ entrega }) => entrega?.metodo === 'Sedex' && entrega.valor === null);
  if (restante === 0 && !falta) return 'Fechada';
  return aprovado + aguardandoValidacao >= total ? 'AguardandoValidacao' : 'AguardandoPagamento';
}

/** A sale that came to nothing asks for no payment; a conditional one does not yet. */
export const semCobranca = (situacao: SituacaoVenda): boolean =>
  desfeita(situacao) || situacao === 'Condicional';

/** It came to nothing (P21). */
export const desfeita = (situacao: SituacaoVenda): boolean =>
  situacao === 'Cancelada' || situacao === 'ClienteDesistiu';

/** What is still to be paid: nothing of a sale that asks for none. Centavos. */
export const saldoDaVenda = (venda: FatosDaVenda): number =>
  semCobranca(situacaoDaVenda(venda)) ? 0 : totaisDaVenda(venda).restante;

/**
 * A sale as it is told to anybody, in answers and on paper: one that came to nothing has no expenses and no total, whatever was reckoned
 * when it was made.
 */
export const comoCobrada = <V extends Pick<Venda, 'situacao' | 'despesas' | 'totalDespesas' | 'totalAPagar'>>(
  venda: V,
): V => (desfeita(venda.situacao) ? { ...venda, despesas: [], totalDespesas: 0, totalAPagar: 0 } : venda);
