import { z } from 'zod';

/*
 * Brazilian documents and numbers. Each is kept in its bare form (digits and capitals), read from what people type, and
 * formatted for screens. `formatar…` gives an unreadable text back as it came.
 */

/** The bare form of a valid CPF, or null. */
export function lerCpf(texto: string): string | null {
  const numeros = nus(texto);
  if (!/^\d{11}$/.test(numeros) || repetido(numeros)) return null;
  const primeiro = digitoVerificador(numeros.slice(0, 9), PESOS_CPF.slice(1));
  const segundo = digitoVerificador(numeros.slice(0, 9) + primeiro, PESOS_CPF);
  return numeros.endsWith(`${primeiro}${segundo}`) ? numeros : null;
}
/** "123.456.789-09" */
export const formatarCpf = (cpf: string): string =>
  lerCpf(cpf) === null ? cpf : nus(cpf).replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
/** "***.456.789-**": enough to recognise one's own. */
export const mascararCpf = (cpf: string): string => nus(cpf).replace(/^...(...)(...)..$/, '***.$1.$2-**');

/**
 * The bare form of a valid CNPJ, or null: numeric, or with letters in the first twelve places, as issued since July 2026
 * (each character counts as its ASCII code less 48; the two check digits stay numeric).
 */
export function lerCnpj(texto: string): string | null {
  const nu = nus(texto);
  if (!/^[\dA-Z]{12}\d{2}$/.test(nu) || repetido(nu)) return null;
  const primeiro = digitoVerificador(nu.slice(0, 12), PESOS_CNPJ.slice(1));
  const segundo = digitoVerificador(nu.slice(0, 12) + primeiro, PESOS_CNPJ);
  return nu.endsWith(`${primeiro}${segundo}`) ? nu : null;
}
/** "12.ABC.345/01DE-35" */
export const formatarCnpj = (cnpj: string): string =>
  lerCnpj(cnpj) === null ? cnpj : nus(cnpj).replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
/** Only the first two places and the branch are left to read. */
export const mascararCnpj = (cnpj: string): string =>
  nus(cnpj).replace(/^(..)......(....)..$/, '$1.***.***/$2-**');

/** Of whichever of both it is. */
export const mascararCpfOuCnpj = (documento: string): string =>
  lerCpf(documento) === null ? mascararCnpj(documento) : mascararCpf(documento);

/** Check digits completed: for fixtures and demo data. `base` has 9 digits (CPF) or 12 characters (CNPJ). */
export function completarDocumento(base: string): string {
  const pesos = base.length === 9 ? PESOS_CPF : PESOS_CNPJ;
  const primeiro = digitoVerificador(base, pesos.slice(1));
  return `${base}${primeiro}${digitoVerificador(base + primeiro, pesos)}`;
}

/** The bare form of a plate, old ("ABC1234") or Mercosul ("ABC1D23"), or null. */
export function lerPlaca(texto: string): string | null {
  const nua = nus(texto);
  return /^[A-Z]{3}\d[A-Z\d]\d{2}$/.test(nua) ? nua : null;
}
export const placaMercosul = (placa: string): boolean => /^[A-Z]{3}\d[A-Z]\d{2}$/.test(nus(placa));
/** "ABC-1234" for the old format; a Mercosul plate has no hyphen. */
export const formatarPlaca = (placa: string): string => {
  const lida = lerPlaca(placa);
  if (lida === null) return placa;
  return placaMercosul(lida) ? lida : `${lida.slice(0, 3)}-${lida.slice(3)}`;
};
/** The Mercosul form of a plate: the fifth place's digit becomes the letter of its order (0 = A … 9 = J). */
export function paraMercosul(placa: string): string | null {
  const lida = lerPlaca(placa);
  if (lida === null || placaMercosul(lida)) return lida;
  return lida.slice(0, 4) + String.fromCharCode(65 + Number(lida[4])) + lida.slice(5);
}
/** The old form of a plate that was converted; null for one that was born Mercosul (fifth place after J). */
export function paraPlacaAntiga(placa: string): string | null {
  const lida = lerPlaca(placa);
  if (lida === null || !placaMercosul(lida)) return lida;
  const ordem = lida.charCodeAt(4) - 65;
  return ordem > 9 ? null : lida.slice(0, 4) + ordem + lida.slice(5);
}
/** Both forms of one plate, Mercosul's and the old one; none of what is no plate. */
export const formasDaPlaca = (placa: string): string[] => [
  ...new Set([paraMercosul(placa), paraPlacaAntiga(placa)].flatMap((forma) => forma ?? [])),
];
/**
 * What is wrong with a chassis number, in words; null where nothing is. It has 17 places since 1990, and never the letters that look like digits.
 * @param ano of the vehicle, where it is known: older ones have shorter numbers
 */
export function recusaDoChassi(texto: string, ano?: number): string | null {
  const nu = nus(texto);
  const letra = /[IOQ]/.exec(nu)?.[0];
  if (letra !== undefined)
    return `A letra ${letra} não existe em chassi: troque por ${letra === 'I' ? 'um (1)' : 'zero (0)'}.`;
  if (!/^[A-Z0-9]+$/.test(nu)) return 'Um chassi tem só letras e algarismos.';
  const antigo = ano !== undefined && ano < 1990;
  if (antigo ? nu.length >= 5 && nu.length <= 17 : nu.length === 17) return null;
  return `Um chassi tem 17 caracteres, e este tem ${nu.length}.`;
}
export const lerChassi = (texto: string): string => nus(texto);

