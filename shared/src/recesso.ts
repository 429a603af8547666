import { z } from 'zod';
import { DIREITOS_NO_PATIO } from './direitos-no-patio.ts';
import { cadaUmaVez, comandoId } from './identificador.ts';
import { texto } from './texto.ts';

/* Days on which yards serve nobody (fleet, F10): written for one yard, several or all. */

const dias = {
  de: z.iso.date('Use uma data: 2026-12-24'),
  ate: z.iso.date('Use uma data: 2027-01-02'),
};

/** POST /v1/patio-recesso. */
export const recessoEscrito = z
  .strictObject({
    comandoId: comandoId.optional(),
    /** Left out: all yards of the brand that are in use. */
    patios: z.array(z.guid()).min(1).max(100).refine(cadaUmaVez, 'cada pátio uma vez só').optional(),
    ...dias,
    motivo: texto(120).min(3),
    /** Frees the pickups that are booked on these days, and tells their buyers. */
    remarcar: z.boolean().default(false),
  })
  .refine(({ de, ate }) => de <= ate, { path: ['ate'], message: 'O recesso termina depois que começa.' });

/** POST /v1/patio-recesso/{uid}/retirar. */
export const recessoRetirado = z.strictObject({
  comandoId: comandoId.optional(),
  ...dias,
  motivo: z.string().max(120),
});

const recessoListado = z.object({
  patio: z.object({ uid: z.guid(), id: z.int(), nome: z.string() }),
  ...dias,
  motivo: z.string(),
  passou: z.boolean(),
});

/** GET /v1/patio-recesso, the next first; what has gone by, last. */
export const recessosRespondidos = z.object({ itens: z.array(recessoListado) });
export type RecessosRespondidos = z.infer<typeof recessosRespondidos>;

export const recessoFeito = z.object({
  itens: z.array(recessoListado.shape.patio),
  liberadas: z.int().describe('Retiradas que estavam agendadas nesses dias'),
});
export type RecessoFeito = z.infer<typeof recessoFeito>;

/** GET /v1/patio-usuario/{uid}: where somebody works, and what they do there. */
const patioDaPessoa = recessoListado.shape.patio.extend({ direitos: z.array(z.enum(DIREITOS_NO_PATIO)) });
export type PatioDaPessoa = z.infer<typeof patioDaPessoa>;
export const patiosDaPessoa = z.object({ itens: z.array(patioDaPessoa) });

/** GET /v1/patio-usuario: who works at yards, at which, and what they do there. */
export const quemEstaNosPatios = z.object({
  itens: z.array(
    z.object({
      ...{ uid: z.guid(), id: z.int(), nome: z.string(), email: z.string() },
      patios: z.array(patioDaPessoa),
    }),
  ),
});
export type QuemEstaNosPatios = z.infer<typeof quemEstaNosPatios>;
