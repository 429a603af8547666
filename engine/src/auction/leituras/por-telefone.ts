import { ErroMartelo } from '@martelo/shared/erros';
import type { PorTelefone } from '@martelo/shared/lance-por-telefone';
import type { EstadoLote } from '../modelo/estado.ts';

/**
 * Once somebody has bid, each bids for themselves: nobody of the house comes between with what somebody is said to have said. Asked by the one
 * writer, so that no bid lands between the question and the answer. @throws ErroMartelo LANCE_POR_TERCEIRO
 */
export function exigirSemDisputa(
  { lideranca }: Pick<EstadoLote, 'lideranca'>,
  porTelefone: PorTelefone | undefined,
): void {
  if (porTelefone !== undefined && lideranca !== null) throw new ErroMartelo('LANCE_POR_TERCEIRO');
}
