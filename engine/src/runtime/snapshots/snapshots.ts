import type { Estado } from '../../auction/modelo/estado.ts';

/** A stream folded up to one commit: what folding everything up to there from the log would give, to the last bit. */
export interface Snapshot {
  commitNo: number;
  /** Of that commit: a log that holds another one there has another history, and this picture is not of it. */
  hash: string;
  /** Receipt time of the last event in it, Unix ms. */
  duravelAte: number;
  estado: Estado;
}

/**
 * Pictures of long streams. The state in memory is always fold(log); a picture is a cache of that and may be missing, old or thrown
 * away at any time: then more of the log is folded, and nothing else is different.
 */
export interface Snapshots {
  /** The last picture of a stream; null when there is none that can be used. Never rejects. */
  ler(stream: string): Promise<Snapshot | null>;
  /** It turned out not to be of this log. */
  descartar(stream: string): Promise<void>;
}
