import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { EstadoPublicoLote } from '@martelo/shared/lance';
import { type RotuloSituacao, situacaoParaVisitantes } from '@martelo/shared/lote-rotulos';
import type { Fase } from './fase.ts';

/**
 * A card's right badge, in the site's words; null while a clock says more than the situation does: on a lot that is open, or about to
 * be, and that closes by itself.
 */
export function seloDaSituacao(
  { situacao, dataFim }: Pick<EstadoPublicoLote, 'situacao' | 'dataFim'>,
  fase: Fase,
  modo: TipoHotsite,
): Pick<RotuloSituacao, 'rotulo' | 'tom'> | null {
  const temRelogio = dataFim !== null || (fase === 'em-breve' && situacao === 'LIBERADO_LEILAO');
  if (fase !== 'encerrado' && temRelogio && situacao !== 'SUSPENSO') return null;
  return situacaoParaVisitantes(situacao, modo);
}
