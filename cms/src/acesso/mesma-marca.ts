import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  traverseFields,
} from 'payload';
import { recusaDaCasa, recusaDoCampo } from '../conteudo/recusa-do-painel.ts';
import { RECUSAS } from '../palavras/recusas.ts';
import { numeroDaMarca } from './regras.ts';

interface Ligacao {
  campo: string;
  rotulo: string;
  colecao: CollectionSlug;
  id: number | string;
}

/**
 * Whatever a record is tied to (pictures, files, pages) is its own brand's, by whatever way it is written; and a file stays with the
 * brand that it was sent to, or what is tied to it would be left with another's. Pages are told so by the gate, which lets drafts be.
 */
export const comMesmaMarca = (colecao: CollectionConfig): CollectionConfig => ({
  ...colecao,
  hooks: { ...colecao.hooks, beforeChange: [...(colecao.hooks?.beforeChange ?? []), exigirMesmaMarca] },
});

const exigirMesmaMarca: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  collection,
  req,
}) => {
  const dono = (doc: Record<string, unknown> | undefined) =>
    numeroDaMarca(collection.slug === 'hotsites' ? doc?.id : doc?.hotsite);
  const antes = operation === 'update' ? dono(originalDoc) : null;
  const marca = dono(data) ?? antes;
  if (collection.upload && antes !== null && marca !== antes) throw recusaDaCasa(RECUSAS.aMarca, 400);
  const todas = ligacoesDe(collection.fields, { ...originalDoc, ...data }, req);
  for (const colecao of new Set(todas.map((uma) => uma.colecao))) {
    const daColecao = todas.filter((uma) => uma.colecao === colecao);
    const { docs } = await req.payload.find({
      collection: colecao,
      where: { and: [{ id: { in: daColecao.map(({ id }) => id) } }, { hotsite: { equals: marca } }] },
      select: { id: true } as never,
      pagination: false,
      depth: 0,
    });
    const proprias = new Set(docs.map(({ id }) => String(id)));
    const alheia = daColecao.find(({ id }) => !proprias.has(String(id)));
    if (alheia)
      throw recusaDoCampo(req, collection.slug, alheia.campo, RECUSAS.oQueFoiEscolhido(alheia.rotulo));
  }
  return data;
};

/** Everything of a brand that a record names, in its fields at any depth. */
function ligacoesDe(
  fields: CollectionConfig['fields'],
  doc: Record<string, unknown>,
  { payload }: PayloadRequest,
): Ligacao[] {
  const achadas: Ligacao[] = [];
  const deMarca = (slug: string) =>
    payload.collections[slug as CollectionSlug]?.config.flattenedFields.some(
      ({ name }) => name === 'hotsite',
    );
  traverseFields({
    fields,
    ref: doc,
    fillEmpty: false,
    callback({ field, ref }) {
      if (field.type !== 'relationship' && field.type !== 'upload') return;
      const guardado = (ref as Record<string, unknown> | undefined)?.[field.name];
      for (const um of [guardado].flat()) {
        const { relationTo, value } = (
          Array.isArray(field.relationTo) ? um : { relationTo: field.relationTo, value: um }
        ) as { relationTo: string; value: unknown };
        const id = typeof value === 'object' && value !== null ? (value as { id: number }).id : value;
        if ((typeof id !== 'number' && typeof id !== 'string') || id === '' || !deMarca(relationTo)) continue;
        const rotulo = typeof field.label === 'string' ? field.label : field.name;
        achadas.push({ campo: field.name, rotulo, colecao: relationTo as CollectionSlug, id });
      }
    },
  });
  return achadas;
}
