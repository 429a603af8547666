import { promisify } from 'node:util';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { produto, somaDasPotencias } from './crc.ts';

/** How long a nonce is: 128 bits in hex. The same for all, so that one fits where another stood. */
export const TAMANHO_DO_NONCE = 32;

/** A body with places for a nonce. Plain data: it goes from the thread that drew it to the one that sends it. */
export interface Molde {
  corpo: Uint8Array;
  lugares: number[];
  /** Of a compressed body: its sum with the nonce it was drawn with, and what follows for another. */
  soma: { lugar: number; doCorpo: number; doNonce: number; potencias: number } | null;
}

/**
 * A body as it was drawn, to be sent with another nonce in each place of the one it was drawn with. That one was random and is never
 * sent to anybody: who writes content cannot know it, so nothing but the page's own places is ever replaced.
 */
export function moldeSimples(corpo: Buffer, nonce: string): Molde {
  return { corpo, lugares: lugaresDe(corpo, nonce), soma: null };
}

/**
 * The same, compressed once. Each nonce is a stored block of its own between compressed ones, so a fresh one is copied in without
 * compressing anything again; the sum at the end follows from the one that was computed once.
 */
export async function moldeGzip(corpo: Buffer, nonce: string): Promise<Molde> {
  const originais = lugaresDe(corpo, nonce);
  const deflate = createDeflateRaw({ level: NIVEL });
  const saida: Buffer[] = [];
  deflate.on('data', (parte: Buffer) => saida.push(parte));
  const descarregar = promisify((modo: number, feito: () => void) => deflate.flush(modo, feito));
  const comprimir = async (parte: Buffer): Promise<Buffer> => {
    saida.length = 0;
    deflate.write(parte);
    // Ends on a whole byte, and keeps what was seen for later parts to refer to.
    await descarregar(constants.Z_SYNC_FLUSH);
    return Buffer.concat(saida);
  };
  const partes: Buffer[] = [];
  const lugares: number[] = [];
  let tamanho = 0;
  const por = (parte: Buffer) => {
    partes.push(parte);
    tamanho += parte.length;
  };
  por(CABECALHO);
  let fim = 0;
  for (const lugar of originais) {
    por(await comprimir(corpo.subarray(fim, lugar)));
    // Takes a nonce's place in what the compressor has seen; no text holds it, so no later part refers to it.
    await comprimir(VAZIO);
    por(BLOCO_DO_NONCE);
    lugares.push(tamanho);
    por(VAZIO);
    fim = lugar + TAMANHO_DO_NONCE;
  }
  por(await comprimir(corpo.subarray(fim)));
  deflate.destroy();
  por(BLOCO_FINAL);
  const soma = {
    lugar: tamanho,
    doCorpo: crc32(corpo),
    doNonce: crc32(nonce),
    potencias: somaDasPotencias(originais.map((lugar) => corpo.length - lugar - TAMANHO_DO_NONCE)),
  };
  const rodape = Buffer.alloc(8);
  rodape.writeUInt32LE(soma.doCorpo, 0);
  rodape.writeUInt32LE(corpo.length % 2 ** 32, 4);
  por(rodape);
  return { corpo: Buffer.concat(partes), lugares, soma };
}

/**
 * The body with this nonce in every place.
 * @param tomar where it is written; of any content
 */
export function preencher(
  { corpo, lugares, soma }: Molde,
  nonce: string,
  tomar: (tamanho: number) => Buffer = Buffer.allocUnsafe,
): Buffer {
  const bytes = tomar(corpo.length);
  bytes.set(corpo);
  const novo = Buffer.from(nonce, 'latin1');
  for (const lugar of lugares) novo.copy(bytes, lugar);
  // A CRC is linear: another nonce changes it by the same difference in each place, moved by what follows there.
  if (soma !== null) {
    const diferenca = produto((crc32(novo) ^ soma.doNonce) >>> 0, soma.potencias);
    bytes.writeUInt32LE((soma.doCorpo ^ diferenca) >>> 0, soma.lugar);
  }
  return bytes;
}

const NIVEL = 6;
/** Of a gzip file without name or time. */
const CABECALHO = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** A stored block of a nonce's length: its type, the length, the length's complement. */
const BLOCO_DO_NONCE = Buffer.from([0, TAMANHO_DO_NONCE, 0, 0xff - TAMANHO_DO_NONCE, 0xff]);
/** The last block, empty. */
const BLOCO_FINAL = Buffer.from([3, 0]);
/** Of a byte that UTF-8 has no use for. */
const VAZIO = Buffer.alloc(TAMANHO_DO_NONCE, 0xff);

function lugaresDe(corpo: Buffer, nonce: string): number[] {
  if (nonce.length !== TAMANHO_DO_NONCE) throw new Error('a nonce of another length does not fit');
  const lugares: number[] = [];
  for (let lugar = corpo.indexOf(nonce); lugar !== -1; lugar = corpo.indexOf(nonce, lugar + TAMANHO_DO_NONCE))
    lugares.push(lugar);
  return lugares;
}
