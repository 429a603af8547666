import type { AbaDasCompras, Venda } from '../venda.ts';
import { desfeita } from './situacao.ts';

/** P15: the tab in which its buyer finds a sale. */
export function abaDaVenda(
  venda: Pick<Venda, 'situacao' | 'retiradaEm'>,
  papeisEntregues: boolean,
): AbaDasCompras {
  if (desfeita(venda.situacao)) return 'fechadas';
  if (venda.situacao !== 'Fechada') return 'agPagamentoAgValidacao';
  if (venda.retiradaEm === null) return 'agRetirada';
  return papeisEntregues ? 'fechadas' : 'documentacao';
}
