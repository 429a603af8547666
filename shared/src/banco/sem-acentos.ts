/** What has no letter of its own under its accent, as banks write it. */
const TROCAS: Record<string, string> = {
  ª: 'a',
  º: 'o',
  '°': 'o',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
};

/** Printable ASCII alone, one character of it for each column of a file or byte of a code; what cannot be written is left out. */
export const semAcentos = (texto: string): string =>
  texto
    .replace(/[ªº°ßæÆœŒøØ–—’‘“”]/g, (sinal) => TROCAS[sinal] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/g, '')
    .trim();
