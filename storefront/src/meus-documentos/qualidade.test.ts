import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { LARGURA_MEDIDA, medir, type Pixels, parteEstourada, problemasDaFoto } from './qualidade.ts';

const GRANDE = { largura: 1_600, altura: 1_000 };

/** A card as it is seen: print, a portrait, guilloche lines, on a table. */
const cartao = (mais = ''): Buffer => {
  const linhas = Array.from({ length: 14 }, (_, i) => {
    const y = 170 + i * 34;
    const letras = Array.from({ length: 26 }, (_, j) => {
      const x = 520 + j * 26;
      return `<rect x="${x}" y="${y}" width="${8 + ((i * 7 + j * 5) % 11)}" height="16" fill="#223"/>`;
    });
    return letras.join('');
  }).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#6b4f3a"/><rect x="120" y="100" width="1360" height="800" rx="40" fill="#cfe3c8"/><rect x="190" y="190" width="280" height="380" fill="#8a9a86"/><circle cx="330" cy="330" r="90" fill="#5c4a3d"/>${linhas}${mais}</svg>`,
  );
};

async function pixels(imagem: Sharp): Promise<Pixels> {
  const { data, info } = await sharp(await imagem.png().toBuffer())
    .resize(LARGURA_MEDIDA)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
const problemas = async (imagem: Sharp, forma: 'cartao' | 'folha' = 'cartao', tamanho = GRANDE) =>
  problemasDaFoto(medir(await pixels(imagem)), tamanho, forma);

describe('the picture of a document', () => {
  it('that is sharp and evenly lit has nothing wrong with it', async () => {
    expect(await problemas(sharp(cartao()))).toEqual([]);
  });

  it.each([4, 8, 16])('out of focus (sigma %d) is said to be', async (sigma) => {
    expect(await problemas(sharp(cartao()).blur(sigma))).toEqual(['tremida']);
  });

  it('moved while it was taken is said to be: blurred along one line alone', async () => {
    const largura = 41;
    const nucleo = { width: largura, height: 3, kernel: Array.from({ length: largura * 3 }, () => 1) };
    expect(await problemas(sharp(cartao()).convolve(nucleo))).toEqual(['tremida']);
  });

  it('the blurrier, the less sharp: nothing in between turns back', async () => {
    const medidas: number[] = [];
    for (const sigma of [0.5, 1, 2, 4, 8, 16])
      medidas.push(medir(await pixels(sharp(cartao()).blur(sigma))).nitidez);
    expect(medidas).toEqual(medidas.toSorted((a, b) => b - a));
  });

  it('is as sharp in the dark as in the light, but too dark to be read', async () => {
    expect(await problemas(sharp(cartao()).linear(0.2, 0))).toEqual(['escura']);
  });

  it('with a lamp in it is said to have glare', async () => {
    const lampada = '<ellipse cx="900" cy="420" rx="260" ry="170" fill="#fff"/>';
    expect(await problemas(sharp(cartao(lampada)))).toEqual(['reflexo']);
  });

  it('of white paper is no glare, also where its margins are burnt out', async () => {
    const letras = Array.from(
      { length: 900 },
      (_, i) =>
        `<rect x="${60 + (i % 30) * 22}" y="${80 + Math.floor(i / 30) * 32}" width="${9 + (i % 7)}" height="12" fill="#333"/>`,
    ).join('');
    const folha = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1130"><rect width="800" height="1130" fill="#fff"/>${letras}</svg>`,
    );
    expect(await problemas(sharp(folha), 'folha', { largura: 800, altura: 1_130 })).toEqual([]);
    expect(await problemas(sharp(folha), 'cartao')).toContain('reflexo');
  });

  it('too small is said to be, whatever else is right', async () => {
    expect(await problemas(sharp(cartao()), 'cartao', { largura: 640, altura: 400 })).toEqual(['pequena']);
  });

  it('of nothing has no share of anything', () => {
    expect(parteEstourada({ data: new Uint8ClampedArray(0), width: 0, height: 0 })).toBe(0);
    expect(medir({ data: new Uint8ClampedArray(4), width: 1, height: 1 })).toMatchObject({ nitidez: 0 });
  });
});
