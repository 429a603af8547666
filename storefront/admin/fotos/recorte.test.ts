import { recorteDaFoto } from '@martelo/shared/foto-do-lote';
import { describe, expect, it } from 'vitest';
import { comLado, entre, INTEIRA, LADOS } from './recorte.ts';

describe('the part of a picture that is shown', () => {
  it('is between two points, whichever was first, and within the picture', () => {
    const parte = { x: 0.25, y: 0.5, largura: 0.5, altura: 0.25 };
    expect(entre({ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.75 })).toEqual(parte);
    expect(entre({ x: 0.75, y: 0.75 }, { x: 0.25, y: 0.5 })).toEqual(parte);
    expect(entre({ x: -3, y: -3 }, { x: 9, y: 9 })).toEqual(INTEIRA);
  });

  it('is never less than the engine takes, nor outside, whatever the controls say', () => {
    for (const lado of LADOS)
      for (const valor of [0, 0.01, 0.5, 0.97, 1]) {
        const nova = comLado({ x: 0.5, y: 0.5, largura: 0.5, altura: 0.5 }, lado, valor);
        expect(recorteDaFoto.safeParse(nova).success, `${lado} ${valor}`).toBe(true);
        expect(nova.x + nova.largura).toBeLessThanOrEqual(1.000001);
        expect(nova.y + nova.altura).toBeLessThanOrEqual(1.000001);
      }
    const ponto = entre({ x: 1, y: 1 }, { x: 1, y: 1 });
    expect(recorteDaFoto.safeParse(ponto).success).toBe(true);
  });

  it('gives way where its beginning moves', () => {
    expect(comLado(INTEIRA, 'x', 0.4)).toEqual({ x: 0.4, y: 0, largura: 0.6, altura: 1 });
    expect(comLado({ x: 0.4, y: 0, largura: 0.3, altura: 1 }, 'x', 0.1).largura).toBe(0.3);
  });
});
