import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agrupar, enquadrar, PROPORCAO } from './enquadrar.ts';
import { LIMITES, noBrasil, projetar } from './projecao.ts';

const SAO_PAULO = { latitude: -23.55, longitude: -46.63 };
const CAMPINAS = { latitude: -22.9, longitude: -47.06 };
const MANAUS = { latitude: -3.1, longitude: -60.02 };
const dentro = (quadro: ReturnType<typeof enquadrar>, lugar: typeof SAO_PAULO) => {
  const { x, y } = projetar(lugar);
  return x > quadro.x && x < quadro.x + quadro.largura && y > quadro.y && y < quadro.y + quadro.altura;
};

describe('drawn map', () => {
  it('shows the country without places, and when they are far from each other', () => {
    const tudo = enquadrar([]);
    expect(tudo.altura).toBeGreaterThanOrEqual(LIMITES.altura);
    expect(enquadrar([projetar(SAO_PAULO), projetar(MANAUS)])).toEqual(tudo);
  });

  it('comes near to places that are near each other, with room around each', () => {
    const perto = enquadrar([projetar(SAO_PAULO), projetar(CAMPINAS)]);
    expect(perto.largura).toBeLessThan(LIMITES.largura / 4);
    expect(perto.largura / perto.altura).toBeCloseTo(PROPORCAO);
    expect(dentro(perto, SAO_PAULO) && dentro(perto, CAMPINAS)).toBe(true);
    expect(dentro(perto, MANAUS)).toBe(false);
  });

  it('makes one group of what would lie on each other, at its middle', () => {
    const pontos = [SAO_PAULO, CAMPINAS, MANAUS].map((lugar) => ({ em: projetar(lugar), lugar }));
    const grupos = agrupar(pontos, 20);
    expect(grupos.map(({ pontos: juntos }) => juntos.map(({ lugar }) => lugar))).toEqual([
      [SAO_PAULO, CAMPINAS],
      [MANAUS],
    ]);
    expect(grupos[0]!.em.x).toBeCloseTo((pontos[0]!.em.x + pontos[1]!.em.x) / 2);
    expect(agrupar(pontos, 1)).toHaveLength(3);
  });

  it('leaves no two groups nearer than asked, though groups move as they grow', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            x: fc.double({ min: 0, max: 100, noNaN: true }),
            y: fc.double({ min: 0, max: 100, noNaN: true }),
          }),
          {
            maxLength: 40,
          },
        ),
        (lugares) => {
          const grupos = agrupar(
            lugares.map((em) => ({ em })),
            16,
          );
          expect(grupos.flatMap(({ pontos }) => pontos)).toHaveLength(lugares.length);
          for (const [i, um] of grupos.entries())
            for (const outro of grupos.slice(i + 1))
              expect(Math.hypot(um.em.x - outro.em.x, um.em.y - outro.em.y)).toBeGreaterThanOrEqual(16);
        },
      ),
    );
  });

  it('draws no place that is not in Brazil, nor a brand’s still empty coordinates', () => {
    expect(noBrasil(SAO_PAULO)).toBe(true);
    expect(noBrasil({ latitude: 0, longitude: 0 })).toBe(false);
    expect(noBrasil({ latitude: 38.7, longitude: -9.1 })).toBe(false);
    expect(noBrasil(null)).toBe(false);
  });
});
