import { LIMITE_SEM_SEGUNDA_PESSOA } from '../aprovacao.ts';
import type { Pagamento, TipoPagamento, Venda } from '../venda.ts';
import { foiPaga, freteDosPapeis, liberada } from './liberada.ts';
import { podeCancelar } from './pagamentos.ts';
import { totaisDaVenda } from './totais.ts';

/*
 * P10: what one person may do to a sale alone. Looks at the sale as it is and as it would be, and does nothing.
 */

/** What the house lets go of a sale: its discount, and differences that were evened out. Centavos. */
export const abatido = ({ valorDesconto, pagamentos }: Pick<Venda, 'valorDesconto' | 'pagamentos'>): number =>
  pagamentos
    .filter(({ tipo, situacao }) => tipo === 'DIFERENCA_XLS' && situacao === 'PAGO')
    .reduce((soma, { valor }) => soma + valor, valorDesconto);

/**
 * Is more let go than one person may? Discount and differences count together, however many there are of either. Of a sale that was split
 * nothing more: each part would have a bound of its own, and nobody looks at all of them at once.
 */
export const abateDemais = (antes: Venda, depois: Pick<Venda, 'valorDesconto' | 'pagamentos'>): boolean =>
  abatido(depois) > abatido(antes) && (abatido(depois) > LIMITE_SEM_SEGUNDA_PESSOA || foiDividida(antes));

/** May sales with these discounts go on as one, without a second person? Whoever has agreed to a large one has agreed to that one alone. */
export const descontosCabem = (valores: readonly number[]): boolean => {
  const descontos = valores.filter((valor) => valor > 0);
  return (
    descontos.length < 2 || descontos.reduce((soma, valor) => soma + valor, 0) <= LIMITE_SEM_SEGUNDA_PESSOA
  );
};

/** All that it came to was received, now or before something was added to it since. */
export const estaPaga = (venda: Venda): boolean => {
  const { aprovado, restante } = totaisDaVenda(venda);
  return liberada(venda) || (aprovado > 0 && (restante === 0 || foiPaga(venda)));
};

/** Has the house so much of the buyer's that no one person ends the sale? "All but one centavo" is no way round (P10, P21). */
export const terminaADois = (venda: Venda): boolean =>
  estaPaga(venda) || recebidoDe(venda) > LIMITE_SEM_SEGUNDA_PESSOA;

/** Received and not given back: what was approved, and what a bank holds that nobody has accepted. Centavos. */
const recebidoDe = (venda: Venda): number =>
  venda.pagamentos
    .filter(
      ({ recebimento, situacao, canceladoEm, estornoDe }) =>
        recebimento !== null && situacao !== 'PAGO' && canceladoEm === null && estornoDe === null,
    )
    .reduce((soma, { valor }) => soma + valor, totaisDaVenda(venda).aprovado);

/** What goes through a bank that the buyer has a receipt of. Cash, cheques and promises do not; a card is what its provider captured. */
const COM_RECIBO: ReadonlySet<TipoPagamento> = new Set(['DEPOSITO', 'PIX', 'BOLETO']);

/** Is there more than one person's word that it was paid? What staff attach is their own: only the bank's and, of some, the buyer's stand beside it. */
export const provada = (
  { tipo, recebimento, comprovantes }: Pick<Pagamento, 'tipo' | 'recebimento' | 'comprovantes'>,
  { cliUid }: Pick<Venda, 'cliUid'>,
): boolean =>
  recebimento !== null ||
  tipo === 'BOLETO_INTERNO' ||
  (COM_RECIBO.has(tipo) && comprovantes.some(({ enviadoPor }) => enviadoPor === cliUid));

/**
 * Does taking back what was owed need somebody else? As a discount it lets go of money: above the same bound, of a sale that was split, and as
 * soon as anything was received, when what is left could be made to be nothing.
 */
export const retiraADois = (venda: Venda, { valor }: { valor: number }): boolean =>
  valor > LIMITE_SEM_SEGUNDA_PESSOA ||
  foiDividida(venda) ||
  estaPaga(venda) ||
  totaisDaVenda(venda).aprovado > 0;

/** Would more be due of a paid sale? */
export const reabre = (antes: Venda, depois: Venda): boolean =>
  estaPaga(antes) && totaisDaVenda(depois).restante > totaisDaVenda(antes).restante;

/**
 * Does another price of sending papers reopen it? One that the table gives does not, within reason, nor the price that a sale waits for: both
 * are the buyer's own choice come to its price (P12, P16).
 */
export const reabrePeloEnvio = (antes: Venda, depois: Venda, pelaTabela: boolean): boolean =>
  reabre(antes, depois) &&
  (freteDosPapeis(depois) > LIMITE_SEM_SEGUNDA_PESSOA ||
    !(
      pelaTabela || antes.itens.some(({ entrega }) => entrega?.metodo === 'Sedex' && entrega.valor === null)
    ));

/**
 * What somebody agrees to change, as it is: of an act on a row that row and what answers it, else the lots and money of the sale. Rows that
 * nobody has done anything about yet are no part of it: a buyer who chooses how to pay is in nobody's way.
 */
export function oQueSeAprova({ itens, itensExtras, ...venda }: Venda, linhaUid: string | null): unknown {
  const linhas = venda.pagamentos
    .filter((linha) => !podeCancelar(linha) && linha.canceladoEm === null)
    .map(({ uid, situacao, valor, terceiro, recebimento, estornoDe, devolucao = null }) => ({
      ...{ uid, situacao, valor, terceiro, recebimento, estornoDe, devolucao: devolucao?.situacao ?? null },
    }));
  if (linhaUid !== null)
    return linhas.filter(({ uid, estornoDe }) => uid === linhaUid || estornoDe === linhaUid);
  const { valorDesconto, condicional, encerramento } = venda;
  return {
    ...{ linhas, valorDesconto, condicional, encerramento: encerramento?.como ?? null },
    itens: itens.map(({ uid, totalAPagar, retiradaEm, entrega }) => ({
      ...{ uid, totalAPagar, retiradaEm, entrega: entrega && [entrega.metodo, entrega.valor] },
    })),
    extras: itensExtras.map(({ uid, valor }) => ({ uid, valor })),
  };
}

const foiDividida = ({ separadaDe, separadas }: Pick<Venda, 'separadaDe' | 'separadas'>): boolean =>
  separadaDe !== null || (separadas ?? []).length > 0;
