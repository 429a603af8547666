import { diaEmSaoPaulo } from './datas.ts';
import { lerCnpj, lerCpf } from './documentos.ts';
import type { Uf } from './uf.ts';

/*
 * Whether what somebody says of themselves can be true. It proves nothing (documents do), but what cannot be true is refused while
 * its giver is still there to correct it.
 */

export const MAIORIDADE = 18;
const IDADE_MAXIMA = 120;

/** Whole years at an instant (Unix ms), by the calendar of São Paulo. `nascimento` is AAAA-MM-DD. Negative for one to come. */
export function idadeEm(nascimento: string, instante: number): number {
  const hoje = diaEmSaoPaulo(instante);
  const anos = Number(hoje.slice(0, 4)) - Number(nascimento.slice(0, 4));
  return hoje.slice(5) < nascimento.slice(5) ? anos - 1 : anos;
}

/** What is wrong with a date of birth for who wants to bid: rules of a contract, that minors cannot make. Null when nothing is. */
export function problemaNoNascimento(nascimento: string, agora: number): string | null {
  const idade = idadeEm(nascimento, agora);
  if (nascimento > diaEmSaoPaulo(agora)) return 'a data de nascimento está no futuro';
  if (idade > IDADE_MAXIMA) return 'confira o ano de nascimento';
  return idade < MAIORIDADE ? `é preciso ter ${MAIORIDADE} anos completos para participar` : null;
}

/** The last day of birth of who is of age now, AAAA-MM-DD. */
export function ultimoNascimentoMaior(agora: number): string {
  const hoje = diaEmSaoPaulo(agora);
  return `${Number(hoje.slice(0, 4)) - MAIORIDADE}${hoje.slice(4)}`;
}

