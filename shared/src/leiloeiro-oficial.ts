import { z } from 'zod';
import { enderecoDeArquivo } from './endereco-de-arquivo.ts';
import { paragrafos, texto } from './texto.ts';

/** What staff write of an auctioneer. */
export const leiloeiroEscrita = z.strictObject({
  nome: texto(120).min(1),
  /** Registration with the state's board of trade: "JUCESP 1042". */
  inscricao: texto(60).min(1),
  /** Who they are, in a few sentences. */
  texto: paragrafos(2_000).optional(),
  fotoUrl: enderecoDeArquivo.optional(),
  situacao: z.enum(['ATIVO', 'INATIVO']).default('ATIVO'),
  mostrarNoSite: z.boolean().default(true),
  /** Smaller first. */
  ordem: z.int().min(0).max(1_000).default(0),
});

/** An auctioneer as the engine keeps them. */
export const leiloeiroOficial = leiloeiroEscrita.extend({
  uid: z.guid(),
  id: z.int().positive(),
  hotsites: z.array(z.int().positive()).min(1),
});
export type LeiloeiroOficial = z.infer<typeof leiloeiroOficial>;

/** GET /v1/leiloeiros/lista-site. `uid` is null for who is known from an auction alone. */
export const leiloeiroPublico = z.strictObject({
  uid: z.guid().nullable(),
  nome: z.string(),
  inscricao: z.string().nullable(),
  texto: z.string().nullable(),
  fotoUrl: z.string().nullable(),
  /** Active auctions that they hold. */
  qtdLeiloes: z.int(),
});
export type LeiloeiroPublico = z.infer<typeof leiloeiroPublico>;
