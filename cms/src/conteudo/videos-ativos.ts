import type { Payload } from 'payload';
import { z } from 'zod';
import type { Hotsite } from '../payload-types.ts';
import { imagemPovoada } from './imagens.ts';

/** An institutional video as the site shows it. */
export const videoAtivo = z.strictObject({
  uid: z.string(),
  hotUid: z.string(),
  ativo: z.literal(true),
  nome: z.string(),
  filename: z.string().nullable(),
  /** Of a file of ours, a path on the brand's site that answers by ranges. */
  url: z.string(),
  tempoEmSegundos: z.number().nullable(),
  largura: z.number().nullable(),
  altura: z.number().nullable(),
  posterUrl: z.string().nullable(),
  legendasUrl: z.string().nullable(),
});
export type VideoAtivo = z.infer<typeof videoAtivo>;

/** The brand's institutional videos on show, by name. */
export async function videosAtivos(payload: Payload, hotsite: Hotsite): Promise<VideoAtivo[]> {
  const { docs } = await payload.find({
    collection: 'videos',
    where: { and: [{ hotsite: { equals: hotsite.id } }, { ativo: { equals: true } }] },
    sort: 'nome',
    limit: 100,
    depth: 1,
  });
  return docs.flatMap((video) => {
    const arquivo = typeof video.arquivo === 'object' ? video.arquivo : null;
    const url = arquivo?.filename ? `/videos/${encodeURIComponent(arquivo.filename)}` : video.url;
    if (!url) return [];
    return {
      uid: video.uid,
      hotUid: hotsite.uid,
      ativo: true as const,
      nome: video.nome,
      filename: video.filename || null,
      url,
      tempoEmSegundos: video.tempoEmSegundos ?? null,
      largura: video.largura ?? null,
      altura: video.altura ?? null,
      posterUrl: imagemPovoada(video.poster)?.url ?? null,
      // The instant of the last change keeps copies apart.
      legendasUrl: video.legendas
        ? `/api/v1/videos/${video.uid}/legendas?v=${Date.parse(video.updatedAt)}`
        : null,
    };
  });
}
