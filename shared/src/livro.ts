import { canonico } from './canonico.ts';
import type { Centavos } from './dinheiro.ts';
import type { TipoLance } from './lance.ts';
import type { Incrementos, SituacaoLeilao } from './leilao.ts';
import type { SituacaoLote } from './lote.ts';

/** The terms that bidders bid under. `incrementos` is the table in force for this lot: its own step, else the auction's. */
export interface CondicoesLote {
  minimo: Centavos;
  incrementos: Incrementos;
  dataInicio: string;
  dataFim: string | null;
}

/**
 * What the public ledger says of a lot (rule 23), no personal data beyond apelido and city. The price is the `valor` of the
 * last `Lance` with `lidera` or of the last `LanceCancelado` or `VendaDireta`; terms, `dataFim` and `situacao` are the last named. `instante` is the receipt, ISO 8601 UTC.
 */
export type PublicoLote =
  | ({ tipo: 'LoteIncluido'; instante: string; situacao: SituacaoLote } & CondicoesLote)
  | ({ tipo: 'LoteAlterado'; instante: string } & CondicoesLote)
  | {
      tipo: 'Lance';
      instante: string;
      lance: string;
      modo: TipoLance;
      apelido: string;
      cidade: string;
      valor: Centavos;
      lidera: boolean;
      /** True when the leader's cap answered a challenger (rules 4 and 5). */
      resposta: boolean;
    }
  /**
   * Rule 19. `lance` is the bid that was cancelled, null when it had no line of its own; `anulados` the lines (by seq) that no
   * longer stand, `revistos` those that stand with another amount. Price, leader and count are those without the bid.
   */
  | {
      tipo: 'LanceCancelado';
      instante: string;
      lance: string | null;
      anulados: number[];
      revistos: { seq: number; valor: Centavos }[];
      valor: Centavos | null;
      lider: { apelido: string; cidade: string } | null;
      qtdLances: number;
    }
  /** Sold outside of the dispute: who leads from here on, and at what price. `Encerrado` follows. */
  | {
      tipo: 'VendaDireta';
      instante: string;
      lance: string;
      modo: 'Compre Já' | 'Proposta';
      apelido: string;
      cidade: string;
      valor: Centavos;
    }
  | { tipo: 'Prorrogado'; instante: string; dataFim: string; motivo: 'lance' | 'cascata' }
  /** Time given back after an outage, from `de` to `ate`, in which no bid could be taken (rule 18). */
  | { tipo: 'TempoRestituido'; instante: string; dataFim: string; de: string; ate: string }
  /** `motivo`: why, in the house's words, where it gave any. */
  | { tipo: 'SituacaoAlterada'; instante: string; situacao: SituacaoLote; motivo?: string }
  | { tipo: 'Encerrado'; instante: string; situacao: SituacaoLote; valor: Centavos | null };

export interface EventoLivro {
  seq: number;
  publico: PublicoLote;
  privado: string;
  hash: string;
}

export interface Livro {
  lelUid: string;
  leiUid: string;
  eventos: EventoLivro[];
  /** Compact JWS of the close, over `{lelUid, seq, hash}` of the link that closed the lot; null while it is open. */
  assinatura: string | null;
  /** The same over the last link, when public events came after the close (the answer to a conditional sale); else null. */
  assinaturaAtual: string | null;
}

/** Every lot's ledger of an auction. Once it ended: where each stood at that moment, in the order of the sequence. */
export interface LivroLeilao {
  leiUid: string;
  situacao: SituacaoLeilao;
  lotes: { lelUid: string; numero: string; seq: number; hash: string; assinatura: string | null }[];
  /** sha256 of `textoDoLeilao`; null before the end. */
  hash: string | null;
  /** Compact JWS over `{leiUid, situacao, hash, lotes}`, `lotes` = sha256(canonical([{lelUid, numero, seq, hash}, …])); else null. */
  assinatura: string | null;
}

/** What opens the commitments of a lot's ledger, for a court. */
export interface LivroPrivado {
  lelUid: string;
  leiUid: string;
  /** `privado` = sha256(sal ‖ canonical(parte)); `parte.silenciosos` = sha256(silenciosos.sal ‖ canonical(silenciosos.compromissos)). */
  eventos: (EventoLivro & {
    sal: string;
    parte: unknown;
    silenciosos?: { sal: string; compromissos: string[] };
  })[];
  /** `compromisso` = sha256(sal ‖ canonical(parte)); each stands in the `compromissos` of the public event after it. */
  silenciosos: { sal: string; parte: unknown; compromisso: string }[];
}

/** A bidder's own bids on a lot, each with what proves it. */
export interface ProvasDoCliente {
  lelUid: string;
  leiUid: string;
  lances: {
    lance: string;
    comandoId: string;
    tipo: string;
    valor: Centavos;
    instante: string;
    /** Of the bid's own entry; null for a silent one, which has `compromisso` instead. */
    seq: number | null;
    hash: string | null;
    privado?: string;
    compromisso?: string;
    sal?: string;
    parte?: unknown;
    recibo: string | null;
  }[];
}

/** hash(0) of rule 23 is sha256 of this text. */
export const sementeDoLivro = (lelUid: string): string => `martelo:${lelUid}`;
/** The text whose sha256 is hash(n) (rule 23). */
export const textoDoElo = (hashAnterior: string, publico: PublicoLote, privado: string): string =>
  `${hashAnterior}\n${canonico(publico)}\n${privado}`;
/** The text whose sha256 is a commitment: `privado`, or a silent instruction's `compromisso`. */
export const textoDoCompromisso = (sal: string, parte: unknown): string => `${sal}${canonico(parte)}`;
/** The text whose sha256 is an ended auction's one hash: its lots' last hashes, in order. */
export const textoDoLeilao = (leiUid: string, hashes: readonly string[]): string =>
  [`martelo:${leiUid}`, ...hashes].join('\n');
