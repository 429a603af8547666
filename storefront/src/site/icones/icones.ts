import { createHash } from 'node:crypto';
import { inicialDe } from '@martelo/shared/pagina/tema/inicial';
import { tema } from '@martelo/shared/pagina/tema/tema';
import sharp from 'sharp';
import type { Hotsite } from '../conteudo/cms.ts';
import { tracosDe } from './letras.ts';

/** Every icon a brand has, by the name it is served under. `mascara`: fills its square, so that a system may cut it round. */
export const ICONES = {
  'icone-16.png': { lado: 16, mascara: false },
  'icone-32.png': { lado: 32, mascara: false },
  'icone-48.png': { lado: 48, mascara: false },
  'icone-180.png': { lado: 180, mascara: true },
  'icone-192.png': { lado: 192, mascara: false },
  'icone-512.png': { lado: 512, mascara: false },
  'mascara-512.png': { lado: 512, mascara: true },
} as const;
export type NomeDeIcone = keyof typeof ICONES;

type MarcaDoIcone = Pick<
  Hotsite,
  'nome' | 'faviconUrl' | 'corPrimaria' | 'corSecundaria' | 'corGradient1' | 'corGradient2' | 'corGradient3'
>;

/** Changes when the icons do: part of their addresses, which are kept for ever. */
export const versaoDosIcones = ({ nome, faviconUrl, corPrimaria }: MarcaDoIcone): string =>
  createHash('sha256')
    .update(`${faviconUrl ?? inicialDe(nome)} ${corPrimaria}`)
    .digest('hex')
    .slice(0, 10);

/**
 * One icon as PNG: the brand's own picture fitted to the square, or its initial on its colour.
 * @param imagem the brand's picture; null when it has none
 */
export async function desenharIcone(
  marca: MarcaDoIcone,
  nome: NomeDeIcone,
  imagem: Buffer | null,
): Promise<Buffer> {
  const { lado, mascara } = ICONES[nome];
  if (imagem === null)
    return sharp(Buffer.from(svgDoIcone(marca, mascara)), { density: (72 * lado) / 100 })
      .resize(lado, lado)
      .png()
      .toBuffer();
  // A mask may cut a fifth from every side.
  const dentro = Math.round(lado * (mascara ? 0.66 : 1));
  const figura = await sharp(imagem)
    .resize({ width: dentro, height: dentro, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp({
    create: {
      width: lado,
      height: lado,
      channels: 4,
      background: mascara ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: figura, gravity: 'center' }])
    .png()
    .toBuffer();
}

/** The initial on the brand's colour, as a drawing: also the icon of browsers that take one. */
export function svgDoIcone(marca: MarcaDoIcone, mascara = false): string {
  const { acao, 'acao-texto': texto } = tema(marca);
  const [canto, escala] = mascara ? [0, 0.4] : [25, 0.54];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><rect width="100" height="100" rx="${canto}" fill="${acao}"/><path transform="translate(50 50) scale(${escala}) translate(-50 -50)" d="${tracosDe(inicialDe(marca.nome))}" fill="none" stroke="${texto}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** The classic `favicon.ico`: PNGs of these sides in one file. */
export function montarIco(pngs: readonly { lado: number; dados: Buffer }[]): Buffer {
  const cabecalho = Buffer.alloc(6 + 16 * pngs.length);
  cabecalho.writeUInt16LE(1, 2);
  cabecalho.writeUInt16LE(pngs.length, 4);
  let onde = cabecalho.length;
  for (const [i, { lado, dados }] of pngs.entries()) {
    const em = 6 + 16 * i;
    cabecalho.writeUInt8(lado % 256, em);
    cabecalho.writeUInt8(lado % 256, em + 1);
    cabecalho.writeUInt16LE(1, em + 4);
    cabecalho.writeUInt16LE(32, em + 6);
    cabecalho.writeUInt32LE(dados.length, em + 8);
    cabecalho.writeUInt32LE(onde, em + 12);
    onde += dados.length;
  }
  return Buffer.concat([cabecalho, ...pngs.map(({ dados }) => dados)]);
}
