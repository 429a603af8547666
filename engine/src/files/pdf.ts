import { createInflate } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { Recusa } from './refusals.ts';

/** What a PDF does by itself, or brings along: programs, actions that reach out, files within. Names of ISO 32000-2. */
const ACTIVE = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition', 'Movie', 'Sound'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'RichMedia', 'XFA'],
];
const HTML = /<(?:script|html|!doctype html)[\s>]/i;
/** What all its compressed parts unfold to: a hundred pages scanned in colour without loss fit in. */
const UNFOLDED_MAX = 512 * 1024 * 1024;
/** Longer than any name that is looked for, each letter written as `#xx`, with what has to be seen behind it. */
const OVERLAP = 128;
/** How much has to be seen behind a name, to know what it is given. */
const BEHIND = 64;

/**
 * A PDF that opens, is nothing else besides, needs no password, runs nothing, brings no other file and does not unfold without end. What it
 * says is looked for by its bytes, the hidden revisions too, not by following it as a reader would: there are as many readings as readers.
 * @returns how many pages it has
 * @throws Recusa
 */
export async function checkPdf(file: Uint8Array): Promise<number> {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  if (!/%%EOF[\s\0]*$/.test(text.slice(-4_096)) || HTML.test(text)) throw new Recusa('duplo');
  if (text.search(nameAmong(['Encrypt'])) !== -1) throw new Recusa('senha');
  const acts = lookForActions();
  acts(text + BLANK);
  requirePlainObjectStreams(text);
  await unfold(file, text, acts);
  return pagesOf(file);
}

const BLANK = ' '.repeat(BEHIND);

/**
 * Looks at one part of a file after the other. A link that a person follows is fine, and so is being opened at a place; an address that is
 * called by opening is not: where a file has both an action done by itself and an address, nobody but a reader knows whether they are one.
 * @throws Recusa
 */
function lookForActions(): (part: string) => void {
  const always = nameAmong(ACTIVE);
  const address = nameAmong(['URI']);
  const seen = { byItself: false, address: false };
  return (part) => {
    seen.byItself ||= BY_ITSELF.some((one) => one.test(part));
    seen.address ||= part.search(address) !== -1;
    if (part.search(always) !== -1 || (seen.byItself && seen.address)) throw new Recusa('ativo');
  };
}

/**
 * What is done without being asked: on opening, unless that is a place; and when something is shown, unless it stands where text is drawn
 * (`/AA 12 Tf`). What has blanks without end or a comment behind it is hiding.
 */
const BY_ITSELF = [
  doneBy('OpenAction', '(?:[[(/]|<[^<])'),
  doneBy('AA', String.raw`(?:[-+.\d]{1,12}[\0\s]{1,8}Tf\b|[A-Za-z])`),
];

function doneBy(name: string, harmless: string): RegExp {
  return new RegExp(
    String.raw`${nameAmong([name]).source}(?=[\s\S]{${BEHIND}})(?![\0\s]{0,${BEHIND / 2}}${harmless})`,
  );
}

/** A name as PDF writes it, any letter of it perhaps as `#xx`, up to and without the character that ends it. */
function nameAmong(names: readonly string[]): RegExp {
  const letter = (char: string) => {
    const hex = char.charCodeAt(0).toString(16);
    return `(?:${char}|#${hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  };
  const written = names.map((name) => [...name].map(letter).join(''));
  return new RegExp(`/(?:${written.join('|')})(?=[\\0\\t\\n\\f\\r ()<>\\[\\]{}/%])`, 'g');
}

const FLATE = String.raw`(?:/FlateDecode|\[\s*/FlateDecode\s*\])`;
const NUMBER = String.raw`\d+(?:\s+\d+\s+R)?`;
const PLAIN = String.raw`/(?:Type\s*/ObjStm|Filter\s*${FLATE}|(?:N|First|Length|Extends)\s+${NUMBER})`;
/** An object at the beginning of a line whose dictionary is made of nothing else, so that no comment or text can stand around it. */
const PLAIN_STREAM = new RegExp(
  String.raw`[\r\n]\d+\s+\d+\s+obj\s*<<\s*(?:${PLAIN}\s*)+>>\s*stream\r?\n`,
  'g',
);
/** What unfolds twice multiplies. */
const TWICE = /(?:\/(?:FlateDecode|LZWDecode|RunLengthDecode|Fl|LZW|RL)\s*){2}/;

/**
 * Objects may lie packed in streams. They are packed as every program packs them, so that the names in them come to light when they are
 * unfolded: behind another filter, or a predictor, they would not.
 */
function requirePlainObjectStreams(text: string): void {
  const plain = text.match(PLAIN_STREAM)?.filter((object) => object.includes('/ObjStm')) ?? [];
  if (plain.length !== (text.match(nameAmong(['ObjStm']))?.length ?? 0)) throw new Recusa('ativo');
  if (TWICE.test(text)) throw new Recusa('expande');
}

/** Every stream that is compressed, whoever names it: looked through as it unfolds, and never all of it in memory. */
async function unfold(file: Uint8Array, text: string, acts: (part: string) => void): Promise<void> {
  const budget = { left: UNFOLDED_MAX };
  for (const { index, 0: found } of text.matchAll(/stream[ \t\f\0]*(?:\r\n|\n|\r)/g)) {
    const start = index + found.length;
    if (text.slice(index - 3, index) !== 'end' && startsZlib(file, start))
      await inflate(file.subarray(start), acts, budget);
  }
}

const startsZlib = (file: Uint8Array, at: number): boolean =>
  at + 2 <= file.length && (file[at]! & 0x0f) === 8 && ((file[at]! << 8) | file[at + 1]!) % 31 === 0;

/** @throws Recusa; a stream that is torn ends where it is torn, as for any reader */
function inflate(bytes: Uint8Array, acts: (part: string) => void, budget: { left: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = createInflate({ chunkSize: 256 * 1024 });
    let before = '';
    const end = (refusal?: unknown) => {
      stream.destroy();
      if (refusal === undefined) resolve();
      else reject(refusal);
    };
    const look = (part: string): boolean => {
      try {
        acts(part);
        return true;
      } catch (refusal) {
        end(refusal);
        return false;
      }
    };
    stream.on('data', (chunk: Buffer) => {
      budget.left -= chunk.length;
      if (budget.left < 0) return end(new Recusa('expande'));
      const part = before + chunk.toString('latin1');
      if (look(part)) before = part.slice(-OVERLAP);
    });
    stream.once('end', () => look(before + BLANK) && end());
    stream.once('error', () => end());
    stream.end(bytes);
  });
}

/** By pdf.js, as a browser opens it. */
async function pagesOf(file: Uint8Array): Promise<number> {
  try {
    const document = await getDocumentProxy(Uint8Array.from(file), {
      stopAtErrors: true,
      verbosity: 0,
    });
    const pages = document.numPages;
    await document.loadingTask.destroy();
    if (pages < 1) throw new Error('no pages');
    return pages;
  } catch (cause) {
    throw new Recusa((cause as Error).name === 'PasswordException' ? 'senha' : 'danificado', { cause });
  }
}
