import { createHmac, timingSafeEqual } from 'node:crypto';

const PASSO_MS = 30_000;
const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 6238 with SHA-1, 30 s, 6 digits: what authenticator apps speak. `contador` = Unix time / 30 s. */
export function codigoTotp(segredo: Buffer, contador: number): string {
  const mensagem = Buffer.alloc(8);
  mensagem.writeBigUInt64BE(BigInt(contador));
  const mac = createHmac('sha1', segredo).update(mensagem).digest();
  const inicio = mac[mac.length - 1]! & 0xf;
  return String((mac.readUInt32BE(inicio) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * The counter a code belongs to, one step early or late allowed; null when wrong or not after `ultimo`: a code is good once.
 * @param agora Unix time in ms
 */
export function conferirTotp(segredo: Buffer, codigo: string, agora: number, ultimo: number): number | null {
  const atual = Math.floor(agora / PASSO_MS);
  const enviado = Buffer.from(codigo);
  for (const contador of [atual, atual - 1, atual + 1]) {
    const esperado = Buffer.from(codigoTotp(segredo, contador));
    if (contador > ultimo && enviado.length === esperado.length && timingSafeEqual(enviado, esperado))
      return contador;
  }
  return null;
}

/** Bytes in Base32, as apps take them; whole groups of five need no padding. */
export function escreverBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((letra) => ALFABETO[Number.parseInt(letra, 2)]).join('');
}

export function lerBase32(texto: string): Buffer {
  const bits = [...texto.toUpperCase().replace(/[\s=-]/g, '')]
    .map((letra) => ALFABETO.indexOf(letra).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((octeto) => Number.parseInt(octeto, 2)));
}
