// No schema in here: the site's picture route and the back office read it.
import { decodificar } from './decodificar.ts';

/** Pictures that one lot may have. */
export const FOTOS_DO_LOTE_MAX = 60;
/** How long the words are that say what a picture shows. */
export const DESCRICAO_DA_FOTO_MAX = 200;

const CAMINHO = /^\/fotos\/lotes\/([0-9a-f]{64})\.webp$/;

/** Where a picture that somebody sent of a lot is served to everybody, by what is in it: other bytes have another address. */
export const caminhoDaFotoEnviada = (sha256: string): string => `/fotos/lotes/${sha256}.webp`;

const NA_CASA = /\/(?:fotos\/lotes|v1\/fotos)\/([0-9a-f]{64})(?![0-9a-z])/i;
const DE_NINGUEM = 'http://nenhum.invalid';

/**
 * The one spelling of a picture that was sent, whichever way its address on one of our sites was written: by the engine's call, through
 * folders, escaped, absolute, as one of its sizes. Any other address is given back as it is.
 */
export function enderecoDaFoto(url: string, eNosso: (host: string) => boolean): string {
  const lido = URL.canParse(url, DE_NINGUEM) ? new URL(url, DE_NINGUEM) : null;
  if (lido === null || (lido.origin !== DE_NINGUEM && !eNosso(lido.hostname))) return url;
  const sha256 = NA_CASA.exec(semEscapes(lido.pathname + lido.search))?.[1];
  return sha256 === undefined ? url : caminhoDaFotoEnviada(sha256.toLowerCase());
}

/** What is escaped wrongly is no address of ours. */
function semEscapes(texto: string): string {
  const lido = decodificar(texto);
  return lido !== null && URL.canParse(lido, DE_NINGUEM) ? new URL(lido, DE_NINGUEM).href : texto;
}

/** Of what bytes such an address is; null of any other, as those that an import brought. */
export const sha256DaFoto = (url: string): string | null => CAMINHO.exec(url)?.[1] ?? null;
