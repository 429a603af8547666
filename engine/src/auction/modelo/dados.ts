import type { TipoLance } from '@martelo/shared/lance';
import type { LeilaoEscrita } from '@martelo/shared/leilao';
import type { LoteEscrita, SituacaoLote } from '@martelo/shared/lote';

/** An auction as its stream holds it: all that staff wrote, with its defaults applied. */
export type DadosLeilao = LeilaoEscrita & { id: number; uid: string; hotsites: number[] };

/** A lot as its stream holds it: all that staff wrote, with its defaults applied. */
export type DadosLote = Omit<
  LoteEscrita,
  'situacao' | 'dataInicio' | 'dataFim' | 'posicaoLeilao' | 'numero'
> & {
  id: number;
  uid: string;
  lelId: number;
  numero: string;
  posicaoLeilao: number;
  situacao: SituacaoLote;
  dataInicio: string;
  /** null for live lots, which have no clock (rule 17). */
  dataFim: string | null;
};

/** Who bids, as the ledger needs to know it. `uid` is the client's, or the apelido's for a room bid. */
export interface Participante {
  uid: string;
  apelido: string;
  cidade: string;
  /** The client whose apelido it is, where a judicial auction asks for it (L10). Secret, as `uid` is. */
  cadastro?: string;
}

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
