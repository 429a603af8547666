import { aceitaComprovante, podeCancelar } from '@martelo/shared/pos-venda/pagamentos';
import type { Pagamento, SituacaoPagamento } from '@martelo/shared/venda';
import type { NomeIcone } from '../../site/ui/Icone.tsx';
import type { Tom } from '../../site/ui/Selo.tsx';

/** How a row of money reads: the spec's four situations, and what becomes of rows that are none of them any more. */
export type EstadoDaLinha = SituacaoPagamento | 'CANCELADO' | 'A_DEVOLVER' | 'DEVOLVIDO';

export function estadoDaLinha({
  situacao,
  canceladoEm,
  estornoDe,
}: Pick<Pagamento, 'situacao' | 'canceladoEm' | 'estornoDe'>): EstadoDaLinha {
  if (canceladoEm !== null) return 'CANCELADO';
  if (estornoDe !== null) return situacao === 'PAGO' ? 'DEVOLVIDO' : 'A_DEVOLVER';
  return situacao;
}

export const APARENCIA: Record<EstadoDaLinha, { tom: Tom; icone: NomeIcone }> = {
  CADASTRADO: { tom: 'alerta', icone: 'clock' },
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
