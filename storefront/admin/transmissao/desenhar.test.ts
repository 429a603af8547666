import { MODELOS_DE_TRANSMISSAO, modeloNaPosicao } from '@martelo/shared/transmissao/modelos';
import { expect, test } from 'vitest';
import { recorte } from './desenhar.ts';

test('a camera fills its place without being stretched: its middle is shown', () => {
  const camera = { displayWidth: 1280, displayHeight: 720 };
  expect(recorte(camera, 640, 360)).toEqual([0, 0, 1280, 720]);
  expect(recorte(camera, 360, 720)).toEqual([460, 0, 360, 720]);
  const emPe = { displayWidth: 720, displayHeight: 1280 };
  const [x, y, largura, altura] = recorte(emPe, 1280, 720);
  expect([x, largura, y + altura / 2, largura / altura]).toEqual([0, 720, 640, 1280 / 720]);
});

test('each template has a place for each of its cameras, within the picture', () => {
  for (const { nome, quantidadeCameras, cameras, lote, marca } of MODELOS_DE_TRANSMISSAO) {
    expect(cameras, nome).toHaveLength(quantidadeCameras);
    for (const zona of [...cameras, lote, marca])
      if (zona !== null) {
        expect(Math.min(zona.x, zona.y), nome).toBeGreaterThanOrEqual(0);
        expect(Math.max(zona.x + zona.largura, zona.y + zona.altura), nome).toBeLessThanOrEqual(1);
      }
  }
  expect(modeloNaPosicao(99)).toBe(MODELOS_DE_TRANSMISSAO[0]);
});
