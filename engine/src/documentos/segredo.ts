import { createHmac, hash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives out and looks up document addresses without storing them: they derive from a secret kept beside the data. */
export interface EnderecosDeDocumento {
  /** 128 bits in base64url: what stands in `/extrato/<hash>`. */
  hashDe(tipo: 'extrato', uid: string, versao: number): string;
}

/** What is stored of an address, and looked up by. */
export const digestoDoEndereco = (endereco: string): string => hash('sha256', endereco);

export function enderecosDeDocumento(segredo: Buffer): EnderecosDeDocumento {
  return {
    hashDe: (tipo, uid, versao) =>
      createHmac('sha256', segredo)
        .update(`${tipo}:${uid}:${versao}`)
        .digest()
        .subarray(0, 16)
        .toString('base64url'),
  };
}

/** The secret in `<pasta>/documentos.segredo`, made on first use, readable by this user alone. */
export function lerSegredoDeDocumentos(pasta: string): Buffer {
  mkdirSync(pasta, { recursive: true, mode: 0o700 });
  const arquivo = join(pasta, 'documentos.segredo');
  try {
    writeFileSync(arquivo, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'EEXIST') throw erro;
  }
  return Buffer.from(readFileSync(arquivo, 'utf8').trim(), 'hex');
}
