import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';
import { formatarReais } from '@martelo/shared/dinheiro';
import type { Boleto } from './boleto-da-ocorrencia.ts';

/** What became of an occurrence's money. */
export type Destino = 'na-venda' | 'sem-destino' | 'retirado';

/** What a person is to know of an occurrence; null where all went its way. @param destino null also where the file was only checked */
export function avisoDa(
  ocorrencia: Ocorrencia,
  boleto: Boleto | null,
  destino: Destino | null,
  hotsiteId: number,
): string | null {
  const { efeito, conhecida, descricao, valorPago, nossoNumero } = ocorrencia;
  const qual = nossoNumero === '' ? 'um boleto sem nosso número' : `o boleto de nosso número ${nossoNumero}`;
  const pago = valorPago > 0 ? `, com ${formatarReais(valorPago)} pagos` : '';
  if (!conhecida) return `“${descricao}” não consta do manual do banco: nada foi feito com ${qual}${pago}.`;
  switch (efeito) {
    case 'liquidado':
    case 'liquidado-sem-titulo':
      if (valorPago === 0) return `O banco dá ${qual} por pago sem dizer valor: nada foi lançado.`;
      if (destino === 'sem-destino')
        return `${formatarReais(valorPago)} estão em Créditos sem destino: ${porque(ocorrencia, boleto)} (${qual}).`;
      if (boleto !== null && boleto.hotsiteId !== hotsiteId)
        return `${formatarReais(valorPago)} são de outra marca que recebe nesta conta, e foram lançados nela (${qual}).`;
      if (destino === null && (boleto === null || efeito === 'liquidado-sem-titulo'))
        return `${formatarReais(valorPago)} irão para Créditos sem destino: ${porque(ocorrencia, boleto)} (${qual}).`;
      return null;
    case 'estornado':
      return destino === 'retirado'
        ? `${descricao}: o pagamento foi desfeito, e a compra volta a esperar por ele (${qual}).`
        : `${descricao}: confira ${qual}.`;
    case 'rejeitado':
    case 'instrucao-recusada':
      return `${descricao}: ${ocorrencia.motivos.map((um) => um.descricao).join('; ') || 'sem motivo'} (${qual}).`;
    default:
      return boleto === null && efeito !== 'tarifa' && efeito !== 'informado'
        ? `${descricao}: não temos ${qual}.`
        : null;
  }
}

function porque({ efeito }: Ocorrencia, boleto: Boleto | null): string {
  if (efeito === 'liquidado-sem-titulo') return 'pagos depois da baixa, ou sem registro no banco';
  return boleto === null
    ? 'nenhum boleto nosso é este'
    : 'este boleto já estava pago ou cancelado, ou a compra já não espera pagamento';
}
