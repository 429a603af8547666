import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Caixa, Foto } from './fotografar.ts';

const PASTA = new URL('./referencias/', import.meta.url);

interface Ficha {
  /** Where the picture stands in the sheet, and the case's measures in CSS px. */
  [chave: string]: {
    em: [x: number, y: number, largura: number, altura: number];
    altura: number;
    caixas: Caixa[];
  };
}

export interface Referencia {
  altura: number;
  caixas: Caixa[];
  pixels: Buffer;
  tamanho: { largura: number; altura: number };
}

/** What one kind looked like when somebody last looked and agreed: one sheet of pictures and one of measures. */
export async function lerReferencias(elemento: string): Promise<Map<string, Referencia> | null> {
  const folha = new URL(`${elemento}.webp`, PASTA);
  if (!existsSync(folha)) return null;
  const ficha = JSON.parse(readFileSync(new URL(`${elemento}.json`, PASTA), 'utf8')) as Ficha;
  // Decoded once: each piece of an encoded sheet would decode all of it.
  const inteira = await sharp(readFileSync(folha)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pares = Object.entries(ficha).map(async ([chave, { em, altura, caixas }]) => {
    const [left, top, width, height] = em;
    const pixels = await sharp(inteira.data, { raw: inteira.info })
      .extract({ left, top, width, height })
      .raw()
      .toBuffer();
    return [chave, { altura, caixas, pixels, tamanho: { largura: width, altura: height } }] as const;
  });
  return new Map(await Promise.all(pares));
}

/** Keeps these pictures of one kind as what it should look like. Tall columns, so that a sheet can be looked at. */
export async function guardarReferencias(elemento: string, fotos: readonly Foto[]): Promise<void> {
  mkdirSync(PASTA, { recursive: true });
  const ficha: Ficha = {};
  let x = 0;
  let altura = 1;
  let y = 0;
  let coluna = 0;
  const pecas = fotos.map((foto) => {
    if (y > 2_000) {
      x += coluna + 4;
      y = 0;
      coluna = 0;
    }
    const { largura: w, altura: h } = foto.tamanho;
    ficha[foto.chave] = { em: [x, y, w, h], altura: foto.altura, caixas: foto.caixas };
    const peca = { input: foto.pixels, raw: { width: w, height: h, channels: 3 as const }, left: x, top: y };
    y += h + 4;
    coluna = Math.max(coluna, w);
    altura = Math.max(altura, y);
    return peca;
  });
  const folha = sharp({
    create: { width: x + coluna, height: altura, channels: 3, background: '#888888' },
  }).composite(pecas);
  await folha.webp({ quality: 78, effort: 6 }).toFile(new URL(`${elemento}.webp`, PASTA).pathname);
  const linhas = Object.entries(ficha).map(
    ([chave, cada]) => `${JSON.stringify(chave)}:${JSON.stringify(cada)}`,
  );
  writeFileSync(new URL(`${elemento}.json`, PASTA), `{\n${linhas.join(',\n')}\n}\n`);
}
