import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  TypeWithID,
} from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { depoisDeGravar } from '../banco/transacao.ts';
import { regrasDe } from '../conteudo/hotsite-publico.ts';
import type { Hotsite } from '../payload-types.ts';
import { contarVoz } from '../vozes/contar-voz.ts';
import { enviarRegras, pedirRevalidacao } from './destinos.ts';
import { enviarSeLegal } from './documentos.ts';

export const avisarMarcaAlterada: CollectionAfterChangeHook<Hotsite> = ({ doc, previousDoc, req }) => {
  enviarRegras(regrasDe(doc));
  // After its rules: the engine keeps the voice of a brand that it knows.
  depoisDeGravar(() => contarVoz(req.payload, doc.id));
  pedirRevalidacao(doc.subdominio, '*');
  if (previousDoc?.subdominio && previousDoc.subdominio !== doc.subdominio)
    pedirRevalidacao(previousDoc.subdominio, '*');
  return doc;
};

/** A draft changes nothing the public sees, unless it takes the place of what was published. */
export const avisarPaginaAlterada: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc._status !== 'published' && previousDoc?._status !== 'published') return doc;
  const marca = numeroDaMarca(doc.hotsite);
  if (doc._status === 'published' && marca !== null) depoisDeGravar(() => enviarSeLegal(marca, doc));
  await revalidar(req, doc.hotsite, doc.uri);
  if (previousDoc?.uri && previousDoc.uri !== doc.uri)
    await revalidar(req, previousDoc.hotsite, previousDoc.uri);
  return doc;
};

export const avisarPaginaRemovida: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await revalidar(req, doc.hotsite, doc.uri);
};

export const avisarBannerAlterado: CollectionAfterChangeHook<TypeWithID & { hotsite: unknown }> = async ({
  doc,
  req,
}) => {
  await revalidar(req, doc.hotsite, '*');
  return doc;
};

export const avisarBannerRemovido: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await revalidar(req, doc.hotsite, '*');
};

async function revalidar(req: PayloadRequest, hotsite: unknown, uri: string): Promise<void> {
  const id = numeroDaMarca(hotsite);
  if (id === null) return;
  const marca = await req.payload.findByID({
    collection: 'hotsites',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  // A site told before the change is kept would fetch what was there before it.
  if (marca) depoisDeGravar(() => pedirRevalidacao(marca.subdominio, uri));
}
