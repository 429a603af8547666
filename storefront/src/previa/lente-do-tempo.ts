import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import type { LoteVivo } from '../live/lote-vivo.ts';
import { verPorLente } from '../live/lotes-vivos.ts';
import { adiantarRelogio, agoraServidor } from '../live/relogio-servidor.ts';

/**
 * Moves the canvas's time. A lot whose clock will have run out is then shown as ended, as the server would say by then: sold when
 * it has bids, unsold when it has none.
 */
export function moverTempo(adianto: number): void {
  adiantarRelogio(adianto);
  verPorLente(adianto === 0 ? null : (lote) => comoEstara(lote, agoraServidor()));
}

/** The same object for the same lot on the same side of its end. */
export function comoEstara(lote: LoteVivo, agora: number): LoteVivo {
  const { dataFim, situacao, qtdLances } = lote.estado;
  if (dataFim === null || agora < Date.parse(dataFim) || !LOTE_ACEITA_LANCES.has(situacao)) return lote;
  const guardado = encerrados.get(lote);
  if (guardado) return guardado;
  const encerrado: LoteVivo = {
    ...lote,
    estado: { ...lote.estado, situacao: qtdLances > 0 ? 'AG_PAGAMENTO' : 'NAO_ARREMATADO' },
  };
  encerrados.set(lote, encerrado);
  return encerrado;
}

const encerrados = new WeakMap<LoteVivo, LoteVivo>();
