import { ehDocumentoLegal, palavrasDaPagina } from '@martelo/shared/documento-legal';
import type { Payload } from 'payload';
import { lerGuardadas } from '../conteudo/sessoes-guardadas.ts';
import type { Pagina } from '../payload-types.ts';
import { enviarDocumento } from './destinos.ts';

/** Tells the engine what a page that people agree to says now; of any other page, nothing. */
export function enviarSeLegal(
  hotsiteId: number,
  {
    uri,
    titulo,
    tituloPagina,
    sessoes,
    updatedAt,
  }: Pick<Pagina, 'uri' | 'titulo' | 'updatedAt'> & Partial<Pick<Pagina, 'tituloPagina' | 'sessoes'>>,
): void {
  if (!ehDocumentoLegal(uri)) return;
  const blocos = palavrasDaPagina({ sessoes: lerGuardadas(sessoes).sessoes });
  const dito = tituloPagina || titulo;
  enviarDocumento(hotsiteId, { uri, titulo: dito, blocos, publicadaEm: new Date(updatedAt).toISOString() });
}

/** All of them, once the panel is up: what was published while the engine was away, or before it kept versions. */
export async function enviarTodosOsLegais(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'paginas',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { or: [{ uri: { equals: 'privacidade' } }, { uri: { like: 'regulamento' } }] },
      ],
    },
    pagination: false,
    depth: 0,
  });
  for (const doc of docs) enviarSeLegal(doc.hotsite as number, doc);
}
