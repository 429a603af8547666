import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amostra, comAmostra, estimar } from './relogio.ts';

const amostra = (enviado: number, ida: number, volta: number, adiantado: number): Amostra => ({
  enviado,
  recebido: enviado + ida + volta,
  servidor: enviado + ida + adiantado,
});

describe('the server’s clock', () => {
  it('is unknown without samples', () => {
    expect(estimar([])).toBeNull();
  });

  it('is taken from the sample with the lowest round trip', () => {
    const amostras = [
      amostra(0, 400, 10, 5_000),
      amostra(1_000, 10, 10, 5_000),
      amostra(2_000, 10, 300, 5_000),
    ];
    expect(estimar(amostras)).toEqual({ deslocamento: 5_000, idaEVolta: 20 });
  });

  it('prefers the newer of two equally good samples, so that a drift is followed', () => {
    expect(estimar([amostra(0, 5, 5, 100), amostra(60_000, 5, 5, 103)])?.deslocamento).toBe(103);
  });

  it('is never wrong by more than half the round trip, however lopsided the way is', () => {
    const viagem = fc.nat(2_000);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(viagem, viagem), { minLength: 1, maxLength: 20 }),
        fc.integer(),
        (viagens, erro) => {
          const todas = viagens.reduce<Amostra[]>(
            (ate, [ida, volta], i) => comAmostra(ate, amostra(i * 5_000, ida, volta, erro % 1e9)),
            [],
          );
          const relogio = estimar(todas)!;
          expect(Math.abs(relogio.deslocamento - (erro % 1e9))).toBeLessThanOrEqual(relogio.idaEVolta / 2);
        },
      ),
    );
  });

  it('forgets old samples and ignores impossible ones', () => {
    let amostras: Amostra[] = [amostra(0, 0, 0, 1)];
    for (let i = 1; i <= 8; i++) amostras = comAmostra(amostras, amostra(i * 1_000, 50, 50, 2));
    expect(estimar(amostras)?.deslocamento).toBe(2);
    expect(comAmostra(amostras, { enviado: 10, recebido: 5, servidor: 0 })).toEqual(amostras);
    expect(comAmostra(amostras, { enviado: 1, recebido: 5, servidor: Number.NaN })).toEqual(amostras);
  });
});
