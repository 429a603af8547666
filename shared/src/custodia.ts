import { z } from 'zod';

/** What a line of custody says: values that name no person. */
const valor = z.union([
  z.string().max(2_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(200)).max(200),
]);

/** A line of a vehicle's chain of custody, as anybody may have it (docs/custodia.md). */
export const eventoDaCustodia = z.object({
  seq: z.int().positive(),
  publico: z.object({
    tipo: z.string(),
    /** When it happened, by who did it. */
    em: z.iso.datetime(),
    /** When it was written here. */
    instante: z.iso.datetime(),
    dados: z.record(z.string(), valor),
  }),
  /** The commitment to what the house alone knows of it. */
  privado: z.string(),
  hash: z.string(),
});
export type EventoDaCustodia = z.infer<typeof eventoDaCustodia>;

/** GET /v1/lotes/{uid}/custodia. `assinatura`: a JWS over `{veiUid, seq, hash}` of the last line; null where there is none. */
export const custodiaPublica = z.object({
  veiUid: z.guid(),
  eventos: z.array(eventoDaCustodia),
  assinatura: z.string().nullable(),
});
export type CustodiaPublica = z.infer<typeof custodiaPublica>;

/** GET /v1/veiculos/{uid}/custodia: the same with what opens each commitment. */
export const custodiaDaCasa = custodiaPublica.extend({
  eventos: z.array(
    eventoDaCustodia.extend({
      sal: z.string(),
      parte: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    }),
  ),
});
export type CustodiaDaCasa = z.infer<typeof custodiaDaCasa>;
