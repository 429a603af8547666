import type { SolicitacaoNaFila } from './fila.ts';
import type { Decidindo } from './usar-ato.ts';

/** What is asked before an act: about which request, and by what it is done. */
export interface Pergunta {
  pedido: SolicitacaoNaFila;
  decidindo: Decidindo;
  aoFechar: () => void;
}
