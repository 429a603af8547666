import type { TipoPagamento, Venda } from '../venda.ts';
import { liberada } from './liberada.ts';
import { podeCancelar } from './pagamentos.ts';
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
  /** As the rule words it. */
  texto: string;
  /** Said in its place to who has chosen how to pay; absent otherwise. */
  comoPagar?: string | undefined;
}

/** What its buyer is told: by the way that they chose, where they chose one. */
export const dizerOrientacao = ({ texto, comoPagar }: Omit<Orientacao, 'codigo'>): string =>
  comoPagar ?? texto;

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
  const escolhido = codigo === 'PAGAR' ? comoPagar(fatos.venda) : undefined;
  return { codigo, texto: ORIENTACOES[codigo], ...(escolhido !== undefined && { comoPagar: escolhido }) };
}

/** Nobody who chose a card is told of TED: what was chosen and waits says how it is paid. */
const PAGAR_ASSIM: Partial<Record<TipoPagamento, string>> = {
  DEPOSITO: 'Pague por TED de uma conta em seu nome e envie o comprovante.',
  PIX: 'Pague com o código Pix, de uma conta em seu nome.',
  BOLETO: 'Pague o boleto até o vencimento.',
  CARTAO_DE_CREDITO: 'Pague com o cartão, no site da operadora.',
};
const PAGAR_O_ESCOLHIDO = 'Pague das formas que você escolheu.';

function comoPagar({ pagamentos }: FatosDaOrientacao['venda']): string | undefined {
  const escolhidas = new Set(pagamentos.filter(podeCancelar).map(({ tipo }) => PAGAR_ASSIM[tipo]));
  if (escolhidas.size > 1) return PAGAR_O_ESCOLHIDO;
  const [unica] = escolhidas;
  return unica;
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
