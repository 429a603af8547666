import { z } from 'zod';
import { ZONA } from '../datas.ts';

export { SILENCIO_PADRAO } from './silencio-padrao.ts';

/** Hours of the day in São Paulo in which phones are left in peace; `inicio` = `fim` is none. */
export const silencio = z.strictObject({ inicio: z.int().min(0).max(23), fim: z.int().min(0).max(23) });
export type Silencio = z.infer<typeof silencio>;

const HORA_MS = 3_600_000;
const relogio = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONA,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** When the quiet hours that hold at `agora` (Unix ms) end; null when none hold. */
export function fimDoSilencio(agora: number, { inicio, fim }: Silencio): number | null {
  const [hora, minuto, segundo] = relogio.format(agora).split(':').map(Number) as [number, number, number];
  const dentro = inicio <= fim ? hora >= inicio && hora < fim : hora >= inicio || hora < fim;
  if (!dentro) return null;
  const horas = (fim - hora + 24) % 24;
  return agora - (agora % 1_000) + horas * HORA_MS - (minuto * 60 + segundo) * 1_000;
}
