import type { Taxas } from '@martelo/shared/cobranca';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { MinhaPosicao } from '@martelo/shared/lote-detalhe';
import type { CartaoQueMove } from './estado-inicial.ts';
import type { RegraDeIncremento } from './passos.ts';

/** Where a client stands with an auction that habilitates its bidders; `situacao` null before they asked. */
export interface Habilitacao {
  situacao: 'Aguardando' | 'Aprovada' | 'Recusada' | null;
  motivo: string | null;
}

/** What the bidding panel needs from the server; everything that moves after that comes by the socket. */
export interface DadosDoPainel {
  lote: CartaoQueMove;
  nome: string;
  numero: string | null;
  dataInicio: string | null;
  regra: RegraDeIncremento;
  taxas: Taxas;
  /** Centavos; null where the house names none. */
  valorMercado: number | null;
  hotsiteId: number;
  modo: TipoHotsite;
  /** Null: a visitor, or somebody who is no client. */
  minha: MinhaPosicao | null;
  /** What keeps this client from bidding, in sentences; null when nothing does. */
  pendencias: string[] | null;
  /** Where a visitor goes to log in and come back; null for staff, who take no part. */
  login: string | null;
  leilaoUid: string;
  /** Since when the auction stands still, ISO; null while it runs. */
  pausadoEm: string | null;
  /** No dispute: Compre Já and proposals alone. */
  somenteVendaDireta: boolean;
  /** Percent of a Compre Já sale. */
  compreJaPorcentagem: number | undefined;
  /** Set while proposals are taken; `minimo` in centavos. */
  proposta: { minimo: number | null } | null;
  /** Set where the auction asks clients to be habilitated. */
  habilitacao: Habilitacao | null;
  /** Extension rule in words ("+3 min nos últimos 3 min"); null when the lot is not extended. */
  prorrogacao: string | null;
  agora: number;
}
