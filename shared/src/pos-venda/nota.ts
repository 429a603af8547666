import type { ConteudoDaNota } from '../impressos/nota.ts';
import type { Venda } from '../venda.ts';
import { desfeita, type FatosDaVenda, situacaoDaVenda } from './situacao.ts';
import { totalPago } from './totais.ts';

/**
 * What a sale is to have of notas: `uma` from its being paid on, and `nenhuma` once it came to nothing, or all that was paid for it was given
 * back. In between it keeps what it has: more being due, or part of the money going back, takes back no number (D1, D4). Other lots do: it
 * would speak of what is not of the sale.
 */
export type NotaDevida = 'uma' | 'a-que-houver' | 'nenhuma';

export function notaDevida(venda: FatosDaVenda): NotaDevida {
  const situacao = situacaoDaVenda(venda);
  if (situacao === 'Fechada') return 'uma';
  return desfeita(situacao) || devolvida(venda) ? 'nenhuma' : 'a-que-houver';
}

/**
 * Nothing of what was received is left, and the house gave it back. What a bank alone has taken back is disputed, and may come again: it
 * keeps its number meanwhile.
 */
const devolvida = ({ pagamentos }: FatosDaVenda): boolean =>
  totalPago(pagamentos) <= 0 &&
  pagamentos.some(
    ({ estornoDe, situacao, canceladoEm, origem }) =>
      estornoDe !== null && situacao === 'PAGO' && canceladoEm === null && origem !== 'banco',
  );

/** Does a change of a sale ask for another nota, or for none any more? */
export const pedeNota = (antes: Venda | null, depois: Venda): boolean => {
  const devida = notaDevida(depois);
  const lotes = ({ itens }: Venda) => itens.map(({ uid }) => uid).join();
  if (antes === null) return devida === 'uma';
  return lotes(antes) !== lotes(depois) || (devida !== 'a-que-houver' && notaDevida(antes) !== devida);
};

/** Does it name the very lots of its sale? One that does not, because they were joined, split or taken back, is issued anew. */
export const nomeiaOsLotes = (
  { lotes }: Pick<ConteudoDaNota, 'lotes'>,
  { itens }: Pick<Venda, 'itens'>,
): boolean => {
  const naNota = lotes.map(({ numero, nome }) => `${numero}\n${nome}`).toSorted();
  const naVenda = itens.map(({ loteNumero, loteNome }) => `${loteNumero}\n${loteNome}`).toSorted();
  return naNota.length === naVenda.length && naNota.every((um, i) => um === naVenda[i]);
};

/**
 * Since when the money that a nota acknowledges is not there whole; null while it is. Until it is again the nota is provisional: it keeps its
 * number and what it says, and discharges nobody.
 * @param total of the nota, centavos
 */
export function semQuitacaoDesde(
  { pagamentos }: Pick<Venda, 'pagamentos'>,
  { total, emitidaEm }: { total: number; emitidaEm: string },
): string | null {
  if (totalPago(pagamentos) >= total) return null;
  const tiradas = pagamentos.flatMap(({ estornoDe, situacao, canceladoEm, pagoEm }) =>
    estornoDe !== null && situacao === 'PAGO' && canceladoEm === null && pagoEm !== null ? [pagoEm] : [],
  );
  return tiradas.toSorted().at(-1) ?? emitidaEm;
}
