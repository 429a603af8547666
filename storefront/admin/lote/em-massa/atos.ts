import { SITUACOES_LOTE, type SituacaoLote } from '@martelo/shared/lote-situacao';
import { TRANSICOES_LOTE } from '@martelo/shared/lote-transicoes';
import { QUEM_MUDA_MINIMOS } from '@martelo/shared/papeis';
import type { Casa } from '../../dados/contexto.tsx';

export const ATOS = ['alterar', 'valores', 'situacao', 'suspender', 'retomar', 'cancelar'] as const;
export type Ato = (typeof ATOS)[number];

/** What who looks may do to many lots: who writes them all of it, who changes minimums and steps those. */
export function atosPara({ recursos, usuario }: Pick<Casa, 'recursos' | 'usuario'>): Ato[] {
  const escreve = recursos.get('lote')?.escreve === true;
  const mudaValores = QUEM_MUDA_MINIMOS.some((papel) => usuario.roles.includes(papel));
  return ATOS.filter((ato) => (ato === 'valores' ? mudaValores : escreve));
}

/** Where staff may put lots by hand. What asks for a reason that the public reads has acts of its own. */
export const SITUACOES_POR_MAO: readonly SituacaoLote[] = SITUACOES_LOTE.filter(
  (para) =>
    para !== 'SUSPENSO' &&
    para !== 'LOTE_CANCELADO' &&
    SITUACOES_LOTE.some((de) =>
      TRANSICOES_LOTE[de].some(
        (seta) => seta.para === para && seta.comando === 'mudar-situacao' && seta.quem.includes('equipe'),
      ),
    ),
);
