import type { Cabeca } from './regra.ts';

/** A picture as an id, as a media record, or as the site reads it. */
type Figura = number | string | { id: number | string } | null | undefined;

/** What the gate judges of a page beside its sections, whether it comes from the store or from the site's own call. */
export const cabecaDe = (pagina: {
  uri?: string | null;
  canonical?: string | null | undefined;
  imagemPrincipal?: Figura;
  imagemSocial?: Figura;
}): Cabeca => ({
  uri: pagina.uri ?? '',
  canonical: pagina.canonical || null,
  imagens: (['imagemPrincipal', 'imagemSocial'] as const).flatMap((campo) => {
    const figura = pagina[campo];
    const id = typeof figura === 'object' ? figura?.id : figura;
    return id === undefined || id === '' ? [] : [{ campo, id }];
  }),
});
