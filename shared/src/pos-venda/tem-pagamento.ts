import type { Pagamento, Venda } from '../venda.ts';
import { naoEstornado } from './totais.ts';

/**
 * Has anything been done to pay it: money that came and was not given back, a proof, a card that waits, a boleto that somebody may be paying at a bank?
 * Until then its sale may be taken back at the hammer (L5). A choice of how to pay is nothing yet.
 */
export const temPagamento = ({ pagamentos }: Pick<Venda, 'pagamentos'>): boolean =>
  pagamentos.some((linha) => ehPagamento(linha, pagamentos));

function ehPagamento(linha: Pagamento, linhas: readonly Pagamento[]): boolean {
  const { situacao, canceladoEm, estornoDe, recebimento, comprovantes, tipo } = linha;
  if (canceladoEm !== null || estornoDe !== null) return false;
  if (situacao === 'PAGO') return naoEstornado(linha, linhas) > 0;
  return situacao !== 'CADASTRADO' || recebimento !== null || comprovantes.length > 0 || tipo === 'BOLETO';
}
