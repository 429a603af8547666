import type { Centavos } from '../dinheiro.ts';
import { DE_2_A_9, modulo10, restoModulo11 } from './digitos.ts';
import { diaDoFator, fatorDoDia } from './fator-vencimento.ts';

/** Ten digits of centavos: R$ 99.999.999,99. What is more is paid by TED. */
export const MAIOR_BOLETO: Centavos = 9_999_999_999;
const MOEDA_REAL = '9';

/** What the 44 digits of a boleto say (BCB, Carta Circular 2.926/2000). */
export interface CodigoDeBarras {
  /** The bank's number in the clearing, three digits. */
  banco: string;
  /** "2026-12-04"; null where the boleto has none. */
  vencimento: string | null;
  centavos: Centavos;
  /** 25 digits that each bank lays out in its own way. */
  campoLivre: string;
}

export type Leitura =
  | { ok: true; boleto: CodigoDeBarras; codigoDeBarras: string; linhaDigitavel: string }
  | { ok: false; problema: string };

/** The 44 digits of the barcode. @throws RangeError when the amount or the free field does not fit */
export function montarCodigoDeBarras({ banco, vencimento, centavos, campoLivre }: CodigoDeBarras): string {
  if (!Number.isInteger(centavos) || centavos < 0 || centavos > MAIOR_BOLETO)
    throw new RangeError(`a boleto holds up to ${MAIOR_BOLETO} centavos: ${centavos}`);
  if (!/^\d{3}$/.test(banco) || !/^\d{25}$/.test(campoLivre))
    throw new RangeError(`bank ${banco} or free field ${campoLivre} has not its length`);
  const fator = vencimento === null ? '0000' : fatorDoDia(vencimento);
  const inicio = banco + MOEDA_REAL;
  const resto = fator + String(centavos).padStart(10, '0') + campoLivre;
  return inicio + digitoGeral(inicio + resto) + resto;
}

/** "AAABC.CCCCX DDDDD.DDDDDY EEEEE.EEEEEZ K UUUUVVVVVVVVVV", as people type it. */
export function linhaDigitavel(codigo: string): string {
  const livre = codigo.slice(19);
  const campos = [codigo.slice(0, 4) + livre.slice(0, 5), livre.slice(5, 15), livre.slice(15)];
  const comDigito = campos.map((campo) => `${campo.slice(0, 5)}.${campo.slice(5)}${modulo10(campo)}`);
  return [...comDigito, codigo[4], codigo.slice(5, 19)].join(' ');
}

/** Reads the 44 digits. @param referencia the day near which its due date is looked for: of issue, else today */
export function lerCodigoDeBarras(texto: string, referencia: string): Leitura {
  const codigo = texto.replace(/[\s.-]/g, '');
  if (!/^\d{44}$/.test(codigo)) return recusa('o código de barras de um boleto tem 44 algarismos');
  if (codigo[0] === '8') return recusa(DE_CONSUMO);
  if (codigo[3] !== MOEDA_REAL) return recusa('este boleto não é em reais');
  if (codigo[4] !== digitoGeral(codigo.slice(0, 4) + codigo.slice(5)))
    return recusa('o dígito verificador não bate: confira a digitação');
  return {
    ok: true,
    boleto: {
      banco: codigo.slice(0, 3),
      vencimento: diaDoFator(codigo.slice(5, 9), referencia),
      centavos: Number(codigo.slice(9, 19)),
      campoLivre: codigo.slice(19),
    },
    codigoDeBarras: codigo,
    linhaDigitavel: linhaDigitavel(codigo),
  };
}

/** Reads the 47 digits as people type them, and says in which of its fields the mistake is. @param referencia as of `lerCodigoDeBarras` */
export function lerLinhaDigitavel(texto: string, referencia: string): Leitura {
  const linha = texto.replace(/[\s.-]/g, '');
  if (/^8\d{47}$/.test(linha)) return recusa(DE_CONSUMO);
  if (!/^\d{47}$/.test(linha)) {
    const quantos = /^\d*$/.test(linha) ? `; aqui há ${linha.length}` : ', e nada mais';
    return recusa(`a linha digitável tem 47 algarismos${quantos}: confira a digitação`);
  }
  const campos = [linha.slice(0, 10), linha.slice(10, 21), linha.slice(21, 32)];
  for (const [i, campo] of campos.entries())
    if (modulo10(campo.slice(0, -1)) !== Number(campo.at(-1)))
      return recusa(`o ${i + 1}º campo (${campo}) tem um algarismo errado: confira a digitação`);
  const livre = campos.map((campo) => campo.slice(0, -1)).join('');
  return lerCodigoDeBarras(livre.slice(0, 4) + linha.slice(32) + livre.slice(4), referencia);
}

const DE_CONSUMO = 'isto é uma conta de consumo ou um tributo, e não um boleto de cobrança';
const recusa = (problema: string): Leitura => ({ ok: false, problema });

/** Over the 43 other digits, weights 2 to 9; never 0. */
function digitoGeral(numero: string): string {
  const digito = 11 - restoModulo11(numero, DE_2_A_9);
  return String(digito > 9 ? 1 : digito);
}
