import { semAusentes } from '@martelo/shared/ausentes';
import { z } from 'zod';
import { mudancasDe } from '../mudancas.ts';
import { aceitaNulo, ehOpcional } from './campos.ts';

/** The schema of a change of a record: `mudancasDe`, and null takes an optional field out. */
export const mudancasComNulo = (escrita: z.ZodObject): z.ZodObject =>
  mudancasDe(
    z.object(
      Object.fromEntries(
        Object.entries(escrita.shape).map(([campo, schema]) => [
          campo,
          ehOpcional(schema) ? (schema as z.ZodType).nullable() : (schema as z.ZodType),
        ]),
      ),
    ),
  );

/** What people wrote, with what was sent of a change: what was not stays, and null takes out what has no null. */
export function comMudancas(escrita: z.ZodObject, escrito: object, enviado: object): Record<string, unknown> {
  const mudado: Record<string, unknown> = { ...escrito, ...semAusentes(enviado) };
  for (const [campo, valor] of Object.entries(enviado))
    if (valor === null && !aceitaNulo(escrita.shape[campo] as z.ZodType)) delete mudado[campo];
  return mudado;
}
