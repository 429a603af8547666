import { hash } from 'node:crypto';
import type { TipoDeImpresso } from '@martelo/shared/impressos/comum';

/** Gives out document addresses without storing them: they derive from the engine's secret. */
export interface EnderecosDeDocumento {
  /** 128 bits in base64url: what stands in `/<tipo>/<hash>`. */
  hashDe(tipo: TipoDeImpresso, uid: string, versao: number): string;
}

/** What is stored of an address, and looked up by. */
export const digestoDoEndereco = (endereco: string): string => hash('sha256', endereco);

/** `derivar` is a keyed hash under the engine's secret, separated by purpose. */
export const enderecosDeDocumento = (
  derivar: (proposito: string, texto: string) => Buffer,
): EnderecosDeDocumento => ({
  hashDe: (tipo, uid, versao) =>
    derivar('documento', `${tipo}:${uid}:${versao}`).subarray(0, 16).toString('base64url'),
});
