import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload';

/** Names between bars: letters, digits, spaces and a few signs; no dots, so that none leads upwards. */
export const PASTA = /^[\p{L}\p{N}][\p{L}\p{N} _&()-]{0,59}(\/[\p{L}\p{N}][\p{L}\p{N} _&()-]{0,59}){0,4}$/u;

export const arrumarPasta: CollectionBeforeChangeHook = ({ data }) =>
  typeof data.pasta === 'string' ? { ...data, pasta: data.pasta.trim() || null } : data;

export interface Pasta {
  caminho: string;
  imagens: number;
}

/** Every folder that holds a picture the person sees, with how many; `''` are those in none. */
export async function listarPastas(req: PayloadRequest, hotsite?: number): Promise<Pasta[]> {
  const where: Where = hotsite === undefined ? {} : { hotsite: { equals: hotsite } };
  const { docs } = await req.payload.find({
    collection: 'midia',
    where,
    select: { pasta: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  const contagem = new Map<string, number>();
  for (const { pasta } of docs) contagem.set(pasta ?? '', (contagem.get(pasta ?? '') ?? 0) + 1);
  return [...contagem]
    .map(([caminho, imagens]) => ({ caminho, imagens }))
    .sort((a, b) => a.caminho.localeCompare(b.caminho, 'pt-BR'));
}

/** Renames a folder, or moves it below another, with all it holds. @returns how many pictures moved */
export async function moverPasta(req: PayloadRequest, de: string, para: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'midia',
    where: { or: [{ pasta: { equals: de } }, { pasta: { like: `${de}/` } }] },
    select: { pasta: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  const nela = docs.filter(({ pasta }) => pasta === de || pasta?.startsWith(`${de}/`));
  for (const { id, pasta } of nela)
    await req.payload.update({
      collection: 'midia',
      id,
      data: { pasta: `${para}${(pasta ?? '').slice(de.length)}` || null },
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
  return nela.length;
}
