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

type ComNulos<F extends Forma> = {
  [K in keyof F]: z.ZodOptional<z.ZodNullable<Extract<SemPadrao<F[K]>, z.ZodType>>>;
};

/** The same, and null takes out a field that may be missing, unless it is among those that stay. */
export function mudancasOuNulos<F extends Forma>(
  objeto: z.ZodObject<F>,
  ficam: readonly (keyof F)[] = [],
): z.ZodObject<ComNulos<F>, z.core.$strict> {
  const forma = Object.entries(mudancasDe(objeto).shape).map(([campo, mudanca]) => {
    const retiravel = objeto.shape[campo] instanceof z.ZodOptional && !ficam.includes(campo);
    return [campo, retiravel ? (mudanca as z.ZodType).nullable() : mudanca];
  });
  return z.strictObject(Object.fromEntries(forma)) as never;
}

/** What changes, and what is to be there no more. */
export function separarNulos<T extends object>(
  enviado: T,
): { mudancas: { [K in keyof T]?: NonNullable<T[K]> }; retirar: Extract<keyof T, string>[] } {
  const partes = Object.entries(enviado).filter(([, valor]) => valor !== undefined);
  return {
    mudancas: Object.fromEntries(partes.filter(([, valor]) => valor !== null)) as never,
    retirar: partes.filter(([, valor]) => valor === null).map(([campo]) => campo) as never,
  };
}

/** Of what is written by commands: who does not say what they read overwrites nothing by accident, but what they name. */
export const revisaoLida = z
  .int()
  .positive()
  .optional()
  .describe('A versão que foi lida: a mudança é recusada se já há outra');
