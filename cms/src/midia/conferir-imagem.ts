import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAXIMO_PIXELS } from '@martelo/shared/limites-de-arquivo';
import { tipoPelosBytes } from '@martelo/shared/tipo-de-arquivo';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { ambiente } from '../ambiente.ts';
import { MIDIA } from '../palavras/midia.ts';
import { conteudoDe, exigirTamanho, inicioDe, recusarArquivo, trocarConteudo } from './arquivo-do-pedido.ts';

import { MAXIMO_SVG } from './limites.ts';
import { limparSvg } from './limpar-svg.ts';
import { nomeDoConteudo } from './nome-do-conteudo.ts';

const NAO_E_IMAGEM = MIDIA.naoEImagem;
const EXTENSAO: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/**
 * Before a picture is kept: it is what its bytes say, not what its name says; it is not too big, on disk or unfolded; and an SVG
 * is rewritten from what an allow-list lets through. Refused with 413 or 415 and a sentence.
 */
export const conferirImagem: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const corte = corteDe(req.query?.uploadEdits);
  // The panel's cut of a kept picture: Payload would write it over the whole one, under the same name.
  if (!req.file && corte && operation === 'update' && 'id' in args) req.file = await inteira(req, args.id);
  const arquivo = req.file;
  if (!arquivo || (operation !== 'create' && operation !== 'update')) return args;
  exigirTamanho(arquivo, 'midia');
  const tipo = tipoPelosBytes(await inicioDe(arquivo));
  const extensao = tipo === null ? undefined : EXTENSAO[tipo];
  if (tipo === null || extensao === undefined) return recusarArquivo(NAO_E_IMAGEM, 415);
  if (tipo === 'image/svg+xml') {
    if (arquivo.size > MAXIMO_SVG)
      recusarArquivo('O SVG tem mais de 300 KB. Simplifique o desenho e envie de novo.', 413);
    const limpo = limparSvg((await conteudoDe(arquivo)).toString('utf8'));
    if (limpo === null) return recusarArquivo(MIDIA.svgIlegivel, 415);
    await trocarConteudo(arquivo, Buffer.from(limpo));
  } else await exigirLegivel(arquivo.tempFilePath ?? arquivo.data);
  arquivo.mimetype = tipo;
  arquivo.name = await nomeDoConteudo(arquivo, { extensao, padrao: 'imagem', corte });
  return args;
};

function corteDe(edicao: unknown): object | undefined {
  if (typeof edicao !== 'object' || edicao === null) return undefined;
  return ['crop', 'widthInPixels', 'heightInPixels'].some((qual) => qual in edicao) ? edicao : undefined;
}

/** The file of a picture as it is kept, for those who may change it: the operation refuses the others. */
async function inteira(req: PayloadRequest, id: unknown): Promise<PayloadRequest['file']> {
  const midia = await req.payload.findByID({
    collection: 'midia',
    id: id as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
  if (!midia?.filename) return undefined;
  const data = await readFile(path.join(ambiente().dados, 'midia', path.basename(midia.filename)));
  return { data, name: midia.filename, mimetype: midia.mimeType ?? 'image/webp', size: data.length };
}

async function exigirLegivel(origem: string | Buffer): Promise<void> {
  const medida = await sharp(origem)
    .metadata()
    .catch(() => null);
  if (!medida?.width || !medida.height) return recusarArquivo(MIDIA.corrompida, 415);
  if (medida.width * medida.height > MAXIMO_PIXELS) recusarArquivo(MIDIA.pixelsDemais, 413);
}
