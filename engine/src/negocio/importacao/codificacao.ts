import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/**
 * Turns the bytes of a text into characters as they arrive. UTF-8 and UTF-16LE by their mark; else UTF-8 where the first
 * stretch with accents is valid UTF-8, and Windows-1252 (which holds all of Latin-1's letters) where it is not: accented
 * Portuguese in Latin-1 is practically never valid UTF-8.
 */
export async function* decodificar(fonte: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  let decodificador: TextDecoder | null = null;
  let pendente: Uint8Array = new Uint8Array(0);
  for await (const pedaco of fonte) {
    if (decodificador !== null) {
      yield decodificador.decode(pedaco, { stream: true });
      continue;
    }
    pendente = pendente.length === 0 ? pedaco : Buffer.concat([pendente, pedaco]);
    if (pendente.length < MARCA) continue;
    const nome = nomeDaCodificacao(pendente);
    if (nome === null) {
      yield Buffer.from(pendente).toString('latin1');
    } else {
      decodificador = new TextDecoder(nome);
      yield decodificador.decode(pendente, { stream: true });
    }
    pendente = new Uint8Array(0);
  }
  decodificador ??= new TextDecoder(nomeDaCodificacao(pendente) ?? 'utf-8');
  yield decodificador.decode(pendente);
}

/** Bytes enough to see a mark and not to cut a character that is alone. */
const MARCA = 64;

/** Null while nothing but ASCII was seen: the question stays open. */
function nomeDaCodificacao(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'windows-1252' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes.every((byte) => byte < 0x80)) return null;
  return isUtf8(semFimCortado(bytes)) ? 'utf-8' : 'windows-1252';
}

/** Without the last character when the end of the stretch may cut through it. */
function semFimCortado(bytes: Uint8Array): Uint8Array {
  for (let i = bytes.length - 1; i >= Math.max(0, bytes.length - 3); i -= 1) {
    const byte = bytes[i]!;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const tamanho = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return i + tamanho > bytes.length ? bytes.subarray(0, i) : bytes;
  }
  return bytes;
}
