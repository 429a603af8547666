import { z } from 'zod';
import { condicionalDoLote } from './condicional.ts';
import { centavos } from './dinheiro.ts';

/** POST /v1/lotes/{uid}/visitas: that somebody opened a lot. Without an id all who come so are one visitor a day. */
export const visitaDoLote = z.strictObject({ visitanteUid: z.string().trim().min(1).max(60).optional() });

const contagem = z.int().nonnegative();

/**
 * GET /v1/lotes/{uid}/informacoes: what the house knows of a lot and the public does not (private lot info, spec). What only some may know is
 * null for others.
 */
export const informacoesDoLote = z.object({
  uid: z.guid(),
  leiUid: z.guid(),
  /** The vehicle in the brand's register that the lot sells. */
  veiUid: z.guid().nullable(),
  placa: z.string().nullable(),
  chassi: z.string().nullable(),
  /** The secret reserve, for who writes it. Centavos. */
  valorComitente: centavos.nullable(),
  condicional: condicionalDoLote.nullable(),
  /** Whether who asks may answer for the consignor. */
  respondeCondicional: z.boolean(),
  /** Accepted bids, the cancelled ones too, by how they came; for who sees received bids. */
  lances: z
    .object({ manuais: contagem, automaticos: contagem, configuracoes: contagem, leiloeiro: contagem })
    .nullable(),
  /** The chat about the lot that spoke last, for who answers chats. */
  chatUid: z.guid().nullable(),
  visitas: z.object({
    visualizacoes: contagem,
    /** Of each day, added up: who came on two days counts twice. */
    visitantes: contagem,
    /** The last thirty days in São Paulo, oldest first. */
    dias: z.array(z.object({ dia: z.iso.date(), visualizacoes: contagem, visitantes: contagem })),
  }),
});
export type InformacoesDoLote = z.infer<typeof informacoesDoLote>;
