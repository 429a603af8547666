import { normalizar } from '../../records/texto.ts';

/** Words that nearly every lot has: they tell nothing apart. */
const VAZIAS = new Set('a as o os e de da das do dos em no na nos nas com por para um uma ou ao'.split(' '));

/** Latin letters, composed, and digits: Unicode's own classes take four times as long over a whole catalogue. */
const PALAVRA = /\d+(?:[.,/-]\d+)+|[a-zA-Z0-9ªºÀ-ɏ]+/g;

/** What each word as written is found by. Lots repeat each other's words: most of an index's start is spent here otherwise. */
const conhecidas = new Map<string, readonly string[]>();
const MAXIMO_CONHECIDAS = 200_000;

/** The words a text is found by, in the form the index keeps them. "1.0" is found as "10", and by its parts as well. */
export function palavrasDoTexto(texto: string): string[] {
  const palavras: string[] = [];
  for (const escrita of texto.normalize('NFC').match(PALAVRA) ?? []) {
    let formas = conhecidas.get(escrita);
    if (formas === undefined) {
      formas = formasDe(normalizar(escrita));
      if (conhecidas.size >= MAXIMO_CONHECIDAS) conhecidas.clear();
      conhecidas.set(escrita, formas);
    }
    for (const forma of formas) palavras.push(forma);
  }
  return palavras;
}

function formasDe(palavra: string): string[] {
  if (VAZIAS.has(palavra)) return [];
  if (PONTUADO.test(palavra)) return [palavra.replace(/\D/g, ''), ...palavra.split(/\D/)];
  return [singular(palavra)];
}

/** One searched word: as typed, which may be the beginning of another, and as the index keeps it. */
export interface PalavraBuscada {
  digitada: string;
  termo: string;
}

/** The words of a search. Words that tell nothing apart are left out, unless there is no other. */
export function palavrasBuscadas(texto: string): PalavraBuscada[] {
  const digitadas = (normalizar(texto).match(PALAVRA) ?? []).map((palavra) =>
    PONTUADO.test(palavra) ? palavra.replace(/\D/g, '') : palavra,
  );
  const uteis = digitadas.filter((palavra) => !VAZIAS.has(palavra));
  const unicas = [...new Set(uteis.length > 0 ? uteis : digitadas)];
  return unicas.slice(0, 12).map((digitada) => ({ digitada, termo: singular(digitada) }));
}

const PONTUADO = /^\d+[.,/-]/;

/** Portuguese plurals, without accents, to a common form. Both sides of a comparison go through it, so it need not be a word. */
function singular(palavra: string): string {
  if (palavra.length < 4 || !palavra.endsWith('s')) return palavra;
  if (/(?:oes|aes)$/.test(palavra)) return `${palavra.slice(0, -3)}ao`;
  if (/[aeou]is$/.test(palavra)) return `${palavra.slice(0, -2)}l`;
  if (/ns$/.test(palavra)) return `${palavra.slice(0, -2)}m`;
  if (/[rz]es$/.test(palavra)) return palavra.slice(0, -2);
  return /[aeiou]s$/.test(palavra) ? palavra.slice(0, -1) : palavra;
}
