/**
 * Tells the other processes that a stream has a new commit, so that they read it now rather than at their next look. A notice may
 * be lost, repeated or late.
 */
export interface Notices {
  avisar(stream: string, commitNo: number): void;
  ouvir(ouvinte: (stream: string, commitNo: number) => void): void;
  close(): Promise<void>;
}

/** Within one process: several engines of a test hear each other. */
export function localNotices(): Notices {
  const ouvintes = new Set<(stream: string, commitNo: number) => void>();
  return {
    avisar(stream, commitNo) {
      for (const ouvinte of ouvintes) ouvinte(stream, commitNo);
    },
    ouvir: (ouvinte) => void ouvintes.add(ouvinte),
    async close() {
      ouvintes.clear();
    },
  };
}
