import { z } from 'zod';

/** `porMes` of the lists: a month (11), or year and month (2026-11), in São Paulo. */
export const porMes = z
  .string()
  .regex(/^(\d{4}-)?(0?[1-9]|1[0-2])$/, 'Use o mês (11) ou ano e mês (2026-11).')
  .optional()
  .describe('Mês (11) ou ano e mês (2026-11), no horário de São Paulo');

/** A month in São Paulo (UTC−3), of this year when the year is not said. */
export function limitesDoMes(mesPedido: string, agora: number): { min: string; max: string } {
  const [mes, ano] = mesPedido.split('-').reverse().map(Number);
  const doAno = ano ?? new Date(agora).getUTCFullYear();
  return {
    min: new Date(Date.UTC(doAno, mes! - 1, 1, 3)).toISOString(),
    max: new Date(Date.UTC(doAno, mes!, 1, 3) - 1).toISOString(),
  };
}
