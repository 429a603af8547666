import { createHmac } from 'node:crypto';

/** RFC 6238 with SHA-1, as an authenticator app does it, `adiante` steps of 30 s from now: each code is good once. */
export function totp(segredo: string, adiante = 0): string {
  const bits = [...segredo].map((letra) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letra).toString(2).padStart(5, '0'),
  );
  const chave = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const contador = Buffer.alloc(8);
  contador.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + adiante));
  const mac = createHmac('sha1', chave).update(contador).digest();
  const inicio = mac[19]! & 0xf;
  return String((mac.readUInt32BE(inicio) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
