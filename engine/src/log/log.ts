import type { Evento } from '../auction/modelo/evento.ts';

/**
 * One append: all the events decided for one auction while the append before it was in flight. The format is final.
 * `(stream, commitNo)` is unique and dense: the key that fences off a second owner.
 */
export interface Commit {
  /** `leilao:<uid>` */
  stream: string;
  /** 1, 2, 3 … within the stream. */
  commitNo: number;
  /** The owner's fencing number; never falls within a stream. */
  epoch: number;
  /** Random UUID of this attempt: tells our own commit from another's after an unknown outcome. */
  commitId: string;
  /** Stream sequence of `events[0]`; events are numbered densely from 1 within the stream. */
  firstSeq: number;
  events: Evento[];
  /** Hash of the commit before it; of the first: sha256("martelo:" + stream). */
  prevHash: string;
}

/** A commit as stored: `hash` = sha256(RFC 8785 text of the commit), which the next one names as `prevHash`. */
export interface StoredCommit extends Commit {
  hash: string;
}

export interface Head {
  commitNo: number;
  nextSeq: number;
  hash: string;
  epoch: number;
}

/** Another owner has written this `(stream, commitNo)`: stop, and fold the log again. */
export class CommitConflict extends Error {
  override name = 'CommitConflict';
}

/** That a process could commit at `instante`, Unix ms on its own clock: how long an outage lasted is counted from there (rule 18). */
export interface Pulse {
  /** The process, as it names itself. */
  dono: string;
  instante: number;
}

/** The event log. Two adapters (SQLite, MongoDB), one contract suite. */
export interface EventLog {
  /** Durable when it resolves. All commits of one call take effect or none where the store can; each single one always does. */
  append(commits: readonly Commit[]): Promise<StoredCommit[]>;
  /** Commits of a stream in order, from `fromCommit` (default 1). */
  read(stream: string, fromCommit?: number): AsyncIterable<StoredCommit>;
  head(stream: string): Promise<Head | null>;
  /** Every stream with its last commit number: how projections find what they have not seen. */
  streams(): AsyncIterable<{ stream: string; commitNo: number }>;
  /** Writes down one process's pulse in place of the one before, as durably as a commit. Rejects with StoreUnavailable. */
  pulsar(dono: string, instante: number): Promise<void>;
  /** The last pulse of every process that ever gave one. */
  pulsos(): Promise<Pulse[]>;
  close(): Promise<void>;
}
