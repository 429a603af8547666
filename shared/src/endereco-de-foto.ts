// No schema in here: the site's picture route and the back office read it.

/** Pictures that one lot may have. */
export const FOTOS_DO_LOTE_MAX = 60;
/** How long the words are that say what a picture shows. */
export const DESCRICAO_DA_FOTO_MAX = 200;

const CAMINHO = /^\/fotos\/lotes\/([0-9a-f]{64})\.webp$/;

/** Where a picture that somebody sent of a lot is served to everybody, by what is in it: other bytes have another address. */
export const caminhoDaFotoEnviada = (sha256: string): string => `/fotos/lotes/${sha256}.webp`;

/** Of what bytes such an address is; null of any other, as those that an import brought. */
export const sha256DaFoto = (url: string): string | null => CAMINHO.exec(url)?.[1] ?? null;
