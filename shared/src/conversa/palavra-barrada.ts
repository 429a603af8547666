/** Signs that are read as letters, by who wants to be read all the same. */
const COMO_LETRA: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' },
};

/** Without accents and capitals, look-alikes as letters, a letter once however often it is repeated. */
const lida = (texto: string): string =>
  texto
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[013457@$]/g, (sinal) => COMO_LETRA[sinal]!)
    .replace(/(\p{L})\1+/gu, '$1');

const palavrasDe = (texto: string): string[] => lida(texto).match(/\p{L}+/gu) ?? [];

/**
 * The word of a list, or the words in a row, that a message has; null where it has none. Whole words alone: what is part of a longer one is
 * another word. Letters that stand one by one ("p a l a v r a") are read together.
 */
export function palavraBarrada(mensagem: string, lista: readonly string[]): string | null {
  const soltas = palavrasDe(mensagem);
  const formas = [soltas, juntarSoltas(soltas)].map((palavras) => ` ${palavras.join(' ')} `);
  const achada = lista.find((barrada) => {
    const procurada = palavrasDe(barrada).join(' ');
    return procurada !== '' && formas.some((forma) => forma.includes(` ${procurada} `));
  });
  return achada ?? null;
}

/** Single letters in a row as one word, in which a letter stands once as in any. */
function juntarSoltas(palavras: readonly string[]): string[] {
  const juntas: string[] = [];
  let emCurso = '';
  for (const palavra of [...palavras, '']) {
    if (palavra.length === 1) {
      emCurso += palavra;
      continue;
    }
    if (emCurso !== '') juntas.push(lida(emCurso));
    emCurso = '';
    if (palavra !== '') juntas.push(palavra);
  }
  return juntas;
}
