import type { LoteCartao } from '@martelo/shared/lote-cartao';
import type { LanceNoHistorico, LoteDetalhe } from '@martelo/shared/lote-detalhe';
import type { LoteVivo } from '../live/lote-vivo.ts';

/** What moves of a lot, at the moment the server rendered it: where the live parts of the page take it up. */
export type CartaoQueMove = Pick<
  LoteCartao,
  'uid' | 'seq' | 'valorAtual' | 'proximoLance' | 'lider' | 'qtdLances' | 'dataFim' | 'situacao' | 'compreJa'
> &
  // A lot's own page has them, and its cards do not.
  Pick<LoteDetalhe, 'comunicados'>;

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
    ...osComunicados(lote),
  },
  historico,
  // The history was asked for after the lot and may know more: it is whole up to the newer of both.
  historicoAte: Math.max(lote.seq, historico[0]?.seq ?? 0),
  fimAte: lote.dataFim,
  tempo: null,
  motivo: null,
});

/** Only what moves: what a page sends to its live parts. */
export const soOQueMove = (lote: CartaoQueMove): Omit<CartaoQueMove, 'comunicados'> => ({
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

/** The same of the lot's own page. */
export const oQueMoveNaPagina = (lote: CartaoQueMove): CartaoQueMove => ({
  ...soOQueMove(lote),
  ...osComunicados(lote),
});

const osComunicados = ({ comunicados }: CartaoQueMove): Pick<CartaoQueMove, 'comunicados'> =>
  comunicados === undefined ? {} : { comunicados };
