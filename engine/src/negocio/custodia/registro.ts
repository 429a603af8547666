import { eventoDaCustodia } from '@martelo/shared/custodia';
import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

const elo = eventoDaCustodia.extend({
  /** Of the effect that it follows from: one line each. */
  uid: z.string().max(300),
  veiUid: z.guid(),
  hotsiteId: z.int().positive(),
  /** `veiUid:seq`: a place in the chain is one line's. */
  lugar: z.string(),
  sal: z.string(),
  parte: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type EloDaCustodia = z.output<typeof elo>;

/** What happened to vehicles: each a chain that anybody may verify (docs/custodia.md). Lines are added, and never changed. */
export const CUSTODIA: DefinicaoColecao<EloDaCustodia> = {
  nome: 'custodia',
  schema: elo,
  indices: {
    veiUid: { tipo: 'texto', semArvore: true },
    seq: { tipo: 'inteiro', semArvore: true },
    lugar: { tipo: 'texto', unico: true },
  },
  arvores: [['veiUid', 'seq']],
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso, _, antes) => acesso.tipo === 'sistema' && antes === null,
};
