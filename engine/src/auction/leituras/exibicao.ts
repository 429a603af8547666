import type { SituacaoLeilao } from '@martelo/shared/leilao';
import { FASE_DA_SITUACAO, type SituacaoLote } from '@martelo/shared/lote-situacao';

const EM_PREPARO: ReadonlySet<SituacaoLeilao> = new Set(['CRIADO', 'EM_LOTEAMENTO', 'CANCELADO']);

/**
 * Whether a lot in this situation is before everybody's eyes by itself: one that is being prepared is not before its auction is announced, and
 * what was shown once stays so (`EstadoLote.exibido`), cancelled too.
 */
export function emExibicao(leilao: SituacaoLeilao, lote: SituacaoLote): boolean {
  const fase = FASE_DA_SITUACAO[lote];
  return fase !== 'cancelado' && !(fase === 'preparo' && EM_PREPARO.has(leilao));
}
