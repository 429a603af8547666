import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Seals a text with AES-256-GCM under a key derived from the installation's generated secret. `dono` is bound to it: what was sealed for
 * one brand does not open as another's. Base64url of nonce, tag and ciphertext.
 */
export function selar(texto: string, dono: string, segredo: string): string {
  const nonce = randomBytes(12);
  const cifra = createCipheriv('aes-256-gcm', chave(segredo), nonce).setAAD(Buffer.from(dono));
  const corpo = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
  return Buffer.concat([nonce, cifra.getAuthTag(), corpo]).toString('base64url');
}

/** @throws Error when it was sealed under another secret or for another owner, or was changed */
export function abrir(selado: string, dono: string, segredo: string): string {
  const bytes = Buffer.from(selado, 'base64url');
  const cifra = createDecipheriv('aes-256-gcm', chave(segredo), bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(dono))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cifra.update(bytes.subarray(28)), cifra.final()]).toString('utf8');
}

function chave(segredo: string): Buffer {
  if (segredo.length < 16) throw new Error('the secret that keys are derived from is not set');
  return Buffer.from(hkdfSync('sha256', segredo, '', 'martelo credenciais de marca', 32));
}
