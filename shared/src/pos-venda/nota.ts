import type { Venda } from '../venda.ts';
import { desfeita, type FatosDaVenda, situacaoDaVenda } from './situacao.ts';
import { totalPago } from './totais.ts';

/**
 * What a sale is to have of notas: `uma` from its being paid on, and `nenhuma` once it came to nothing. In between it keeps what it has: more
 * being due, or money going back, takes back no number (D1, D4).
 */
export type NotaDevida = 'uma' | 'a-que-houver' | 'nenhuma';

export function notaDevida(venda: FatosDaVenda): NotaDevida {
  const situacao = situacaoDaVenda(venda);
  if (situacao === 'Fechada') return 'uma';
  return desfeita(situacao) ? 'nenhuma' : 'a-que-houver';
}

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
