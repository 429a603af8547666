import type { Pagamento, Venda } from '../venda.ts';
import { emPe } from './totais.ts';

/** Rows of one boleto: that which it was made for, and those of what it brought beside that. @param uid of the first */
export const linhasDoBoleto = ({ pagamentos }: Pick<Venda, 'pagamentos'>, uid: string): Pagamento[] =>
  pagamentos.filter((linha) => linha.uid === uid || linha.boletoDe === uid);

/** The row by which a boleto stands as paid; undefined where it is not, or all that it brought was taken back. */
export const boletoPago = (venda: Pick<Venda, 'pagamentos'>, uid: string): Pagamento | undefined =>
  linhasDoBoleto(venda, uid).findLast((linha) => emPe(linha, venda.pagamentos) > 0);
