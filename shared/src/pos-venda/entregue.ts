import { ErroMartelo } from '../erros.ts';
import type { Venda } from '../venda.ts';

/** Has something of it left the yard? What the gate handed over stays taken (P4), so that the sale ends no more (P21). */
export const temEntregue = ({ itens }: Pick<Venda, 'itens'>): boolean =>
  itens.some(({ retiradaEm }) => retiradaEm !== null);

/** @throws ErroMartelo VENDA_ENTREGUE */
export function exigirNaoEntregue(venda: Pick<Venda, 'itens'>): void {
  if (temEntregue(venda)) throw new ErroMartelo('VENDA_ENTREGUE');
}
