import type { Payload } from 'payload';
import { z } from 'zod';
import type { Hotsite } from '../payload-types.ts';

/** An institutional video as the site shows it. */
export const videoAtivo = z.strictObject({
  uid: z.string(),
  hotUid: z.string(),
  ativo: z.literal(true),
  nome: z.string(),
  filename: z.string().nullable(),
  url: z.string(),
  tempoEmSegundos: z.number().nullable(),
});
export type VideoAtivo = z.infer<typeof videoAtivo>;

/** The brand's institutional videos on show, by name. */
export async function videosAtivos(payload: Payload, hotsite: Hotsite): Promise<VideoAtivo[]> {
  const { docs } = await payload.find({
    collection: 'videos',
    where: { and: [{ hotsite: { equals: hotsite.id } }, { ativo: { equals: true } }] },
    sort: 'nome',
    limit: 100,
    depth: 0,
  });
  return docs.map((video) => ({
    uid: video.uid,
    hotUid: hotsite.uid,
    ativo: true,
    nome: video.nome,
    filename: video.filename || null,
    url: video.url,
    tempoEmSegundos: video.tempoEmSegundos ?? null,
  }));
}
