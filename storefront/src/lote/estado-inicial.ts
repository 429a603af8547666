import type { LoteCartao } from '@martelo/shared/lote-cartao';
import type { LanceNoHistorico } from '@martelo/shared/lote-detalhe';
import type { LoteVivo } from '../live/lote-vivo.ts';

/** What moves of a lot, at the moment the server rendered it: where the live parts of the page take it up. */
export type CartaoQueMove = Pick<
  LoteCartao,
  'uid' | 'seq' | 'valorAtual' | 'proximoLance' | 'lider' | 'qtdLances' | 'dataFim' | 'situacao'
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
  },
  historico,
  historicoAte: lote.seq,
  prorrogacao: null,
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
});
