import { z } from 'zod';

type Forma = Record<string, z.ZodType>;
type SemPadrao<S> = S extends z.ZodDefault<infer Interno> ? Interno : S;
type Parcial<F extends Forma> = { [K in keyof F]: z.ZodOptional<Extract<SemPadrao<F[K]>, z.ZodType>> };

/**
 * The schema of a change: every field optional and none with a default, because a default in a change would silently undo what
 * was written before.
 */
export function mudancasDe<F extends Forma>(objeto: z.ZodObject<F>): z.ZodObject<Parcial<F>, z.core.$strict> {
  const forma = Object.fromEntries(
    Object.entries(objeto.shape).map(([campo, schema]) => [
      campo,
      (schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema).optional(),
    ]),
  );
  return z.strictObject(forma) as never;
}
