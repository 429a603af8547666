import { diasEntre, ehDiaBancario, somarDias } from '../feriados.ts';

/** The day itself where banks settle on it, else the next on which they do. */
export function diaBancarioApartirDe(dia: string): string {
  let atual = dia;
  while (!ehDiaBancario(atual)) atual = somarDias(atual, 1);
  return atual;
}

/** The last day on which what was due on `vencimento` is paid without interest: the next bank day, if it is none (Lei 7.089/1983). */
export const ultimoDiaSemEncargos = (vencimento: string): string => diaBancarioApartirDe(vencimento);

/**
 * Days of interest of what was due on `vencimento` and paid on `pagoEm`. Who pays after the next bank day owes from the original due
 * date on, the days that banks were closed included (STJ, REsp 1.954.924).
 */
export const diasDeAtraso = (vencimento: string, pagoEm: string): number =>
  pagoEm <= ultimoDiaSemEncargos(vencimento) ? 0 : diasEntre(vencimento, pagoEm);
