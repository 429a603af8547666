import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparar } from './comparar.ts';
import { ESCALA, type Foto } from './fotografar.ts';

const LARGURA = 360;
/** A card with a dark heading, a band and a button, drawn in CSS px and kept as the suite keeps its pictures. */
async function foto(altura: number, { faixa = '#123a6b', extra = '', em = 0 } = {}): Promise<Foto> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${altura}"><rect width="100%" height="100%" fill="#fff"/>
    <rect x="16" y="${16 + em}" width="240" height="26" fill="#222"/><rect y="${70 + em}" width="${LARGURA}" height="90" fill="${faixa}"/>
    <rect x="16" y="${altura - 60}" width="120" height="44" fill="#c8102e"/>${extra}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(Math.ceil(LARGURA / ESCALA), Math.ceil(altura / ESCALA), { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...{ elemento: 'texto', chave: 'texto-simples leilo leilao 360', altura, pixels: data },
    caixas: [['h2', 16, 16, 240, 26]],
    tamanho: { largura: info.width, altura: info.height },
  };
}

describe('two pictures of a case', () => {
  it('are alike when nothing changed, also where one CSS pixel made a row of difference', async () => {
    const antes = await foto(300);
    for (const altura of [300, 301, 302]) {
      const depois = await foto(altura);
      expect(depois.tamanho.altura - antes.tamanho.altura).toBe(altura === 300 ? 0 : 1);
      expect(comparar(depois, antes)).toEqual([]);
      expect(comparar(antes, depois)).toEqual([]);
    }
  });

  it.each([
    ['another colour of a band', { faixa: '#6b1212' }],
    ['a badge more', { extra: '<rect x="280" y="16" width="64" height="24" fill="#0a7d36"/>' }],
    ['everything a little lower', { em: 12 }],
  ])('are told apart by %s, of the same size or of a row more', async (_, mudanca) => {
    const antes = await foto(300);
    for (const altura of [300, 301])
      expect(comparar(await foto(altura, mudanca), antes)).toEqual([
        expect.stringMatching(/% of it looks different$/),
      ]);
  });

  it('are never alike when their sizes are further apart: that is said, not passed over', async () => {
    const antes = await foto(300);
    expect(comparar(await foto(303), antes)).toEqual(['height 300 → 303']);
    const largo = { ...antes, tamanho: { largura: antes.tamanho.largura + 5, altura: antes.tamanho.altura } };
    expect(comparar(largo, antes)).toEqual(['picture 72×60 → 77×60']);
  });
});
