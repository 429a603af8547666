import { z } from 'zod';

/** Who is told that the slot which they booked for a vehicle to come in is theirs no more, and why. */
export const entradaSemHorario = z.strictObject({
  usuUid: z.string(),
  inicio: z.string(),
  motivo: z.string(),
});
export type EntradaSemHorario = z.output<typeof entradaSemHorario>;

interface Agendada {
  situacao: string;
  entradaInicio: string | null;
  entradaAgendadaPor: string | null;
  motivo: string | null;
}

/** A slot that was taken with words why, as by a recess; null of any other change, as by who gives it back themselves. */
export function horarioTomado(antes: Agendada | null, depois: Agendada): EntradaSemHorario | null {
  if (antes === null || depois.situacao !== 'PREVISTA' || depois.entradaInicio !== null) return null;
  const { entradaInicio: inicio, entradaAgendadaPor: usuUid } = antes;
  if (inicio === null || usuUid === null || depois.motivo === null || depois.motivo === antes.motivo)
    return null;
  return { usuUid, inicio, motivo: depois.motivo };
}
