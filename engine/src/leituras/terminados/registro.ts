import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

/**
 * Finished auctions as their readers need them, so that no list folds a log. Follow from the log like every picture of it: missing
 * or old, they are made again. Nobody but their own module reads them, which knows the caller's rights by what is in them.
 */
const leilaoTerminado = z.strictObject({
  /** The auction's. */
  uid: z.guid(),
  /** Everything up to this commit is in it and in its lots. */
  commitNo: z.int().positive(),
  /** Fingerprint of the fold that made it. */
  nucleo: z.string(),
  /** JSON of `LeilaoGuardado`. */
  vista: z.string(),
});
export type LeilaoTerminado = z.infer<typeof leilaoTerminado>;

const loteTerminado = z.strictObject({
  /** The lot's. */
  uid: z.guid(),
  leiUid: z.guid(),
  /** JSON of `LoteGuardado`. */
  vista: z.string(),
});
export type LoteTerminado = z.infer<typeof loteTerminado>;

const SO_O_MOTOR = {
  indices: {},
  carimbosSemArvore: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
} satisfies Partial<DefinicaoColecao<LoteTerminado>>;

export const LEILOES_TERMINADOS: DefinicaoColecao<LeilaoTerminado> = {
  ...SO_O_MOTOR,
  nome: 'leiloes_terminados',
  schema: leilaoTerminado,
};

export const LOTES_TERMINADOS: DefinicaoColecao<LoteTerminado> = {
  ...SO_O_MOTOR,
  nome: 'lotes_terminados',
  schema: loteTerminado,
};
