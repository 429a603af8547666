import { describe, expect, it } from 'vitest';
import { devagar } from './devagar.ts';

async function* muitos(quantos: number) {
  for (let n = 0; n < quantos; n++) yield n;
}
const ocupar = (ms: number) => {
  for (const ate = performance.now() + ms; performance.now() < ate; );
};

describe('a walk that nobody waits for', () => {
  it('gives every item, in order, and ends with what it walks over', async () => {
    const vistos: number[] = [];
    for await (const item of devagar(muitos(5))) vistos.push(item);
    expect(vistos).toEqual([0, 1, 2, 3, 4]);
  });

  it('leaves others as long as its items took', async () => {
    let ocioso = 0;
    let desde: number | null = null;
    for await (const _ of devagar(muitos(5))) {
      if (desde !== null) ocioso += performance.now() - desde;
      ocupar(10);
      desde = performance.now();
    }
    // Timers are never early by more than their own grain.
    expect(ocioso).toBeGreaterThan(4 * 9);
  });

  it('lets others in between two items', async () => {
    const feitos: string[] = [];
    const outro = async () => {
      await Promise.resolve();
      setTimeout(() => feitos.push('outro'), 0);
    };
    for await (const item of devagar(muitos(2))) {
      feitos.push(`item ${item}`);
      if (item === 0) void outro();
      ocupar(5);
    }
    expect(feitos).toEqual(['item 0', 'outro', 'item 1']);
  });
});
