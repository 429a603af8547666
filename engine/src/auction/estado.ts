import type { TipoLance } from '@martelo/shared/lance';
import type { SituacaoLote } from '@martelo/shared/lote';
import type { DadosLeilao, DadosLote, Participante, Resposta } from './evento.ts';

/** Who leads a lot, at what price, and up to what secret cap (rules 3–8). */
export interface Lideranca {
  participante: Participante;
  modo: TipoLance;
  /** P: the public price, centavos. */
  preco: number;
  /** M: the cap, centavos; equal to `preco` for literal bids. Secret. */
  maximo: number;
  /** uid of the bid that set the cap. */
  lance: string;
  /** ISO instant of the last public event that moved the price. */
  data: string;
}

/** What a lot needs to be decided upon, and nothing that only screens show. */
export interface EstadoLote {
  uid: string;
  id: number;
  posicaoLeilao: number;
  situacao: SituacaoLote;
  minimo: number;
  /** R: the hidden reserve, 0 = none. */
  reserva: number;
  incremento: number | undefined;
  /** Unix ms. */
  dataInicio: number;
  /** Unix ms; null = live lot without a clock. */
  dataFim: number | null;
  recebeIncrementoTempo: boolean;
  finalizacaoManual: boolean;
  lideranca: Lideranca | null;
  /** Public bids, automatic answers included. */
  qtdLances: number;
  /** uid → the public highest of each participant with an uncancelled bid, silent raises included as none. */
  participantes: Map<string, { apelido: string; cidade: string; lances: number }>;
  /** The lot's own count of public events, gapless from 1, and the ledger's last hash (rules 22, 23). */
  seq: number;
  hash: string;
  /** Commitments of silent instructions not yet in a public event. */
  silenciosos: string[];
  dados: DadosLote;
}

export interface Estado {
  leilao: DadosLeilao;
  lotes: Map<string, EstadoLote>;
  /** lot uids by `posicaoLeilao`. */
  ordem: string[];
  /** `${autor}/${comandoId}` → what it was decided to (rule 10). */
  comandos: Map<string, { digesto: string; resposta: Resposta }>;
}
