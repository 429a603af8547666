import type { Payload } from 'payload';
import type { Hotsite } from '../payload-types.ts';

/** The brand's institutional videos on show, by name. */
export async function videosAtivos(payload: Payload, hotsite: Hotsite) {
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
