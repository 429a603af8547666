import { describe, expect, it } from 'vitest';
import { Limite, limitesDeLance } from './limites.ts';

const nenhum = () => false;
const de = (cliUid: string, comandoId = 'c') => ({ cliUid, lote: 'l', comandoId });

describe('the limits on bids', () => {
  it('let ten a second through per client, in any window of a second', () => {
    let agora = 0;
    const limites = limitesDeLance(() => agora, true, nenhum);
    for (let i = 0; i < 10; i++) {
      agora = i * 90;
      limites.exigir(de('ana'), '10.0.0.1');
    }
    agora = 999;
    expect(() => limites.exigir(de('ana'), '10.0.0.1')).toThrow(
      expect.objectContaining({ codigo: 'LIMITE_DE_LANCES' }),
    );
    agora = 1_000;
    limites.exigir(de('ana'), '10.0.0.1');
    expect(() => limites.exigir(de('ana'), '10.0.0.1')).toThrow(
      expect.objectContaining({ codigo: 'LIMITE_DE_LANCES' }),
    );
  });

  it('let fifty a second through per address, whoever bids from it', () => {
    const limites = limitesDeLance(() => 0, true, nenhum);
    for (let i = 0; i < 50; i++) limites.exigir(de(`cliente${i}`), '10.0.0.1');
    expect(() => limites.exigir(de('outro'), '10.0.0.1')).toThrow(
      expect.objectContaining({ codigo: 'LIMITE_DE_LANCES' }),
    );
    limites.exigir(de('outro'), '10.0.0.2');
  });

  it('count what was answered before apart, with as many a second', () => {
    const limites = limitesDeLance(
      () => 0,
      true,
      ({ comandoId }) => comandoId === 'antes',
    );
    const recusa = expect.objectContaining({ codigo: 'LIMITE_DE_LANCES' });
    for (let i = 0; i < 10; i++) limites.exigir(de('ana', 'novo'), '10.0.0.1');
    expect(() => limites.exigir(de('ana', 'novo'), '10.0.0.1')).toThrow(recusa);
    for (let i = 0; i < 10; i++) limites.exigir(de('ana', 'antes'), '10.0.0.1');
    expect(() => limites.exigir(de('ana', 'antes'), '10.0.0.1')).toThrow(recusa);
  });

  it('are lifted as a whole when switched off', () => {
    const limites = limitesDeLance(() => 0, false, nenhum);
    for (let i = 0; i < 1_000; i++) limites.exigir(de('ana'), '10.0.0.1');
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
