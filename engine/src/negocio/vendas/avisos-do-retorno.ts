import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';
import { formatarReais } from '@martelo/shared/dinheiro';
import type { Boleto } from './boleto-da-ocorrencia.ts';
import type { Desfecho } from './desfazer-boleto.ts';

/**
 * What became of an occurrence's money: put into its sale, among the credits, told before, or put and taken off again because its bank had taken
 * it back already; or what became of its being taken back.
 */
export type Destino = 'na-venda' | 'sem-destino' | 'repetido' | 'ja-desfeito' | Desfecho;

/** What a person is to know of an occurrence; null where all went its way. @param destino of a file that was only checked, what it would be */
export function avisoDa(
  ocorrencia: Ocorrencia,
  boleto: Boleto | null,
  destino: Destino | null,
  { hotsiteId, simulado }: { hotsiteId: number; simulado: boolean },
): string | null {
  const { efeito, conhecida, descricao, valorPago, nossoNumero } = ocorrencia;
  const qual = nossoNumero === '' ? 'um boleto sem nosso número' : `o boleto de nosso número ${nossoNumero}`;
  const pago = valorPago > 0 ? `, com ${formatarReais(valorPago)} pagos` : '';
  if (!conhecida) return `“${descricao}” não consta do manual do banco: nada foi feito com ${qual}${pago}.`;
  switch (efeito) {
    case 'liquidado':
    case 'liquidado-sem-titulo':
      if (valorPago === 0) return `O banco dá ${qual} por pago sem dizer valor: nada foi lançado.`;
      if (
        destino === 'sem-destino' ||
        (destino === null && (boleto === null || efeito === 'liquidado-sem-titulo'))
      )
        return `${formatarReais(valorPago)} ${simulado ? 'irão para' : 'estão em'} Créditos sem destino: ${porque(ocorrencia, boleto)} (${qual}).`;
      if (boleto !== null && boleto.hotsiteId !== hotsiteId)
        return `${formatarReais(valorPago)} são de outra marca que recebe nesta conta, e foram lançados nela (${qual}).`;
      if (destino === 'ja-desfeito')
        return `${formatarReais(valorPago)} ${simulado ? 'serão' : 'foram'} lançados e desfeitos: o banco já tinha dito que este pagamento voltou (${qual}).`;
      return boleto !== null && destino !== 'repetido' && valorPago !== boleto.valor
        ? `Pago com outro valor: ${formatarReais(valorPago)} de ${formatarReais(boleto.valor)}. O que falta continua devido, e o que sobra fica como troco (${qual}).`
        : null;
    case 'estornado':
      return `${descricao}: ${boleto === null ? 'confira se há o que desfazer' : DESFECHOS[desfechoDe(destino)](simulado ? 'será' : 'foi')} (${qual}).`;
    case 'rejeitado':
    case 'instrucao-recusada':
      return `${descricao}: ${ocorrencia.motivos.map((um) => um.descricao).join('; ') || 'sem motivo'} (${qual}).`;
    default:
      return boleto === null && efeito !== 'tarifa' && efeito !== 'informado'
        ? `${descricao}: não temos ${qual}.`
        : null;
  }
}

const DESFECHOS: Record<Desfecho, (foi: 'foi' | 'será') => string> = {
  retirado: (foi) => `o pagamento ${foi} desfeito, e a compra volta a esperar por ele`,
  'credito-encerrado': (foi) => `o crédito que ele tinha deixado ${foi} encerrado, e não se destina mais`,
  'ja-devolvido': (foi) =>
    `nada ${foi} desfeito, porque a casa já tinha devolvido este dinheiro, e agora o banco também o levou: fale com quem o recebeu`,
  'a-vir': (foi) =>
    `nada ${foi} desfeito, porque o pagamento ainda não veio. Se vier com data até esta, será lançado e desfeito`,
};

/** Of a file that was only checked nothing is known but that something would be taken back. */
const desfechoDe = (destino: Destino | null): Desfecho =>
  destino !== null && destino in DESFECHOS ? (destino as Desfecho) : 'retirado';

function porque({ efeito }: Ocorrencia, boleto: Boleto | null): string {
  if (efeito === 'liquidado-sem-titulo') return 'pagos depois da baixa, ou sem registro no banco';
  return boleto === null
    ? 'nenhum boleto nosso é este'
    : 'este boleto já estava pago ou cancelado, ou a compra já não espera pagamento';
}
