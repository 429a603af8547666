import type { Venda } from '../venda.ts';
import { liberada } from './liberada.ts';
import { podeAgendar, type SituacaoRetirada } from './retirada.ts';
import { totaisDaVenda } from './totais.ts';

/** P14: what the buyer is told to do next, by code. */
export const ORIENTACOES = {
  CONDICIONAL: 'Sua oferta está em análise pelo comitente.',
  DIVERGENCIA: 'Encontramos divergências nos comprovantes. Veja abaixo e envie de novo.',
  PAGAR: 'Pague por TED ou Pix de uma conta em seu nome e envie os comprovantes.',
  PAGAR_TUDO: 'Pague o valor integral para liberar a compra.',
  PAGAR_ENVIO: 'Pague o envio dos documentos para que sejam enviados.',
  EM_VALIDACAO: 'Aguarde, seus comprovantes estão sendo validados.',
  FINALIZADA: 'Compra finalizada. Obrigado!',
  RETIRADA: 'Bem retirado. Aguarde a documentação.',
  AGENDADA: 'Retirada agendada. Leve o extrato da compra impresso.',
  AGENDAR: 'Agende a retirada.',
  PAGA: 'Pagamento confirmado.',
  CANCELADA: 'Esta compra foi cancelada.',
  DESISTENCIA: 'Desistência registrada.',
} as const;
export type CodigoOrientacao = keyof typeof ORIENTACOES;
export interface Orientacao {
  codigo: CodigoOrientacao;
  texto: string;
}

export interface FatosDaOrientacao {
  venda: Pick<
    Venda,
    | ('situacao' | 'itens' | 'itensExtras' | 'valorDesconto' | 'pagamentos' | 'condicional' | 'encerramento')
    | 'fechadaEm'
  >;
  /** Of each item. */
  retiradas: readonly SituacaoRetirada[];
  /** All papers were sent or handed over. */
  papeisEntregues: boolean;
}

/** P14, first that holds; where the sending of papers alone is due, that, and what a paid purchase is told while it has no price. */
export function orientacaoDaVenda(fatos: FatosDaOrientacao): Orientacao {
  const codigo = codigoDe(fatos);
  return { codigo, texto: ORIENTACOES[codigo] };
}

function codigoDe({ venda, retiradas, papeisEntregues }: FatosDaOrientacao): CodigoOrientacao {
  const { restante, aprovado } = totaisDaVenda(venda);
  const divergente = venda.pagamentos.some(
    ({ situacao, canceladoEm }) => situacao === 'DIVERGENTE' && canceladoEm === null,
  );
  switch (venda.situacao) {
    case 'Cancelada':
      return 'CANCELADA';
    case 'ClienteDesistiu':
      return 'DESISTENCIA';
    case 'Condicional':
      return 'CONDICIONAL';
    default:
      if (divergente && restante > 0) return 'DIVERGENCIA';
  }
  const bensPagos = liberada(venda);
  if (venda.situacao === 'AguardandoPagamento' && bensPagos) return 'PAGAR_ENVIO';
  if (venda.situacao === 'AguardandoPagamento') return aprovado > 0 ? 'PAGAR_TUDO' : 'PAGAR';
  if (venda.situacao === 'AguardandoValidacao' && !(bensPagos && restante === 0)) return 'EM_VALIDACAO';
  if (retiradas.every((uma) => uma === 'entregue')) return papeisEntregues ? 'FINALIZADA' : 'RETIRADA';
  if (retiradas.includes('aguardando_retirada')) return 'AGENDADA';
  return retiradas.some(podeAgendar) ? 'AGENDAR' : 'PAGA';
}
