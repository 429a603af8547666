import type { Comando, Pedido } from '../auction/modelo/comando.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import type { StoredCommit } from '../log/log.ts';

/** A command as a caller hands it over; the runtime adds the receipt time and the seed. */
export type Instrucao = Pick<Comando, 'comandoId' | 'autor'> & { pedido: Pedido };

/**
 * The auction engine as everything else in the process sees it: commands in, durable answers out, commits to follow.
 * One writer an auction; an answer is given only when its commit is durable.
 */
export interface Motor {
  /**
   * Hands a command to the auction's mailbox. Resolves with the answer's value once durable; an accepted bid's carries `prova`,
   * what its receipt attests (`Prova`, rule 24), for `comRecibo` to turn into the receipt.
   * Rejects with ErroMartelo: the core's refusal, COMANDO_CONFLITANTE, LEILAO_NAO_ENCONTRADO, OCUPADO, INDISPONIVEL (not
   * written), or RESULTADO_INCERTO (nobody knows yet: the same command again is safe, rule 10).
   */
  executar(leiUid: string, instrucao: Instrucao): Promise<Record<string, unknown>>;
  /** The auction's durable state: never ahead of what was appended. Null when there is no such auction. */
  estado(leiUid: string): Promise<Readonly<Estado> | null>;
  /** How far the auction is known here, without reading anything; null when it is not. */
  lugar(leiUid: string): Lugar | null;
  /** Whether the auction has answered this command before, as far as is known here without reading anything. */
  respondeu(leiUid: string, comando: Pick<Comando, 'autor' | 'comandoId'>): boolean;
  /** Which auction a lot belongs to; null when unknown. */
  leilaoDoLote(lelUid: string): string | null;
  /** Called after each durable commit, in order within a stream, after the bidders were answered. Returns the unsubscriber. */
  aoGravar(ouvinte: (commit: StoredCommit, estado: Readonly<Estado>) => void): () => void;
  /** How loaded this process is, for those who watch over it. */
  carga(): Carga;
  /** Refuses new commands, finishes those in flight, stops the timers. */
  parar(): Promise<void>;
}

export interface Lugar {
  /** Last commit folded here. */
  commitNo: number;
  /** Finished, and its state let go: asking for the state would fold its whole log. */
  largado: boolean;
}

export interface Carga {
  /** Lots whose clock is running. */
  lotesComRelogio: number;
  /** Of those, the ones that should have closed already. */
  vencidos: number;
  /** Commands waiting in mailboxes. */
  naFila: number;
  /** The log takes nothing: bids are refused with INDISPONIVEL until it does. */
  semLog: boolean;
}
