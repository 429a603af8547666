import { CENTAVOS_MAX } from '../../dinheiro.ts';
import { ErroMartelo } from '../../erros.ts';
import { semAcentos } from '../sem-acentos.ts';

/**
 * What a field holds: `N` digits, right with zeros · `I` a CPF or CNPJ, the same, with letters (IN RFB 2.229/2024) · `A` text, left with
 * blanks, in capitals without accents · `V` an amount in centavos, as digits · `D` a calendar day, of 8 places or of 6.
 */
export type Tipo = 'N' | 'I' | 'A' | 'V' | 'D';

/** A field of a record. Positions count from 1, as in the manuals; what no field covers is blank. */
export interface Campo<N extends string = string, T extends Tipo = Tipo> {
  campo: N;
  de: number;
  ate: number;
  tipo: T;
}
/** A field that always says the same. */
export interface Fixo {
  fixo: string;
  de: number;
  ate: number;
}
export type Leiaute = readonly (Campo | Fixo)[];

export const campo = <N extends string, T extends Tipo>(
  nome: N,
  de: number,
  ate: number,
  tipo: T,
): Campo<N, T> => ({ campo: nome, de, ate, tipo });
export const fixo = (de: number, texto: string): Fixo => ({ fixo: texto, de, ate: de + texto.length - 1 });
export const zeros = (de: number, ate: number): Fixo => fixo(de, '0'.repeat(ate - de + 1));

/** A bank's own layout: `base`, with these in the place of whatever they overlap or have the name of. */
export const desviar = <L extends Leiaute>(base: L, ...proprios: (Campo | Fixo)[]): L =>
  [
    ...base.filter(
      (um) =>
        !proprios.some(
          (outro) =>
            (outro.de <= um.ate && um.de <= outro.ate) ||
            ('campo' in outro && 'campo' in um && outro.campo === um.campo),
        ),
    ),
    ...proprios,
  ] as unknown as L;

/** Places of an amount that is of one boleto. */
const VALOR_DE_UM = 15;

type Valor<T extends Tipo> = T extends 'V' ? number : T extends 'D' ? string | null : string;
/** A record as it is read: amounts in centavos, days as "2026-12-04" or null, the rest as text without what fills it up. */
export type Lido<L extends Leiaute> = {
  [C in Extract<L[number], Campo> as C['campo']]: Valor<C['tipo']>;
};
export type Valores = Record<string, string | number | null | undefined>;

/** A record of `tamanho` places. @throws RangeError when a value does not fit; only text is cut */
export function escreverRegistro(leiaute: Leiaute, valores: Valores, tamanho: number): string {
  const linha = new Array<string>(tamanho).fill(' ');
  for (const um of leiaute) {
    const largura = um.ate - um.de + 1;
    const texto = 'fixo' in um ? um.fixo : escrever(um, valores[um.campo] ?? null, largura);
    for (let i = 0; i < largura; i++) linha[um.de - 1 + i] = texto[i]!;
  }
  return linha.join('');
}

/** @throws ErroMartelo ARQUIVO_DO_BANCO that names line, column and what is wrong there */
export function lerRegistro<const L extends Leiaute>(leiaute: L, linha: string, numero: number): Lido<L> {
  const lido: Record<string, string | number | null> = {};
  for (const um of leiaute) if ('campo' in um) lido[um.campo] = ler(um, linha, numero);
  return lido as Lido<L>;
}

/** Nothing of a file is applied when something of it is wrong. @param coluna where it begins; null when it is the whole line */
export function recusar(linha: number, coluna: number | null, problema: string): never {
  const onde = coluna === null ? `Linha ${linha}` : `Linha ${linha}, coluna ${coluna}`;
  throw new ErroMartelo('ARQUIVO_DO_BANCO', { onde, problema, linha, coluna });
}

function escrever({ campo, tipo }: Campo, valor: string | number | null, largura: number): string {
  const texto = emTexto(tipo, valor, largura);
  if (tipo === 'A') return texto.slice(0, largura).padEnd(largura);
  if (texto.length > largura) throw new RangeError(`${campo} has ${largura} places: ${texto}`);
  if (!(tipo === 'I' ? /^[0-9A-Z]*$/ : /^\d*$/).test(texto))
    throw new RangeError(`${campo} is no number: ${texto}`);
  return texto.padStart(largura, '0');
}

function emTexto(tipo: Tipo, valor: string | number | null, largura: number): string {
  if (valor === null) return '';
  const texto = String(valor);
  if (tipo === 'A') return semAcentos(texto).toUpperCase();
  if (tipo !== 'D') return texto;
  const [ano = '', mes = '', dia = ''] = texto.split('-');
  return dia + mes + (largura === 6 ? ano.slice(2) : ano);
}

function ler({ campo, de, ate, tipo }: Campo, linha: string, numero: number): string | number | null {
  const bruto = linha.slice(de - 1, ate);
  const texto = bruto.trim();
  if (tipo === 'A') return texto;
  if (tipo === 'I') return texto.toUpperCase();
  const estranho = /[^\d ]/.exec(bruto);
  if (estranho)
    recusar(
      numero,
      de + estranho.index,
      `em “${rotuloDe(campo)}” há “${estranho[0]}”, e só cabem algarismos`,
    );
  if (/\d +\d/.test(bruto)) recusar(numero, de, `“${rotuloDe(campo)}” tem espaços entre os algarismos`);
  if (tipo === 'N') return texto;
  if (tipo === 'V') {
    const valor = Number(texto);
    // Sums of whole portfolios are wider, and may be more than any one amount.
    if (bruto.length <= VALOR_DE_UM && valor > CENTAVOS_MAX)
      recusar(numero, de, `“${rotuloDe(campo)}” passa de qualquer valor possível: ${texto}`);
    return valor;
  }
  if (/^0*$/.test(texto)) return null;
  const dia = lerDia(texto);
  if (dia === null) recusar(numero, de, `“${rotuloDe(campo)}” não é uma data: ${texto}`);
  return dia;
}

/** DDMMAAAA, or DDMMAA of this century. */
function lerDia(texto: string): string | null {
  const achado = /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(texto);
  if (!achado) return null;
  const [, dia, mes, ano] = achado as unknown as [string, string, string, string];
  const iso = `${ano.length === 2 ? `20${ano}` : ano}-${mes}-${dia}`;
  const instante = Date.parse(`${iso}T00:00:00.000Z`);
  return Number.isNaN(instante) || new Date(instante).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** "valorPago" → "valor pago". */
const rotuloDe = (campo: string): string => campo.replace(/[A-Z]/g, (letra) => ` ${letra.toLowerCase()}`);
