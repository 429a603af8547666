import { ASSINATURA } from '../palavras/livro.ts';
import type { ChavePublica, Chaves } from './documentos.ts';

/** Why a signature proves nothing, in a sentence for the person who looks. */
export class AssinaturaInvalida extends Error {
  override name = 'AssinaturaInvalida';
}

/** Whether this browser can check Ed25519; null when it offers no Web Crypto here at all (a page without https). */
export async function navegadorConfere(): Promise<boolean | null> {
  if (typeof crypto === 'undefined' || crypto.subtle === undefined) return null;
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify']);
    return true;
  } catch {
    return false;
  }
}

export interface Jws {
  cabecalho: Record<string, unknown>;
  carga: Record<string, unknown>;
}

/** The parts of a compact JWS, nothing checked yet. @throws AssinaturaInvalida */
export function abrirJws(jws: string): Jws {
  const [cabecalho, carga, assinatura, ...resto] = jws.split('.');
  if (!cabecalho || !carga || !assinatura || resto.length > 0)
    throw new AssinaturaInvalida(ASSINATURA.naoEAssinatura);
  try {
    return { cabecalho: JSON.parse(textoDe(cabecalho)), carga: JSON.parse(textoDe(carga)) };
  } catch {
    throw new AssinaturaInvalida(ASSINATURA.naoEAssinatura);
  }
}

/**
 * The payload of a compact JWS, once it is certain that the house signed it: of kind `typ`, with EdDSA, by a published key that was
 * the house's at `instante` (ISO; null does not ask). @throws AssinaturaInvalida
 */
export async function conferirJws(
  jws: string,
  typ: string,
  chaves: Chaves,
  instante: string | null,
): Promise<Record<string, unknown>> {
  const { cabecalho, carga } = abrirJws(jws);
  if (cabecalho.typ !== typ) throw new AssinaturaInvalida(ASSINATURA.outraFinalidade);
  if (cabecalho.alg !== 'EdDSA') throw new AssinaturaInvalida(ASSINATURA.outroAlgoritmo);
  const chave = chaves.keys.find(({ kid }) => kid === cabecalho.kid);
  if (chave === undefined) throw new AssinaturaInvalida(ASSINATURA.chaveNaoPublicada);
  const [parte1, parte2, parte3] = jws.split('.') as [string, string, string];
  const publica = await crypto.subtle.importKey('raw', bytesDe(chave.x), 'Ed25519', false, ['verify']);
  const assinado = new TextEncoder().encode(`${parte1}.${parte2}`);
  const confere = await crypto.subtle.verify('Ed25519', publica, bytesDe(parte3), assinado);
  if (!confere || base64urlDe(bytesDe(parte3)) !== parte3)
    throw new AssinaturaInvalida(ASSINATURA.naoCorresponde);
  if (instante !== null && !emVigor(chave, chaves, instante))
    throw new AssinaturaInvalida(ASSINATURA.chaveForaDeVigor);
  return carga;
}

/** A key's time lasts from its `desde` to the next one's. */
function emVigor(chave: ChavePublica, { keys }: Chaves, instante: string): boolean {
  const inicio = inicioDe(chave);
  const fim = Math.min(...keys.map(inicioDe).filter((outro) => outro > inicio));
  const quando = Date.parse(instante);
  return quando >= inicio && quando < fim;
}

const inicioDe = ({ desde }: ChavePublica): number => (desde === undefined ? 0 : Date.parse(desde));

function bytesDe(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0));
}
const base64urlDe = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const textoDe = (base64url: string): string => new TextDecoder().decode(bytesDe(base64url));
