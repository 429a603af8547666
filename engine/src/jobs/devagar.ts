import { setTimeout as esperar } from 'node:timers/promises';

/** Ms that items took together before others get as long. */
const DE_UMA_VEZ_MS = 4;

/**
 * What is walked over for nobody who waits, or for one who waits less than bids may: as long as the items took is left to others, so that a walk over very many takes at most half
 * of the thread that takes bids, a few milliseconds at a time.
 */
export async function* devagar<T>(itens: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T, void, undefined> {
  let levou = 0;
  let desde = performance.now();
  for await (const item of itens) {
    yield item;
    levou += performance.now() - desde;
    if (levou >= DE_UMA_VEZ_MS) {
      await esperar(levou);
      levou = 0;
    }
    desde = performance.now();
  }
}
