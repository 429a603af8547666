import type { SituacaoBoleto } from '@martelo/shared/boleto-emitido';
import { aceitaComprovante, podeCancelar } from '@martelo/shared/pos-venda/pagamentos';
import type { InstrucoesDePagamento } from '@martelo/shared/pos-venda/pedidos';
import type { Pagamento, SituacaoPagamento } from '@martelo/shared/venda';
import type { NomeIcone } from '../../site/ui/Icone.tsx';
import type { Tom } from '../../site/ui/Selo.tsx';
import type { InstrucoesDaLinha } from './instrucoes-da-linha.ts';

/** How a row of money reads: the spec's four situations, what it waits for by its type, and what becomes of rows that are none of them any more. */
export type EstadoDaLinha = SituacaoPagamento | Espera | 'CANCELADO' | 'A_DEVOLVER' | 'DEVOLVIDO';
/** What a row waits for that is not just to be paid. */
type Espera = 'A_COMPROVAR' | 'NO_BANCO' | 'BOLETO_RECUSADO' | 'EM_ANALISE' | 'RECUSADO';

/** @param instrucoes how it is paid, where that is known: bank and card provider say there how far they are */
export function estadoDaLinha(
  { tipo, situacao, canceladoEm, estornoDe }: Pagamento,
  instrucoes?: InstrucoesDaLinha,
): EstadoDaLinha {
  if (canceladoEm !== null) return 'CANCELADO';
  if (estornoDe !== null) return situacao === 'PAGO' ? 'DEVOLVIDO' : 'A_DEVOLVER';
  if (situacao !== 'CADASTRADO') return situacao;
  if (tipo === 'DEPOSITO') return 'A_COMPROVAR';
  return (typeof instrucoes === 'object' && esperaDe(instrucoes)) || situacao;
}

function esperaDe({ pix, boleto, checkout }: InstrucoesDePagamento): Espera | null {
  // A code that no bank made is paid without its word: a proof tells of it.
  if (pix !== undefined) return pix.expiraEm === null ? 'A_COMPROVAR' : null;
  if (boleto !== undefined) {
    if (boleto.situacao === 'EMITIDO' || boleto.situacao === 'REMETIDO') return 'NO_BANCO';
    return boletoRecusado(boleto.situacao) ? 'BOLETO_RECUSADO' : null;
  }
  if (checkout?.tentativa?.situacao === 'EM_ANALISE') return 'EM_ANALISE';
  return checkout?.tentativa?.situacao === 'NEGADA' ? 'RECUSADO' : null;
}

/** Nobody can pay it any more. */
export const boletoRecusado = (situacao: SituacaoBoleto): boolean =>
  situacao === 'REJEITADO' || situacao === 'BAIXADO';

/** What is waited for happens at a bank: nobody tells this page, so it looks again. */
export const ESPERA_OUTROS: ReadonlySet<EstadoDaLinha> = new Set(['NO_BANCO', 'EM_ANALISE']);

export const APARENCIA: Record<EstadoDaLinha, { tom: Tom; icone: NomeIcone }> = {
  CADASTRADO: { tom: 'alerta', icone: 'clock' },
  A_COMPROVAR: { tom: 'alerta', icone: 'clock' },
  NO_BANCO: { tom: 'info', icone: 'clock' },
  BOLETO_RECUSADO: { tom: 'superado', icone: 'triangle-exclamation-point' },
  EM_ANALISE: { tom: 'info', icone: 'clock' },
  RECUSADO: { tom: 'superado', icone: 'triangle-exclamation-point' },
  AG_COMPENSACAO: { tom: 'info', icone: 'clock' },
  PAGO: { tom: 'ganhando', icone: 'circle-check' },
  DIVERGENTE: { tom: 'superado', icone: 'triangle-exclamation-point' },
  CANCELADO: { tom: 'neutro', icone: 'circle-x' },
  A_DEVOLVER: { tom: 'info', icone: 'clock' },
  DEVOLVIDO: { tom: 'neutro', icone: 'circle-check' },
};

/** What its buyer may do about a row. */
export interface AtosDaLinha {
  instrucoes: boolean;
  comprovar: boolean;
  cancelar: boolean;
}

/**
 * @param aberta the sale still asks for money: of one that came to nothing, nothing is paid and nothing proven
 */
export function atosDaLinha(linha: Pagamento, aberta: boolean): AtosDaLinha {
  const deTransferencia = linha.tipo === 'PIX' || linha.tipo === 'DEPOSITO' || linha.comprovantes.length > 0;
  return {
    instrucoes: aberta && linha.situacao === 'CADASTRADO' && podeCancelar(linha),
    // A boleto or a card says by itself that it was paid; a divergent row is proven again, whatever it was.
    comprovar: aberta && aceitaComprovante(linha) && (deTransferencia || linha.situacao === 'DIVERGENTE'),
    cancelar: aberta && podeCancelar(linha) && linha.origem === 'cliente',
  };
}