/** Letters of our script, and what stands between them in names; a number may follow ("Lote 3 Comércio"), a link may not. */
const NOME = /^[\p{Script=Latin}\p{M}\d .,'’&ªº()/-]+$/u;

/** Whether a text can be the name of a person or of a company: words of different letters, and not mostly figures. */
export function nomePlausivel(nome: string): boolean {
  const letras = nome.match(/\p{L}/gu) ?? [];
  const algarismos = nome.match(/\d/g) ?? [];
  return (
    NOME.test(nome) &&
    /\p{L}{2}/u.test(nome) &&
    new Set(letras.map((letra) => letra.toLowerCase())).size > 1 &&
    algarismos.length < letras.length &&
    !/(\p{L})\1{3}/iu.test(nome)
  );
}

/** Words that speak for the house wherever they stand in a nickname, and those that do so only as a word of their own. */
const DA_CASA_EM_QUALQUER_LUGAR =
  /oficial|leiloeir|administra|atendiment|suporte|moderador|martelo|organizador|plataforma|comitente/;
const DA_CASA_COMO_PALAVRA = new Set(
  'adm admin sac sistema equipe staff gerente diretoria financeiro juridico leilao leiloes pregao plateia presencial sala auditorio casa banco seguradora ao vivo automatico vencedor anonimo null undefined'.split(
    ' ',
  ),
);
/** Digits and signs that are read as letters. */
const LIDO_COMO: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/**
 * Whether a public nickname could be taken for the house: one of its words, or one of `nomes` (the brand's), however it is spaced,
 * accented, or written with figures.
 */
export function apelidoDaCasa(apelido: string, nomes: readonly string[]): boolean {
  const simples = semAcento(apelido);
  const palavras = simples.split(/[^a-z0-9]+/).filter(Boolean);
  if (palavras.some((palavra) => DA_CASA_COMO_PALAVRA.has(lida(palavra)))) return true;
  const junto = lida(palavras.join(''));
  if (DA_CASA_EM_QUALQUER_LUGAR.test(junto)) return true;
  return nomes
    .map((nome) => lida(semAcento(nome).replace(/[^a-z0-9]/g, '')))
    .some((nome) => nome.length >= 4 && traco(junto).includes(traco(nome)));
}

/** The forms of nicknames that the platform gives itself ("Arrematante 4821", "Comprador 4821", "Raquete 07"): nobody chooses one of those. */
export const apelidoGerado = (apelido: string): boolean =>
  /^(arrematante|comprador|raquete|ensaio)[\s._-]*\d*$/.test(semAcento(apelido).trim());

/**
 * What is left of a nickname when case, accents, signs and look-alikes are taken for one: two that leave the same could be taken for each
 * other. Nicknames of one brand differ in it.
 */
export const apelidoLido = (apelido: string): string =>
  traco(lida(semAcento(apelido).replace(/[^a-z0-9]/g, '')))
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Letters of our alphabet with their accents, figures, and what may part them. Letters that only look like ours are none. */
const SEM_SOSIAS = /^[a-z0-9][a-z0-9 ._-]*$/;
/** A telephone with what may stand before it, a CEP or a date of birth: a number that a program counted up to is none. */
const DE_ALGUEM = /^(?:(?:55)?[1-9]{2}(?:9\d{8}|[2-5]\d{7})|9\d{8}|\d{8})$/;
const LEMBRA_EMAIL = /arroba|gmail|hotmail|outlook|yahoo|icloud|[._ -](com|net|org|br)(?![a-z0-9])/;

/** What of its owner a name that everybody sees would tell, said to who chose it; null when nothing. */
export function apelidoRevela(apelido: string): string | null {
  const simples = semAcento(apelido);
  const algarismos = simples.replace(/[^a-z0-9]/g, '').match(/\d+/g) ?? [];
  const deAlguem = (numero: string) => DE_ALGUEM.test(numero) || lerCpf(numero) !== null;
  if (algarismos.some(deAlguem) || lerCnpj(simples) !== null)
    return 'o apelido é público: não use CPF, CNPJ, telefone ou outro número seu';
  return /@/.test(simples) || LEMBRA_EMAIL.test(simples)
    ? 'o apelido é público: não use e-mail nem endereço de site'
    : null;
}

/** Why a client may not call themselves this; null when they may, unless it is taken (see `apelidoLido`). */
export const problemaNoApelido = (apelido: string): string | null =>
  SEM_SOSIAS.test(semAcento(apelido))
    ? apelidoRevela(apelido)
    : 'use letras, números, espaço, ponto, hífen ou _';

const lida = (texto: string): string => texto.replace(/[0134578]/g, (sinal) => LIDO_COMO[sinal] ?? sinal);
/** "l" and "i" are one stroke in many letters. */
const traco = (texto: string): string => texto.replaceAll('l', 'i');
const semAcento = (texto: string): string => texto.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The first CEP of each range of the post office's, and whose it is. */
const FAIXAS_CEP: readonly (readonly [inicio: number, uf: Uf | null])[] = [
  [0, null],
  [1_000_000, 'SP'],
  [20_000_000, 'RJ'],
  [29_000_000, 'ES'],
  [30_000_000, 'MG'],
  [40_000_000, 'BA'],
  [49_000_000, 'SE'],
  [50_000_000, 'PE'],
  [57_000_000, 'AL'],
  [58_000_000, 'PB'],
  [59_000_000, 'RN'],
  [60_000_000, 'CE'],
  [64_000_000, 'PI'],
  [65_000_000, 'MA'],
  [66_000_000, 'PA'],
  [68_900_000, 'AP'],
  [69_000_000, 'AM'],
  [69_300_000, 'RR'],
  [69_400_000, 'AM'],
  [69_900_000, 'AC'],
  [70_000_000, 'DF'],
  [72_800_000, 'GO'],
  [73_000_000, 'DF'],
  [73_700_000, 'GO'],
  [76_800_000, 'RO'],
  [77_000_000, 'TO'],
  [78_000_000, 'MT'],
  [79_000_000, 'MS'],
  [80_000_000, 'PR'],
  [88_000_000, 'SC'],
  [90_000_000, 'RS'],
];

/** The state a CEP belongs to, by the post office's ranges; null for a CEP that no place has. `cep` in eight digits, hyphen or not. */
export function ufDoCep(cep: string): Uf | null {
  const numero = Number(cep.replace('-', ''));
  return FAIXAS_CEP.findLast(([inicio]) => numero >= inicio)?.[1] ?? null;
}

const DEPOIS_DO_ULTIMO_CEP = 100_000_000;
/** How many CEPs the post office's ranges give a state. */
export const cepsDoEstado = (uf: Uf): number =>
  FAIXAS_CEP.reduce(
    (soma, [inicio, desta], i) =>
      desta === uf ? soma + (FAIXAS_CEP[i + 1]?.[0] ?? DEPOIS_DO_ULTIMO_CEP) - inicio : soma,
    0,
  );

/** What is wrong with an address's CEP: no place has it, or one of another state; null where nothing is. */
export function problemaDoCep({
  cep,
  estadoSigla,
}: {
  cep: string;
  estadoSigla?: string | undefined;
}): string | null {
  const uf = ufDoCep(cep);
  if (uf === null) return 'este CEP não existe';
  return estadoSigla === undefined || estadoSigla === uf
    ? null
    : `este CEP é de ${uf}, não de ${estadoSigla}`;
}
