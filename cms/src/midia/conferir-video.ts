import { tipoPelosBytes } from '@martelo/shared/tipo-de-arquivo';
import type { CollectionBeforeOperationHook } from 'payload';
import { MIDIA } from '../palavras/midia.ts';
import { exigirTamanho, inicioDe, recusarArquivo } from './arquivo-do-pedido.ts';

import { lerVideo } from './ler-video.ts';
import { nomeDoConteudo } from './nome-do-conteudo.ts';

const EXTENSAO: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** Before a video is kept: MP4 or WebM by its bytes, not too big; its duration and size are read from its index. */
export const conferirVideo: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const arquivo = req.file;
  if (!arquivo || (operation !== 'create' && operation !== 'update')) return args;
  exigirTamanho(arquivo, 'arquivos-video');
  const tipo = tipoPelosBytes(await inicioDe(arquivo));
  const extensao = tipo === null ? undefined : EXTENSAO[tipo];
  if (tipo === null || extensao === undefined) return recusarArquivo(MIDIA.naoEVideo, 415);
  arquivo.mimetype = tipo;
  arquivo.name = await nomeDoConteudo(arquivo, { extensao, padrao: 'video' });
  if (arquivo.tempFilePath) Object.assign(args.data, await lerVideo(arquivo.tempFilePath));
  return args;
};
