import type { CollectionBeforeChangeHook } from 'payload';

/** A video of ours has the name, duration and size of its file. */
export const medirVideo: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const arquivo = data.arquivo ?? null;
  if (arquivo === null) return data;
  const doc = await req.payload.findByID({
    collection: 'arquivos-video',
    id: typeof arquivo === 'object' ? arquivo.id : arquivo,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!doc) return data;
  const trocado = String(originalDoc?.filename ?? '') !== doc.filename;
  const medida = (campo: 'tempoEmSegundos' | 'largura' | 'altura') =>
    trocado ? (doc[campo] ?? data[campo]) : (data[campo] ?? doc[campo]);
  return {
    ...data,
    filename: doc.filename,
    tempoEmSegundos: medida('tempoEmSegundos'),
    largura: medida('largura'),
    altura: medida('altura'),
  };
};