/** What is wrong with a Renavam, in words; null where nothing is. It has 11 digits, or the 9 or 10 that it had before, and the last one checks. */
export function recusaDoRenavam(texto: string): string | null {
  const nu = nus(texto);
  if (!/^\d{9,11}$/.test(nu)) return 'Um Renavam tem 11 algarismos.';
  const onze = nu.padStart(11, '0');
  if (/^0+$/.test(onze)) return 'Este não é um Renavam: são só zeros.';
  const soma = [...PESOS_RENAVAM].reduce((total, peso, i) => total + Number(peso) * Number(onze[i]), 0);
  const digito = ((soma * 10) % 11) % 10;
  return Number(onze[10]) === digito
    ? null
    : 'O último algarismo deste Renavam não confere: há algum errado.';
}
/** Every way to write one: with its zeros before, or without. */
export const formasDoRenavam = (renavam: string): string[] => {
  const nu = renavam.replace(/^0{1,2}/, '');
  return [...new Set([9, 10, 11].map((casas) => nu.padStart(casas, '0')))];
};
export const lerRenavam = (texto: string): string => nus(texto);
const PESOS_RENAVAM = '3298765432';

/** "ABC****" */
export const mascararPlaca = (placa: string): string => nus(placa).replace(/^(...)....$/, '$1****');

/** The eight digits of a CEP, or null. */
export function lerCep(texto: string): string | null {
  return /^\s*\d{5}-?\d{3}\s*$/.test(texto) ? nus(texto) : null;
}
/** "74000-000" */
export const formatarCep = (cep: string): string => lerCep(cep)?.replace(/^(.{5})/, '$1-') ?? cep;

/**
 * A Brazilian telephone as area code and number, or null: landline (8 digits from 2 to 5) or mobile (9 digits from 9).
 * The country code and the long-distance zero, before or after the area code, are dropped.
 */
export function lerTelefone(texto: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(texto)) return null;
  const numeros = nus(texto);
  const semPais = /^(?:00)?55\d{10,12}$/.test(numeros) ? numeros.replace(/^(?:00)?55/, '') : numeros;
  const nacional = semPais.replace(/^0/, '').replace(/^(\d\d)0/, '$1');
  return /^[1-9][1-9](?:[2-5]\d{7}|9\d{8})$/.test(nacional) ? nacional : null;
}
/** "(62) 99999-0000" or "(62) 3333-0000" */
export const formatarTelefone = (telefone: string): string =>
  lerTelefone(telefone)?.replace(/^(..)(.+)(.{4})$/, '($1) $2-$3') ?? telefone;
/** "(62) *****-0000" */
export const mascararTelefone = (telefone: string): string =>
  lerTelefone(telefone)?.replace(
    /^(..)(.+)(.{4})$/,
    (_, ddd, meio: string, fim) => `(${ddd}) ${'*'.repeat(meio.length)}-${fim}`,
  ) ?? '****';

/** "a***@exemplo.com.br" */
export const mascararEmail = (email: string): string => email.replace(/^(.)[^@]*@/, '$1***@');

export const cpf = lido(lerCpf, 'CPF inválido', 'cpf');
export const cnpj = lido(lerCnpj, 'CNPJ inválido', 'cnpj');
/** Of a person or of a company, whichever it is. */
export const cpfOuCnpj = lido(
  (texto) => lerCpf(texto) ?? lerCnpj(texto),
  'CPF ou CNPJ inválido',
  'cpfOuCnpj',
);
export const placa = lido(lerPlaca, 'Placa inválida', 'placa');
export const cep = lido(lerCep, 'CEP inválido', 'cep');
export const telefone = lido(lerTelefone, 'Telefone inválido', 'telefone');
/** The same where a field may be emptied. */
export const telefoneOuNenhum = lido(
  (escrito) => (escrito.trim() === '' ? '' : lerTelefone(escrito)),
  'Telefone inválido',
  'telefone',
);

const PESOS_CPF = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const PESOS_CNPJ = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function digitoVerificador(base: string, pesos: readonly number[]): number {
  const soma = pesos.reduce((total, peso, i) => total + peso * (base.charCodeAt(i) - 48), 0);
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
}

const nus = (texto: string): string => texto.replace(/[\s./()+-]/g, '').toUpperCase();
const repetido = (texto: string): boolean => new Set(texto).size === 1;

/** @param formato what a JSON Schema calls it (`x-formato`), for who draws a field of it or makes an example */
function lido(ler: (texto: string) => string | null, mensagem: string, formato: string) {
  return z
    .string()
    .max(40)
    .meta({ 'x-formato': formato })
    .transform((texto, contexto) => {
      const nu = ler(texto);
      if (nu !== null) return nu;
      contexto.addIssue({ code: 'custom', message: mensagem });
      return z.NEVER;
    });
}

/** An identity card's number, or a driving licence's, as it is written. */
export const rg = z
  .string()
  .trim()
  .max(30)
  .regex(/^(?=(?:\D*\d){4})[\da-z./ -]+$/i, 'confira o número do RG ou da CNH');
