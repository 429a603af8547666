import type { Compra } from '@martelo/shared/compra';
import type { CodigoOrientacao } from '@martelo/shared/pos-venda/orientacao';
import { podeAgendar } from '@martelo/shared/pos-venda/retirada';
import type { Pagamento } from '@martelo/shared/venda';
import type { Tom } from '../../site/ui/Selo.tsx';

/** The one thing to press next on the page of a purchase; `linha`: the row it is about. */
export type Acao =
  | { tipo: 'pagar' }
  | { tipo: 'comprovar'; linha: string }
  | { tipo: 'corrigir'; linha: string }
  | { tipo: 'agendar' | 'ver-retirada' | 'documentos' | 'extrato' };

type Fatos = Pick<Compra, 'orientacao' | 'totais' | 'pagamentos' | 'todosComEnvio'>;

const viva = ({ canceladoEm, estornoDe }: Pagamento): boolean => canceladoEm === null && estornoDe === null;

/** What P14's guidance comes to as something to press; null where one can only wait. */
export function acaoDaCompra(
  { orientacao, totais, pagamentos, todosComEnvio }: Fatos,
  { temRetirada, temExtrato }: { temRetirada: boolean; temExtrato: boolean },
): Acao | null {
  const primeira = (situacao: Pagamento['situacao']) =>
    pagamentos.find((linha) => viva(linha) && linha.situacao === situacao)?.uid;
  const extrato: Acao | null = temExtrato ? { tipo: 'extrato' } : null;
  switch (orientacao.codigo) {
    case 'DIVERGENCIA': {
      const linha = primeira('DIVERGENTE');
      return linha === undefined ? { tipo: 'pagar' } : { tipo: 'corrigir', linha };
    }
    case 'PAGAR':
    case 'PAGAR_TUDO':
    case 'PAGAR_ENVIO': {
      const linha = primeira('CADASTRADO');
      // A row that stands is paid and proven before another is made.
      if (linha !== undefined) return { tipo: 'comprovar', linha };
      return totais.aguardandoFormaPagamento > 0 ? { tipo: 'pagar' } : null;
    }
    case 'AGENDAR':
      return temRetirada ? { tipo: 'agendar' } : extrato;
    case 'AGENDADA':
      return temRetirada ? { tipo: 'ver-retirada' } : extrato;
    case 'RETIRADA':
      return { tipo: 'documentos' };
    case 'PAGA':
      return todosComEnvio ? extrato : { tipo: 'documentos' };
    case 'FINALIZADA':
      return extrato;
    case 'CONDICIONAL':
    case 'EM_VALIDACAO':
    case 'CANCELADA':
    case 'DESISTENCIA':
      return null;
  }
}

/** Of what may be fetched nothing can be booked here: its yard takes no bookings, and one asks the house. */
export const retiradaACombinar = ({ orientacao, itens }: Pick<Compra, 'orientacao' | 'itens'>): boolean =>
  orientacao.codigo === 'AGENDAR' &&
  itens.every(({ retirada }) => !podeAgendar(retirada.situacao) || retirada.patio === null);

/** What the house still has to give back (P21), centavos. */
export const aDevolver = (pagamentos: readonly Pagamento[]): number =>
  pagamentos
    .filter(
      ({ estornoDe, canceladoEm, situacao }) =>
        estornoDe !== null && canceladoEm === null && situacao === 'CADASTRADO',
    )
    .reduce((soma, { valor }) => soma - valor, 0);

/** The colour of guidance, always beside its words. Of `PAGAR` before the deadline; after it everything that is due is red. */
export const TOM_DA_ORIENTACAO: Record<CodigoOrientacao, Exclude<Tom, 'marca' | 'escuro'>> = {
  CONDICIONAL: 'info',
  DIVERGENCIA: 'superado',
  PAGAR: 'alerta',
  PAGAR_TUDO: 'alerta',
  PAGAR_ENVIO: 'alerta',
  EM_VALIDACAO: 'info',
  FINALIZADA: 'ganhando',
  RETIRADA: 'info',
  AGENDADA: 'ganhando',
  AGENDAR: 'alerta',
  PAGA: 'ganhando',
  CANCELADA: 'neutro',
  DESISTENCIA: 'neutro',
};
