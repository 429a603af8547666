import { dictionary } from '@zxcvbn-ts/language-common';

/** Digits and signs around a common word that make it no other password. */
const ENFEITES = 6;
/** Words that the list, made abroad, lacks. */
const DAQUI = [
  'senha',
  'mudar',
  'brasil',
  'leilao',
  'leiloes',
  'martelo',
  'corinthians',
  'flamengo',
  'palmeiras',
];
const FILEIRAS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyzabcdefgh', 'qwertyuiopasdfghjklzxcvbnm'];
const DISFARCES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

let lista: ReadonlySet<string> | undefined;
/** Read when first asked: the list is some 400 KB, for services alone and never for a page. */
const comuns = (): ReadonlySet<string> => {
  lista ??= new Set([...(dictionary['passwords-common'] as readonly string[]), ...DAQUI]);
  return lista;
};

/**
 * Whether a password is among those that are tried first: on the list of the most used, also dressed up with a few digits or with
 * signs for letters, a run of the keyboard, hardly more than one character, or what anybody knows of its owner (`doDono`: their e-mail,
 * name, nickname, the brand).
 */
export function senhaComum(senha: string, doDono: readonly string[] = []): boolean {
  const texto = simples(senha);
  const nua = texto.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const enfeite = texto.replace(nua, '');
  const formas = [texto, ...(enfeite.length <= ENFEITES || ehFileira(enfeite) ? [nua] : [])].flatMap(
    (forma) => [forma, forma.replace(/[0-9@$!]/g, (sinal) => DISFARCES[sinal] ?? sinal)],
  );
  const conhecidas = new Set(
    doDono
      .flatMap((um) => [simples(um), ...palavrasDe(um), ...paresDe(palavrasDe(um))])
      .filter((um) => um.length >= 4),
  );
  return (
    formas.some((forma) => forma !== '' && (comuns().has(forma) || conhecidas.has(forma))) ||
    new Set(texto).size <= 3 ||
    ehFileira(texto)
  );
}

/** A run of the keyboard or of the count, either way. */
const ehFileira = (texto: string): boolean =>
  FILEIRAS.some((fileira) => fileira.includes(texto) || fileira.includes([...texto].reverse().join('')));

const palavrasDe = (texto: string): string[] =>
  texto
    .split(/[\s@._-]+/)
    .map(simples)
    .filter(Boolean);
/** Two of the words together, in either order: "anasouza" of Ana Maria Souza. */
const paresDe = (palavras: readonly string[]): string[] =>
  palavras
    .slice(0, 8)
    .flatMap((uma, i) => palavras.slice(0, 8).flatMap((outra, j) => (i === j ? [] : [uma + outra])));

/** Without accents, case and spaces. */
const simples = (texto: string): string =>
  texto
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase();
