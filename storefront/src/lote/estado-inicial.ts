import type { LoteCartao } from '@martelo/shared/lote-cartao';
import type { LanceNoHistorico } from '@martelo/shared/lote-detalhe';
import type { LoteVivo } from '../live/lote-vivo.ts';

/** What moves of a lot, at the moment the server rendered it: where the live parts of the page take it up. */
export type CartaoQueMove = Pick<
  LoteCartao,
  'uid' | 'seq' | 'valorAtual' | 'proximoLance' | 'lider' | 'qtdLances' | 'dataFim' | 'situacao' | 'compreJa'
>;

export const loteVivoDe = (lote: CartaoQueMove, historico: readonly LanceNoHistorico[] = []): LoteVivo => ({
  estado: {
    lelUid: lote.uid,
    seq: lote.seq,
    valorAtual: lote.valorAtual,
    proximoLance: lote.proximoLance,
    lider: lote.lider,
    qtdLances: lote.qtdLances,
    dataFim: lote.dataFim,
    situacao: lote.situacao,
    compreJa: lote.compreJa,
  },
  historico,
  // The history was asked for after the lot and may know more: it is whole up to the newer of both.
  historicoAte: Math.max(lote.seq, historico[0]?.seq ?? 0),
  fimAte: lote.dataFim,
  tempo: null,
  motivo: null,
});

/** Only what moves: what a page sends to its live parts. */
export const soOQueMove = (lote: CartaoQueMove): CartaoQueMove => ({
  uid: lote.uid,
  seq: lote.seq,
  valorAtual: lote.valorAtual,
  proximoLance: lote.proximoLance,
  lider: lote.lider,
  qtdLances: lote.qtdLances,
  dataFim: lote.dataFim,
  situacao: lote.situacao,
  compreJa: lote.compreJa,
});
