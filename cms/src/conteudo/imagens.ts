import type { Imagem } from '@martelo/shared/pagina';
import type { Payload } from 'payload';
import type { Midia } from '../payload-types.ts';

/** A media record as pages and brands show it. The address is the storefront's, which forwards to our `/api/midia/file`. */
export const imagemDe = (midia: Midia): Imagem => ({
  id: midia.id,
  url: `/midia/${encodeURIComponent(midia.filename ?? '')}`,
  alt: midia.alt,
  largura: midia.width ?? null,
  altura: midia.height ?? null,
});

/** Only a populated relationship can be shown. */
export const imagemPovoada = (valor: number | string | Midia | null | undefined): Imagem | null =>
  typeof valor === 'object' && valor !== null ? imagemDe(valor) : null;

/** The named pictures as they are now, by id. A picture that was deleted is absent. */
export async function imagensPorId(
  payload: Payload,
  ids: readonly (string | number)[],
): Promise<Map<string, Imagem>> {
  const procuradas = idsDeMidia(payload, ids);
  if (procuradas.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'midia',
    where: { id: { in: procuradas } },
    limit: 0,
    pagination: false,
    depth: 0,
  });
  return new Map(docs.map((midia) => [String(midia.id), imagemDe(midia)]));
}

/** Ids as the database has them, each once: numbers on SQLite, hex on MongoDB; pages keep either as text. What is none is left out. */
export function idsDeMidia(payload: Payload, ids: readonly (string | number)[]): (string | number)[] {
  const emNumeros = payload.db.defaultIDType === 'number';
  const forma = emNumeros ? /^\d{1,15}$/ : /^[0-9a-f]{24}$/i;
  const textos = new Set(ids.map(String).filter((id) => forma.test(id)));
  return emNumeros ? [...textos].map(Number) : [...textos];
}
