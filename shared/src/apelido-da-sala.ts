import { z } from 'zod';
import { texto } from './texto.ts';
import { uf } from './uf.esquema.ts';

/** What staff write of an apelido (rule 12): a name under which somebody in the room bids. */
export const apelidoEscrita = z.strictObject({
  /** The auction it is for; null or absent: every auction of the brand. */
  leiUid: z.guid().nullish(),
  apelido: texto(60).min(2),
  cidade: texto(120).default(''),
  estado: z.union([uf, z.literal('')], 'use a sigla do estado').default(''),
  tipoVeiculoSite: texto(60).nullish(),
  tipoRetomadaSite: texto(60).nullish(),
  /** The consignor whose person this is: no bid under it is taken on that consignor's own lots. */
  comId: z.int().positive().nullish(),
  /** The client whose it is: their bid in a judicial auction, and the sale that follows from it (L10). */
  clienteId: z.int().positive().nullish(),
});
/** An apelido as the engine keeps it. */
export type Apelido = z.infer<typeof apelidoEscrita> & { uid: string; id: number; hotsiteId: number };
