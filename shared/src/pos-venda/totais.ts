import type { Pagamento, SituacaoPagamento, TipoPagamento, Venda } from '../venda.ts';

/** Centavos. None is negative but `divergente` and the sums of what waits, which never are in practice. */
export interface TotaisPagamento {
  total: number;
  aguardandoPagamento: number;
  aguardandoValidacao: number;
  aprovado: number;
  divergente: number;
  /** Still to be received: the total less what was approved. */
  restante: number;
  /** The part of the total for which no payment row stands yet (divergent rows do not count). */
  aguardandoFormaPagamento: number;
  /** Received beyond the total. */
  valorTroco: number;
}
export interface TotaisVenda extends TotaisPagamento {
  /** The same of each type that has rows. */
  porTipo: Partial<Record<TipoPagamento, TotaisPagamento>>;
}

/** Neither cancelled nor BOLETO_INTERNO; an estorno once it is made (P5). */
const conta = ({ tipo, canceladoEm, estornoDe, situacao }: Pagamento): boolean =>
  tipo !== 'BOLETO_INTERNO' && canceladoEm === null && (estornoDe === null || situacao === 'PAGO');

/** What a sale's items, extras and discount come to. Centavos. */
export const totalDaVenda = ({
  itens,
  itensExtras,
  valorDesconto,
}: Pick<Venda, 'itens' | 'itensExtras' | 'valorDesconto'>): number =>
  Math.max(
    0,
    [...itens.map(({ totalAPagar }) => totalAPagar), ...itensExtras.map(({ valor }) => valor)].reduce(
      (soma, valor) => soma + valor,
      -valorDesconto,
    ),
  );

/** P5 of some rows against a total. Centavos. */
export function totaisPagamento(total: number, pagamentos: readonly Pagamento[]): TotaisPagamento {
  const soma = (situacao: SituacaoPagamento) =>
    pagamentos
      .filter((linha) => linha.situacao === situacao && conta(linha))
      .reduce((parcial, { valor }) => parcial + valor, 0);
  const aguardandoPagamento = soma('CADASTRADO');
  const aguardandoValidacao = soma('AG_COMPENSACAO');
  const aprovado = soma('PAGO');
  return {
    ...{ total, aguardandoPagamento, aguardandoValidacao, aprovado, divergente: soma('DIVERGENTE') },
    restante: Math.max(0, total - aprovado),
    aguardandoFormaPagamento: Math.max(0, total - aprovado - aguardandoValidacao - aguardandoPagamento),
    valorTroco: Math.max(0, aprovado - total),
  };
}

/** P5 of a sale: in all, and of each type. Centavos. */
export function totaisDaVenda(
  venda: Pick<Venda, 'itens' | 'itensExtras' | 'valorDesconto' | 'pagamentos'>,
): TotaisVenda {
  const total = totalDaVenda(venda);
  const porTipo = Map.groupBy(venda.pagamentos.filter(conta), ({ tipo }) => tipo);
  return {
    ...totaisPagamento(total, venda.pagamentos),
    porTipo: Object.fromEntries([...porTipo].map(([tipo, linhas]) => [tipo, totaisPagamento(total, linhas)])),
  };
}

/** What has been received, refunds taken off. Centavos. */
export const totalPago = (pagamentos: readonly Pagamento[]): number =>
  totaisPagamento(0, pagamentos).aprovado;

/** What a row has brought and nobody has taken back: refunds that were only asked for leave it. Centavos. */
export const emPe = (linha: Pagamento, pagamentos: readonly Pagamento[]): number =>
  linha.situacao !== 'PAGO' || linha.canceladoEm !== null
    ? 0
    : pagamentos
        .filter(({ estornoDe, situacao }) => estornoDe === linha.uid && situacao === 'PAGO')
        .reduce((resto, { valor }) => resto + valor, linha.valor);

/** What is left of a PAGO row after its refunds, made or asked for. Centavos. */
export const naoEstornado = (linha: Pagamento, pagamentos: readonly Pagamento[]): number =>
  pagamentos
    .filter(({ estornoDe, canceladoEm }) => estornoDe === linha.uid && canceladoEm === null)
    .reduce((resto, { valor }) => resto + valor, linha.valor);
