import { diaEmSaoPaulo, ZONA } from '@martelo/shared/datas';

/**
 * A column of an export. What the cells hold: `centavos` integer money; `instante` a Unix time in ms, a Date or ISO 8601, shown in São
 * Paulo's time; `data` a calendar day ("2026-11-21"), or an instant whose day it is. Null and undefined are an empty cell.
 */
export interface Coluna {
  titulo: string;
  tipo: 'texto' | 'inteiro' | 'real' | 'centavos' | 'instante' | 'data' | 'booleano';
}

/** A cell as both formats understand it. What does not fit its column's type is shown as the text that it is. */
export type Celula =
  | { tipo: 'vazia' }
  | { tipo: 'texto'; texto: string }
  | { tipo: 'inteiro' | 'real' | 'centavos'; numero: number }
  /** `local`: São Paulo's calendar and clock, as "2026-11-21" or "2026-11-21 14:05:09". */
  | { tipo: 'instante' | 'data'; local: string };

const VAZIA: Celula = { tipo: 'vazia' };

export function celulaDe(tipo: Coluna['tipo'], valor: unknown): Celula {
  if (valor === null || valor === undefined || valor === '') return VAZIA;
  switch (tipo) {
    case 'texto':
      break;
    case 'booleano':
      if (typeof valor === 'boolean') return { tipo: 'texto', texto: valor ? 'Sim' : 'Não' };
      break;
    case 'inteiro':
    case 'real':
    case 'centavos':
      if (typeof valor === 'number' && Number.isFinite(valor)) return { tipo, numero: valor };
      break;
    case 'data':
      if (typeof valor === 'string' && DIA.test(valor)) return { tipo, local: valor };
      if (ehInstante(valor)) return { tipo, local: diaEmSaoPaulo(valor) };
      break;
    case 'instante':
      if (ehInstante(valor)) return { tipo, local: relogioLocal.format(new Date(valor)) };
      break;
  }
  return { tipo: 'texto', texto: typeof valor === 'object' ? JSON.stringify(valor) : String(valor) };
}

const DIA = /^\d{4}-\d{2}-\d{2}$/;

const relogioLocal = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONA,
  ...{
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
});

/** Only years of four digits: no sheet reads others as a date. */
function ehInstante(valor: unknown): valor is string | number | Date {
  if (typeof valor !== 'string' && typeof valor !== 'number' && !(valor instanceof Date)) return false;
  const ano = new Date(valor).getUTCFullYear();
  return ano >= 1000 && ano <= 9999;
}
