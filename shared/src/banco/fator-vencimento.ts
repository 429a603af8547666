import { diasEntre, somarDias } from '../feriados.ts';

/** Day zero of boletos (BCB, Carta Circular 2.926/2000). */
const BASE = '1997-10-07';
/** Four digits, of which the first is never 0: after 9999 comes 1000 again (FEBRABAN, Manual do Fator de Vencimento, 2012). */
const CICLO = 9_000;
const PRIMEIRO = 1_000;

/** The factor that a due date has in the barcode, four digits: 9999 on 2025-02-21, 1000 the day after. */
export function fatorDoDia(dia: string): string {
  const dias = diasEntre(BASE, dia);
  if (dias < PRIMEIRO) throw new RangeError(`no boleto has a due date before 2000-07-03: ${dia}`);
  const fator = dias % CICLO;
  return String(fator < PRIMEIRO ? fator + CICLO : fator);
}

/**
 * The due date that a factor means: of the days 9,000 apart that have it, the nearest to `referencia` (when it was issued, else today).
 * Null where a boleto has none: its factor begins with 0.
 */
export function diaDoFator(fator: string, referencia: string): string | null {
  const numero = Number(fator);
  if (numero < PRIMEIRO) return null;
  const primeiro = somarDias(BASE, numero);
  const voltas = Math.max(0, Math.round(diasEntre(primeiro, referencia) / CICLO));
  return somarDias(primeiro, voltas * CICLO);
}
