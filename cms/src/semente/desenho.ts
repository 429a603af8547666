import sharp from 'sharp';
import { type Cena, svgDaCena } from './cena.ts';

/** A drawn scene in the brand's colours, as WebP. */
export const desenharCena = (cena: Cena): Promise<Buffer> =>
  sharp(Buffer.from(svgDaCena(cena)))
    .webp({ quality: 86 })
    .toBuffer();
