import { timingSafeEqual } from 'node:crypto';

/** How long an address opens its file. */
export const VALIDADE_ENDERECO_MS = 15 * 60_000;

/** What an address says: which file (or its small picture), for which account of which brand. */
export interface EnderecoLido {
  uid: string;
  conta: string;
  hotsiteId: number;
  miniatura: boolean;
}

/**
 * Addresses that open a file for one account, for 15 minutes. Nothing is kept of them: they are signed, and what they name is looked at again
 * when they are used.
 */
export interface Addresses {
  make(lido: EnderecoLido, agora: number): string;
  /** Null for whatever was not made here, was changed by a letter, or is over. */
  read(endereco: string, agora: number): EnderecoLido | null;
}

/*
 * base64url of 1 format · 1 variant · 4 end (Unix s) · 4 brand · 16 file · 16 account · 24 signature: no bit of the 88 letters is spare, so
 * that one address has one spelling.
 */
const FORMATO = 1;
const CORPO = 42;
const ASSINATURA = 24;
const LETRAS = /^[\w-]{88}$/;

/** `derivar` is a keyed hash under the engine's secret, separated by purpose: no other token of ours is an address. */
export function fileAddresses(derivar: (proposito: string, texto: string) => Buffer): Addresses {
  const assinatura = (corpo: Buffer): Buffer =>
    derivar('endereco-de-arquivo', corpo.toString('base64url')).subarray(0, ASSINATURA);
  return {
    make({ uid, conta, hotsiteId, miniatura }, agora) {
      const corpo = Buffer.alloc(CORPO);
      corpo.writeUInt8(FORMATO, 0);
      corpo.writeUInt8(miniatura ? 1 : 0, 1);
      corpo.writeUInt32BE(Math.floor((agora + VALIDADE_ENDERECO_MS) / 1000), 2);
      corpo.writeUInt32BE(hotsiteId, 6);
      bytesDo(uid).copy(corpo, 10);
      bytesDo(conta).copy(corpo, 26);
      return Buffer.concat([corpo, assinatura(corpo)]).toString('base64url');
    },
    read(endereco, agora) {
      if (!LETRAS.test(endereco)) return null;
      const bytes = Buffer.from(endereco, 'base64url');
      const corpo = bytes.subarray(0, CORPO);
      if (!timingSafeEqual(bytes.subarray(CORPO), assinatura(corpo))) return null;
      if (corpo.readUInt8(0) !== FORMATO || corpo.readUInt32BE(2) * 1000 <= agora) return null;
      return {
        miniatura: corpo.readUInt8(1) === 1,
        hotsiteId: corpo.readUInt32BE(6),
        uid: uuidDe(corpo.subarray(10, 26)),
        conta: uuidDe(corpo.subarray(26, 42)),
      };
    },
  };
}

function bytesDo(uuid: string): Buffer {
  const bytes = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  if (bytes.length !== 16) throw new Error('not a uid');
  return bytes;
}

const uuidDe = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
