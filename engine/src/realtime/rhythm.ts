/** Does something again and again, never beside itself; a failure waits for the next time. Returns what ends it. */
export function aCada(ms: number, fazer: () => Promise<void>): () => void {
  let fazendo = false;
  const relogio = setInterval(() => {
    if (fazendo) return;
    fazendo = true;
    fazer()
      .catch(() => {})
      .finally(() => {
        fazendo = false;
      });
  }, ms);
  relogio.unref();
  return () => clearInterval(relogio);
}
