import { z } from 'zod';
import { centavos } from './dinheiro.ts';

/** GET /v1/estatisticas: what a brand may say of itself. Sums and counts alone; nothing of any one person or lot. */
export const estatisticasPublicas = z.strictObject({
  lotesVendidos: z.int(),
  leiloesRealizados: z.int(),
  /** People and companies that have bid or proposed. */
  licitantes: z.int(),
  /** Sum of the winning amounts, without fees, centavos. */
  valorVendido: centavos,
  lotesAbertos: z.int(),
  leiloesAtivos: z.int(),
  patios: z.int(),
  /** Instant they were counted, ISO. */
  calculadasEm: z.iso.datetime(),
});
export type EstatisticasPublicas = z.infer<typeof estatisticasPublicas>;
