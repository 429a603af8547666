import { type KeyObject, sign } from 'node:crypto';

/** A key that signs, and its name in the published set. */
export interface Assinante {
  kid: string;
  chave: KeyObject;
}

/** The first part of a compact JWS (EdDSA), its dot included: the same for every signature of one key and kind. */
export const cabecalhoJws = (kid: string, typ: string): string =>
  `${Buffer.from(JSON.stringify({ alg: 'EdDSA', kid, typ })).toString('base64url')}.`;

/**
 * Compact JWS over `carga`, a JSON text. The signature is computed in libuv's pool, off the event loop. Ed25519 is deterministic:
 * the same text under the same key is the same JWS, byte for byte.
 */
export function assinarJws(cabecalho: string, carga: string, chave: KeyObject): Promise<string> {
  const assinado = cabecalho + Buffer.from(carga).toString('base64url');
  return new Promise((resolve, reject) => {
    sign(null, Buffer.from(assinado), chave, (erro, assinatura) => {
      if (erro) reject(erro);
      else resolve(`${assinado}.${assinatura.toString('base64url')}`);
    });
  });
}
