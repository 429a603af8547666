import { describe, expect, it } from 'vitest';
import { ociosidade } from './ociosidade.ts';

describe('an idle session', () => {
  it('is warned in the last of its five minutes and ends after them', () => {
    expect(ociosidade(0, 239_000, false)).toEqual({ tipo: 'ativa' });
    expect(ociosidade(0, 240_000, false)).toEqual({ tipo: 'aviso', restante: 60_000 });
    expect(ociosidade(0, 299_000, false)).toEqual({ tipo: 'aviso', restante: 1_000 });
    expect(ociosidade(0, 300_000, false)).toEqual({ tipo: 'encerrar' });
  });

  it('never ends for who chose to stay logged in', () => {
    expect(ociosidade(0, 999_000_000, true)).toEqual({ tipo: 'ativa' });
  });

  it('of a machine that slept through it ends on waking up', () => {
    expect(ociosidade(0, 8 * 3_600_000, false)).toEqual({ tipo: 'encerrar' });
  });
});
