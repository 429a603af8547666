import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { desenharIcone, ICONES, montarIco, type NomeDeIcone, svgDoIcone, versaoDosIcones } from './icones.ts';
import { tracosDe } from './letras.ts';

const marca = {
  nome: 'Águia Leilões',
  faviconUrl: null,
  corPrimaria: '#c8102e',
  corSecundaria: '#1d1d1b',
  corGradient1: null,
  corGradient2: null,
  corGradient3: null,
};
const pixel = async (png: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};

describe('a brand’s icons', () => {
  it('come in every size, from its picture or from its initial', async () => {
    const imagem = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#123a6b' } })
      .webp()
      .toBuffer();
    for (const nome of Object.keys(ICONES) as NomeDeIcone[])
      for (const origem of [null, imagem]) {
        const { width, height, format } = await sharp(await desenharIcone(marca, nome, origem)).metadata();
        expect([width, height, format], nome).toEqual([ICONES[nome].lado, ICONES[nome].lado, 'png']);
      }
  });

  it('a mask fills its square and keeps the picture away from the edge; the others leave corners clear', async () => {
    const imagem = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#123a6b' } })
      .png()
      .toBuffer();
    const mascara = await desenharIcone(marca, 'mascara-512.png', imagem);
    expect(await pixel(mascara, 40, 256)).toEqual([255, 255, 255, 255]);
    expect(await pixel(mascara, 256, 256)).toEqual([18, 58, 107, 255]);
    expect((await pixel(await desenharIcone(marca, 'mascara-512.png', null), 0, 0))[3]).toBe(255);
    expect((await pixel(await desenharIcone(marca, 'icone-512.png', null), 0, 0))[3]).toBe(0);
  });

  it('draw the first letter without its accent, any letter or digit', () => {
    expect(svgDoIcone(marca)).toContain(tracosDe('A'));
    expect(new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].map(tracosDe)).size).toBe(36);
    expect(tracosDe('漢')).toBe('M50 50H50.1');
  });

  it('are named anew when the picture or the colour changes, and only then', () => {
    const antes = versaoDosIcones(marca);
    expect(versaoDosIcones({ ...marca, nome: 'Águia' })).toBe(antes);
    expect(versaoDosIcones({ ...marca, corPrimaria: '#000000' })).not.toBe(antes);
    expect(versaoDosIcones({ ...marca, faviconUrl: '/midia/x.webp' })).not.toBe(antes);
  });

  it('the ico says where each PNG is', async () => {
    const [a, b] = [Buffer.from('aaaa'), Buffer.from('bb')];
    const ico = montarIco([
      { lado: 16, dados: a },
      { lado: 32, dados: b },
    ]);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([1, 2, 16, 32]);
    const em = (i: number) =>
      ico.subarray(ico.readUInt32LE(6 + 16 * i + 12)).subarray(0, ico.readUInt32LE(6 + 16 * i + 8));
    expect([em(0).toString(), em(1).toString()]).toEqual(['aaaa', 'bb']);
  });
});
