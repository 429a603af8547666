import { z } from 'zod';
import { normalizarCaminho } from '../../redirecionamentos/caminho.ts';
import { hostsDaMarca } from '../../redirecionamentos/recusar.ts';
import { chamada } from '../chamada.ts';

const semQuery = z.object({});

export const paginasPublicadas = chamada({
  caminho: '/v1/hotsite/paginas',
  resumo: 'Páginas publicadas da marca, para menus e mapas do site',
  query: semQuery,
  resposta: z.array(
    z.object({
      uid: z.string().nullable(),
      uri: z.string(),
      titulo: z.string(),
      modeloPagina: z.string(),
      naoIndexar: z.boolean(),
      alteradaEm: z.string(),
    }),
  ),
  async responder({ payload, hotsite }) {
    const { docs } = await payload.find({
      collection: 'paginas',
      where: { and: [{ hotsite: { equals: hotsite.id } }, { _status: { equals: 'published' } }] },
      select: { uid: true, uri: true, titulo: true, modeloPagina: true, naoIndexar: true, updatedAt: true },
      sort: 'uri',
      pagination: false,
      depth: 0,
    });
    return docs.map(({ uid, uri, titulo, modeloPagina, naoIndexar, updatedAt }) => ({
      uid: uid ?? null,
      uri,
      titulo,
      modeloPagina,
      naoIndexar: naoIndexar ?? false,
      alteradaEm: updatedAt,
    }));
  },
});

export const redirecionamentosAtivos = chamada({
  caminho: '/v1/hotsite/redirecionamentos',
  resumo: 'Endereços antigos da marca e para onde levam, já sem passos no meio',
  query: semQuery,
  resposta: z.array(
    z.object({ de: z.string(), para: z.string(), tipo: z.union([z.literal(301), z.literal(302)]) }),
  ),
  async responder({ payload, hotsite }) {
    const { docs } = await payload.find({
      collection: 'redirecionamentos',
      where: { and: [{ hotsite: { equals: hotsite.id } }, { ativo: { equals: true } }] },
      sort: 'de',
      pagination: false,
      depth: 0,
    });
    const hosts = hostsDaMarca(hotsite);
    const porOrigem = new Map(docs.map((um) => [um.de, um]));
    return docs.map((um) => {
      // A chain is one step for the visitor, permanent only if each of its steps is.
      let fim = um;
      let permanente = um.tipo === '301';
      for (let passos = 0; passos < docs.length; passos += 1) {
        const seguinte = porOrigem.get(normalizarCaminho(fim.para, hosts) ?? '');
        if (!seguinte) break;
        fim = seguinte;
        permanente &&= seguinte.tipo === '301';
      }
      return { de: um.de, para: fim.para, tipo: permanente ? 301 : 302 };
    });
  },
});

export const CHAMADAS_DE_ENDERECOS = [paginasPublicadas, redirecionamentosAtivos];
