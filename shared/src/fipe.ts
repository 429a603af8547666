// No schema in here: the back office reads it in the browser.
import { diaEmSaoPaulo } from './datas.ts';

/** Where a vehicle's value of the FIPE table came from. */
export const FONTES_DA_FIPE = ['DIGITADO', 'ARQUIVO', 'CONSULTA'] as const;
export type FonteDaFipe = (typeof FONTES_DA_FIPE)[number];
export const ROTULOS_FONTE_DA_FIPE: Record<FonteDaFipe, string> = {
  ...{ DIGITADO: 'Digitado', ARQUIVO: 'Importado de um arquivo', CONSULTA: 'Consultado na tabela' },
};

/** What the table says of a vehicle. */
export interface ValorDaFipe {
  codigo: string;
  nome?: string | undefined;
  /** Centavos. */
  valor: number;
  mes: string;
}

/** What of a vehicle the table is asked by. */
export interface Avaliavel {
  anoModelo?: number | undefined;
  combustivel?: string | undefined;
  informacoesFipe?: ValorDaFipe | undefined;
}

const MESES = [
  ...(['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho'] as const),
  ...(['agosto', 'setembro', 'outubro', 'novembro', 'dezembro'] as const),
];
const simples = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The table's month as people and the table itself write it (11/2026, 2026-11, novembro de 2026, nov/2026), as "2026-11"; null where it is none. */
export function lerMesDaFipe(texto: string): string | null {
  const dito = simples(texto).trim();
  const [, ano1, mes1] = /^(20\d{2})[-/](\d{1,2})$/.exec(dito) ?? [];
  const [, mes2, ano2] = /^(?:01[-/])?(\d{1,2})[-/](20\d{2})$/.exec(dito) ?? [];
  const [, nome, ano3] = /^([a-z]{3,9})(?: de |[-/ ])(20\d{2})$/.exec(dito) ?? [];
  const porNome =
    nome === undefined
      ? 0
      : 1 + MESES.findIndex((mes) => [simples(mes), simples(mes).slice(0, 3)].includes(nome));
  const [mes, ano] = [Number(mes1 ?? mes2 ?? porNome), ano1 ?? ano2 ?? ano3];
  return ano !== undefined && mes >= 1 && mes <= 12 ? `${ano}-${String(mes).padStart(2, '0')}` : null;
}

/** The code as the table prints it, 001234-5; null where it is none. */
export function lerCodigoFipe(texto: string): string | null {
  const algarismos = texto.replace(/\D/g, '');
  if (!/^[\d.\s-]+$/.test(texto.trim()) || algarismos.length !== 7) return null;
  return `${algarismos.slice(0, 6)}-${algarismos[6]}`;
}

/** A month of the table that has not come is a slip: every value of the months until then would be older. @param agora Unix ms */
export const mesDaFipePorVir = (mes: string, agora: number = Date.now()): boolean =>
  mes > diaEmSaoPaulo(agora).slice(0, 7);
export const MES_POR_VIR = 'Este mês da tabela FIPE ainda não chegou.';
