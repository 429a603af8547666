import type { InstrucoesDePagamento } from '@martelo/shared/pos-venda/pedidos';

/** How a row is paid, or why that cannot be said. */
export type InstrucoesDaLinha = InstrucoesDePagamento | 'meio-saiu' | 'ja-mudou' | 'sem-resposta';
