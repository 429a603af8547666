import { Recusa } from './refusals.ts';

/** End of a ZIP's directory (also of JAR, DOCX, APK): 22 bytes and a comment of at most 65,535, at the very end of a file. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_TAIL = 22 + 65_535;
/** Archives that are found wherever in a file they begin. */
const ARCHIVES = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')];

/**
 * No archive lies in or behind the file, for who opens it as one.
 * @throws Recusa `duplo`
 */
export function requireOneKind(file: Uint8Array): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL));
  if (tail.includes(ZIP_END) || ARCHIVES.some((mark) => bytes.includes(mark))) throw new Recusa('duplo');
}
