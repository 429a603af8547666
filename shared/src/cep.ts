import { z } from 'zod';
import { uf } from './uf.esquema.ts';

/** GET /v1/cep/{cep}: what is known of the address; null for what people have to write. */
export const enderecoDoCep = z.strictObject({
  /** With hyphen. */
  cep: z.string(),
  estadoSigla: uf,
  cidade: z.string().nullable(),
  bairro: z.string().nullable(),
  logradouro: z.string().nullable(),
});
/** GET /v1/municipios/{uf}: every municipality of a state, as the IBGE writes it. */
export const municipiosDoEstado = z.strictObject({ itens: z.array(z.string()) });
export type MunicipiosDoEstado = z.infer<typeof municipiosDoEstado>;
export type EnderecoDoCep = z.infer<typeof enderecoDoCep>;
