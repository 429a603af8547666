import { z } from 'zod';

/*
 * What the media service and the engine say to each other. A stream is known by a name that the engine gave it, and by nothing else.
 */

export const PAPEIS_NO_FLUXO = ['emissor', 'plateia'] as const;
export type PapelNoFluxo = (typeof PAPEIS_NO_FLUXO)[number];

const fluxo = z.string().regex(/^[a-z]-[0-9a-f-]{36}(-\d)?$/);

export const pedidoDeEntrada = z.strictObject({
  token: z.string().min(1).max(2_000),
  papel: z.enum(PAPEIS_NO_FLUXO),
});

export const entradaNoFluxo = z.object({ fluxo });
export type EntradaNoFluxo = z.infer<typeof entradaNoFluxo>;

const estadoDoFluxo = z.strictObject({
  fluxo,
  /** Whether somebody sends it now. */
  chega: z.boolean(),
  plateia: z.int().nonnegative(),
});
export type EstadoDoFluxo = z.infer<typeof estadoDoFluxo>;

/** How often it says so; of what nothing is heard for `SEM_PULSO_MS` nobody sends. */
export const PULSO_MS = 2_000;
export const SEM_PULSO_MS = 7_000;

export const pulso = z.strictObject({ fluxos: z.array(estadoDoFluxo).max(500) });
export const pulsoRespondido = z.object({ encerrar: z.array(fluxo) });
