import { describe, expect, it } from 'vitest';
import { Limite, limitesDeLance } from './limites.ts';

describe('the limits on bids', () => {
  it('let ten a second through per client, in any window of a second', () => {
    let agora = 0;
    const limites = limitesDeLance(() => agora, true);
    for (let i = 0; i < 10; i++) {
      agora = i * 90;
      limites.exigir('ana', '10.0.0.1');
    }
    agora = 999;
    expect(() => limites.exigir('ana', '10.0.0.1')).toThrow(
      expect.objectContaining({ codigo: 'LIMITE_DE_LANCES' }),
    );
    agora = 1_000;
    limites.exigir('ana', '10.0.0.1');
    expect(() => limites.exigir('ana', '10.0.0.1')).toThrow(
      expect.objectContaining({ codigo: 'LIMITE_DE_LANCES' }),
    );
  });

  it('let fifty a second through per address, whoever bids from it', () => {
    const limites = limitesDeLance(() => 0, true);
    for (let i = 0; i < 50; i++) limites.exigir(`cliente${i}`, '10.0.0.1');
    expect(() => limites.exigir('outro', '10.0.0.1')).toThrow(
      expect.objectContaining({ codigo: 'LIMITE_DE_LANCES' }),
    );
    limites.exigir('outro', '10.0.0.2');
  });

  it('are lifted as a whole when switched off', () => {
    const limites = limitesDeLance(() => 0, false);
    for (let i = 0; i < 1_000; i++) limites.exigir('ana', '10.0.0.1');
  });

  it('forget who has been quiet, so that memory stays bounded', () => {
    let agora = 0;
    const limite = new Limite(10, 1_000, () => agora);
    for (let i = 0; i < 5_000; i++) limite.usar(`c${i}`);
    agora = 120_000;
    limite.usar('novo');
    expect(limite.chaves).toBe(1);
  });
});
