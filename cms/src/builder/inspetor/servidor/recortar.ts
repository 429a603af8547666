import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Imagem } from '@martelo/shared/pagina';
import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { ambiente } from '../../../ambiente.ts';
import { imagemDe } from '../../../conteudo/imagens.ts';
import { IMAGEM } from '../../../palavras/construtor/imagem.ts';
import type { Hotsite } from '../../../payload-types.ts';
import { nomeDeArquivo } from '../imagem/nome-de-arquivo.ts';

const porcento = z.number().min(0).max(100);
/** What stays of the picture, in percent of it. */
export const corpoRecorte = z.strictObject({
  x: porcento,
  y: porcento,
  largura: porcento,
  altura: porcento,
  alt: z.string().trim().max(300).default(''),
});
export type CorpoRecorte = z.infer<typeof corpoRecorte>;

/** Fewer px than this is a slip of the hand. */
const MENOR_LADO = 16;

/**
 * A part of a picture as a picture of its own: the one it comes from stays as it was, for everyone who uses it.
 * @throws ErroMartelo NAO_ENCONTRADO, REQUISICAO_INVALIDA
 */
export async function recortar(
  req: PayloadRequest,
  hotsite: Hotsite,
  id: string,
  corte: CorpoRecorte,
): Promise<Imagem> {
  const { docs } = await req.payload.find({
    collection: 'midia',
    where: { and: [{ id: { equals: id } }, { hotsite: { equals: hotsite.id } }] },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  const [midia] = docs;
  if (!midia?.filename) throw new ErroMartelo('NAO_ENCONTRADO');
  const inteira = await readFile(path.join(ambiente().dados, 'midia', path.basename(midia.filename))).catch(
    () => {
      throw new ErroMartelo('NAO_ENCONTRADO');
    },
  );
  const { width = 0, height = 0 } = await sharp(inteira, { limitInputPixels: 50_000_000 }).metadata();
  const area = {
    left: Math.round((corte.x / 100) * width),
    top: Math.round((corte.y / 100) * height),
    width: Math.min(Math.round((corte.largura / 100) * width), width - Math.round((corte.x / 100) * width)),
    height: Math.min(
      Math.round((corte.altura / 100) * height),
      height - Math.round((corte.y / 100) * height),
    ),
  };
  if (area.width < MENOR_LADO || area.height < MENOR_LADO)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, IMAGEM.recortePequeno);
  const data = await sharp(inteira).extract(area).webp({ quality: 90 }).toBuffer();
  const alt = corte.alt || midia.alt;
  const nova = await req.payload.create({
    collection: 'midia',
    data: { alt, hotsite: hotsite.id, ...('pasta' in midia ? { pasta: midia.pasta } : {}) },
    file: { data, mimetype: 'image/webp', name: nomeDeArquivo(`${alt} recorte`, 'webp'), size: data.length },
    overrideAccess: false,
    user: req.user,
    depth: 0,
  });
  return imagemDe(nova);
}
