/** What a copy of content is kept by. Made here alone: whoever made up a key could make up another meaning's. */
export type Chave = string & { readonly chave: unique symbol };

/** No brand is called this: what host names lead to is nobody's in particular. */
const NINGUEM = '@host';

/** One for each thing that is read: kind and name stand apart, so no page is ever called what something else is. */
export const chaves = {
  marca: (subdominio: string) => chave(subdominio, 'marca'),
  marcaDoHost: (host: string) => chave(NINGUEM, 'host', host),
  pagina: (subdominio: string, uri: string) => chave(subdominio, 'pagina', uri),
  banners: (subdominio: string, posicao: string, leiUid?: string) =>
    chave(subdominio, 'banners', posicao, ...(leiUid ? [leiUid] : [])),
  redirecionamentos: (subdominio: string) => chave(subdominio, 'redirecionamentos'),
  paginas: (subdominio: string) => chave(subdominio, 'paginas'),
  login: (subdominio: string) => chave(subdominio, 'login'),
  videos: (subdominio: string) => chave(subdominio, 'videos'),
};

/** Whether a key is of a brand. */
export const ehDe = (subdominio: string, uma: Chave): boolean => uma.startsWith(inicio(subdominio));

/** Whether a key is of what host names lead to. */
export const ehDeHost = (uma: Chave): boolean => ehDe(NINGUEM, uma);

/** What a webhook's words mean: a page by its uri, or with `*` all of a brand, which may answer under other names from now on. */
export function doDescarte(subdominio: string, uri: string): (uma: Chave) => boolean {
  if (uri === '*') return (uma) => ehDe(subdominio, uma) || ehDeHost(uma);
  const pagina = chaves.pagina(subdominio, uri);
  return (uma) => uma === pagina;
}

const inicio = (dono: string): string => `[${JSON.stringify(dono)},`;

function chave(dono: string, ...partes: [string, ...string[]]): Chave {
  return `${inicio(dono)}${partes.map((parte) => JSON.stringify(parte)).join(',')}]` as Chave;
}
