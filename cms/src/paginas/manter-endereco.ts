import { ehDoSite } from '@martelo/shared/enderecos-do-site';
import type { CollectionAfterChangeHook } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { REDIRECIONAMENTOS } from '../palavras/redirecionamentos.ts';
import type { Pagina } from '../payload-types.ts';

/** A published page that changes its address leaves a permanent redirect at the old one, so that links to it live on. */
export const manterEndereco: CollectionAfterChangeHook<Pagina> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc._status !== 'published' || previousDoc._status !== 'published')
    return doc;
  const marca = numeroDaMarca(doc.hotsite);
  if (marca === null || !previousDoc.uri || previousDoc.uri === doc.uri) return doc;
  const [de, para] = [previousDoc.uri, doc.uri].map((uri) => (uri === 'pagina-inicial' ? '/' : `/${uri}`));
  try {
    // The way back, if the page once moved the other way.
    await req.payload.delete({
      collection: 'redirecionamentos',
      where: { and: [{ hotsite: { equals: marca } }, { de: { in: [de, para] } }] },
    });
    // The platform's own screens stay where they are.
    if (de !== undefined && !ehDoSite(de))
      await req.payload.create({
        collection: 'redirecionamentos',
        data: {
          hotsite: marca,
          de,
          para,
          tipo: '301',
          ativo: true,
          nota: REDIRECIONAMENTOS.paginaMudou(doc.titulo),
        } as never,
        user: req.user,
        depth: 0,
      });
  } catch (erro) {
    req.payload.logger.warn({ err: erro, de, para }, 'no redirect left at the old address');
  }
  return doc;
};
