/** What a refused sender may still send, and be answered: more is cut off. */
const MAXIMO = 64_000_000;

/**
 * Reads and throws away what is left of a refused body. Who is still sending when the connection closes sees it broken and never
 * reads why; nothing of it is kept.
 */
export async function esgotar(corpo: ReadableStream<Uint8Array> | null, maximo = MAXIMO): Promise<void> {
  if (!corpo || corpo.locked) return;
  const leitor = corpo.getReader();
  let lidos = 0;
  try {
    for (;;) {
      const { done, value } = await leitor.read();
      lidos += value?.length ?? 0;
      if (done || lidos > maximo) break;
    }
  } catch {
    // The sender went away: there is nobody left to answer.
  } finally {
    await leitor.cancel().catch(() => undefined);
  }
}
