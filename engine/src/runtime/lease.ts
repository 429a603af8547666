/**
 * A claim to decide for auctions, kept where all processes see it. Only a hint, so that they do not all reach for the same auction
 * at once: whoever appends `PosseAssumida/1` owns it, because the log takes one commit under one number. Losing every claim loses
 * nothing.
 */
export interface Lease {
  /** Keeps this process's claims for a while longer; one that lapsed is made again unless another process has it. */
  renovar(leiUids: readonly string[]): Promise<void>;
  /** Those of these that no other process claims. Null when nobody can tell. */
  livres(leiUids: readonly string[]): Promise<string[] | null>;
  /** Gives claims up, at a stop. */
  soltar(leiUids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Told of nothing and asked for everything: then the pulses in the log are what ownership goes by. */
export function localLease(): Lease {
  return {
    renovar: async () => {},
    livres: async (leiUids) => [...leiUids],
    soltar: async () => {},
    close: async () => {},
  };
}
