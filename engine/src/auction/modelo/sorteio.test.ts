import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Sorteio } from './sorteio.ts';

describe('the draws of a command', () => {
  const bits = (n: number) => createHash('sha256').update(`semente:${n}`).digest('hex');

  it('are counted from 0 under its seed, for ever: a log of today gives the same salts when it is decided again', () => {
    const sorteio = new Sorteio('semente', 0);
    expect(sorteio.sais()).toEqual([bits(0).slice(0, 32), bits(0).slice(32)]);
    expect(sorteio.sal()).toBe(bits(1).slice(0, 32));
    expect(sorteio.sais()).toEqual([bits(2).slice(0, 32), bits(2).slice(32)]);
  });
});
