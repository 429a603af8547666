import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comFolga,
  girado,
  INTEIRO,
  LADO_MAXIMO,
  moldura,
  moverCanto,
  PROPORCAO,
  type Recorte,
  tamanhoEnviado,
} from './recorte.ts';

const lado = fc.integer({ min: 100, max: 6_000 });
const tamanho = fc.record({ largura: lado, altura: lado });
const dentro = ({ x, y, largura, altura }: Recorte): void => {
  for (const valor of [x, y, 1 - x - largura, 1 - y - altura]) expect(valor).toBeGreaterThanOrEqual(-1e-9);
  expect(Math.min(largura, altura)).toBeGreaterThan(0);
};

describe('what is cut out of a picture', () => {
  it('is framed in the middle, in the proportion of what is photographed, whatever the camera', () => {
    fc.assert(
      fc.property(tamanho, fc.constantFrom(...Object.values(PROPORCAO)), (de, proporcao) => {
        const parte = moldura(de, proporcao);
        dentro(parte);
        dentro(comFolga(parte));
        expect((parte.largura * de.largura) / (parte.altura * de.altura)).toBeCloseTo(proporcao, 6);
        expect(parte.x + parte.largura / 2).toBeCloseTo(0.5, 6);
      }),
    );
  });

  it('stays in the picture and keeps its sides, however a corner is pulled', () => {
    const passo = fc.double({ min: -2, max: 2, noNaN: true });
    const puxada = fc.tuple(fc.constantFrom('no', 'ne', 'se', 'so' as const), passo, passo);
    fc.assert(
      fc.property(fc.array(puxada, { maxLength: 12 }), (puxadas) => {
        const fim = puxadas.reduce<Recorte>(
          (parte, [canto, dx, dy]) => moverCanto(parte, canto as 'no', dx, dy),
          INTEIRO,
        );
        dentro(fim);
        expect(Math.min(fim.largura, fim.altura)).toBeGreaterThan(0.0999);
      }),
    );
  });

  it('is sent no larger than is needed, and never enlarged', () => {
    fc.assert(
      fc.property(tamanho, (de) => {
        const { largura, altura } = tamanhoEnviado(de, INTEIRO);
        expect(Math.max(largura, altura)).toBeLessThanOrEqual(LADO_MAXIMO);
        expect(largura).toBeLessThanOrEqual(de.largura);
        expect(Math.abs(largura / altura - de.largura / de.altura)).toBeLessThan(
          (0.02 * Math.max(de.largura, de.altura)) / Math.min(altura, largura),
        );
      }),
    );
  });

  it('turned twice lies as it lay', () => {
    expect(girado({ largura: 3, altura: 2 }, 1)).toEqual({ largura: 2, altura: 3 });
    expect(girado(girado({ largura: 3, altura: 2 }, 1), 1)).toEqual({ largura: 3, altura: 2 });
  });
});
