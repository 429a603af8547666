import { type KeyObject, sign } from 'node:crypto';
import { Assinadora } from './assinadora.ts';

/** A key that signs, and its name in the published set. */
export interface Assinante {
  kid: string;
  chave: KeyObject;
}

/** The first part of a compact JWS (EdDSA), its dot included: the same for every signature of one key and kind. */
export const cabecalhoJws = (kid: string, typ: string): string =>
  `${Buffer.from(JSON.stringify({ alg: 'EdDSA', kid, typ })).toString('base64url')}.`;

/** A JWS that was asked for: `chave` over `cabecalho` and `carga`, a JSON text. */
interface Encomenda {
  cabecalho: string;
  carga: string;
  chave: KeyObject;
  resolve(jws: string): void;
  reject(erro: Error): void;
}

/** Up to so many at a time are signed in libuv's pool; more are handed over to a thread in one message, which costs a sixth of it. */
const POUCAS = 3;
const assinadora = new Assinadora();
let encomendas: Encomenda[] = [];

/**
 * Compact JWS over `carga`, a JSON text. The curve is computed off the event loop, and what one turn asks for is signed together:
 * a commit answers a hundred bids at once. Ed25519 is deterministic: the same text under the same key is the same JWS, byte for byte.
 */
export function assinarJws(cabecalho: string, carga: string, chave: KeyObject): Promise<string> {
  return new Promise((resolve, reject) => {
    // After the promise jobs of this turn, which are what asks for the others.
    if (encomendas.length === 0) process.nextTick(despachar);
    encomendas.push({ cabecalho, carga, chave, resolve, reject });
  });
}

function despachar(): void {
  const feitas = encomendas;
  encomendas = [];
  if (feitas.length <= POUCAS) feitas.forEach(assinarNoPool);
  else for (const daChave of Map.groupBy(feitas, ({ chave }) => chave).values()) assinarNaThread(daChave);
}

function assinarNoPool({ cabecalho, carga, chave, resolve, reject }: Encomenda): void {
  const assinado = cabecalho + Buffer.from(carga).toString('base64url');
  sign(null, Buffer.from(assinado), chave, (erro, assinatura) => {
    if (erro) reject(erro);
    else resolve(`${assinado}.${assinatura.toString('base64url')}`);
  });
}

function assinarNaThread(juntas: Encomenda[]): void {
  const textos = juntas.flatMap(({ cabecalho, carga }) => [cabecalho, carga]);
  assinadora.assinar(juntas[0]!.chave, textos).then(
    (prontas) => {
      for (const [i, { resolve }] of juntas.entries()) resolve(prontas[i]!);
    },
    // The thread was lost: the bids are durable, and their bidders are owed a receipt.
    () => juntas.forEach(assinarNoPool),
  );
}
