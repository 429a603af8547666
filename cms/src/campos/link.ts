import { destinoSeguro } from '@martelo/shared/pagina/link/destino';
import type { CollectionBeforeChangeHook } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { problemaDoLink } from '../builder/portao/servidor/exigir-portao.ts';
import { recusaDoCampo } from '../conteudo/recusa-do-painel.ts';

/** Of a field that holds where something leads to: nothing, or what the site would follow. */
export const linkSeguro = (valor: unknown): true | string =>
  !valor || (typeof valor === 'string' && destinoSeguro(valor) !== null)
    ? true
    : 'Use um caminho deste site (/leilao) ou um endereço completo (https://…).';

interface Links {
  /** Unix ms from when on it is on show; null when it is not, and will not be. */
  noAr: number | null;
  links: readonly { campo: string; link: unknown }[];
}

/** What is on show leads where the gate would let a page lead. */
export const exigirLinks =
  (collection: string, ler: (doc: Record<string, unknown>) => Links): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const doc = { ...originalDoc, ...data };
    const marca = numeroDaMarca(doc.hotsite);
    const { noAr, links } = ler(doc);
    const escritos = links.filter(({ link }) => link);
    if (marca === null || noAr === null || escritos.length === 0) return data;
    const hotsite = await req.payload.findByID({ collection: 'hotsites', id: marca, depth: 0, req });
    for (const { campo, link } of escritos) {
      const problema = await problemaDoLink(req.payload, hotsite, String(link), noAr);
      if (problema) throw recusaDoCampo(req, collection, campo, problema);
    }
    return data;
  };
