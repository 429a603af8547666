import { z } from 'zod';
import { centavos } from './dinheiro.ts';
import { situacaoLote } from './lote.ts';

/**
 * What is kept of a lot for the house's list of all of a brand's lots, whichever auction they are in: nothing that a bid moves, and nothing
 * secret.
 */
export const loteGuardadoDaCasa = {
  numero: z.string(),
  nome: z.string(),
  tipo: z.string(),
  situacao: situacaoLote,
  foto: z.string().nullable(),
  qtdFotos: z.int().min(0),
  leilao: z.object({ id: z.int().positive(), uid: z.guid() }),
  /** Centavos; the step is its own, null where the auction's table holds. */
  valor: z.object({ minimo: centavos, incremento: centavos.nullable() }),
  comitente: z.object({ comId: z.int().nullable(), nome: z.string() }).nullable(),
  dataFim: z.iso.datetime().nullable(),
  posicaoLeilao: z.int(),
} as const;

/** A row of GET /v1/leiloes/lotes: with what its auction is called, and how far its bids are. `revisao` grows with each of its changes. */
export const loteNaCasa = z.object({
  ...loteGuardadoDaCasa,
  uid: z.guid(),
  id: z.int(),
  leilao: loteGuardadoDaCasa.leilao.extend({ nome: z.string() }),
  valorAtual: centavos.nullable(),
  qtdLances: z.int(),
  revisao: z.int().positive(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type LoteNaCasa = z.infer<typeof loteNaCasa>;
